# Der Tisch: die Wahl, die Mitspieler, der Verlauf, das Menü, das Podest.

## Schildkröten und Mitspieler

table-turtle =
    { $colour ->
        [red] die rote Schildkröte
        [orange] die orange Schildkröte
        [yellow] die gelbe Schildkröte
        [green] die grüne Schildkröte
        [blue] die blaue Schildkröte
        [purple] die lila Schildkröte
       *[pink] die rosa Schildkröte
    }
table-bot-level =
    { $level ->
        [hatchling] Schlüpfling
        [swimmer] Schwimmer
        [navigator] Lotse
        [ancient] Uralte
        [hermit] Eremit
        [pirate] Pirat
        [surfer] Surfer
        [companion] Gefährte
       *[other] { $level }
    }
table-bot = { table-bot-level } { $letters }
table-bot-called = { $name }, { table-bot-level }
table-free-seat = Freier Platz
table-eggs =
    { $eggs ->
        [one] 1 Ei
       *[other] { $eggs } Eier
    }
table-clutches = { $clutches } Gelege

## Wer dran ist, wer entscheidet

table-your-turn = Du bist dran
table-turn-of = { $name } ist dran
table-hand-over = Weitergeben an { $name }
table-roll-first = Wirf den ersten Würfel.
table-which-first = Welche Schildkröte zuerst?
table-waits-first = { $name } wirft den ersten Würfel …
table-go-on = Darf { $turtle } weiter?
table-thinks = { $name } grübelt über { $sum } …
table-you-decide = Du entscheidest für { $turtle }
table-decides = { $name } entscheidet für { $turtle }
table-decides-for-you = { $name } entscheidet für dich
table-you-ride = Du sitzt obenauf und bekommst, was sie gewinnt.
table-rides-you = { $rider } sitzt auf dir und bekommt, was du gewinnst.
table-rides = { $rider } sitzt auf der Schildkröte von { $name }.
table-time-up = Deine Zeit war um
table-stand-in-plays = Ein Bot spielt für dich, bis du zurück bist.
table-back = Ich bin wieder da
table-back-name = { $name }: Ich bin wieder da
table-watching = Du schaust zu.
table-over = Das Spiel ist aus
table-show-result = Ergebnis zeigen
table-choices = Deine Wahl

## Die Wahl

table-roll-for = Für { $letter } würfeln
table-roll-for-first = { $letter } zuerst
table-first-die = der erste Würfel
table-roll-again = Weiterwürfeln
table-bust-chance = Risiko { PERCENT($share) }
table-no-bust = ohne Risiko
table-eggs-chance = Eier { PERCENT($share) }
table-stop-on = Stopp { on-space }
table-stop-beach = Stopp am Strand
table-play-card = Die { $card } spielen
table-advice = Rat: was jede Wahl wert ist
table-with-advice = Mit Rat
table-advice-chance = Gewinnchance { $chance }
table-advice-spoken = Gewinnchancen. { $chances }
table-to-space = { to-space }
table-to-beach = zum Strand
table-to-raft = aufs Floß
table-onto = auf { $name }
table-onto-own = auf deine { $letter }
table-carrying = trägt { $names }
table-eggs-for-you =
    { $eggs ->
        [one] 1 Ei für dich
       *[other] { $eggs } Eier für dich
    }
table-eggs-for =
    { $eggs ->
        [one] 1 Ei für { $name }
       *[other] { $eggs } Eier für { $name }
    }
table-ends-game = und das Spiel ist aus
table-safe = erst mal sicher
table-or-card = Oder eine Karte:
table-really-roll = Wirklich würfeln?
table-faces-of-six = { $count } von 6 Augenzahlen sind zu viel.
table-rather-not = Lieber nicht
table-faces-bust = Mit { $faces } wäre es zu viel
table-faces-eggs = Mit { $faces } gäbe es die Eier

## Mitspieler

table-players = Mitspieler
table-you = du
table-turn-mark = ist dran
table-decides-mark = entscheidet
table-away = nicht da
table-offline = offline
table-bot-plays = ein Bot spielt
table-your-cards = Deine Karten: { $cards }
table-peep =
    { $cards ->
        [one] { $name }: deine Karte ansehen
       *[other] { $name }: deine { $cards } Karten ansehen
    }
table-watchers =
    { $watchers ->
        [one] 1 schaut zu
       *[other] { $watchers } schauen zu
    }
table-seconds-left = { $seconds } s
table-minutes-left = { $minutes } min
table-hours-left = { $hours } h
table-time-left = Restzeit

## Verlauf

table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-log-older = Ältere Züge zeigen
table-log-see = Diesen Moment ansehen
table-since = Seit deinem letzten Zug
table-looking-back = Du blickst zurück
table-back-to-now = Zurück zum Spiel

## Menü

table-menu = Menü
table-home = Startseite
table-home-label = Mahé, Startseite
table-speed = Tempo
table-speed-calm = Gemütlich
table-speed-quick = Flott
table-speed-instant = Sofort
table-skip = Überspringen
table-sound = Ton
table-mute = Ton ausschalten
table-unmute = Ton einschalten
table-volume = Lautstärke
table-theme = Aussehen
table-theme-auto = Wie das Gerät
table-theme-day = Tag
table-theme-night = Nacht
table-direction = Um die Insel
table-direction-counter = Linksherum
table-direction-clockwise = Rechtsherum
table-language = Sprache
table-careful = Vor riskanten Würfen nachfragen (ab 50 % Risiko)
table-notify = Sag mir, wenn ich dran bin
table-notify-blocked = Dieser Browser erlaubt es nicht. Ändere das in seinen Einstellungen für diese Seite.
table-notify-title = Du bist dran
table-notify-body = Auf der Insel warten alle auf dich.
table-title = Mahé
table-title-turn = Du bist dran! · Mahé
table-rules = Regeln
table-keys = Tasten
table-check-dice = Würfel prüfen
table-dice-checked =
    { $checked ->
        [one] 1 Wurf geprüft
       *[other] { $checked } Würfe geprüft
    }
table-dice-pending = Würfel noch nicht geprüft
table-dice-wrong = Ein Wurf passt nicht zu seinem Beweis
table-dice-short = Würfel
table-record = Spiel herunterladen
table-share-record = Spiel teilen
table-share-link = Link teilen
table-link-copied = Der Link ist kopiert.
table-copy-failed = Kopiere diesen Link: { $link }
table-leave = Tisch verlassen
table-leave-ask = Für immer gehen? Ein Bot spielt für dich weiter.
table-leave-now = Gehen
table-stay = Bleiben
table-delete = Tisch löschen
table-delete-ask = Diesen Tisch für alle löschen? Er kommt nicht wieder.
table-delete-now = Löschen
table-keep = Behalten

## Verbindung

table-reconnecting = Keine Verbindung. Neuer Versuch … Es geht nichts verloren.
table-offline-banner = Du bist offline. Das Spiel wartet auf dich, nichts geht verloren.
table-gone = Diesen Tisch gibt es nicht mehr
table-gone-deleted = Er wurde gelöscht.
table-gone-unknown = Hinter diesem Link steht kein Tisch. Vielleicht ist er zu alt.
table-closed = Dieser Tisch ist geschlossen
table-opening = Unterwegs zum Tisch …

table-refused =
    { $code ->
        [unreachable] Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
        [unavailable] Der Server hat Schwierigkeiten. Es ist nichts geschehen; versuch es noch einmal.
        [no_python] Das Spiel ließ sich in diesem Browser nicht starten. Lade die Seite neu.
        [not_kept] Dieser Browser bewahrt das Spiel nicht auf: Der Platz fehlt, oder das Fenster ist privat. Es ist nichts passiert; versuch es noch einmal.
        [too_many] Das war viel auf einmal. Warte kurz und versuch es noch einmal.
        [name_taken] An diesem Tisch heißt schon jemand so oder sehr ähnlich. Nimm einen anderen Namen.
        [seat_taken] Da war jemand schneller: Der Platz ist besetzt.
        [not_now] Das geht jetzt nicht. Das Spiel ist schon weiter.
        [not_found] Diesen Tisch gibt es nicht mehr.
        [not_yours] Das darf nur jemand anderes.
       *[other] Das hat nicht geklappt.
    }

## Reaktionen

table-react = Reagieren
table-reaction-hello = Hallo!
table-reaction-nice = Stark!
table-reaction-ouch = Autsch!
table-reaction-thanks = Danke!
table-reaction-hurry = Mach schon!
table-reaction-laugh = Haha!
table-reaction-wow = Wow!
table-reaction-bye = Tschüss!

## Tasten

table-key-roll = Würfeln
table-key-stop = Stopp
table-key-options = Die Möglichkeiten, der Reihe nach
table-key-first = Die erste Möglichkeit
table-key-log = Verlauf
table-key-advice = Rat zeigen oder verbergen, wo es ihn gibt
table-key-mute = Ton an oder aus
table-key-skip = Bewegung überspringen
table-key-help = Diese Liste
table-key-arrows = In Listen auf und ab
table-key-escape = Schließen oder zurück zum Spiel
table-key-space = Leertaste
table-key-enter = Eingabe
table-key-arrows-name = Pfeile
table-key-escape-name = Esc

## Podest

table-result = Das Ergebnis
table-wins = { $name } gewinnt
table-you-win = Du gewinnst!
table-share-win = { $names } gewinnen gemeinsam
table-with-eggs =
    { $eggs ->
        [one] Mit 1 Ei.
       *[other] Mit { $eggs } Eiern.
    }
table-shared-line =
    { $eggs ->
        [one] Je 1 Ei
       *[other] Je { $eggs } Eier
    } und { $clutches } Gelege.
table-tie-line = { $names } haben je { $eggs } Eier. Die Zahl der Gelege entscheidet: { $more } zu { $fewer }.
table-rank = { $rank }.
table-clutches-of = Gelege: { $cards }
table-no-clutches = Keine Gelege
table-rematch = Revanche
table-join-rematch = Zur Revanche
table-watch-rematch = Revanche ansehen
table-replay = Noch einmal ansehen
table-review = Analyse
table-see-board = Brett ansehen
