# The table: the action bar, the players, the log, the menu, the podium.

## Turtles and players

# A turtle in a whole sentence.
table-turtle =
    { $colour ->
        [red] the red turtle
        [orange] the orange turtle
        [yellow] the yellow turtle
        [green] the green turtle
        [blue] the blue turtle
        [purple] the purple turtle
       *[pink] the pink turtle
    }
# The strength of a bot, which is also its name.
table-bot-level =
    { $level ->
        [hatchling] Hatchling
        [swimmer] Swimmer
        [navigator] Navigator
        [ancient] Ancient
        [hermit] Hermit
        [pirate] Pirate
        [surfer] Surfer
        [companion] Companion
       *[other] { $level }
    }
# A bot at the table, with the letters of its turtles: "Swimmer B".
table-bot = { table-bot-level } { $letters }
# A bot that has a name, and its kind: “Coco, Swimmer”.
table-bot-called = { $name }, { table-bot-level }
table-free-seat = Free seat
table-eggs =
    { $eggs ->
        [one] 1 egg
       *[other] { $eggs } eggs
    }
table-clutches =
    { $clutches ->
        [one] 1 clutch
       *[other] { $clutches } clutches
    }

## Whose turn, who decides

table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-hand-over = Hand it to { $name }
table-roll-first = Roll the first die.
table-which-first = Which turtle first?
table-waits-first = { $name } rolls the first die …
table-go-on = Go on with { $turtle }, or stop?
table-thinks = { $name } looks at { $sum } …
table-you-decide = You decide for { $turtle }
table-decides = { $name } decides for { $turtle }
table-decides-for-you = { $name } decides for you
table-you-ride = You ride on top, and take what it wins.
table-rides-you = { $rider } rides on top of you, and takes what you win.
table-rides = { $rider } rides on top of { $name }’s turtle.
table-time-up = Your time was up
table-stand-in-plays = A bot plays for you until you are back.
table-back = I am back
table-back-name = { $name }: I am back
table-watching = You are watching.
table-over = The game is over
table-show-result = Show the result
table-choices = Your choices

## The choices

table-roll-for = Roll for { $letter }
table-roll-for-first = { $letter } goes first
table-first-die = the first die
table-roll-again = Roll again
table-bust-chance = bust { PERCENT($share) }
table-no-bust = no risk
table-eggs-chance = eggs { PERCENT($share) }
table-stop-on = Stop { on-space }
table-stop-beach = Stop on the beach
table-play-card = Play { the-card }
table-advice = Advice: what each choice is worth
table-with-advice = With advice
table-advice-chance = chance to win { $chance }
table-advice-spoken = Chances to win. { $chances }
table-to-space = { to-space }
table-to-beach = to the beach
table-to-raft = to the raft
table-onto = onto { $name }
table-onto-own = onto your own { $letter }
table-carrying = carrying { $names }
table-eggs-for-you = { $eggs ->
    [one] 1 egg for you
   *[other] { $eggs } eggs for you
}
table-eggs-for = { $eggs ->
    [one] 1 egg for { $name }
   *[other] { $eggs } eggs for { $name }
}
table-ends-game = and the game ends
table-safe = safe for now
table-or-card = Or a card:
# Asked again before a roll with which $count of the six faces go bust, if the player wants to be asked.
table-really-roll = Really roll?
table-faces-of-six = { $count } of 6 faces go bust.
table-rather-not = Rather not
# What a screen reader says of the six faces of the next die.
table-faces-bust = { $faces } would bust
table-faces-eggs = { $faces } would win the eggs

## Players

table-players = Players
table-you = you
table-turn-mark = to play
table-decides-mark = decides
table-away = away
table-offline = offline
table-bot-plays = a bot plays
table-your-cards = Your cards: { $cards }
table-peep = { $name }: look at your { $cards ->
    [one] card
   *[other] { $cards } cards
}
table-watchers = { $watchers } watching
table-seconds-left = { $seconds } s
table-minutes-left = { $minutes } min
table-hours-left = { $hours } h
table-time-left = Time left

## Log

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-older = Show older moves
table-log-see = See that moment
table-since = Since your turn
table-looking-back = You are looking back
table-back-to-now = Back to now

## Menu

