### Today’s five: positions in which the obvious choice is not the best.
### $points are points of a hundred and $date a day, both written out already.

puzzles-title = Today’s five
puzzles-of = Five of { $date }
# Of an earlier day, beside its date.
puzzles-five = The five
puzzles-days = Days
puzzles-number = Question { $number }
puzzles-signs = The five questions
puzzles-sign-open = not answered yet
puzzles-sign-right = right
puzzles-sign-wrong = not the best
puzzles-you = You are { $turtles }.
puzzles-estimate = Estimated by the bot Ancient, and checked by playing on many times from each choice.

## The answer

# $best is what the button says: “Better: Stop on 14”.
puzzles-better = Better: { $best }
puzzles-result = Result
puzzles-nothing-lost = You gave nothing away.
puzzles-lost = { $points } points given away
puzzles-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
puzzles-longest =
    { $days ->
        [one] longest: { $days } day
       *[other] longest: { $days } days
    }
puzzles-tomorrow = New ones come tomorrow.
puzzles-share = Share
puzzles-share-title = Mahé, the five of { $date }
puzzles-copied = Copied.
puzzles-not-copied = It could not be copied.

## What each kind of question costs

puzzles-kinds = What you give away
puzzles-kind = About
puzzles-rights = right
puzzles-each = points each
puzzles-kept = This is kept on this device, and nowhere else.
puzzles-erase = Erase
puzzles-sure = Erase all answers and the streak?
puzzles-keep = Keep
puzzles-kind-clutch-in-reach = Eggs within reach
puzzles-kind-would-ride = A ride
puzzles-kind-too-risky = Too much risk
puzzles-kind-eggs-not-worth-it = Eggs that are not worth it
puzzles-kind-clutch-next = The next die may do it
puzzles-kind-other-arrives = Somebody is about to arrive
puzzles-kind-nothing-to-lose = Nothing to lose
puzzles-kind-safe-die = A safe die
puzzles-kind-card-too-dear = A card too dear
puzzles-kind-card-pays = A card that pays
puzzles-kind-other-turtle = The other turtle
