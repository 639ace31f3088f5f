### Le plateau, pour qui l’écoute au lieu de le regarder.

board-label = Le plateau
board-turtle = { turtle }, { $name }
board-space =
    { $count ->
        [1] { $space ->
            [21] La plage
           *[other] Case { $space }
        } : { $turtles }
       *[other] { $space ->
            [21] La plage
           *[other] Case { $space }
        }, de haut en bas : { $turtles }
    }
board-raft = Sur le radeau : { $turtles }
board-raft-empty = Le radeau est vide
board-pick = Choisir { $turtle }
board-nest =
    { $eggs ->
        [0] Aucune carte visible
       *[other] La carte œufs visible en compte { $eggs }
    }, { $pile ->
        [0] la pioche est vide
        [one] { $pile } carte dans la pioche
       *[other] { $pile } cartes dans la pioche
    }
board-nest-last = Les 7 derniers œufs, dans le sable
board-nest-over = { $turtle } est sur les 7 derniers œufs
board-dice = Dés : { $sum }
board-no-dice = Aucun dé lancé
