### A game reviewed: how lucky the dice were, what the choices gave away, and why.
### $points and $chance are numbers written out already, $names a list of players, $letter a turtle.

review-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
review-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
review-open = not finished
review-exact = Exact: this game is solved.
review-estimate = Estimated by the bot Ancient.
review-advised = With advice: { $names }.
review-unit = In points: 100 are a whole win. The first five numbers of a line add up to the sixth.
review-unit-open = The result is everyone’s chance when the game was broken off.

## Columns

review-player = player
review-first = start
review-luck = luck
review-own = choices
review-others = others
review-revision = revision
review-result = result
review-games = games
review-wins = wins
review-per-decision = per decision
review-level = level

## Each player

review-chances = The chances, turn by turn
review-table = As a table
review-how = How they played
review-between = between { $low } and { $high }
review-like = like { $bot }
review-weaker = weaker than { $bot }
review-played =
    { $count ->
        [one] { $name }: { $level }; { $points } points given away per decision ({ $count } decision).
       *[other] { $name }: { $level }; { $points } points given away per decision ({ $count } decisions).
    }
review-no-choice = { $name }: nothing to decide.
review-average = With average dice: { $chance }.

## Moments

review-turning = Turning points
review-turn = Turn { $turn }
review-mistakes = Mistakes
review-no-mistakes = Nothing worth mentioning.
review-mistake = { $chosen }: { $chance }. Better: { $best }, { $better }.
review-blunder = { $chosen }: { $chance }. Much better: { $best }, { $better }.

## Reasons: why the better choice was better

review-why-clutch =
    { $eggs ->
        [one] That takes { $eggs } egg at once.
       *[other] That takes { $eggs } eggs at once.
    }
review-why-ride = It would have ridden on { $letter }.
review-why-risk =
    { $faces ->
        [one] Too risky: { $faces } of the six faces was too much.
       *[other] Too risky: { $faces } of the six faces were too much.
    }
review-why-eggs =
    { $eggs ->
        [one] { $eggs } egg was not worth the beach.
       *[other] { $eggs } eggs were not worth the beach.
    }
review-why-next = { $faces } of the six faces would have taken the eggs.
review-why-rival = { $letter } was about to arrive.
review-why-nothing = There was nothing to lose.
review-why-safe = No face of the next die was too much.
review-why-card-dear = The card { $card } was worth more as eggs.
review-why-card-pays = The card { $card } was worth more as a die.
review-why-turtle = { $letter } was about to arrive.
