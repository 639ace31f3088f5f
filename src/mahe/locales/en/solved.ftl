### Perfect play: choices to guess at in a solved game, and any of its positions to look up.
### $points are points of a hundred, written out already. Lulu is the other player’s name.

solved-title = Perfect play
solved-invite = What is each choice worth? Guess, and see.
solved-quiz = Quiz
solved-look = Look it up
solved-about = Two players, one turtle each, three cards and then the 7: a game so small that every position is solved. The numbers are exact.
solved-about-points = They tell how often you win if both of you play perfectly from here on. One point is one game in a hundred.

## The answer

solved-answer = The answer
solved-right = Right!
solved-better-roll = Better to roll again
solved-better-stop = Better to stop
solved-ahead = Better by { $points } points.
solved-lost = You gave away { $points } points.
# A choice and what it is worth, aloud: “Stop on 8: 52.1%”.
solved-worth = { $choice }: { $chance }
solved-yours = you
solved-tally = { $right } of { $asked } right
solved-average = { $points } points given away on average

## Look it up

solved-start = Who wins, before the first die
solved-turtles = Turtles
solved-place-you = Your place
solved-place-other = Lulu’s place
solved-raft = Raft
solved-tap = Tap a space on the board to move the marked turtle.
solved-turn = To play
solved-top = On top
solved-open = Open clutch
solved-cards-you = Your cards
solved-cards-other = Lulu’s cards
# What to do after each throw; the chances are those of whoever decides.
solved-throws-you = You decide: your chances
solved-throws-other = Lulu decides: her chances
solved-dice = Dice
solved-two-dice = two dice, in all
solved-lands = Stop on
