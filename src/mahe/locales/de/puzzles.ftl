### Die fünf von heute: Stellungen, in denen die naheliegende Wahl nicht die beste ist.

puzzles-title = Die fünf von heute
puzzles-of = Die fünf vom { $date }
puzzles-five = Die fünf
puzzles-days = Tage
puzzles-number = Frage { $number }
puzzles-signs = Die fünf Fragen
puzzles-sign-open = noch nicht beantwortet
puzzles-sign-right = richtig
puzzles-sign-wrong = nicht die beste Wahl
puzzles-you = Du bist { $turtles }.
puzzles-estimate = Geschätzt vom Bot Uralte und geprüft, indem jede Wahl viele Male zu Ende gespielt wurde.

## Die Antwort

puzzles-better = Besser: { $best }
puzzles-result = Ergebnis
puzzles-nothing-lost = Du hast nichts verschenkt.
puzzles-lost = { $points } Punkte verschenkt
puzzles-streak =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzles-longest =
    { $days ->
        [one] am längsten: { $days } Tag
       *[other] am längsten: { $days } Tage
    }
puzzles-tomorrow = Morgen gibt es neue.
puzzles-share = Teilen
puzzles-share-title = Mahé, die fünf vom { $date }
puzzles-copied = Kopiert.
puzzles-not-copied = Das ließ sich nicht kopieren.

## Was jede Art von Frage kostet

puzzles-kinds = Was du verschenkst
puzzles-kind = Worum es geht
puzzles-rights = richtig
puzzles-each = Punkte je Frage
puzzles-kept = Das bleibt auf diesem Gerät und sonst nirgends.
puzzles-erase = Löschen
puzzles-sure = Alle Antworten und die Serie löschen?
puzzles-keep = Behalten
puzzles-kind-clutch-in-reach = Eier in Reichweite
puzzles-kind-would-ride = Mitreiten
puzzles-kind-too-risky = Zu viel Risiko
puzzles-kind-eggs-not-worth-it = Eier, die es nicht wert sind
puzzles-kind-clutch-next = Der nächste Würfel kann reichen
puzzles-kind-other-arrives = Gleich kommt jemand an
puzzles-kind-nothing-to-lose = Nichts zu verlieren
puzzles-kind-safe-die = Ein sicherer Würfel
puzzles-kind-card-too-dear = Eine zu teure Karte
puzzles-kind-card-pays = Eine Karte, die sich lohnt
puzzles-kind-other-turtle = Die andere Schildkröte
