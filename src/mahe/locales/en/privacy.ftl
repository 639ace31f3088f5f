### What a server knows about people. Times come from its settings.

privacy-title = Privacy
privacy-short = No account, no cookies, no tracking, nothing from other sites. This is all that this server knows about you.

privacy-stored = What is stored
privacy-stored-name = The name that you type, and your moves with the time of each. They belong to the table, and whoever has its link can see them; a public table can be seen by anyone.
privacy-stored-token = For your seat, a fingerprint of the key by which your browser shows that the seat is yours. The key itself is kept by your browser alone.
privacy-stored-push = If you ask to be told when it is your turn, the address that your browser’s push service has given it, and two keys. They are forgotten when you say so, when you leave and when the table is deleted; the message says nothing but that it is your turn.

privacy-time = For how long
privacy-time-idle = A table at which nobody has moved for { $time } is deleted.
privacy-time-log = Of a finished game only the record stays after { $time }: names, moves and dice, without the time of each.
privacy-time-over = A game is deleted altogether { $time } after its end.
privacy-time-owner = Whoever opened a table can delete it at any time, in its menu.
privacy-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
privacy-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

privacy-address = Your network address
privacy-address-text = The game keeps it in memory only, for as long as it takes to stop anyone from asking for too much at once, and writes it nowhere. A web server in front of it may keep a log of its own; whoever runs this site knows.

privacy-browser = In your browser
privacy-browser-text = This browser remembers your settings, your name for the next game, the keys of your seats, the results of your games and your answers to puzzles. Clearing this site’s data removes them.

privacy-erase = Having your name erased
privacy-erase-text = Tell whoever runs this server how your name is written at the table. They can replace it in all games by a neutral one.
privacy-contact = How to reach them
privacy-no-contact = They have given no address here. Ask whoever sent you the link.
