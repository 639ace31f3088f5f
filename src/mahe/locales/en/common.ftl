### Words that every part uses. Other messages refer to them with the same arguments: “{ turtle }, { $name }”.
### $colour is red, orange, yellow, green, blue, purple or pink; $letter is A to G.

## Turtles

# A turtle as the log and the labels call it: a nickname that takes no article.
turtle =
    { $colour ->
        [red] Red
        [orange] Orange
        [yellow] Yellow
        [green] Green
        [blue] Blue
        [purple] Purple
        [pink] Pink
       *[other] { $colour }
    } { $letter }

## Counts

eggs =
    { $count ->
        [one] { $count } egg
       *[other] { $count } eggs
    }
clutches =
    { $count ->
        [one] { $count } clutch
       *[other] { $count } clutches
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Buttons and notices

close = Close
back = Back
loading = One moment …
to-home = To the start
lost-title = There is nothing here
screen-missing = This part did not arrive.
try-again = Try again
