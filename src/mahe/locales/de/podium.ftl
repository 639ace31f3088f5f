# Nach dem Spiel: wie es jedem ergangen ist, Bilder zum Teilen, und was zu hören und zu spüren ist.

podium-last = Hat die letzten sieben Eier geholt.
podium-ridden = { $eggs ->
    [one] 1 Ei kam
   *[other] { $eggs } Eier kamen
} beim Mitreiten dazu.
podium-carried = Hat andere zu { $eggs ->
    [one] 1 Ei
   *[other] { $eggs } Eiern
} getragen.
podium-no-bust = Kein einziges Mal über 7.
podium-busts = Viel gewagt: { $busts } Mal ins Wasser.
podium-tower = Hat einen Turm von { $turtles } gelenkt.
podium-best = Bester Fang: { $eggs ->
    [one] 1 Ei
   *[other] { $eggs } Eier
} auf einmal.
podium-next = Neues Spiel, neues Glück.
podium-well-played = Gut gespielt!
podium-has = { $eggs ->
    [0] { $name } hat keine Eier.
    [one] { $name } hat 1 Ei.
   *[other] { $name } hat { $eggs } Eier.
}

## Bilder

picture-share = Bild vom Spiel
picture-moment = Schönster Moment als Clip
picture-making = Wird gezeichnet …
picture-saved = Das Bild liegt bei den Downloads.
picture-failed = Dieser Browser konnte das Bild nicht zeichnen.

## Töne

sound-offer = Mit leisen Tönen spielen?
sound-yes = Mit Ton
sound-no = Ohne
sound-vibrate = Vibrieren, wenn du dran bist und wenn es Eier gibt
