### The board, for those who listen to it rather than look. $turtle and $turtles are made of `board-turtle`.

board-label = The board
# A turtle and whose it is: “Red A, Mara”. $name is the owner's name.
board-turtle = { turtle }, { $name }
# Who is on a space; 21 is the beach. $turtles are told from the top down.
board-space =
    { $space ->
        [21] The beach
       *[other] Space { $space }
    }{ $count ->
        [1] :
       *[other] , from top to bottom:
    } { $turtles }
board-raft = On the raft: { $turtles }
board-raft-empty = The raft is empty
# A turtle that can be chosen to throw for.
board-pick = Choose { $turtle }
board-nest =
    { $eggs ->
        [0] No open card
        [one] The open clutch has { $eggs } egg
       *[other] The open clutch has { $eggs } eggs
    }, { $pile ->
        [0] the pile is used up
        [one] { $pile } card in the pile
       *[other] { $pile } cards in the pile
    }
board-nest-last = The last 7 eggs, in the sand
# $turtle is the letter of the turtle that ended the game.
board-nest-over = { $turtle } sits on the last 7 eggs
# $sum is a sum like (2 + 4) × 2 = 12.
board-dice = Dice: { $sum }
board-no-dice = No dice thrown
