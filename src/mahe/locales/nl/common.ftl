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
        [one] { $count } kaart
       *[other] { $count } kaarten
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
to-home = Naar de startpagina
lost-title = Hier is niets
lost-line = Op dit adres is geen pagina. Misschien is er onderweg een letter zoekgeraakt.
screen-missing = Dit deel is niet aangekomen.
try-again = Opnieuw proberen

## Getallen met hun lidwoord

the-card = de { $card }
on-space = op { $space }
to-space = naar { $space }

## Opsommingen

apart = { $one }; { $more }
pair = { $label }: { $value }
