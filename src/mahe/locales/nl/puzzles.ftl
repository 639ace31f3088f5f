### De vijf van vandaag: stellingen waarin de voor de hand liggende keuze niet de beste is.

puzzles-title = De vijf van vandaag
puzzles-of = De vijf van { $date }
puzzles-five = De vijf
puzzles-days = Dagen
puzzles-number = Vraag { $number }
puzzles-signs = De vijf vragen
puzzles-sign-open = nog niet beantwoord
puzzles-sign-right = goed
puzzles-sign-wrong = niet de beste keuze
puzzles-you = Jij bent { $turtles }.
puzzles-estimate = Geschat door de bot Oeroude, en gecontroleerd door na elke keuze heel vaak verder te spelen.

## Het antwoord

puzzles-better = Beter: { $best }
puzzles-result = Uitslag
puzzles-nothing-lost = Je hebt niets weggegeven.
puzzles-lost = { $points } punten weggegeven
puzzles-streak =
    { $days ->
        [one] { $days } dag op rij
       *[other] { $days } dagen op rij
    }
puzzles-longest =
    { $days ->
        [one] langste reeks: { $days } dag
       *[other] langste reeks: { $days } dagen
    }
puzzles-tomorrow = Morgen komen er nieuwe.
puzzles-share = Delen
puzzles-share-title = Mahé, de vijf van { $date }
puzzles-copied = Gekopieerd.
puzzles-not-copied = Kopiëren is niet gelukt.

## Wat elke soort vraag kost

puzzles-kinds = Wat je weggeeft
puzzles-kind = Waar het om gaat
puzzles-rights = goed
puzzles-each = punten per vraag
puzzles-kept = Dit blijft op dit apparaat, en nergens anders.
puzzles-erase = Wissen
puzzles-sure = Alle antwoorden en de reeks wissen?
puzzles-keep = Bewaren
puzzles-kind-clutch-in-reach = Eieren binnen bereik
puzzles-kind-would-ride = Meeliften
puzzles-kind-too-risky = Te veel risico
puzzles-kind-eggs-not-worth-it = Eieren die het niet waard zijn
puzzles-kind-clutch-next = De volgende worp kan genoeg zijn
puzzles-kind-other-arrives = Er komt zo iemand aan
puzzles-kind-nothing-to-lose = Niets te verliezen
puzzles-kind-safe-die = Een veilige dobbelsteen
puzzles-kind-card-too-dear = Een te dure kaart
puzzles-kind-card-pays = Een kaart die loont
puzzles-kind-other-turtle = De andere schildpad
