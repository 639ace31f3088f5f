### Wörter, die überall vorkommen.

## Schildkröten

turtle =
    { $colour ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
        [purple] Lila
        [pink] Rosa
       *[other] { $colour }
    } { $letter }

## Anzahlen

eggs =
    { $count ->
        [one] { $count } Ei
       *[other] { $count } Eier
    }
clutches =
    { $count ->
        [one] { $count } Gelege
       *[other] { $count } Gelege
    }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Knöpfe und Hinweise

close = Schließen
back = Zurück
loading = Einen Moment …
to-home = Zur Startseite
lost-title = Hier ist nichts
lost-line = Zu dieser Adresse gibt es keine Seite. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
screen-missing = Dieser Teil ist nicht angekommen.
try-again = Noch einmal

## Zahlen mit ihrem Artikel

the-card = die { $card }
on-space = auf { $space }
to-space = auf { $space }

## Aufzählungen

apart = { $one }; { $more }
pair = { $label }: { $value }
