### Das Brett, für alle, die zuhören statt hinzusehen.

board-label = Das Spielbrett
board-turtle = { turtle }, { $name }
board-space =
    { $space ->
        [21] Strand
       *[other] Feld { $space }
    }{ $count ->
        [1] :
       *[other] , von oben nach unten:
    } { $turtles }
board-raft = Auf dem Floß: { $turtles }
board-raft-empty = Das Floß ist leer
board-pick = { $turtle } wählen
board-nest =
    { $eggs ->
        [0] Keine offene Karte
        [one] Das offene Gelege hat { $eggs } Ei
       *[other] Das offene Gelege hat { $eggs } Eier
    }, { $pile ->
        [0] der Stapel ist leer
        [one] noch { $pile } Karte im Stapel
       *[other] noch { $pile } Karten im Stapel
    }
board-nest-last = Die letzten 7 Eier, im Sand
board-nest-over = { $turtle } sitzt auf den letzten 7 Eiern
board-dice = Würfel: { $sum }
board-no-dice = Noch nicht gewürfelt
