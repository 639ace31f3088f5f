### Une partie passée en revue : la chance, les choix, ce qu’ils ont coûté et pourquoi.

review-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
review-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
review-open = partie inachevée
review-exact = Exact : ce jeu est résolu.
review-estimate = Estimation du bot Vénérable.
review-advised = Avec conseils : { $names }.
review-unit = En points : 100 font une victoire entière. Les cinq premiers nombres d’une ligne donnent ensemble le sixième.
review-unit-open = Le résultat donne les chances au moment où la partie s’est arrêtée.

## Colonnes

review-player = joueur
review-first = début
review-luck = chance
review-own = choix
review-others = autres
review-revision = révision
review-result = résultat
review-games = parties
review-wins = victoires
review-per-decision = par choix
review-level = niveau

## Chaque joueur

review-chances = Les chances, tour par tour
review-table = Sous forme de tableau
review-how = Comment chacun a joué
review-between = entre { $low } et { $high }
review-like = comme { $bot }
review-weaker = plus faible que { $bot }
review-played =
    { $count ->
        [one] { $name } : { $level } ; points perdus par décision : { $points } ({ $count } décision).
       *[other] { $name } : { $level } ; points perdus par décision : { $points } ({ $count } décisions).
    }
review-no-choice = { $name } : rien à décider.
review-average = Avec des dés moyens : { $chance }.

## Moments

review-turning = Tournants
review-turn = Tour { $turn }
review-mistakes = Erreurs
review-no-mistakes = Aucune qui compte.
review-mistake = { $chosen } : { $chance }. Mieux : { $best }, { $better }.
review-blunder = { $chosen } : { $chance }. Bien mieux : { $best }, { $better }.

## Raisons : pourquoi l’autre choix était meilleur

review-why-clutch =
    { $eggs ->
        [one] Cela rapporte tout de suite { $eggs } œuf.
       *[other] Cela rapporte tout de suite { $eggs } œufs.
    }
review-why-ride = On serait monté sur le dos de { $letter }.
review-why-risk =
    { $faces ->
        [one] Trop risqué : { $faces } face sur six dépassait 7.
       *[other] Trop risqué : { $faces } faces sur six dépassaient 7.
    }
review-why-eggs =
    { $eggs ->
        [one] { $eggs } œuf ne valait pas la plage.
       *[other] { $eggs } œufs ne valaient pas la plage.
    }
review-why-next = { $faces } faces sur six rapportaient les œufs.
review-why-rival = { $letter } était sur le point d’arriver.
review-why-nothing = Il n’y avait rien à perdre.
review-why-safe = Aucune face du dé suivant ne dépassait 7.
review-why-card-dear = La carte { $card } valait plus en œufs.
review-why-card-pays = La carte { $card } valait plus comme dé.
review-why-turtle = { $letter } allait arriver.
