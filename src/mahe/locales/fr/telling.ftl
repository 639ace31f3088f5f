### Ce qui se passe, raconté : une ligne du journal par coup, et ce que dit un lecteur d’écran.

## Le journal

telling-line = { $who } : { $sum }. { $moved }
telling-moved =
    { $shape ->
        [alone] { $turtle } nage { telling-to }.
        [onto] { $turtle } nage { telling-to } et monte sur { $under }.
        [carries] { $turtle } porte { $riders } { telling-to }.
       *[both] { $turtle } porte { $riders } { telling-to } et monte sur { $under }.
    }
telling-to =
    { $space ->
        [21] jusqu’à la plage
       *[other] jusqu’à la case { $space }
    }
telling-bust =
    { $count ->
        [one] Raté ! { $turtles } retourne au radeau.
       *[other] Raté ! { $turtles } retournent au radeau.
    }
telling-card = { $name } a joué { the-card }.
telling-decided = { $name } a décidé.
telling-wins =
    { $eggs ->
        [one] Cela rapporte { $eggs } œuf.
       *[other] Cela rapporte { $eggs } œufs.
    }
telling-takes =
    { $eggs ->
        [one] { $name } gagne { $eggs } œuf.
       *[other] { $name } gagne { $eggs } œufs.
    }
telling-decided-takes =
    { $eggs ->
        [one] { $name } a décidé et gagne { $eggs } œuf.
       *[other] { $name } a décidé et gagne { $eggs } œufs.
    }
telling-takes-last = { $name } gagne les sept derniers œufs. La partie est finie !
telling-started = La partie commence.
telling-seat =
    { $what ->
        [sat] { $name } prend place.
        [left] { $name } a quitté la table.
        [away] { $name } n’est pas là. Un bot joue à sa place.
        [back] { $name } est de retour.
       *[filled] { $name } rejoint la partie.
    }
telling-rematch = Une revanche est prête.

## À voix haute

telling-start = { $who } lance le dé pour { $turtle }.
telling-start-ridden = { $who } lance le dé pour { $turtle }. { $name } est au-dessus et décide.
telling-die = { $name } fait { $pips }.
telling-die-more = { $name } fait { $pips }. Total { $total }, fois { $dice } : { $steps }.
telling-die-bust = { $name } fait { $pips }. Total { $total }.
telling-die-card = { $name } joue { the-card }. Total { $total }, fois { $dice } : { $steps }.
telling-turned =
    { $eggs ->
        [7] Il ne reste que les sept derniers œufs.
       *[other] La carte œufs suivante en compte { $eggs }.
    }

## Ta décision, à voix haute

telling-your-turn = À toi de jouer.
telling-turn-of = À { $name } de jouer.
telling-you-decide = Tu décides pour { $turtle }.
telling-decides = { $name } décide pour { $turtle }.
telling-roll-for = Lancer le dé pour { $turtle }.
telling-which-first = Laquelle d’abord, { $turtles } ?
telling-roll =
    Relancer : { $bust ->
        [0] sans risque
       *[other] risque { PERCENT($bust) }
    }{ $eggs ->
        [0] .
       *[other] , œufs { PERCENT($eggs) }.
    }
telling-stop =
    { $shape ->
        [plain] S’arrêter { telling-on }.
        [onto] S’arrêter { telling-on }, sur { $under }.
        [wins] S’arrêter { telling-on } et gagner { telling-eggs }.
       *[both] S’arrêter { telling-on }, sur { $under }, et gagner { telling-eggs }.
    }
telling-play =
    { $shape ->
        [plain] Jouer { the-card }, { telling-to }.
        [onto] Jouer { the-card }, { telling-to }, sur { $under }.
        [wins] Jouer { the-card }, { telling-to }, et gagner { telling-eggs }.
       *[both] Jouer { the-card }, { telling-to }, sur { $under }, et gagner { telling-eggs }.
    }
telling-on =
    { $space ->
        [21] sur la plage
       *[other] sur la case { $space }
    }
telling-eggs =
    { $eggs ->
        [one] { $eggs } œuf
       *[other] { $eggs } œufs
    }
