### Ein Spiel noch einmal ansehen, seine Würfel prüfen, und die Regeln auf der Seite.

## Ein Spiel öffnen

replay-title = Ein Spiel noch einmal ansehen
replay-lead = Jedes Spiel lässt sich als kleine Textdatei speichern. Öffne hier eine, zieh sie auf die Seite oder füg den Text unten ein.
replay-open-file = Datei öffnen
replay-record = Das Spiel als Text
replay-watch = Ansehen
replay-drop = Hier loslassen
replay-empty = Füg erst ein Spiel ein oder öffne eine Datei.
replay-too-long = Diese Datei ist zu groß für ein Spiel Mahé.
replay-bad = Dieses Spiel lässt sich nicht abspielen.
replay-fault =
    { $kind ->
        [other] Zeile { $line }: So beginnt kein Mahé-Spiel.
        [garbled] Zeile { $line } passt nicht zur Schreibweise: { $token }
        [garbled-line] Zeile { $line } passt nicht zur Schreibweise.
        [wrong-line] Zeile { $line } kann nach den Regeln nicht so gewesen sein.
       *[wrong] Zeile { $line } kann nach den Regeln nicht so gewesen sein: { $token }
    }
replay-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
replay-no-game = An diesem Tisch gibt es noch kein Spiel zu sehen.
replay-loading = Das Spiel wird geholt …

## Ansehen

replay-heading = Wiederholung
replay-players = Mitspieler
replay-log = Verlauf
replay-scrubber = Moment im Spiel
replay-start = Der Anfang
replay-throwing = { $name }: { $sum } …
replay-turned =
    { $eggs ->
        [one] Das nächste Gelege: { $eggs } Ei
        [7] Sieben Eier liegen offen
       *[other] Das nächste Gelege: { $eggs } Eier
    }
replay-play = Abspielen
replay-pause = Pause
replay-step-back = Einen Schritt zurück
replay-step-on = Einen Schritt weiter
replay-move-back = Einen Zug zurück
replay-move-on = Einen Zug weiter
replay-count = { $move } von { $moves }
replay-more = Mehr
replay-download = Herunterladen
replay-share = Teilen
replay-share-link = Link teilen
replay-copied = Das Spiel ist kopiert.
replay-copy-failed = Dieser Browser lässt die Seite nicht kopieren. Lade das Spiel stattdessen herunter.
replay-another = Ein anderes Spiel
replay-keys = Tasten
replay-key-step = Einen Schritt zurück oder weiter
replay-key-move = Einen Zug zurück oder weiter
replay-key-ends = Zum Anfang oder zum Ende
replay-key-play = Abspielen oder Pause
replay-key-speed = Schneller oder langsamer
replay-key-space = Leertaste
replay-end = Das Ende
replay-unfinished = Dieses Spiel wurde nicht zu Ende gespielt.

## Die Würfel prüfen

check-title = Würfel prüfen
check-working = Jeder Würfel und jede Karte wird nachgerechnet …
check-fits = Jeder Wurf stimmt
check-counts =
    { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    } und { cards } in deinem Browser nachgerechnet, und alles kam genauso heraus.
check-wrong =
    { $problems ->
        [one] { $problems } Sache stimmt nicht
       *[other] { $problems } Sachen stimmen nicht
    }
check-wrong-lead = Vielleicht hat jemand einen Würfel, eine Karte oder ein Kettenglied geändert. Das hat dein Browser gefunden:
check-none = Dieses Spiel lässt sich nicht prüfen
check-none-lead = Es wurde nicht am Tisch eines Servers gespielt, oder sein Beweis ist verloren: Im Spiel stehen keine Kettenglieder, aus denen sich die Würfel errechnen ließen.
check-failed = Der Verlauf des Spiels war nicht zu holen. Versuch es gleich noch einmal.
check-none-yet = Noch wurde nicht gewürfelt
check-none-yet-lead = Komm nach dem ersten Wurf wieder.
check-again = Noch einmal prüfen
check-together =
    { $draws ->
        [one] { $draws } von Mitspieler und Server gemeinsam gezogen
       *[other] { $draws } von Mitspieler und Server gemeinsam gezogen
    }
check-alone =
    { $draws ->
        [one] { $draws } vom Server allein gezogen
       *[other] { $draws } vom Server allein gezogen
    }
check-alone-why = Das sind die erste Karte, die Würfe von Bots und von Leuten, die nicht da waren, und die Karten danach.

