### Was ein Server über die Leute weiß. Die Fristen kommen aus seinen Einstellungen.

privacy-title = Datenschutz
privacy-short = Kein Konto, keine Cookies, kein Tracking, nichts von anderen Seiten. Das ist alles, was dieser Server über dich weiß.

privacy-stored = Was gespeichert wird
privacy-stored-name = Der Name, den du eingibst, und deine Züge mit ihrer Uhrzeit. Sie gehören zum Tisch, und wer dessen Link hat, kann sie sehen; einen öffentlichen Tisch sehen alle.
privacy-stored-token = Zu deinem Platz der Fingerabdruck des Schlüssels, mit dem dein Browser zeigt, dass der Platz dir gehört. Den Schlüssel selbst behält nur dein Browser.
privacy-stored-push = Wenn du Bescheid bekommen möchtest, sobald du dran bist: die Adresse, die der Push-Dienst deines Browsers ihm gegeben hat, und zwei Schlüssel. Sie werden vergessen, wenn du es willst, wenn du gehst und wenn der Tisch gelöscht wird; in der Mitteilung steht nur, dass du dran bist.

privacy-time = Wie lange
privacy-time-idle = Ein Tisch, an dem { $time } lang niemand gezogen hat, wird gelöscht.
privacy-time-log = Ein Spiel, das aus ist, bleibt noch { $time } lang vollständig erhalten, danach nur seine Aufzeichnung: Namen, Züge und Würfe, ohne Uhrzeiten.
privacy-time-over = Ganz gelöscht wird ein Spiel { $time } nach seinem Ende.
privacy-time-owner = Wer einen Tisch eröffnet hat, kann ihn jederzeit in seinem Menü löschen.
privacy-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
privacy-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}

privacy-address = Deine Netzadresse
privacy-address-text = Das Spiel behält sie nur im Arbeitsspeicher, und nur so lange, wie es nötig ist, damit niemand zu viel auf einmal verlangt; aufgeschrieben wird sie nirgends. Ein Webserver davor kann ein eigenes Protokoll führen; wer diese Seite betreibt, weiß es.

privacy-browser = In deinem Browser
privacy-browser-text = Dieser Browser merkt sich deine Einstellungen, deinen Namen fürs nächste Spiel, die Schlüssel deiner Plätze, die Ergebnisse deiner Spiele und deine Antworten auf Rätsel. Wenn du die Daten dieser Website löschst, sind sie weg.

privacy-erase = Deinen Namen löschen lassen
privacy-erase-text = Sag denen, die diesen Server betreiben, wie dein Name am Tisch geschrieben ist. Sie können ihn in allen Spielen durch einen neutralen ersetzen.
privacy-contact = So erreichst du sie
privacy-no-contact = Sie haben hier keine Adresse angegeben. Frag die Person, die dir den Link geschickt hat.
