# Home, setting up a table, and the lobby.

## Home

home-title = Mahé
home-motto = Turtles race round the island. The one on top decides.
home-your-name = Your name
home-default-name = Captain
home-play-now = Play now
home-you-and-bots = { $bots ->
    [one] You and 1 bot
   *[other] You and { $bots } bots
}
home-friends = With friends
home-friends-line = Send a link
home-device = One device
home-device-line = Pass it round
home-watch = Watch bots
home-watch-line = { $players } play, you sit back
home-learn = Learn
home-rules = Rules
home-replay = Replay a game
home-settings = Settings
home-author = A game by Alex Randolph
home-continue = Continue
home-a-table = A table
home-your-turn = your turn
home-turn-of = { $name } to play
home-waiting = { $free ->
    [0] ready to start
    [one] waiting for 1 player
   *[other] waiting for { $free } players
}
home-finished = finished
home-closed = closed
home-unreachable = cannot be reached
home-forget = Take { $table } off this list
home-public-open = Open tables
home-public-over = Finished games
home-public-line = { $players } players
home-sit-down = Sit down
home-watch-again = Watch

## Set-up

home-setup-friends = Play with friends
home-setup-device = Play on one device
home-players = Players
home-fewer = One fewer
home-more-players = One more
home-names = Names
home-player = Player { $number }
home-remove-player = Take { $name } off
home-add-player = One more player
home-bots = Bots
home-bots-count = { $bots ->
    [0] no bots
    [one] 1 bot
   *[other] { $bots } bots
}
home-open-table = Open the table
home-start = Start
home-opening = Opening …
home-more = More
home-more-line = Turtles, cards, pace, bots, colours
home-defaults = Back to the usual rules

home-seats = Seats
home-seat = Seat { $number }
home-seat-kind = Who sits here
home-kind-person = On this device
home-kind-open = By the link
home-kind-bot = Bot
home-level = How they play
home-level-mixed = Mixed company
home-bots-by-level = By strength
home-bots-by-temper = By temper
home-bot-hatchling = Hatchling, gentle
home-bot-swimmer = Swimmer, sound
home-bot-navigator = Navigator, shrewd
home-bot-ancient = Ancient, masterly
home-bot-hermit = Hermit, careful
home-bot-pirate = Pirate, boards others
home-bot-surfer = Surfer, daring
home-bot-companion = Companion, keeps it close
# One line about a bot, beside its name; nothing about those of other packages.
home-bot-about =
    { $bot ->
        [hatchling] Plays whatever comes to mind. Small children beat it.
        [swimmer] Knows the odds of the dice, and does not look at the board.
        [navigator] Looks at the board, and thinks its turn through to the end.
        [ancient] Has learned from countless games. Very hard to beat.
        [hermit] Stops rather than risk a dip. A bird in the hand …
        [pirate] Climbs onto other turtles and takes the helm. Shake it off if you can.
        [surfer] One more die? Always! It gets far, or wet.
        [companion] Ideal with children: it holds back when ahead and plays on when behind, without silly moves.
        [mixed] Everyone plays differently: who is who shows soon.
       *[other] { "" }
    }

home-colour-of = Colour of turtle { $number }
home-colour-any = any colour
home-colour =
    { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[pink] pink
    }

home-game = The game
home-turtles-each = Turtles each
home-turtles-usual = As usual: { $turtles ->
    [one] 1
   *[other] { $turtles }
}
home-turtles-one = 1
home-turtles-two = 2
home-cards = Cards as dice
home-cards-hint = Play a clutch you won in place of the second or third die.
home-third-die = Third die at seven
home-third-die-hint = At exactly 7 you may still roll, and always bust.
home-bust-ends = A bust ends the turn
home-bust-ends-hint = After a bust your other turtle does not move.
home-open-clutches = Open clutches
home-open-clutches-hint = Everyone sees all eggs during the game.
home-advice = With advice
home-advice-hint = Everyone may ask what each choice is worth.
home-deck = Deck
home-deck-hint = How many cards of 1 to 6 eggs. The usual deck is inferred from the rulebooks, not printed there.
home-deck-of = Cards with { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
}
home-deck-total = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $pile } in the game
home-set-aside = Set aside unseen

home-time = Time and company
home-pace = Pace
home-pace-none = Take your time
home-pace-live = Live
home-pace-daily = A day for each choice
home-seconds = Seconds for each choice
home-stand-in = Stand-in
home-stand-in-hint = Plays for people who are away too long.
home-public = Public table
home-public-hint = Anyone may find it and sit down. Otherwise only those who have the link.

## What would not work

home-bad-turtles = Two turtles each need 2 or 3 players. With { $players } it is one each.
home-bad-deck-much = The box has { $box } cards; this deck has { $cards }.
home-bad-deck-count = Whole numbers from 0 to { $box }, please.
home-bad-set-aside = With { $aside } set aside, the deck needs more than { $aside ->
    [one] 1 card
   *[other] { $aside } cards
}; it has { $cards }.
home-bad-seconds = From { $least } to { $most } seconds.
home-bad-name-twice = Two players are called { $name }. Give one of them another name.
home-bad-name-none = Type your name first, so that your friends know you.
home-bad-colour = Two turtles want { home-colour }. Each has a colour of its own.
home-bad-seats = At least { $fewest } players, at most { $most }.
home-no-effect-bust = Matters only with two turtles each.

## Lobby

home-lobby = Before the game
home-come = Come and play
home-wait = Waiting for players
home-all-here = Everyone is here
home-table-line = { $players } players, { $rules }.
home-rule-one-turtle = 1 turtle each
home-rule-two-turtles = 2 turtles each
home-rule-cards = cards as dice
home-rule-third = third die at seven
home-rule-bust = a bust ends the turn
home-rule-open = open clutches
home-rule-advice = with advice
home-rule-deck = a deck of { $cards } cards
home-rule-seconds = { $seconds } seconds a choice
home-rule-daily = a day a choice
home-free = Free
home-you-mark = (you)
home-stand-up = Stand up
home-link = Link for your friends
home-copy = Copy
home-share = Share
home-copied = Link copied. Send it to your friends.
home-copy-by-hand = Copy the link from the field.
home-share-text = Come and play Mahé with me.
home-qr = QR code of the link
home-local-only = This link works on this computer only. If Mahé is started with { $command }, devices in your home network can join.
home-start-game = Start the game
home-start-bots = { $bots ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on the { $bots } free seats
}
home-or-watch = Or stay and watch.
home-full-watch = All seats are taken. Stay and watch.
home-type-name = Type a name first.
home-delete = Delete the table
