# Startseite, ein neuer Tisch, und vor dem Spiel.

## Startseite

home-title = Mahé
home-motto = Schildkröten schwimmen um die Insel. Wer obenauf sitzt, entscheidet.
home-your-name = Dein Name
home-default-name = Käpt’n
home-play-now = Jetzt spielen
home-you-and-bots =
    { $bots ->
        [one] Du und 1 Bot
       *[other] Du und { $bots } Bots
    }
home-friends = Mit Freunden
home-friends-line = Schick einen Link
home-device = Ein Gerät
home-device-line = Reicht es herum
home-watch = Bots zuschauen
home-watch-line = { $players } Bots spielen
home-learn = Lernen
home-rules = Regeln
home-replay = Spiel ansehen
home-settings = Einstellungen
home-author = Ein Spiel von Alex Randolph
home-continue = Weiterspielen
home-a-table = Ein Tisch
home-your-turn = du bist dran
home-turn-of = { $name } ist dran
home-waiting =
    { $free ->
        [0] kann losgehen
        [one] 1 Platz ist noch frei
       *[other] { $free } Plätze sind noch frei
    }
home-finished = beendet
home-closed = geschlossen
home-unreachable = nicht zu erreichen
home-forget = { $table } von der Liste nehmen
home-public-open = Offene Tische
home-public-over = Beendete Spiele
home-public-line = { $players } Plätze
home-sit-down = Hinsetzen
home-watch-again = Ansehen

## Neuer Tisch

home-setup-friends = Mit Freunden spielen
home-setup-device = Auf einem Gerät spielen
home-players = Mitspieler
home-fewer = Einer weniger
home-more-players = Einer mehr
home-names = Namen
home-player = Name { $number }
home-remove-player = { $name } entfernen
home-add-player = Noch jemand
home-bots = Bots
home-bots-count =
    { $bots ->
        [0] keine Bots
        [one] 1 Bot
       *[other] { $bots } Bots
    }
home-open-table = Tisch öffnen
home-start = Los
home-opening = Wird geöffnet …
home-more = Mehr
home-more-line = Schildkröten, Karten, Zeit, Bots, Farben
home-defaults = Zurück zu den üblichen Regeln

home-seats = Plätze
home-seat = Platz { $number }
home-seat-kind = Wer sitzt hier
home-kind-person = An diesem Gerät
home-kind-open = Über den Link
home-kind-bot = Bot
home-level = Spielweise
home-level-mixed = Bunte Runde
home-bots-by-level = Nach Stärke
home-bots-by-temper = Nach Temperament
home-bot-hatchling = Schlüpfling, sanft
home-bot-swimmer = Schwimmer, solide
home-bot-navigator = Lotse, gewieft
home-bot-ancient = Uralte, meisterhaft
home-bot-hermit = Eremit, vorsichtig
home-bot-pirate = Pirat, entert gern
home-bot-surfer = Surfer, waghalsig
home-bot-companion = Gefährte, hält es spannend
home-bot-about =
    { $bot ->
        [hatchling] Spielt, wie es ihm gerade einfällt. Kleine Kinder schlagen ihn.
        [swimmer] Kennt die Chancen der Würfel und schaut nicht aufs Brett.
        [navigator] Schaut aufs Brett und denkt seinen Zug zu Ende.
        [ancient] Hat aus unzähligen Partien gelernt. Sehr schwer zu schlagen.
        [hermit] Hört lieber auf, als nass zu werden. Besser der Spatz in der Hand …
        [pirate] Klettert auf andere Schildkröten und übernimmt das Ruder. Am besten abschütteln!
        [surfer] Noch ein Würfel? Immer! So kommt er weit oder wird nass.
        [companion] Ideal mit Kindern: hält sich zurück, wenn er vorn liegt, und spielt auf, wenn er hinten liegt, ohne dumme Züge.
        [mixed] Alle spielen anders: Wer wer ist, zeigt sich bald.
       *[other] { "" }
    }

home-colour-of = Farbe der { $number }. Schildkröte
home-colour-any = Farbe egal
home-colour =
    { $colour ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
        [purple] Lila
       *[pink] Rosa
    }