check-how = Wie geht das?
check-how-envelopes = Zwei Freunde, die weit voneinander wohnen, wollen per Post würfeln. Jeder schreibt heimlich eine Zahl auf und steckt sie in einen verschlossenen Umschlag. Erst wenn beide Umschläge auf dem Tisch liegen, werden sie geöffnet, und beide Zahlen zusammen ergeben den Würfel. Keiner konnte ihn sich aussuchen, denn keiner kannte die Zahl des anderen.
check-how-dolls = Hier ist dein Browser der eine Freund und der Server der andere. Ein Spiel braucht viele Würfe, darum stecken die Umschläge ineinander wie russische Puppen. Die beiden äußersten lagen schon vor dem Spiel auf dem Tisch. Jeder Wurf öffnet das nächste Paar. Niemand kann einen vertauschen, denn alle sehen, ob er in den vorigen passt.
check-how-now = Gerade eben hat dein Browser alle noch einmal geöffnet, einen nach dem anderen. Er hat nachgesehen, ob jeder in den vorigen passt, und jeden Würfel und jede Karte selbst errechnet.
check-no-server = Hinter dieser Seite steht kein Server: Was hier „Server“ heißt, ist der Teil des Spiels, der in deinem Browser läuft.

check-limits = Was das nicht beweist
check-limits-alone = Was der Server allein gezogen hat, stand vor dem Spiel fest und ließ sich nicht mehr ändern. Aber wer den Server betreibt, könnte es gewusst haben.
check-limits-page = Die Seite, die prüft, kommt vom selben Server. Willst du ganz sicher sein, speichere das Spiel und prüfe es mit einem eigenen Programm, etwa { $command }.
check-limits-people = Geprüft werden nur die Würfel. Das zeigt nicht, wer hinter einem Namen saß und ob zwei einander geholfen haben.
check-limits-story = Jemand könnte ein ganzes Spiel erfinden, mit Puppen und allem. Die Prüfung überzeugt dich von Spielen, deren Anfang du gesehen hast.

check-look = Einen einzelnen Wurf ansehen
check-look-lead = Such dir einen aus. Die ausgefüllten hat der Server allein gezogen.
check-draw-die = Wurf { $number }: Der Würfel zeigt { $value }
check-draw-card =
    { $value ->
        [one] Wurf { $number }: Die Karte hat { $value } Ei
       *[other] Wurf { $number }: Die Karte hat { $value } Eier
    }
check-draw-by = { $name } hat gewürfelt.
check-draw-nobody = Niemand hat gewürfelt: Es ist die erste Karte.
check-draw-alone = Der Server hat allein gezogen.
check-server-link = Die Zahl des Servers
check-player-link = Die Zahl von { $name }
check-link-fits = Sie passt in die vorige.
check-link-same = Es ist die Zahl des Würfels vor dieser Karte.
check-mixed = Beide, miteinander vermischt
check-mixed-alone = Die Zahl, vermischt mit dem Namen des Tisches
check-mixed-lead = Die zwei markierten Zeichen sind eine Zahl zwischen 0 und 255: { $byte }.
check-die-sum = { $byte } durch 6 lässt den Rest { $rest }. Von 1 an gezählt ist das { $result }.
check-card-sum =
    { $sides ->
        [one] { $sides } Karte war noch nicht zu sehen, also musste es diese sein: { $eggs }.
       *[other] { $sides } Karten waren noch nicht zu sehen. { $byte } durch { $sides } lässt den Rest { $rest }: So viele werden übersprungen, die kleinen zuerst, und die nächste hat { $eggs }.
    }

check-fault-tags = Im Spiel fehlen Angaben zu den Würfeln.
check-fault-end = Das letzte Kettenglied führt nicht zum ersten zurück.
check-fault-chain = Nach Wurf { $draw } begann der Server zur Unzeit eine neue Kette.
check-fault-number = Wurf { $draw }: Ein Wurf fehlt oder ist doppelt gezählt.
check-fault-card-link = Wurf { $draw }: Die Karte wurde nicht mit dem Kettenglied des Würfels davor gezogen.
check-fault-server-link = Wurf { $draw }: Das Kettenglied des Servers passt nicht in das vorige.
check-fault-player-link = Wurf { $draw }: Das Kettenglied von { $name } passt nicht in das vorige.
check-fault-value = Wurf { $draw }: Die Kettenglieder ergeben { $right }, gespielt wurde aber { $value }.
check-fault-server-tip = Der Server zeigt jetzt ein anderes erstes Kettenglied als bei deiner Ankunft an diesem Tisch.
check-fault-player-tip = Die Kette eines Mitspielers wurde gegen eine andere vertauscht.
check-fault-own-link = Wurf { $draw }: Er wurde nicht mit dem Kettenglied gezogen, das dein Browser geschickt hat.
check-more-faults =
    { $count ->
        [one] Und { $count } weitere Sache.
       *[other] Und { $count } weitere.
    }

## Die Regeln

rules-title = Regeln
rules-contents = Inhalt
rules-print = Drucken
rules-learn = Beim Spielen lernen
rules-picture-stack = Gelb sitzt auf Rot, und Rot sitzt auf Blau. Gelb ist obenauf und entscheidet.
rules-picture-throw = Eine 2 und eine 4: (2 + 4) × 2 = 12
rules-picture-beach = Der Strand, Feld 21
