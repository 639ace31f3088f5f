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
review-unit = In points: 100 make a whole win. The first five numbers of a line add up to the sixth.
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
review-plot = The chances to win at the beginning of each turn. Marks are mistakes.
review-plot-turn = turn
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
        [one] For { $eggs } egg the beach was not worth it.
       *[other] For { $eggs } eggs the beach was not worth it.
    }
review-why-next = { $faces } of the six faces would have taken the eggs.
review-why-rival = { $letter } was about to arrive.
review-why-nothing = There was nothing to lose.
review-why-safe = No face of the next die was too much.
review-why-card-dear = The card { $card } was worth more as eggs.
review-why-card-pays = The card { $card } was worth more as a die.
review-why-turtle = { $letter } was about to arrive.

## On the page

review-heading = Review
review-title = Review a game
review-lead = See everyone’s chances from move to move, how kind the dice were, and which choices counted. Open a game, drop it on the page, or paste it below.
review-go = Review
review-watch = Replay
review-progress = Working it out: { PERCENT($share) }
review-broken-off = The connection broke off before the review was complete.
review-failed = This review could not be worked out.
review-graph = Chances to win
review-summary = Dice and choices
review-dice = dice
review-points = In points: 100 make a whole win. Dice above 0 were kind; choices below 0 gave something away.
review-sum = How it adds up
review-played-at = { $level } in { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }.
review-nothing-decided = Nothing to decide.
review-no-turning = No single moment decided it.
review-move = move
review-about = What the numbers mean
review-sign-mistake = Mistake
review-sign-blunder = Blunder
review-sign-lucky = Lucky
review-sign-unlucky = Unlucky
review-sign-of = { $sign }: { $name }
review-try = Try again
review-try-lead = Your mistakes as questions, on the board as it was.
review-try-whose = Whose mistakes
review-try-count =
    { $count ->
        [one] { $name }: { $count } question
       *[other] { $name }: { $count } questions
    }
review-try-start =
    { $count ->
        [one] Try again: { $count } question
       *[other] Try again: { $count } questions
    }
review-try-at = Question { $number } of { $count }
review-try-right = Right!
review-try-better = Better: { $best }
review-try-game = then
review-try-you = you
review-try-both = you, as then
review-try-score = { $right } of { $count } right
review-try-perfect = All of them right this time. The turtles are proud of you.
review-try-over = Some stay hard: the dice decide, too.
review-try-once-more = Once more
review-try-back = Back to the review

## Rollouts

review-rollouts = Rollouts: from each option of a mistake, Ancient plays on { $games } times in every seat. All options get the same dice, and the luck is taken out.
review-rollouts-here = Rollouts: Ancient plays on { $games } times in every seat, always with the same dice. The luck is taken out.
review-plain-games = Counting wins alone would have taken up to { $games } games.
review-last-position = Where the game was broken off
