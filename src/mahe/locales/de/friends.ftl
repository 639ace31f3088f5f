# Freunde am Tisch: wer sich kümmert, noch einmal spielen und der Stand einer Serie.

## Wer sich um den Tisch kümmert

friends-host-mark = (leitet den Tisch)
friends-host-starts = { $name } startet das Spiel.
friends-host-gone = { $name } ist nicht da. Ihr könnt auch selbst starten.
friends-more = Mehr zu { $name }
friends-remove = { $name } entfernen
friends-hand-over = { $name } den Tisch überlassen
friends-absent = { $name } ist nicht da.
friends-let-bot = Einen Bot für { $name } spielen lassen
friends-let-bot-line = { $name } kann jederzeit wieder einsteigen.
friends-host-lets = { $host } kann einen Bot spielen lassen.
friends-take-over = Den Tisch übernehmen
friends-vote = Soll { $host } den Tisch leiten, solange { $name } weg ist?
friends-agree = Einverstanden
friends-voted = Du bist einverstanden. Die anderen haben noch nicht entschieden.

## Noch einmal spielen

friends-wants-again =
    { $count ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
friends-not-again = Diesmal nicht
friends-waits = Warten auf { $names }.
friends-begins =
    { $seconds ->
        [one] Es geht spätestens in einer Sekunde los.
       *[other] Es geht spätestens in { $seconds } Sekunden los.
    }
friends-answer =
    { $answer ->
        [yes] spielt wieder mit
        [no] diesmal nicht
       *[open] noch keine Antwort
    }

## Eine Serie

friends-series =
    { $games ->
        [one] Nach einem Spiel
       *[other] Nach { $games } Spielen
    }
friends-player = Wer
friends-wins = Siege
friends-eggs = Eier
friends-ride = Bester Ritt
friends-ride-line = Bester Ritt: die meisten Schildkröten, die eine von deinen zu einem Gelege getragen haben.

## Im Verlauf, und vorgelesen

friends-is-host = { $name } leitet jetzt den Tisch.
friends-votes =
    { $own ->
        [yes] { $name } möchte den Tisch leiten.
       *[no] { $name } möchte, dass { $host } den Tisch leitet.
    }
friends-said =
    { $answer ->
        [yes] { $name } möchte noch einmal spielen.
       *[no] { $name } spielt diesmal nicht wieder mit.
    }
friends-game = Spiel { $number } dieser Serie.
