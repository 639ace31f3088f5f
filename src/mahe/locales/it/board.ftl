### Il tabellone, per chi lo ascolta invece di guardarlo.

board-label = Il tabellone
board-turtle = { turtle }, { $name }
board-space =
    { $space ->
        [21] La spiaggia
       *[other] Casella { $space }
    }{ $count ->
        [1] :
       *[other] , dall’alto in basso:
    } { $turtles }
board-raft = Sulla zattera: { $turtles }
board-raft-empty = La zattera è vuota
board-pick = Scegli { $turtle }
board-nest =
    { $eggs ->
        [0] Nessuna carta scoperta
       *[other] La carta uova scoperta ne ha { $eggs }
    }, { $pile ->
        [0] il mazzo è finito
        [one] { $pile } carta nel mazzo
       *[other] { $pile } carte nel mazzo
    }
board-nest-last = Le ultime 7 uova, nella sabbia
board-nest-over = { $turtle } sta sulle ultime 7 uova
board-dice = Dadi: { $sum }
board-no-dice = Nessun dado tirato