home-game = Das Spiel
home-turtles-each = Schildkröten pro Person
home-turtles-usual = Wie üblich: { $turtles }
home-turtles-one = 1
home-turtles-two = 2
home-cards = Karten als Würfel
home-cards-hint = Spiel eine gewonnene Gelege-Karte statt des zweiten oder dritten Würfels.
home-third-die = Dritter Würfel bei sieben
home-third-die-hint = Auch bei genau 7 darf man weiterwürfeln. Es ist immer zu viel.
home-bust-ends = Bei zu viel ist der Nächste dran
home-bust-ends-hint = War es zu viel, schwimmt die andere Schildkröte nicht mehr.
home-open-clutches = Offene Gelege
home-open-clutches-hint = Alle sehen im Spiel alle Eier.
home-advice = Mit Rat
home-advice-hint = Alle dürfen fragen, was jede Wahl wert ist.
home-deck = Karten
home-deck-hint = Wie viele Karten es mit 1 bis 6 Eiern gibt. Die üblichen Zahlen sind aus den Regelheften erschlossen, sie stehen dort nicht.
home-deck-of =
    { $eggs ->
        [one] Karten mit 1 Ei
       *[other] Karten mit { $eggs } Eiern
    }
home-deck-total =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $pile } im Spiel
home-set-aside = Ungesehen beiseite

home-time = Zeit und Gesellschaft
home-pace = Bedenkzeit
home-pace-none = Lasst euch Zeit
home-pace-live = Live
home-pace-daily = Ein Tag für jede Wahl
home-seconds = Sekunden für jede Wahl
home-stand-in = Vertretung
home-stand-in-hint = Spielt für alle, die zu lange weg sind.
home-public = Öffentlicher Tisch
home-public-hint = Jeder kann ihn finden und sich dazusetzen. Sonst nur, wer den Link hat.

## Was nicht geht

home-bad-turtles =
    Zwei Schildkröten pro Person gibt es nur zu zweit oder zu dritt. { $players ->
        [4] Zu viert
        [5] Zu fünft
        [6] Zu sechst
       *[other] Zu siebt
    } hat jeder eine.
home-bad-deck-much = Die Schachtel hat { $box } Karten; das hier sind { $cards }.
home-bad-deck-count = Bitte ganze Zahlen von 0 bis { $box }.
home-bad-set-aside = Wenn { $aside } beiseitekommen, müssen es mehr als { $aside } sein; es sind { $cards }.
home-bad-seconds = Von { $least } bis { $most } Sekunden.
home-bad-name-twice = Zwei heißen { $name }. Gib einem davon einen anderen Namen.
home-bad-name-none = Schreib erst deinen Namen, damit deine Freunde dich erkennen.
home-bad-colour = Zwei Schildkröten wollen { home-colour }. Jede hat ihre eigene Farbe.
home-bad-seats = Mindestens { $fewest }, höchstens { $most }.
home-no-effect-bust = Gilt nur mit zwei Schildkröten pro Person.

## Vor dem Spiel

home-lobby = Vor dem Spiel
home-come = Spiel mit
home-wait = Es fehlt noch jemand
home-all-here = Alle sind da
home-table-line = { $players } Plätze, { $rules }.
home-rule-one-turtle = je 1 Schildkröte
home-rule-two-turtles = je 2 Schildkröten
home-rule-cards = Karten als Würfel
home-rule-third = dritter Würfel bei sieben
home-rule-bust = bei zu viel ist der Nächste dran
home-rule-open = offene Gelege
home-rule-advice = mit Rat
home-rule-deck = { $cards } Karten in der Schachtel
home-rule-seconds = { $seconds } Sekunden je Wahl
home-rule-daily = ein Tag je Wahl
home-free = Frei
home-you-mark = (du)
home-stand-up = Aufstehen
home-link = Link für deine Freunde
home-copy = Kopieren
home-share = Teilen
home-copied = Link kopiert. Schick ihn deinen Freunden.
home-copy-by-hand = Kopiere den Link aus dem Feld.
home-share-text = Komm, spiel Mahé mit mir.
home-qr = QR-Code des Links
home-local-only = Dieser Link gilt nur auf diesem Computer. Wird Mahé mit { $command } gestartet, können Geräte in deinem Heimnetz mitspielen.
home-start-game = Spiel starten
home-start-bots =
    { $bots ->
        [one] Starten, mit einem Bot auf dem freien Platz
       *[other] Starten, mit Bots auf den { $bots } freien Plätzen
    }
home-or-watch = Oder bleib und schau zu.
home-full-watch = Alle Plätze sind besetzt. Bleib und schau zu.
home-type-name = Schreib erst einen Namen.
home-delete = Tisch löschen
