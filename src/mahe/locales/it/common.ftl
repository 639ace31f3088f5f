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
        [one] { $count } carta
       *[other] { $count } carte
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

## Pulsanti e avvisi

close = Chiudi
back = Indietro
loading = Un momento…
to-home = Torna all’inizio
lost-title = Qui non c’è niente
lost-line = A questo indirizzo non c’è nessuna pagina. Forse per strada si è persa una lettera.
screen-missing = Questa parte non è arrivata.
try-again = Riprova

## Numeri con l’articolo, che davanti a vocale si elide: il 2, l’1, l’8, l’11, il 18

the-card =
    { $card ->
        [1] l’{ $card }
        [8] l’{ $card }
        [11] l’{ $card }
       *[other] il { $card }
    }
on-space =
    { $space ->
        [1] sull’{ $space }
        [8] sull’{ $space }
        [11] sull’{ $space }
       *[other] sul { $space }
    }
to-space =
    { $space ->
        [1] all’{ $space }
        [8] all’{ $space }
        [11] all’{ $space }
       *[other] al { $space }
    }

## Elenchi e coppie

apart = { $one }; { $more }
pair = { $label }: { $value }
