### Die beendeten Spiele auf diesem Gerät.

games-title = Meine Spiele
games-none = Hier stehen deine Spiele, sobald sie zu Ende sind. Spiel eins!
games-won-by = Gewonnen: { $names }
games-replay = Noch mal ansehen
games-more = Mehr zeigen
games-sums = Alle Spiele zusammen
games-sum-won = Gewonnen
games-sum-eggs = Eier im Schnitt
games-sum-most = Meiste Eier
games-sum-streak = Siege in Folge
games-here = Diese Liste steht nur auf diesem Gerät. Der Server vergisst ein Spiel nach einiger Zeit, dann lässt es sich nicht mehr ansehen.
games-export = Als Datei sichern
games-erase = Liste löschen
games-erase-ask = Die Liste deiner Spiele löschen? Sie lässt sich nicht zurückholen.
games-erase-now = Löschen
games-keep = Behalten
