# Amici a un tavolo: chi lo tiene, giocare ancora e il punteggio di una serie.

## Chi tiene il tavolo

friends-host-mark = (tiene il tavolo)
friends-host-starts = A dare il via è { $name }.
friends-host-gone = { $name } non c’è: potete cominciare voi.
friends-more = Altro su { $name }
friends-remove = Togli { $name }
friends-hand-over = Affida il tavolo a { $name }
friends-absent = { $name } non c’è.
friends-let-bot = Fai giocare un bot per { $name }
friends-let-bot-line = { $name } può riprendere il suo posto quando vuole.
friends-host-lets = { $host } può far giocare un bot.
friends-take-over = Tieni tu il tavolo
friends-vote = Va bene se il tavolo lo tiene { $host } finché { $name } non torna?
friends-agree = D’accordo
friends-voted = Sei d’accordo. Gli altri non hanno ancora deciso.

## Giocare ancora

friends-wants-again =
    { $count ->
        [one] { $names } vuole giocare ancora.
       *[other] { $names } vogliono giocare ancora.
    }
friends-not-again = Stavolta no
friends-waits = In attesa di { $names }.
friends-begins =
    { $seconds ->
        [one] Si comincia al più tardi tra un secondo.
       *[other] Si comincia al più tardi tra { $seconds } secondi.
    }
friends-answer =
    { $answer ->
        [yes] gioca ancora
        [no] stavolta no
       *[open] non ha ancora risposto
    }

## Una serie

friends-series =
    { $games ->
        [one] Dopo una partita
       *[other] Dopo { $games } partite
    }
friends-player = Chi
friends-wins = Vittorie
friends-eggs = Uova
friends-ride = Miglior passaggio
friends-ride-line = Miglior passaggio: il maggior numero di tartarughe che hanno portato una delle tue fino a una carta.

## Nella cronaca, e a voce

friends-is-host = Ora il tavolo lo tiene { $name }.
friends-votes =
    { $own ->
        [yes] { $name } si offre di tenere il tavolo.
       *[no] { $name } vuole che il tavolo lo tenga { $host }.
    }
friends-said =
    { $answer ->
        [yes] { $name } vuole giocare ancora.
       *[no] Stavolta { $name } non gioca.
    }
friends-game = Partita { $number } di questa serie.
