# Il tavolo: le scelte, i giocatori, la cronaca, il menu, il podio.

## Tartarughe e giocatori

table-turtle =
    { $colour ->
        [red] la tartaruga rossa
        [orange] la tartaruga arancione
        [yellow] la tartaruga gialla
        [green] la tartaruga verde
        [blue] la tartaruga blu
        [purple] la tartaruga viola
       *[pink] la tartaruga rosa
    }
table-bot-level =
    { $level ->
        [hatchling] Piccina
        [swimmer] Nuotatrice
        [navigator] Navigatrice
        [ancient] Antica
        [hermit] Eremita
        [pirate] Pirata
        [surfer] Surfista
        [companion] Compagna
       *[other] { $level }
    }
table-bot = { table-bot-level } { $letters }
table-bot-called = { $name }, { table-bot-level }
table-free-seat = Posto libero
table-eggs =
    { $eggs ->
        [one] 1 uovo
       *[other] { $eggs } uova
    }
table-clutches =
    { $clutches ->
        [one] 1 carta
       *[other] { $clutches } carte
    }

## A chi tocca, chi decide

table-your-turn = Tocca a te
table-turn-of = Tocca a { $name }
table-hand-over = Passa il dispositivo a { $name }
table-roll-first = Tira il primo dado.
table-which-first = Quale tartaruga per prima?
table-waits-first = { $name } tira il primo dado…
table-go-on = Avanti con { $turtle }?
table-thinks = { $name } ci pensa: { $sum }…
table-you-decide = Decidi tu per { $turtle }
table-decides = { $name } decide per { $turtle }
table-decides-for-you = { $name } decide per te
table-you-ride = Stai in cima e prendi quel che vince.
table-rides-you = { $rider } ti sta in groppa e prende quel che vinci.
table-rides = { $rider } sta in cima alla tartaruga di { $name }.
table-time-up = Il tuo tempo è scaduto
table-stand-in-plays = Un bot gioca per te finché non torni.
table-back = Eccomi di nuovo
table-back-name = { $name }: eccomi di nuovo
table-watching = Stai guardando.
table-over = La partita è finita
table-show-result = Mostra il risultato
table-choices = Le tue scelte

## Le scelte

table-roll-for = Tira per { $letter }
table-roll-for-first = Prima { $letter }
table-first-die = il primo dado
table-roll-again = Tira ancora
table-bust-chance = rischio { PERCENT($share) }
table-no-bust = nessun rischio
table-eggs-chance = uova { PERCENT($share) }
table-stop-on = Fermati { on-space }
table-stop-beach = Fermati sulla spiaggia
table-play-card = Gioca { the-card }
table-advice = Consiglio: quanto vale ogni scelta
table-with-advice = Con consigli
table-advice-chance = { $chance } di probabilità di vincere
table-advice-spoken = Probabilità di vincere. { $chances }
table-to-space = fino { to-space }
table-to-beach = fino alla spiaggia
table-to-raft = sulla zattera
table-onto = su { $name }
table-onto-own = sulla tua { $letter }
table-carrying = porta { $names }
table-eggs-for-you =
    { $eggs ->
        [one] 1 uovo per te
       *[other] { $eggs } uova per te
    }
table-eggs-for =
    { $eggs ->
        [one] 1 uovo per { $name }
       *[other] { $eggs } uova per { $name }
    }
table-ends-game = e la partita finisce
table-safe = per ora sicuro
table-or-card = O una carta:
table-really-roll = Tiri davvero?
table-faces-of-six = Con { $count } facce su 6 è troppo.
table-rather-not = Meglio di no
table-faces-bust = Con { $faces } è troppo
table-faces-eggs = Con { $faces } si prendono le uova

## Giocatori

table-players = Giocatori
table-you = tu
table-turn-mark = di turno
table-decides-mark = decide
table-away = non c’è
table-offline = offline
table-bot-plays = gioca un bot
table-your-cards = Le tue carte: { $cards }
table-peep =
    { $cards ->
        [one] { $name }: guarda la tua carta
       *[other] { $name }: guarda le tue { $cards } carte
    }
table-watchers =
    { $watchers ->
        [one] 1 spettatore
       *[other] { $watchers } spettatori
    }
table-seconds-left = { $seconds } s
table-minutes-left = { $minutes } min
table-hours-left = { $hours } h
table-time-left = Tempo rimasto

## Cronaca

table-log = Cronaca
table-log-empty = Non è ancora successo niente.
table-log-older = Mostra le mosse precedenti
table-log-see = Guarda quel momento
table-since = Dal tuo ultimo turno
table-looking-back = Stai guardando indietro
table-back-to-now = Torna alla partita

## Menu

