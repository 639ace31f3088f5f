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
review-plot = Le probabilità di vincere all’inizio di ogni turno. I segni sono errori.
review-plot-turn = turno
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
review-why-ride = Sarebbe salita in groppa alla tartaruga { $letter }.
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
review-why-next =
    { $faces ->
        [one] { $faces } faccia su sei avrebbe portato le uova.
       *[other] { $faces } facce su sei avrebbero portato le uova.
    }
review-why-rival = La tartaruga { $letter } stava per arrivare.
review-why-nothing = Non c’era niente da perdere.
review-why-safe = Nessuna faccia del prossimo dado era troppo.
review-why-card-dear = La carta { $card } valeva di più come uova.
review-why-card-pays = La carta { $card } valeva di più come dado.
review-why-turtle = La tartaruga { $letter } stava per arrivare.

## Sulla pagina

review-heading = Analisi
review-title = Analizza una partita
review-lead = Guarda le probabilità di tutti mossa per mossa, quanto sono stati gentili i dadi e quali scelte hanno contato. Apri una partita, trascinala sulla pagina o incollala sotto.
review-go = Analizza
review-watch = Rivedi
review-progress = Calcolo in corso: { PERCENT($share) }
review-broken-off = La connessione si è interrotta prima della fine dell’analisi.
review-failed = Non è stato possibile calcolare questa analisi.
review-graph = Probabilità di vincere
review-summary = Dadi e scelte
review-dice = dadi
review-points = In punti: 100 sono una vittoria intera. Sopra lo 0 i dadi sono stati gentili; sotto lo 0 le scelte hanno regalato qualcosa.
review-sum = Come si arriva al totale
review-played-at = { $level } in { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }.
review-nothing-decided = Niente da decidere.
review-no-turning = Nessun momento ha deciso tutto da solo.
review-move = mossa
review-about = Cosa dicono i numeri
review-sign-mistake = Errore
review-sign-blunder = Errore grave
review-sign-lucky = Fortuna
review-sign-unlucky = Sfortuna
review-sign-of = { $sign }: { $name }
review-try = Riprova
review-try-lead = I tuoi errori come domande, sul tabellone com’era allora.
review-try-whose = Gli errori di chi
review-try-count =
    { $count ->
        [one] { $name }: { $count } domanda
       *[other] { $name }: { $count } domande
    }
review-try-start =
    { $count ->
        [one] Riprova: { $count } domanda
       *[other] Riprova: { $count } domande
    }
review-try-at = Domanda { $number } di { $count }
review-try-right = Giusto!
review-try-better = Meglio: { $best }
review-try-game = allora
review-try-you = tu
review-try-both = tu, come allora
review-try-score = { $right } su { $count }
review-try-perfect = Stavolta tutto giusto. Le tartarughe sono fiere di te.
review-try-over = Alcune restano difficili: anche i dadi dicono la loro.
review-try-once-more = Ancora una volta
review-try-back = Torna all’analisi

## Rollouts

review-rollouts = Partite giocate fino in fondo: per ogni errore, dopo ciascuna scelta possibile, Antica prosegue { $games } volte a tutti i posti. Tutte le scelte ricevono gli stessi dadi, e la fortuna è tolta dal conto.
review-rollouts-here = Partite giocate fino in fondo: Antica prosegue { $games } volte a tutti i posti, sempre con gli stessi dadi. La fortuna è tolta dal conto.
review-plain-games = Contando soltanto le vittorie sarebbero servite fino a { $games } partite.
review-last-position = Dove la partita è stata interrotta
