### Het studiebord: elke stelling, opgezet of uit een spel, en wat alles waard is wat eruit kan komen.

study-title = Studiebord
study-invite = Zet een stelling op en kijk wat ze waard is.
study-this = Deze stelling bestuderen
study-look = Bekijken
study-edit = Opzetten
study-player = Speler { $number }
study-undo = Ongedaan maken
study-redo = Opnieuw
study-about = Onder “Opzetten” sleep je schildpadden, of je markeert er een en tikt op een vakje. Elke stelling heeft haar eigen link.

## Wat ze waard is

study-chance = winstkans { $chance }
study-best = het beste
study-gives-away = geeft { $points } punten weg
study-faces = Waar elke worp heen leidt
study-likely = komt in { PERCENT($share) } van de gevallen
study-die = De dobbelsteen toont { $pips }
study-die-next = Er is een dobbelsteen in de lucht. De kansen zijn die van { $name }.
study-card-next = Nu wordt er een kaart omgedraaid. De kansen zijn die van { $name }.
study-over = Het spel is uit. Gewonnen door { $names }

## De weg hierheen

study-way = De weg hierheen
study-steps = Alle stappen
study-by-hand = Met de hand opgezet
study-branched = Bij stap { $step } ben je van het spel afgeweken.
study-rejoin = Terug naar het spel
study-open-game = Een spel openen
study-to-replay = Verder terugkijken

## De stelling als tekst

study-text = De stelling als tekst
study-go = Laat zien
study-copy = Tekst kopiëren
study-copied = De tekst is gekopieerd.
study-copy-by-hand = Kopieer de tekst uit het veld.
study-impossible =
    { $field ->
        [1] Deze stelling is onmogelijk: kijk naar de regels van de tafel.
        [2] Deze stelling is onmogelijk: kijk naar de schildpadden.
        [3] Deze stelling is onmogelijk: kijk naar de open broedkaart.
        [4] Deze stelling is onmogelijk: kijk naar de kaarten.
       *[other] Deze stelling is onmogelijk: kijk wie er aan de beurt is.
    }
study-exactly = Preciezer, in het Engels:

## Opzetten

study-start = Begin van het spel
study-clear = Leegmaken
study-drag = Sleep een schildpad, of tik er een aan en daarna een vakje. Toetsen: pijlen verplaatsen een schildpad en veranderen haar plek in de stapel.
study-turtle-at = { $turtle }: { $place }
study-place-of = Plek van { $turtle }
study-nest = Op de laatste 7 eieren
study-higher = Hoger
study-lower = Lager
study-moved = Heeft al gezwommen
study-mover = Er wordt gegooid voor
study-nobody = Niemand
study-add-die = Een { $pips } erbij
study-take-die = Een dobbelsteen terug
study-in-air = een dobbelsteen in de lucht
study-put-in-air = Een dobbelsteen in de lucht
study-carded = Heeft deze beurt een kaart gespeeld
study-none-open = geen
study-cards = Kaarten
study-cards-of = Kaarten van { $name }
study-played = Gespeeld
study-more-of =
    { $eggs ->
        [one] Een kaart met { $eggs } ei erbij, nu { $count }
       *[other] Een kaart met { $eggs } eieren erbij, nu { $count }
    }
study-fewer-of =
    { $eggs ->
        [one] Een kaart met { $eggs } ei minder, nu { $count }
       *[other] Een kaart met { $eggs } eieren minder, nu { $count }
    }
study-table = Spelers en regels

## Verder spelen

study-play = Vanaf hier verder spelen
study-play-lead = Wie speelt op elke plek? Je mag er meer dan één nemen.
study-you = Jij
