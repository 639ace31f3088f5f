### What happens, told: a line of the log for each move, and what a screen reader says.
### $turtle, $under and $riders are turtles as `turtle` names them, or a list of them; $name and $who are players.

## The log

# A throw and what comes of it: "Ada: (2 + 4) × 2 = 12. Red A swims to 14."
telling-line = { $who }: { $sum }. { $moved }
# $space is where it ends. $shape: alone; onto others; carries others; or both.
telling-moved =
    { $shape ->
        [alone] { $turtle } swims { telling-to }.
        [onto] { $turtle } swims { telling-to } and climbs onto { $under }.
        [carries] { $turtle } carries { $riders } { telling-to }.
       *[both] { $turtle } carries { $riders } { telling-to }, onto { $under }.
    }
telling-to =
    { $space ->
        [21] to the beach
       *[other] to { $space }
    }
# $turtles are all that must go, $count how many.
telling-bust =
    { $count ->
        [one] Bust! { $turtles } goes to the raft.
       *[other] Bust! { $turtles } go to the raft.
    }
telling-card = { $name } played { the-card }.
telling-decided = { $name } decided.
# In a line that begins with the winner’s name.
telling-wins =
    { $eggs ->
        [one] That wins { $eggs } egg.
       *[other] That wins { $eggs } eggs.
    }
telling-takes =
    { $eggs ->
        [one] { $name } takes { $eggs } egg.
       *[other] { $name } takes { $eggs } eggs.
    }
telling-decided-takes =
    { $eggs ->
        [one] { $name } decided and takes { $eggs } egg.
       *[other] { $name } decided and takes { $eggs } eggs.
    }
telling-takes-last = { $name } takes the last seven eggs. The game is over!
telling-started = The game begins.
telling-seat =
    { $what ->
        [sat] { $name } sits down.
        [left] { $name } has left.
        [away] { $name } is away. A bot plays on.
        [back] { $name } is back.
       *[filled] { $name } joins in.
    }
telling-rematch = There is a rematch.

## Aloud

telling-start = { $who } rolls for { $turtle }.
telling-start-ridden = { $who } rolls for { $turtle }. { $name } rides on top and decides.
telling-die = { $name } rolls { $pips }.
telling-die-more = { $name } rolls { $pips }. That makes { $total }, times { $dice }: { $steps }.
telling-die-bust = { $name } rolls { $pips }. That makes { $total }.
telling-die-card = { $name } plays { the-card }. That makes { $total }, times { $dice }: { $steps }.
telling-turned =
    { $eggs ->
        [one] The next clutch has { $eggs } egg.
        [7] Now the last seven eggs lie open.
       *[other] The next clutch has { $eggs } eggs.
    }

## Your decision, aloud

telling-your-turn = Your turn.
telling-turn-of = It is { $name }’s turn.
telling-you-decide = You decide for { $turtle }.
telling-decides = { $name } decides for { $turtle }.
telling-roll-for = Roll for { $turtle }.
telling-which-first = Which goes first, { $turtles }?
telling-roll =
    Roll again: { $bust ->
        [0] no risk
       *[other] { PERCENT($bust) } bust
    }{ $eggs ->
        [0] .
       *[other] , { PERCENT($eggs) } eggs.
    }
# $shape: plain; onto others; wins the eggs; or both. $eggs is what lies open.
telling-stop =
    { $shape ->
        [plain] Stop { telling-on }.
        [onto] Stop { telling-on }, onto { $under }.
        [wins] Stop { telling-on } and win { telling-eggs }.
       *[both] Stop { telling-on }, onto { $under }, and win { telling-eggs }.
    }
telling-play =
    { $shape ->
        [plain] Play { the-card }, { telling-to }.
        [onto] Play { the-card }, { telling-to }, onto { $under }.
        [wins] Play { the-card }, { telling-to }, and win { telling-eggs }.
       *[both] Play { the-card }, { telling-to }, onto { $under }, and win { telling-eggs }.
    }
telling-on =
    { $space ->
        [21] on the beach
       *[other] on { $space }
    }
telling-eggs =
    { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }
