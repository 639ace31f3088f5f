### Rivedere una partita, verificarne i dadi, e le regole nella pagina.

## Aprire una partita

replay-title = Rivedi una partita
replay-lead = Ogni partita si può salvare in un piccolo file di testo. Aprine uno qui, trascinalo sulla pagina o incollalo sotto.
replay-open-file = Apri un file
replay-record = La partita come testo
replay-watch = Guarda
replay-drop = Lascialo qui
replay-empty = Incolla prima una partita, o apri un file.
replay-too-long = Questo file è troppo grande per una partita di Mahé.
replay-bad = Questa partita non si può rivedere.
replay-fault =
    { $kind ->
        [other] Riga { $line }: una partita di Mahé non comincia così.
        [garbled] La riga { $line } non segue la notazione: { $token }
        [garbled-line] La riga { $line } non segue la notazione.
        [wrong-line] La riga { $line } è impossibile secondo le regole.
       *[wrong] La riga { $line } è impossibile secondo le regole: { $token }
    }
replay-unreachable = Il server non risponde. Riprova tra un momento.
replay-no-game = A questo tavolo non c’è ancora una partita da vedere.
replay-loading = La partita sta arrivando…

## Guardare

replay-heading = Rivedi
replay-players = Giocatori
replay-log = Cronaca
replay-scrubber = Momento della partita
replay-start = L’inizio
replay-throwing = { $name }: { $sum }…
replay-turned =
    { $eggs ->
        [one] La prossima carta uova: { $eggs } uovo
        [7] Restano le ultime sette uova
       *[other] La prossima carta uova: { $eggs } uova
    }
replay-play = Avvia
replay-pause = Pausa
replay-step-back = Un passo indietro
replay-step-on = Un passo avanti
replay-move-back = Una mossa indietro
replay-move-on = Una mossa avanti
replay-count = { $move } di { $moves }
replay-more = Altro
replay-download = Scarica
replay-share = Condividi
replay-share-link = Condividi il link
replay-copied = Partita copiata.
replay-copy-failed = Questo browser non permette alla pagina di copiare. Scarica invece la partita.
replay-another = Un’altra partita
replay-keys = Tasti
replay-key-step = Un passo indietro o avanti
replay-key-move = Una mossa indietro o avanti
replay-key-ends = All’inizio o alla fine
replay-key-play = Avvia o pausa
replay-key-speed = Più veloce o più lento
replay-key-space = Spazio
replay-end = La fine
replay-unfinished = Questa partita non è stata finita.

## Verificare i dadi

check-title = Verifica i dadi
check-working = Ogni dado e ogni carta viene ricalcolato…
check-fits = Tutti i lanci sono giusti
check-counts =
    { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    } e { cards }: il tuo browser ha ricalcolato tutto, ed è venuto uguale.
check-wrong =
    { $problems ->
        [one] { $problems } cosa non torna
       *[other] { $problems } cose non tornano
    }
check-wrong-lead = Forse qualcuno ha cambiato un dado, una carta o un anello. Ecco che cosa ha trovato il tuo browser:
check-none = Questa partita non si può verificare
check-none-lead = Non è stata giocata al tavolo di un server, o ha perso la sua prova: mancano gli anelli da cui ricalcolare i dadi.
check-failed = La cronaca della partita non è arrivata. Riprova tra un momento.
check-none-yet = Ancora nessun lancio
check-none-yet-lead = Torna dopo il primo lancio.
check-again = Verifica di nuovo
check-together =
    { $draws ->
        [one] { $draws } fatto da un giocatore e dal server insieme
       *[other] { $draws } fatti da un giocatore e dal server insieme
    }
check-alone =
    { $draws ->
        [one] { $draws } fatto dal server da solo
       *[other] { $draws } fatti dal server da solo
    }
check-alone-why = Sono la prima carta, i lanci dei bot e di chi non c’era, e le carte che li seguono.

