### Parole che servono dappertutto.

## Tartarughe

turtle =
    { $colour ->
        [red] Rossa
        [orange] Arancione
        [yellow] Gialla
        [green] Verde
        [blue] Blu
        [purple] Viola
        [pink] Rosa
       *[other] { $colour }
    } { $letter }

## Quantità

eggs =
    { $count ->
        [one] { $count } uovo
       *[other] { $count } uova
    }
clutches =
    { $count ->
        [one] { $count } covata
       *[other] { $count } covate
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

## Pulsanti e avvisi

close = Chiudi
back = Indietro
loading = Un momento …
to-home = Torna all’inizio
lost-title = Qui non c’è niente
screen-missing = Questa parte non è arrivata.
try-again = Riprova
