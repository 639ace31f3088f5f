### Woorden die overal voorkomen.

## Schildpadden

turtle =
    { $colour ->
        [red] Rood
        [orange] Oranje
        [yellow] Geel
        [green] Groen
        [blue] Blauw
        [purple] Paars
        [pink] Roze
       *[other] { $colour }
    } { $letter }

## Aantallen

eggs =
    { $count ->
        [one] { $count } ei
       *[other] { $count } eieren
    }
clutches =
    { $count ->
        [one] { $count } legsel
       *[other] { $count } legsels
    }
cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }

## Knoppen en meldingen

close = Sluiten
back = Terug
loading = Een ogenblik …
to-home = Naar het begin
lost-title = Hier is niets
screen-missing = Dit deel is niet aangekomen.
try-again = Opnieuw proberen
