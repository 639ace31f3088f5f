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
board-pick = { $turtle } kiezen
board-nest =
    { $eggs ->
        [0] Geen open kaart
        [one] De open broedkaart telt { $eggs } ei
       *[other] De open broedkaart telt { $eggs } eieren
    }, { $pile ->
        [0] de stapel is op
        [one] nog { $pile } kaart op de stapel
       *[other] nog { $pile } kaarten op de stapel
    }
board-nest-last = De laatste 7 eieren, in het zand
board-nest-over = { $turtle } zit op de laatste 7 eieren
board-dice = Dobbelstenen: { $sum }
board-no-dice = Nog niet gegooid
