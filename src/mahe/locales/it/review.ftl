### Una partita riesaminata: quanta fortuna, quali errori e perché.

review-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
review-won =
    { $count ->
        [one] vince { $names }
       *[other] { $names } si dividono la vittoria
    }
review-open = partita non finita
review-exact = Esatto: questo gioco è risolto.
review-estimate = Stime del bot Antica.
review-advised = Con i consigli: { $names }.
review-unit = In punti: 100 sono una vittoria intera. I primi cinque numeri di una riga danno insieme il sesto.
review-unit-open = L’esito è la probabilità al momento dell’interruzione.

## Colonne

review-player = giocatore
review-first = inizio
review-luck = fortuna
review-own = scelte
review-others = altri
review-revision = revisione
review-result = esito
review-games = partite
review-wins = vittorie
review-per-decision = per scelta
review-level = livello

## Ogni giocatore

review-chances = Le probabilità, turno per turno
review-table = Come tabella
review-how = Come hanno giocato
review-between = tra { $low } e { $high }
review-like = come { $bot }
review-weaker = più debole di { $bot }
review-played =
    { $count ->
        [one] { $name }: { $level }; { $points } punti persi per decisione ({ $count } decisione).
       *[other] { $name }: { $level }; { $points } punti persi per decisione ({ $count } decisioni).
    }
review-no-choice = { $name }: niente da decidere.
review-average = Con dadi medi: { $chance }.

## Momenti

review-turning = Svolte
review-turn = Turno { $turn }
review-mistakes = Errori
review-no-mistakes = Nessuno di rilievo.
review-mistake = { $chosen }: { $chance }. Meglio: { $best }, { $better }.
review-blunder = { $chosen }: { $chance }. Molto meglio: { $best }, { $better }.

## Motivi: perché l’altra scelta era migliore

review-why-clutch =
    { $eggs ->
        [one] Così si prende subito { $eggs } uovo.
       *[other] Così si prendono subito { $eggs } uova.
    }
review-why-ride = Sarebbe salita in groppa a { $letter }.
review-why-risk =
    { $faces ->
        [one] Troppo rischioso: { $faces } faccia su sei era troppo.
       *[other] Troppo rischioso: { $faces } facce su sei erano troppo.
    }
review-why-eggs =
    { $eggs ->
        [one] { $eggs } uovo non valeva la spiaggia.
       *[other] { $eggs } uova non valevano la spiaggia.
    }
review-why-next = { $faces } facce su sei avrebbero portato le uova.
review-why-rival = { $letter } stava per arrivare.
review-why-nothing = Non c’era niente da perdere.
review-why-safe = Nessuna faccia del prossimo dado era troppo.
review-why-card-dear = La carta { $card } valeva di più come uova.
review-why-card-pays = La carta { $card } valeva di più come dado.
review-why-turtle = { $letter } stava per arrivare.