check-how = Come funziona?
check-how-envelopes = Due amici che abitano lontano vogliono tirare un dado per posta. Ognuno scrive un numero segreto e lo chiude in una busta. Solo quando tutte e due le buste sono sul tavolo si aprono, e i due numeri insieme danno il dado. Nessuno dei due poteva sceglierlo, perché nessuno conosceva il numero dell’altro.
check-how-dolls = Qui il tuo browser è un amico e il server è l’altro. A una partita servono molti lanci, perciò le buste stanno una dentro l’altra, come le matrioske. Le due più grandi erano sul tavolo prima della partita. Ogni lancio apre la coppia seguente. Nessuno può scambiarne una, perché tutti vedono se entra in quella di prima.
check-how-now = Proprio ora il tuo browser le ha riaperte tutte, una per una. Ha guardato se ognuna entra in quella di prima, e ha calcolato da sé ogni dado e ogni carta.
check-no-server = Dietro questa pagina non c’è un server: quello che qui si chiama «server» è la parte del gioco che gira nel tuo browser.

check-limits = Che cosa non dimostra
check-limits-alone = Quel che il server ha tirato da solo era fissato prima della partita e non si poteva cambiare. Ma chi gestisce il server poteva saperlo.
check-limits-page = La pagina che verifica viene dallo stesso server. Per una certezza completa, salva la partita e verificala con un programma tuo, per esempio { $command }.
check-limits-people = Si verificano solo i dadi. Non si vede chi c’era dietro un nome, né se due giocatori si sono aiutati.
check-limits-story = Qualcuno potrebbe inventare una partita intera, matrioske comprese. La verifica ti convince delle partite che hai visto cominciare.

check-look = Guarda un singolo lancio
check-look-lead = Scegline uno. Quelli pieni li ha fatti il server da solo.
check-draw-die = Lancio { $number }: il dado mostra { $value }
check-draw-card =
    { $value ->
        [one] Lancio { $number }: la carta ha { $value } uovo
       *[other] Lancio { $number }: la carta ha { $value } uova
    }
check-draw-by = Ha tirato { $name }.
check-draw-nobody = Non ha tirato nessuno: è la prima carta.
check-draw-alone = L’ha fatto il server da solo.
check-server-link = Il numero del server
check-player-link = Il numero di { $name }
check-link-fits = Entra in quello di prima.
check-link-same = È il numero del dado prima di questa carta.
check-mixed = Tutti e due, mescolati
check-mixed-alone = Il numero, mescolato con il nome del tavolo
check-mixed-lead = I due segni evidenziati sono un numero tra 0 e 255: { $byte }.
check-die-sum = { $byte } diviso 6 dà resto { $rest }. Contando da 1, fa { $result }.
check-card-sum =
    { $sides ->
        [one] Restava coperta { $sides } carta, quindi doveva essere questa: { $eggs }.
       *[other] Restavano coperte { $sides } carte. { $byte } diviso { $sides } dà resto { $rest }: se ne saltano altrettante, prima le piccole, e la seguente ha { $eggs }.
    }

check-fault-tags = I dati sui dadi sono incompleti.
check-fault-end = L’ultimo anello non riporta al primo.
check-fault-chain = Dopo il lancio { $draw } il server ha cominciato un’altra catena fuori tempo.
check-fault-number = Lancio { $draw }: manca un lancio, o è contato due volte.
check-fault-card-link = Lancio { $draw }: la carta non è stata estratta con l’anello del dado di prima.
check-fault-server-link = Lancio { $draw }: l’anello del server non entra in quello di prima.
check-fault-player-link = Lancio { $draw }: l’anello di { $name } non entra in quello di prima.
check-fault-value = Lancio { $draw }: gli anelli danno { $right }, ma si è giocato { $value }.
check-fault-server-tip = Il server ora mostra un primo anello diverso da quello del tuo arrivo a questo tavolo.
check-fault-player-tip = La catena di un giocatore è stata scambiata con un’altra.
check-fault-own-link = Lancio { $draw }: non è stato fatto con l’anello mandato dal tuo browser.
check-more-faults =
    { $count ->
        [one] E { $count } altra.
       *[other] E altre { $count }.
    }

## Le regole

rules-title = Regole
rules-contents = Indice
rules-print = Stampa
rules-learn = Impara giocando
rules-picture-stack = La gialla sta sulla rossa, e la rossa sulla blu. La gialla è in cima e decide.
rules-picture-throw = Un 2 e un 4: (2 + 4) × 2 = 12
rules-picture-beach = La spiaggia, casella 21
