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
lost-line = There is no screen at this address. Perhaps a letter got lost on the way.
screen-missing = This part did not arrive.
try-again = Try again

## Numbers with what stands before them: some languages elide it, as Italian does before 1, 8 and 11

# A card by its eggs: “the 5”.
the-card = the { $card }
on-space = on { $space }
to-space = to { $space }

## Lists

# One part after another, where the parts have commas of their own: “Red A, Mara; Blue B, Ben”.
apart = { $one }; { $more }
# Something and what is said of it: "Players: 4".
pair = { $label }: { $value }
