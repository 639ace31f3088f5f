### What happens, told: a line of the log for each move, and what a screen reader says.
### $turtle, $under and $riders are turtles as `turtle` names them, or a list of them; $name and $who are players.

## The log

# A throw and what comes of it: "Ada: (2 + 4) × 2 = 12. Red A swims to 14."
narration-line = { $who }: { $sum }. { $moved }
# $space is where it ends. $shape: alone; onto others; carries others; or both.
narration-moved =
    { $shape ->
        [alone] { $turtle } swims { narration-to }.
        [onto] { $turtle } swims { narration-to } and climbs onto { $under }.
        [carries] { $turtle } carries { $riders } { narration-to }.
       *[both] { $turtle } carries { $riders } { narration-to }, onto { $under }.
    }
narration-to =
    { $space ->
        [21] to the beach
       *[other] to { $space }
    }
# $turtles are all that must go, $count how many.
narration-bust =
    { $count ->
        [one] Bust! { $turtles } goes to the raft.
       *[other] Bust! { $turtles } go to the raft.
    }
narration-card = { $name } played { the-card }.
narration-decided = { $name } decided.
# In a line that begins with the winner’s name.
narration-wins =
    { $eggs ->
        [one] That wins { $eggs } egg.
       *[other] That wins { $eggs } eggs.
    }
narration-takes =
    { $eggs ->
        [one] { $name } takes { $eggs } egg.
       *[other] { $name } takes { $eggs } eggs.
    }
narration-decided-takes =
    { $eggs ->
        [one] { $name } decided and takes { $eggs } egg.
       *[other] { $name } decided and takes { $eggs } eggs.
    }
narration-takes-last = { $name } takes the last seven eggs. The game is over!
narration-started = The game begins.
narration-seat =
    { $what ->
        [sat] { $name } sits down.
        [left] { $name } has left.
        [away] { $name } is away. A bot plays on.
        [back] { $name } is back.
       *[filled] { $name } joins in.
    }
narration-rematch = There is a rematch.
narration-closed = The people who run this server have closed the table: the game goes no further, but its record stays.

## Aloud

narration-die = { $name } rolls { $pips }.
narration-die-first = { $name } rolls { $pips } for { $turtle }.
narration-ridden = { $name } rides on top and decides.
narration-die-more = { $name } rolls { $pips }. That makes { $total }, times { $dice }: { $steps }.
narration-die-bust = { $name } rolls { $pips }. That makes { $total }.
narration-die-card = { $name } plays { the-card }. That makes { $total }, times { $dice }: { $steps }.
narration-turned =
    { $eggs ->
        [one] The next clutch has { $eggs } egg.
        [7] Now the last seven eggs lie open.
       *[other] The next clutch has { $eggs } eggs.
    }

## Your decision, aloud

narration-your-turn = Your turn.
narration-turn-of = It is { $name }’s turn.
narration-you-decide = You decide for { $turtle }.
narration-decides = { $name } decides for { $turtle }.
narration-roll-for = Roll for { $turtle }.
narration-which-first = Which goes first, { $turtles }?
narration-roll =
    Roll again: { $bust ->
        [0] no risk
       *[other] { PERCENT($bust) } bust
    }{ $eggs ->
        [0] .
       *[other] , { PERCENT($eggs) } eggs.
    }
# $shape: plain; onto others; wins the eggs; or both. $eggs is what lies open.
narration-stop =
    { $shape ->
        [plain] Stop { narration-on }.
        [onto] Stop { narration-on }, onto { $under }.
        [wins] Stop { narration-on } and win { narration-eggs }.
       *[both] Stop { narration-on }, onto { $under }, and win { narration-eggs }.
    }
narration-play =
    { $shape ->
        [plain] Play { the-card }, { narration-to }.
        [onto] Play { the-card }, { narration-to }, onto { $under }.
        [wins] Play { the-card }, { narration-to }, and win { narration-eggs }.
       *[both] Play { the-card }, { narration-to }, onto { $under }, and win { narration-eggs }.
    }
narration-on =
    { $space ->
        [21] on the beach
       *[other] on { $space }
    }
narration-eggs =
    { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }
