### I cinque di oggi: posizioni in cui la scelta più ovvia non è la migliore.

puzzles-title = I cinque di oggi
puzzles-of = I cinque, { $date }
puzzles-five = I cinque
puzzles-days = Giorni
puzzles-number = Domanda { $number }
puzzles-signs = Le cinque domande
puzzles-sign-open = ancora senza risposta
puzzles-sign-right = giusta
puzzles-sign-wrong = non è la scelta migliore
puzzles-you = Tu sei { $turtles }.
puzzles-estimate = Stima del bot Antica, verificata giocando il seguito molte volte dopo ogni scelta.

## La risposta

puzzles-better = Meglio: { $best }
puzzles-result = Risultato
puzzles-nothing-lost = Non hai regalato niente.
puzzles-lost = { $points } punti regalati
puzzles-streak =
    { $days ->
        [one] { $days } giorno di fila
       *[other] { $days } giorni di fila
    }
puzzles-longest =
    { $days ->
        [one] record: { $days } giorno
       *[other] record: { $days } giorni
    }
puzzles-tomorrow = Domani ce ne sono di nuovi.
puzzles-share = Condividi
puzzles-share-title = Mahé, i cinque, { $date }
puzzles-copied = Copiato.
puzzles-not-copied = Non è stato possibile copiare.

## Quanto costa ogni tipo di domanda

puzzles-kinds = Quanto regali
puzzles-kind = Di che si tratta
puzzles-rights = giuste
puzzles-each = punti a domanda
puzzles-kept = Tutto questo resta su questo dispositivo e da nessun’altra parte.
puzzles-erase = Cancella
puzzles-sure = Cancellare tutte le risposte e la serie?
puzzles-keep = Tieni
puzzles-kind-clutch-in-reach = Uova a portata
puzzles-kind-would-ride = Farsi portare
puzzles-kind-too-risky = Troppo rischio
puzzles-kind-eggs-not-worth-it = Uova che non valgono la pena
puzzles-kind-clutch-next = Il prossimo dado può bastare
puzzles-kind-other-arrives = Qualcuno sta per arrivare
puzzles-kind-nothing-to-lose = Niente da perdere
puzzles-kind-safe-die = Un dado sicuro
puzzles-kind-card-too-dear = Una carta troppo cara
puzzles-kind-card-pays = Una carta che conviene
puzzles-kind-other-turtle = L’altra tartaruga
