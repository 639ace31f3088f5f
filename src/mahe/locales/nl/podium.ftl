# Na het spel: hoe het iedereen verging, plaatjes om te delen, en wat je hoort en voelt.

podium-last = Pakte de laatste zeven eieren.
podium-ridden = { $eggs ->
    [one] 1 ei
   *[other] { $eggs } eieren
} gewonnen door mee te liften.
podium-carried = Droeg anderen naar { $eggs ->
    [one] 1 ei
   *[other] { $eggs } eieren
}.
podium-no-bust = Geen enkele keer boven de 7.
podium-busts = Veel gedurfd: { $busts } keer het water in.
podium-tower = Stuurde een toren van { $turtles }.
podium-best = Mooiste vangst: { $eggs ->
    [one] 1 ei
   *[other] { $eggs } eieren
} in één keer.
podium-next = Nieuw spel, nieuwe kansen.
podium-well-played = Goed gespeeld!
podium-has = { $eggs ->
    [0] { $name } heeft geen eieren.
    [one] { $name } heeft 1 ei.
   *[other] { $name } heeft { $eggs } eieren.
}

## Plaatjes

picture-share = Plaatje van het spel
picture-moment = Mooiste moment als clip
picture-making = Aan het tekenen …
picture-saved = Het plaatje staat bij je downloads.
picture-failed = Deze browser kon het plaatje niet tekenen.

## Geluid

sound-offer = Met zachte geluiden spelen?
sound-yes = Met geluid
sound-no = Zonder
sound-vibrate = Trillen als je aan de beurt bent en als er eieren worden gewonnen