table-menu = Menu
table-home = Home
table-home-label = Mahé, home
table-speed = Speed
table-speed-calm = Calm
table-speed-quick = Quick
table-speed-instant = Instant
table-skip = Skip
table-sound = Sound
table-mute = Turn the sound off
table-unmute = Turn the sound on
table-volume = Volume
table-theme = Look
table-theme-auto = Like the device
table-theme-day = Day
table-theme-night = Night
table-direction = Round the island
table-direction-counter = Counter-clockwise
table-direction-clockwise = Clockwise
table-language = Language
table-careful = Ask me before a risky roll (bust 50% or more)
table-notify = Tell me when it is my turn
table-notify-blocked = This browser does not allow it. Change that in its settings for this page.
table-notify-title = Your turn
table-notify-body = Everyone on the island is waiting for you.
table-title = Mahé
table-title-turn = Your turn! · Mahé
table-rules = Rules
table-keys = Keys
table-check-dice = Check the dice
table-dice-checked = { $checked ->
    [one] 1 throw checked
   *[other] { $checked } throws checked
}
table-dice-pending = Dice not checked yet
table-dice-wrong = A throw does not match its proof
table-dice-short = dice
table-record = Download the game
table-share-record = Share the game
table-share-link = Share the link
table-link-copied = The link is copied.
table-copy-failed = Copy this link: { $link }
table-leave = Leave the table
table-leave-ask = Leave for good? A bot plays on for you.
table-leave-now = Leave
table-stay = Stay
table-delete = Delete the table
table-delete-ask = Delete this table for everyone? It cannot be brought back.
table-delete-now = Delete
table-keep = Keep it

## Connection

table-reconnecting = No connection. Trying again … Nothing is lost.
table-offline-banner = You are offline. The game waits for you, nothing is lost.
table-gone = This table is gone
table-gone-deleted = It has been deleted.
table-gone-unknown = There is no table behind this link. It may be too old.
table-closed = This table is closed
table-opening = Coming to the table …

# Why the server would not do something. $code as in docs/protocol.md.
table-refused =
    { $code ->
        [unreachable] The server cannot be reached. Try again in a moment.
        [unavailable] The server is having trouble. Nothing has happened; try again.
        [no_python] The game could not start in this browser. Load the page again.
        [not_kept] This browser does not keep the game: it has no room, or this is a private window. Nothing has happened; try again.
        [too_many] That was a lot at once. Wait a moment, then try again.
        [name_taken] Somebody at this table has that name, or one that looks like it. Take another.
        [seat_taken] Somebody was faster: that seat is taken.
        [not_now] That is not possible now. The table has moved on.
        [not_found] There is no such table any more.
        [not_yours] That is for another player to do.
       *[other] That did not work.
    }

## Reactions

table-react = React
table-reaction-hello = Hello!
table-reaction-nice = Nice!
table-reaction-ouch = Ouch!
table-reaction-thanks = Thanks!
table-reaction-hurry = Hurry up!
table-reaction-laugh = Ha ha!
table-reaction-wow = Wow!
table-reaction-bye = Bye!

## Keys

table-key-roll = Roll
table-key-stop = Stop
table-key-options = The choices, in order
table-key-first = The first choice
table-key-log = Log
table-key-advice = Show or hide advice, where there is some
table-key-mute = Sound on or off
table-key-skip = Skip the motion
table-key-help = This list
table-key-arrows = Up and down in lists
table-key-escape = Close, or back to now
table-key-space = Space
table-key-enter = Enter
table-key-arrows-name = Arrows
table-key-escape-name = Esc

## Podium

table-result = The result
table-wins = { $name } wins
table-you-win = You win!
table-share-win = { $names } share the win
table-with-eggs = { $eggs ->
    [one] With 1 egg.
   *[other] With { $eggs } eggs.
}
table-shared-line = { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
} and { $clutches ->
    [one] 1 clutch
   *[other] { $clutches } clutches
} each.
table-tie-line = { $names } have { $eggs } eggs each. More clutches decide: { $more } to { $fewer }.
table-rank = { $rank }.
table-clutches-of = Clutches of { $cards }
table-no-clutches = No clutches
table-rematch = Rematch
table-join-rematch = Join the rematch
table-watch-rematch = Watch the rematch
table-replay = Watch it again
table-review = Review
table-see-board = See the board
