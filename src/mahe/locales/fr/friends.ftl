# Entre amis à une table : qui s’en occupe, rejouer, et le score d’une série.

## Qui s’occupe de la table

friends-host-mark = (tient la table)
friends-host-starts = { $name } lance la partie.
friends-host-gone = { $name } n’est pas là : vous pouvez lancer la partie.
friends-more = Plus sur { $name }
friends-remove = Retirer { $name }
friends-hand-over = Confier la table à { $name }
friends-absent = { $name } n’est pas là.
friends-let-bot = Faire jouer un bot pour { $name }
friends-let-bot-line = { $name } peut reprendre sa place à tout moment.
friends-host-lets = { $host } peut faire jouer un bot.
friends-take-over = Tenir la table
friends-vote = Veux-tu que { $host } tienne la table en l’absence de { $name } ?
friends-agree = D’accord
friends-voted = Tu es d’accord. Les autres n’ont pas encore décidé.

## Rejouer

friends-wants-again =
    { $count ->
        [one] { $names } veut rejouer.
       *[other] { $names } veulent rejouer.
    }
friends-not-again = Pas cette fois
friends-waits = On attend { $names }.
friends-begins =
    { $seconds ->
        [one] Ça commence au plus tard dans une seconde.
       *[other] Ça commence au plus tard dans { $seconds } secondes.
    }
friends-answer =
    { $answer ->
        [yes] rejoue
        [no] pas cette fois
       *[open] pas encore de réponse
    }

## Une série

friends-series =
    { $games ->
        [one] Après une partie
       *[other] Après { $games } parties
    }
friends-player = Qui
friends-wins = Victoires
friends-eggs = Œufs
friends-ride = Plus belle chevauchée
friends-ride-line = Plus belle chevauchée : le plus de tortues qui ont porté une des tiennes jusqu’à une carte.

## Dans le journal, et à voix haute

friends-is-host = { $name } tient la table maintenant.
friends-votes =
    { $own ->
        [yes] { $name } propose de tenir la table.
       *[no] { $name } veut que { $host } tienne la table.
    }
friends-said =
    { $answer ->
        [yes] { $name } veut rejouer.
       *[no] { $name } ne rejoue pas cette fois.
    }
friends-game = Partie { $number } de cette série.
