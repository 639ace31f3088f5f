### Les cinq du jour : des positions où le choix évident n’est pas le meilleur.

puzzles-title = Les cinq du jour
puzzles-of = Les cinq du { $date }
puzzles-five = Les cinq
puzzles-days = Jours
puzzles-number = Question { $number }
puzzles-signs = Les cinq questions
puzzles-sign-open = pas encore de réponse
puzzles-sign-right = juste
puzzles-sign-wrong = pas le meilleur choix
puzzles-you = Tu es { $turtles }.
puzzles-estimate = Estimé par le bot Vénérable, et vérifié en jouant la suite de nombreuses fois après chaque choix.

## La réponse

puzzles-better = Mieux : { $best }
puzzles-result = Résultat
puzzles-nothing-lost = Tu n’as rien perdu.
puzzles-lost = { $points } points perdus
puzzles-streak =
    { $days ->
        [one] { $days } jour d’affilée
       *[other] { $days } jours d’affilée
    }
puzzles-longest =
    { $days ->
        [one] record : { $days } jour
       *[other] record : { $days } jours
    }
puzzles-tomorrow = Il y en aura d’autres demain.
puzzles-share = Partager
puzzles-share-title = Mahé, les cinq du { $date }
puzzles-copied = Copié.
puzzles-not-copied = Impossible de copier.

## Ce que coûte chaque sorte de question

puzzles-kinds = Ce que tu perds
puzzles-kind = Sujet
puzzles-rights = justes
puzzles-each = points par question
puzzles-kept = Cela reste sur cet appareil, et nulle part ailleurs.
puzzles-erase = Effacer
puzzles-sure = Effacer toutes les réponses et la série ?
puzzles-keep = Garder
puzzles-kind-clutch-in-reach = Des œufs à portée
puzzles-kind-would-ride = Se faire porter
puzzles-kind-too-risky = Trop de risque
puzzles-kind-eggs-not-worth-it = Des œufs qui n’en valent pas la peine
puzzles-kind-clutch-next = Le prochain dé peut suffire
puzzles-kind-other-arrives = Quelqu’un va arriver
puzzles-kind-nothing-to-lose = Rien à perdre
puzzles-kind-safe-die = Un dé sans risque
puzzles-kind-card-too-dear = Une carte trop chère
puzzles-kind-card-pays = Une carte qui vaut le coup
puzzles-kind-other-turtle = L’autre tortue
