### The study board: any position, set up or from a game, and what everything that may come of it is worth.
### $points and $chance are numbers written out already, $turtle is a turtle as `turtle` names it, $name a player.

study-title = Study board
study-invite = Set up any position and see what it is worth.
study-this = Study this position
study-look = Study
study-edit = Set up
study-player = Player { $number }
study-undo = Undo
study-redo = Redo
study-about = Drag turtles under “Set up”, or mark one and tap a space. Every position has a link of its own.

## What it is worth

study-chance = { $chance } to win
study-best = best
study-gives-away = gives away { $points } points
study-faces = Where each face leads
# A card: how likely it is that it comes next.
study-likely = { PERCENT($share) } likely
study-die = The die shows { $pips }
study-die-next = A die is in the air. The chances are those of { $name }.
study-card-next = A card is turned up next. The chances are those of { $name }.
# $names are the winners.
study-over = The game is over. Winner: { $names }

## The way here

study-way = The way here
study-steps = All steps
study-by-hand = Set up by hand
study-branched = You left the game at step { $step }.
study-rejoin = Back to the game
study-open-game = Open a game
study-to-replay = Back to the replay

## The position as text

study-text = The position as text
study-go = Show it
study-copy = Copy the text
study-copied = The text is copied.
study-copy-by-hand = Copy the text from the field.
# $field: which part of the text it is, counted from 1.
study-impossible =
    { $field ->
        [1] No game can come to this: look at the table.
        [2] No game can come to this: look at the turtles.
        [3] No game can come to this: look at the open clutch.
        [4] No game can come to this: look at the cards.
       *[other] No game can come to this: look at whose turn it is.
    }
# What is wrong with the position's text, in the words of the server, which are English.
study-exactly = Exactly:

## Setting up

study-start = Start position
study-clear = Clear
study-drag = Drag a turtle, or tap it and then a space. Keys: arrows move a turtle and change its place in a stack.
study-turtle-at = { $turtle }: { $place }
study-place-of = Place of { $turtle }
study-nest = On the last 7 eggs
study-higher = Higher
study-lower = Lower
study-moved = Has moved already
study-mover = Dice are thrown for
study-nobody = Nobody
study-add-die = Add a { $pips }
study-take-die = Take a die back
study-in-air = a die in the air
study-put-in-air = A die in the air
study-carded = Played a card in this turn
study-none-open = none
study-cards = Cards
study-cards-of = Cards of { $name }
study-played = Played
# One kind of card, and how many of it there are.
study-more-of =
    { $eggs ->
        [one] One more card with { $eggs } egg, now { $count }
       *[other] One more card with { $eggs } eggs, now { $count }
    }
study-fewer-of =
    { $eggs ->
        [one] One fewer card with { $eggs } egg, now { $count }
       *[other] One fewer card with { $eggs } eggs, now { $count }
    }
study-table = Players and rules

## Playing on

study-play = Play on from here
study-play-lead = Who plays each seat? You may take several.
study-you = You
