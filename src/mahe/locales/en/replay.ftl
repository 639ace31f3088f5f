### Watching a game again, checking its dice, and the rules in the page.

## Opening a record

replay-title = Watch a game again
replay-lead = Every game can be saved as a small text file. Open one here, drop it on the page, or paste it below.
replay-open-file = Open a file
replay-record = The record
replay-watch = Watch
replay-drop = Drop it here
replay-empty = Paste a record first, or open a file.
replay-too-long = This file is too big to be a game of Mahé.
replay-bad = This record cannot be played.
replay-fault =
    { $kind ->
        [other] Line { $line }: a Mahé record begins differently.
        [garbled] Line { $line } does not follow the notation: { $token }
        [garbled-line] Line { $line } does not follow the notation.
        [wrong-line] Line { $line } cannot have happened by the rules.
       *[wrong] Line { $line } cannot have happened by the rules: { $token }
    }
replay-unreachable = The server cannot be reached. Try again in a moment.
replay-no-game = There is no game to watch at this table yet.
replay-loading = Fetching the game …

## Watching

replay-heading = Replay
replay-players = Players
replay-log = Log
replay-scrubber = Moment of the game
replay-start = The beginning
# While a throw is under way: whose it is, and the sum so far.
replay-throwing = { $name }: { $sum } …
replay-turned =
    { $eggs ->
        [one] The next clutch: { $eggs } egg
        [7] Seven eggs lie open
       *[other] The next clutch: { $eggs } eggs
    }
replay-play = Play
replay-pause = Pause
replay-step-back = One step back
replay-step-on = One step on
replay-move-back = One move back
replay-move-on = One move on
replay-count = { $move } of { $moves }
replay-more = More
replay-download = Download
replay-share = Share
replay-share-link = Share the link
replay-copied = The record is copied.
replay-copy-failed = This browser does not let the page copy. Download the game instead.
replay-another = Another game
replay-keys = Keys
replay-key-step = One step back or on
replay-key-move = One move back or on
replay-key-ends = To the beginning or the end
replay-key-play = Play or pause
replay-key-speed = Faster or slower
replay-key-space = Space
replay-end = The end
replay-unfinished = This game was not finished.

## Checking the dice

check-title = Check the dice
check-working = Working out every die and card …
check-fits = Every throw fits
check-counts =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } and { cards } worked out again in your browser, and every one came out the same.
check-wrong =
    { $problems ->
        [one] { $problems } thing does not fit
       *[other] { $problems } things do not fit
    }
check-wrong-lead = Somebody may have changed a die, a card or a link. This is what your browser found:
check-none = This game cannot be checked
check-none-lead = It was not played at a server’s table, or it has lost its proof: the record carries no links to work the dice out from.
check-failed = The game’s log could not be fetched. Try again in a moment.
check-none-yet = Nothing has been thrown yet
check-none-yet-lead = Come back after the first throw.
check-again = Check again
check-together =
    { $draws ->
        [one] { $draws } made by a player and the server together
       *[other] { $draws } made by a player and the server together
    }
check-alone =
    { $draws ->
        [one] { $draws } drawn by the server alone
       *[other] { $draws } drawn by the server alone
    }
check-alone-why = These are the first card, the throws of bots and of people who were away, and the cards after them.

check-how = How does that work?
check-how-envelopes = Two friends who live far apart want to roll a die by post. Each writes a secret number and puts it in a sealed envelope. Only when both envelopes lie on the table are they opened, and the two numbers together give the die. Neither friend could choose it, because neither knew the other’s number.
check-how-dolls = Here your browser is one friend and the server is the other. A game needs many throws, so the envelopes sit inside each other, like Russian dolls. The outermost two were put on the table before the game began. Each throw opens the next pair. Nobody can swap one, because everyone can see that it fits into the one before.
check-how-now = Your browser has just opened them all again, one by one. It checked that each fits into the one before, and worked out every die and card by itself.
check-no-server = There is no server behind this page: what is called the server here is the part of the game that runs in your own browser.

check-limits = What it cannot prove
check-limits-alone = What the server drew alone was fixed before the game and could not be changed. But whoever runs the server could have known it.
check-limits-page = The page that checks comes from the same server. If you want to be quite sure, save the game and check it with a program of your own, such as { $command }.
check-limits-people = Only the dice are checked. It does not show who sat behind a name, or whether two players helped each other.
check-limits-story = Someone could make up a whole game, dolls and all. The check convinces you of games that you saw begin.

check-look = Look at a single throw
check-look-lead = Choose one. Filled ones were drawn by the server alone.
check-draw-die = Throw { $number }: the die shows { $value }
check-draw-card =
    { $value ->
        [one] Throw { $number }: the card has { $value } egg
       *[other] Throw { $number }: the card has { $value } eggs
    }
check-draw-by = { $name } threw.
check-draw-nobody = Nobody threw: it is the first card.
check-draw-alone = The server drew it alone.
check-server-link = The server’s number
check-player-link = { $name }’s number
check-link-fits = It fits into the one before.
check-link-same = It is the number of the die before this card.
check-mixed = Both, mixed together
check-mixed-alone = The number, mixed with the name of the table
check-mixed-lead = The two marked characters are a number between 0 and 255: { $byte }.
check-die-sum = { $byte } divided by 6 leaves { $rest }. Counting from 1, that is { $result }.
check-card-sum =
    { $sides ->
        [one] { $sides } card was unseen, so it had to be this one: { $eggs }.
       *[other] { $sides } cards were unseen. { $byte } divided by { $sides } leaves { $rest }: that many are skipped, the small ones first, and the next one has { $eggs }.
    }

check-fault-tags = The record’s tags for the dice are incomplete.
check-fault-end = The last link does not lead back to the first.
check-fault-chain = After throw { $draw } the server began another chain out of turn.
check-fault-number = Throw { $draw }: a throw is missing or counted twice.
check-fault-card-link = Throw { $draw }: the card was not drawn with the link of the die before it.
check-fault-server-link = Throw { $draw }: the server’s link does not fit into the one before.
check-fault-player-link = Throw { $draw }: { $name }’s link does not fit into the one before.
check-fault-value = Throw { $draw }: the links give { $right }, but { $value } was played.
check-fault-server-tip = The server shows another first link now than when you came to this table.
check-fault-player-tip = A player’s chain was swapped for another one.
check-fault-own-link = Throw { $draw }: it was not drawn with the link that your browser sent.
check-more-faults =
    { $count ->
        [one] And { $count } more.
       *[other] And { $count } more.
    }

## The rules

rules-title = Rules
rules-contents = Contents
rules-print = Print
rules-learn = Learn by playing
rules-picture-stack = Yellow rides on red, and red rides on blue. Yellow is on top and decides.
rules-picture-throw = A 2 and a 4: (2 + 4) × 2 = 12
rules-picture-beach = The beach, space 21
