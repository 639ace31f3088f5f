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
review-plot = Les chances de gagner au début de chaque tour. Les marques sont des erreurs.
review-plot-turn = tour
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
        [one] Pour { $eggs } œuf, la plage n’en valait pas la peine.
       *[other] Pour { $eggs } œufs, la plage n’en valait pas la peine.
    }
review-why-next = { $faces } faces sur six rapportaient les œufs.
review-why-rival = { $letter } était sur le point d’arriver.
review-why-nothing = Il n’y avait rien à perdre.
review-why-safe = Aucune face du dé suivant ne dépassait 7.
review-why-card-dear = La carte { $card } valait plus en œufs.
review-why-card-pays = La carte { $card } valait plus comme dé.
review-why-turtle = { $letter } allait arriver.

## Sur la page

review-heading = Analyse
review-title = Analyser une partie
review-lead = Vois les chances de chacun coup par coup, si les dés étaient cléments et quels choix ont compté. Ouvre une partie, dépose-la sur la page ou colle-la ci-dessous.
review-go = Analyser
review-watch = Revoir
review-progress = Calcul en cours : { PERCENT($share) }
review-broken-off = La connexion s’est coupée avant la fin de l’analyse.
review-failed = Cette analyse n’a pas pu être calculée.
review-graph = Chances de gagner
review-summary = Dés et choix
review-dice = dés
review-points = En points : 100 font une victoire entière. Au-dessus de 0, les dés étaient cléments ; au-dessous, les choix ont coûté.
review-sum = Le compte est bon
review-played-at = { $level } en { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }.
review-nothing-decided = Rien à décider.
review-no-turning = Aucun moment n’a tout décidé à lui seul.
review-move = coup
review-about = Ce que disent les chiffres
review-sign-mistake = Erreur
review-sign-blunder = Grosse erreur
review-sign-lucky = De la chance
review-sign-unlucky = Pas de chance
review-sign-of = { $sign } : { $name }
review-try = Essayer encore
review-try-lead = Tes erreurs en questions, sur le plateau tel qu’il était.
review-try-whose = Les erreurs de qui
review-try-count =
    { $count ->
        [one] { $name } : { $count } question
       *[other] { $name } : { $count } questions
    }
review-try-start =
    { $count ->
        [one] Essayer encore : { $count } question
       *[other] Essayer encore : { $count } questions
    }
review-try-at = Question { $number } sur { $count }
review-try-right = Bien vu !
review-try-better = Mieux : { $best }
review-try-game = dans la partie
review-try-you = toi
review-try-both = toi, comme dans la partie
review-try-score = { $right } sur { $count }
review-try-perfect = Sans faute cette fois. Les tortues sont fières de toi.
review-try-over = Certaines restent difficiles : les dés ont leur mot à dire.
review-try-once-more = Encore une fois
review-try-back = Retour à l’analyse

## Rollouts

review-rollouts = Parties jouées jusqu’au bout : pour chaque erreur, Vénérable continue { $games } fois à toutes les places après chacun des choix possibles. Tous les choix reçoivent les mêmes dés, et la chance est retirée.
review-rollouts-here = Parties jouées jusqu’au bout : Vénérable continue { $games } fois à toutes les places, toujours avec les mêmes dés. La chance est retirée.
review-plain-games = En comptant seulement les victoires, il aurait fallu jusqu’à { $games } parties.
review-last-position = Là où la partie s’est arrêtée
