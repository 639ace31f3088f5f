# Friends at a table: who looks after it, playing again, and the score of a series.

## Who looks after the table

friends-host-mark = (host)
friends-host-starts = { $name } starts the game.
friends-host-gone = { $name } is not here, so any of you can start.
friends-more = More about { $name }
friends-remove = Remove { $name }
friends-hand-over = Make { $name } the host
friends-absent = { $name } is not here.
friends-let-bot = Let a bot play for { $name }
friends-let-bot-line = { $name } can take over again at any time.
friends-host-lets = { $host } can let a bot play.
friends-take-over = Be the host
friends-vote = Shall { $host } be the host while { $name } is away?
friends-agree = Agree
friends-voted = You agree. The others have not decided yet.

## Playing again

friends-wants-again =
    { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
friends-not-again = Not this time
friends-waits = Waiting for { $names }.
friends-begins =
    { $seconds ->
        [one] It begins in a second at the latest.
       *[other] It begins in { $seconds } seconds at the latest.
    }
friends-answer =
    { $answer ->
        [yes] plays again
        [no] not this time
       *[open] no answer yet
    }

## A series

friends-series =
    { $games ->
        [one] After one game
       *[other] After { $games } games
    }
friends-player = Player
friends-wins = Wins
friends-eggs = Eggs
friends-ride = Best ride
friends-ride-line = Best ride: the most turtles that carried one of yours to a clutch.

## The log, and aloud

friends-is-host = { $name } is the host now.
friends-votes =
    { $own ->
        [yes] { $name } offers to be the host.
       *[no] { $name } wants { $host } to be the host.
    }
friends-said =
    { $answer ->
        [yes] { $name } wants to play again.
       *[no] { $name } does not play again this time.
    }
friends-game = Game { $number } of this series.