table-menu = Menu
table-home = Inizio
table-home-label = Mahé, inizio
table-speed = Velocità
table-speed-calm = Calma
table-speed-quick = Svelta
table-speed-instant = Immediata
table-skip = Salta
table-sound = Suono
table-mute = Spegni il suono
table-unmute = Accendi il suono
table-volume = Volume
table-theme = Aspetto
table-theme-auto = Come il dispositivo
table-theme-day = Giorno
table-theme-night = Notte
table-direction = Intorno all’isola
table-direction-counter = In senso antiorario
table-direction-clockwise = In senso orario
table-language = Lingua
table-careful = Chiedi conferma prima di un lancio rischioso (dal 50% di rischio)
table-notify = Avvisami quando tocca a me
table-notify-blocked = Questo browser non lo permette. Cambialo nelle sue impostazioni per questa pagina.
table-notify-title = Tocca a te
table-notify-body = Sull’isola aspettano solo te.
table-title = Mahé
table-title-turn = Tocca a te! · Mahé
table-rules = Regole
table-keys = Tasti
table-check-dice = Verifica i dadi
table-dice-checked =
    { $checked ->
        [one] 1 lancio verificato
       *[other] { $checked } lanci verificati
    }
table-dice-pending = Dadi non ancora verificati
table-dice-wrong = Un lancio non corrisponde alla sua prova
table-dice-short = dadi
table-record = Scarica la partita
table-share-record = Condividi la partita
table-share-link = Condividi il link
table-link-copied = Link copiato.
table-copy-failed = Copia questo link: { $link }
table-leave = Lascia il tavolo
table-leave-ask = Te ne vai per sempre? Un bot continua al posto tuo.
table-leave-now = Vado
table-stay = Resto
table-delete = Elimina il tavolo
table-delete-ask = Eliminare questo tavolo per tutti? Non si può tornare indietro.
table-delete-now = Elimina
table-keep = Tienilo

## Connessione

table-reconnecting = Nessuna connessione. Ci riprovo… Non va perso niente.
table-offline-banner = Sei offline. La partita ti aspetta, non va perso niente.
table-gone = Questo tavolo non c’è più
table-gone-deleted = È stato eliminato.
table-gone-unknown = Dietro questo link non c’è nessun tavolo. Forse è troppo vecchio.
table-closed = Questo tavolo è chiuso
table-opening = Si va al tavolo…

table-refused =
    { $code ->
        [unreachable] Il server non risponde. Riprova tra un momento.
        [unavailable] Il server ha dei problemi. Non è successo niente; riprova.
        [no_python] Il gioco non è riuscito a partire in questo browser. Ricarica la pagina.
        [not_kept] Questo browser non conserva la partita: manca spazio, o la finestra è privata. Non è successo nulla; riprova.
        [too_many] Troppe cose in una volta. Aspetta un momento e riprova.
        [name_taken] A questo tavolo c’è già qualcuno con quel nome, o quasi. Scegline un altro.
        [seat_taken] Qualcuno ha fatto prima: il posto è occupato.
        [not_now] Adesso non si può. La partita è già andata avanti.
        [not_found] Questo tavolo non c’è più.
        [not_yours] Questo spetta a un altro giocatore.
       *[other] Non ha funzionato.
    }

## Reazioni

table-react = Reagisci
table-reaction-hello = Ciao!
table-reaction-nice = Ottimo!
table-reaction-ouch = Ahi!
table-reaction-thanks = Grazie!
table-reaction-hurry = Dai, su!
table-reaction-laugh = Ah ah!
table-reaction-wow = Wow!
table-reaction-bye = A presto!

## Tasti

table-key-roll = Tira
table-key-stop = Fermati
table-key-options = Le scelte, in ordine
table-key-first = La prima scelta
table-key-log = Cronaca
table-key-advice = Mostra o nascondi il consiglio, dove c’è
table-key-mute = Suono acceso o spento
table-key-skip = Salta il movimento
table-key-help = Questo elenco
table-key-arrows = Su e giù negli elenchi
table-key-escape = Chiudi, o torna alla partita
table-key-space = Spazio
table-key-enter = Invio
table-key-arrows-name = Frecce
table-key-escape-name = Esc

## Podio

table-result = Il risultato
table-wins = Vince { $name }
table-you-win = Hai vinto!
table-share-win = Vincono insieme: { $names }
table-with-eggs =
    { $eggs ->
        [one] Con 1 uovo.
       *[other] Con { $eggs } uova.
    }
table-shared-line =
    { $eggs ->
        [one] 1 uovo
       *[other] { $eggs } uova
    } e { $clutches ->
        [one] 1 carta
       *[other] { $clutches } carte
    } a testa.
table-tie-line = { $names } hanno { $eggs } uova a testa. Decide il numero di carte: { $more } a { $fewer }.
table-rank = { $rank }.
table-clutches-of = Carte uova: { $cards }
table-no-clutches = Nessuna carta uova
table-rematch = Rivincita
table-join-rematch = Gioca la rivincita
table-watch-rematch = Guarda la rivincita
table-replay = Rivedi la partita
table-review = Analisi
table-see-board = Guarda il tabellone
