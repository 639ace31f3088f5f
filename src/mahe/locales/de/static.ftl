### Ohne Server: das Spiel in der Seite

# { $share } sagt, wie viel davon da ist, etwa „45 %“.
static-loading = Die Schildkröten schwimmen herbei: { $share }
static-starting = Sie schütteln noch das Wasser ab …
static-failed = Das Spiel ließ sich in diesem Browser nicht starten. Lade die Seite neu; hilft das nicht, nimm einen neueren Browser.
static-friends-line = Braucht einen Server
static-friends = Um auf mehreren Geräten zu spielen, braucht es einen Server, und hinter dieser Seite steht keiner: Reicht stattdessen ein Gerät herum.
static-friends-elsewhere = Diese Seite spielt nur auf deinem Gerät; für mehrere Geräte gibt es einen Server:
static-here = auf diesem Gerät
static-offline = Keine Verbindung zum Server: Dieses Spiel läuft und bleibt auf diesem Gerät.

static-privacy-short = Kein Konto, keine Cookies, kein Tracking, nichts von anderen Seiten. Das Spiel läuft in deinem Browser, und nichts, was du darin tust, verlässt dieses Gerät.
static-privacy-stored = Deine Spiele mit Namen, Zügen und Würfen, deine Einstellungen, deine Ergebnisse und deine Antworten auf Rätsel. Dein Browser speichert sie auf diesem Gerät, und niemand sonst kann sie sehen.
static-privacy-time = Bis du ein Spiel in seinem Menü löschst oder die Daten dieser Website entfernst. Wird der Platz knapp, tut der Browser das vielleicht von selbst: Lade ein Spiel, an dem dir liegt, herunter.
static-privacy-address = Wer diese Dateien bereitstellt, sieht wie bei jeder Website die Adresse, die sie abruft. Das Spiel selbst verwendet sie nicht.
