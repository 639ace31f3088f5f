### Des mots qui servent partout.

## Tortues

turtle =
    { $colour ->
        [red] Rouge
        [orange] Orange
        [yellow] Jaune
        [green] Verte
        [blue] Bleue
        [purple] Violette
        [pink] Rose
       *[other] { $colour }
    } { $letter }

## Nombres

eggs =
    { $count ->
        [one] { $count } œuf
       *[other] { $count } œufs
    }
clutches =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Boutons et avis

close = Fermer
back = Retour
loading = Un instant…
to-home = Retour à l’accueil
lost-title = Il n’y a rien ici
lost-line = Il n’y a pas de page à cette adresse. Une lettre s’est peut-être perdue en chemin.
screen-missing = Cette partie de la page n’est pas arrivée.
try-again = Réessayer

## Nombres avec leur article

the-card = le { $card }
on-space = sur la { $space }
to-space = jusqu’à la { $space }

## Listes

apart = { $one } ; { $more }
pair = { $label } : { $value }
