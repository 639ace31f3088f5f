### Il gioco in un terminale: quello che la pagina non ha da dire.

## Tabellone

terminal-raft = zattera
terminal-beach = spiaggia
terminal-from-raft = dalla zattera
terminal-from-space = dalla casella { $space }
terminal-legend = [S] stop, [4] con un 4

## Preparazione

terminal-yes = sì
terminal-no = no
terminal-seat-hint = Sinistra e destra: una persona, o un bot di ogni livello. Invio su una persona: scrivi il nome.
terminal-resume = Riprendi: { $when }, { $names }
terminal-resume-elsewhere = In un’altra finestra: { $when }, { $names }
terminal-open-elsewhere = Questa partita è aperta in un’altra finestra. Continua lì, oppure iniziane una nuova qui.
terminal-gone-elsewhere = Questa partita non c’è più: è stata conclusa o scartata in un’altra finestra.
terminal-setup-keys = ↑↓ scegli · ←→ cambia · Invio inizia, scrivi · Q esci
terminal-small = Mahé vuole { $columns } colonne e { $lines } righe; questo terminale ne ha { $wide } e { $high }. Ingrandiscilo, oppure esci con Q: «mahe terminal --plain» funziona a qualsiasi dimensione.

## Tavolo

terminal-clutches-heading = Carte uova
terminal-table-keys = R S 1–9 scegli · A consiglio · Spazio salta · L cronaca · C carte · W salva · V velocità · ? · Q
terminal-keys-text =
    R – tira
    S – fermati
    1–9 – le scelte, in ordine
    Invio – la prima scelta
    A – consiglio: le tue probabilità di vittoria dopo ogni scelta, contro i bot o a un tavolo con consigli
    Spazio – salta il movimento
    L – tutta la cronaca
    C – guarda le tue carte
    V – velocità: calma, svelta, immediata
    W – salva la partita in un file
    B – riprenditi il posto dal sostituto, a un tavolo online
    R, Esc – dopo la partita: l’analisi, il podio
    ? – questo elenco
    Q o Ctrl-C – esci; la partita si può conservare

    Sul tabellone una pila si scrive dal basso in alto: in A<B<C la tartaruga C è in cima e decide. [S] è dove arrivi se ti fermi, [4] dove porterebbe un 4 con il prossimo dado. ► indica chi decide.
terminal-signs-text = Dove c’è poco spazio: ×67% è il rischio, ()17% la probabilità di prendere le uova, →14 dove si arriva, 6() le uova vinte, A<B la pila che ne risulta, 43%* la probabilità di vittoria secondo il consiglio, con una stella per la scelta migliore.
terminal-save-where = In quale file salvare la partita?
terminal-saved = La partita è in { $path }.
terminal-not-saved = Non si può scrivere { $path }: { $reason }
terminal-taken = { $path } contiene già altro, perciò non è stato scritto nulla. { $free } è libero.
terminal-taken-question = { $path } contiene già altro.
terminal-save-as = Salva in { $path }
terminal-replace = Sostituisci quello che c’è
terminal-save-not = Non salvare
terminal-quit = Lasciare la partita?
terminal-quit-keep = Conservala per dopo ed esci
terminal-quit-drop = Esci senza conservarla
terminal-quit-not = Continua a giocare
terminal-kept = La partita è conservata. «mahe terminal» propone di riprenderla.

## Consiglio

terminal-advice-legend = % le tue probabilità di vittoria, * la scelta migliore.
terminal-advice = Consigli per tutti
terminal-with-advice = Con i consigli: tutti possono chiedere quanto vale ogni scelta.
terminal-no-advice = Qui non ci sono consigli. Ci sono quando giochi contro i soli bot, o a un tavolo aperto con i consigli.
terminal-advice-only = { $choice }: probabilità di vittoria { $chance }.
terminal-advice-best = La migliore: { $choice }, probabilità di vittoria { $chance }.
terminal-advice-other = { $choice }: { $chance }, { $points } punti in meno.

## Podio

terminal-result = { $rank }. { $name }: { $eggs }, { $clutches }
terminal-podium-keys = Invio nuova partita · R analisi · W salva · Esc tabellone · Q inizio

## Analisi

terminal-review-keys = ↑↓ scorri · G momenti sul tabellone · Esc indietro
terminal-review-marks = ? segna un errore.
terminal-no-moments = Non c’è nessun momento da vedere: nessuna svolta, nessun errore.

## Finestre

terminal-ask-keys = ↑↓ o un numero · Invio · Esc indietro
terminal-read-keys = ↑↓ scorri · Invio chiudi
terminal-type-keys = Invio fatto · Esc indietro

## Rivedere

terminal-replay-keys = ←→ passo · ↑↓ mossa · N P momenti · R analisi · Spazio avvia · Home Fine · V velocità · ? tasti · Q
terminal-replay-keys-text =
    ← → – un passo indietro o avanti
    ↑ ↓ – una mossa indietro o avanti
    Home, Fine – all’inizio o alla fine
    Spazio – avvia o pausa
    N, P – la svolta o l’errore che segue, o quello prima
    R – l’analisi: fortuna, scelte ed errori
    V – velocità: calma, svelta, immediata
    Q – esci

## Un tavolo online

terminal-sit-here = Siediti qui
terminal-lobby-keys = ↑↓ scegli · Invio siediti, inizia · Q esci
terminal-away = Un bot gioca per te. B: eccomi di nuovo
terminal-quit-seat = Esci; il posto resta tuo
terminal-seat-kept = Il tuo posto ti aspetta. Si torna con «mahe terminal { $link }».

## Senza schermo

terminal-choose = La tua scelta
terminal-one-or-enter = 1 o Invio
terminal-to = da 1 a { $last }
terminal-please = Scrivi { $answers }, per favore.
terminal-plain-help = Scrivi il numero della tua scelta. ? rilegge il tabellone, a dà un consiglio, c rilegge le tue carte, w FILE salva la partita in un file, q esce.
terminal-finish = Fine
terminal-hear-review = Ascolta l’analisi

## L’analisi, letta ad alta voce

terminal-heard-seat = { $name }: i dadi sono valsi { $luck } punti, le scelte { $choices }.
terminal-heard-chances = { $name }: { $first } all’inizio, al minimo { $low } al turno { $lowturn }, al massimo { $high } al turno { $highturn }, { $last } alla fine.
terminal-heard-change = { $name } passa da { $before } a { $after }
terminal-heard-mistakes =
    { $count ->
        [0] { $name }: nessun errore di rilievo.
        [one] { $name }: { $count } errore.
       *[other] { $name }: { $count } errori.
    }
