### Ein Spiel unter der Lupe: wie viel Glück im Spiel war, was verschenkt wurde und warum.

review-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
review-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
review-open = nicht zu Ende gespielt
review-exact = Exakt: Dieses Spiel ist gelöst.
review-estimate = Geschätzt vom Bot Uralte.
review-advised = Mit Rat: { $names }.
review-unit = In Punkten: 100 sind ein ganzer Sieg. Die ersten fünf Zahlen einer Zeile ergeben zusammen die sechste.
review-unit-open = Das Ergebnis ist die Chance, als das Spiel abgebrochen wurde.

## Spalten

review-player = Spieler
review-first = Anfang
review-luck = Glück
review-own = Wahl
review-others = andere
review-revision = Korrektur
review-result = Ergebnis
review-games = Spiele
review-wins = Siege
review-per-decision = je Wahl
review-level = Stufe

## Jeder Spieler

review-chances = Die Gewinnchancen, Zug um Zug
review-plot = Die Gewinnchancen am Anfang jedes Zuges. Zeichen stehen bei Fehlern.
review-plot-turn = Zug
review-table = Als Tabelle
review-how = So wurde gespielt
review-between = zwischen { $low } und { $high }
review-like = wie { $bot }
review-weaker = schwächer als { $bot }
review-played =
    { $count ->
        [one] { $name }: { $level }; je Entscheidung { $points } Punkte verschenkt ({ $count } Entscheidung).
       *[other] { $name }: { $level }; je Entscheidung { $points } Punkte verschenkt ({ $count } Entscheidungen).
    }
review-no-choice = { $name }: nichts zu entscheiden.
review-average = Mit durchschnittlichen Würfeln: { $chance }.

## Augenblicke

review-turning = Wendepunkte
review-turn = Zug { $turn }
review-mistakes = Fehler
review-no-mistakes = Keine nennenswerten.
review-mistake = { $chosen }: { $chance }. Besser: { $best }, { $better }.
review-blunder = { $chosen }: { $chance }. Viel besser: { $best }, { $better }.

## Gründe: warum die bessere Wahl besser war

review-why-clutch =
    { $eggs ->
        [one] Das bringt sofort { $eggs } Ei.
       *[other] Das bringt sofort { $eggs } Eier.
    }
review-why-ride = Das wäre ein Ritt auf { $letter } gewesen.
review-why-risk =
    { $faces ->
        [one] Zu riskant: { $faces } von sechs Augenzahlen war zu viel.
       *[other] Zu riskant: { $faces } von sechs Augenzahlen waren zu viel.
    }
review-why-eggs =
    { $eggs ->
        [one] Für { $eggs } Ei lohnte sich der Strand nicht.
       *[other] Für { $eggs } Eier lohnte sich der Strand nicht.
    }
review-why-next = { $faces } von sechs Augenzahlen hätten die Eier gebracht.
review-why-rival = { $letter } war kurz vor dem Ziel.
review-why-nothing = Es gab nichts zu verlieren.
review-why-safe = Mit dem nächsten Würfel konnte es nicht zu viel werden.
review-why-card-dear = Die Karte { $card } war als Eier mehr wert.
review-why-card-pays = Die Karte { $card } war als Würfel mehr wert.
review-why-turtle = { $letter } war kurz vor dem Ziel.

## Auf der Seite

review-heading = Analyse
review-title = Ein Spiel analysieren
review-lead = Sieh, wie sich die Chancen von Zug zu Zug verschoben haben, wie gut es die Würfel meinten und welche Entscheidungen zählten. Öffne ein Spiel, zieh es auf die Seite oder füg den Text unten ein.
review-go = Analysieren
review-watch = Ansehen
review-progress = Wird ausgerechnet: { PERCENT($share) }
review-broken-off = Die Verbindung ist abgerissen, bevor die Analyse fertig war.
review-failed = Diese Analyse ließ sich nicht ausrechnen.
review-graph = Gewinnchancen
review-summary = Würfel und Entscheidungen
review-dice = Würfel
review-points = In Punkten: 100 sind ein ganzer Sieg. Über 0 waren die Würfel gnädig; unter 0 hat die Wahl etwas verschenkt.
review-sum = So kommt es zusammen
review-played-at = { $level } bei { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }.
review-nothing-decided = Nichts zu entscheiden.
review-no-turning = Kein einzelner Moment hat es entschieden.
review-move = Zug
review-about = Was die Zahlen bedeuten
review-sign-mistake = Fehler
review-sign-blunder = Grober Fehler
review-sign-lucky = Glück
review-sign-unlucky = Pech
review-sign-of = { $sign }: { $name }
review-try = Noch einmal versuchen
review-try-lead = Deine Fehler als Fragen, auf dem Brett, wie es damals stand.
review-try-whose = Wessen Fehler
review-try-count =
    { $count ->
        [one] { $name }: { $count } Frage
       *[other] { $name }: { $count } Fragen
    }
review-try-start =
    { $count ->
        [one] Noch einmal versuchen: { $count } Frage
       *[other] Noch einmal versuchen: { $count } Fragen
    }
review-try-at = Frage { $number } von { $count }
review-try-right = Richtig!
review-try-better = Besser: { $best }
review-try-game = damals
review-try-you = du
review-try-both = du, wie damals
review-try-score = { $right } von { $count } richtig
review-try-perfect = Diesmal alles richtig. Die Schildkröten sind stolz auf dich.
review-try-over = Manches bleibt schwer: Die Würfel reden mit.
review-try-once-more = Noch einmal
review-try-back = Zurück zur Analyse

## Rollouts

review-rollouts = Ausgespielt: Bei jedem Fehler spielt Uralte nach jeder Möglichkeit auf allen Plätzen { $games }-mal weiter. Alle Möglichkeiten bekommen dieselben Würfel, und das Glück ist herausgerechnet.
review-rollouts-here = Ausgespielt: Uralte spielt auf allen Plätzen { $games }-mal weiter, immer mit denselben Würfeln. Das Glück ist herausgerechnet.
review-plain-games = Nur Siege zu zählen hätte bis zu { $games } Spiele gebraucht.
review-last-position = Wo das Spiel abgebrochen wurde
