### Ce qui se passe, raconté : une ligne du journal par coup, et ce que dit un lecteur d’écran.

## Le journal

narration-line = { $who } : { $sum }. { $moved }
narration-moved =
    { $shape ->
        [alone] { $turtle } nage { narration-to }.
        [onto] { $turtle } nage { narration-to } et monte sur { $under }.
        [carries] { $turtle } porte { $riders } { narration-to }.
       *[both] { $turtle } porte { $riders } { narration-to } et monte sur { $under }.
    }
narration-to =
    { $space ->
        [21] jusqu’à la plage
       *[other] jusqu’à la case { $space }
    }
narration-bust =
    { $count ->
        [one] Raté ! { $turtles } retourne au radeau.
       *[other] Raté ! { $turtles } retournent au radeau.
    }
narration-card = { $name } a joué { the-card }.
narration-decided = { $name } a décidé.
narration-wins =
    { $eggs ->
        [one] Cela rapporte { $eggs } œuf.
       *[other] Cela rapporte { $eggs } œufs.
    }
narration-takes =
    { $eggs ->
        [one] { $name } gagne { $eggs } œuf.
       *[other] { $name } gagne { $eggs } œufs.
    }
narration-decided-takes =
    { $eggs ->
        [one] { $name } a décidé et gagne { $eggs } œuf.
       *[other] { $name } a décidé et gagne { $eggs } œufs.
    }
narration-takes-last = { $name } gagne les sept derniers œufs. La partie est finie !
narration-started = La partie commence.
narration-seat =
    { $what ->
        [sat] { $name } prend place.
        [left] { $name } a quitté la table.
        [away] { $name } n’est pas là. Un bot joue à sa place.
        [back] { $name } est de retour.
       *[filled] { $name } rejoint la partie.
    }
narration-rematch = Une revanche est prête.
narration-closed = Les responsables de ce serveur ont fermé la table : la partie s’arrête là, mais elle reste consultable.

## À voix haute

narration-die = { $name } fait { $pips }.
narration-die-first = { $name } fait { $pips } pour { $turtle }.
narration-ridden = { $name } est au-dessus et décide.
narration-die-more = { $name } fait { $pips }. Total { $total }, fois { $dice } : { $steps }.
narration-die-bust = { $name } fait { $pips }. Total { $total }.
narration-die-card = { $name } joue { the-card }. Total { $total }, fois { $dice } : { $steps }.
narration-turned =
    { $eggs ->
        [7] Il ne reste que les sept derniers œufs.
       *[other] La carte œufs suivante en compte { $eggs }.
    }

## Ta décision, à voix haute

narration-your-turn = À toi de jouer.
narration-turn-of = À { $name } de jouer.
narration-you-decide = Tu décides pour { $turtle }.
narration-decides = { $name } décide pour { $turtle }.
narration-roll-for = Lancer le dé pour { $turtle }.
narration-which-first = Laquelle d’abord, { $turtles } ?
narration-roll =
    Relancer : { $bust ->
        [0] sans risque
       *[other] risque { PERCENT($bust) }
    }{ $eggs ->
        [0] .
       *[other] , œufs { PERCENT($eggs) }.
    }
narration-stop =
    { $shape ->
        [plain] S’arrêter { narration-on }.
        [onto] S’arrêter { narration-on }, sur { $under }.
        [wins] S’arrêter { narration-on } et gagner { narration-eggs }.
       *[both] S’arrêter { narration-on }, sur { $under }, et gagner { narration-eggs }.
    }
narration-play =
    { $shape ->
        [plain] Jouer { the-card }, { narration-to }.
        [onto] Jouer { the-card }, { narration-to }, sur { $under }.
        [wins] Jouer { the-card }, { narration-to }, et gagner { narration-eggs }.
       *[both] Jouer { the-card }, { narration-to }, sur { $under }, et gagner { narration-eggs }.
    }
narration-on =
    { $space ->
        [21] sur la plage
       *[other] sur la case { $space }
    }
narration-eggs =
    { $eggs ->
        [one] { $eggs } œuf
       *[other] { $eggs } œufs
    }
