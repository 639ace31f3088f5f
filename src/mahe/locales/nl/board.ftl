### Het bord, voor wie luistert in plaats van kijkt.

board-label = Het bord
board-turtle = { turtle }, { $name }
board-space =
    { $space ->
        [21] Het strand
       *[other] Vakje { $space }
    }{ $count ->
        [1] :
       *[other] , van boven naar beneden:
    } { $turtles }
board-raft = Op het vlot: { $turtles }
board-raft-empty = Het vlot is leeg
board-pick = Kies { $turtle }
board-nest =
    { $eggs ->
        [0] Geen open kaart
        [one] Het open legsel telt { $eggs } ei
       *[other] Het open legsel telt { $eggs } eieren
    }, { $pile ->
        [0] de stapel is op
        [one] nog { $pile } kaart op de stapel
       *[other] nog { $pile } kaarten op de stapel
    }
board-nest-last = Het laatste legsel: 7 eieren in het zand
board-nest-over = { $turtle } zit op de laatste 7 eieren
board-dice = Dobbelstenen: { $sum }
board-no-dice = Nog niet gegooid
