# Après la partie : comment chacun s’en est tiré, les images à partager, ce qu’on entend et ce qu’on sent.

podium-last = A pris les sept derniers œufs.
podium-ridden = { $eggs ->
    [one] 1 œuf gagné
   *[other] { $eggs } œufs gagnés
} à dos de tortue.
podium-carried = A porté les autres jusqu’à { $eggs ->
    [one] 1 œuf
   *[other] { $eggs } œufs
}.
podium-no-bust = Jamais plus de 7.
podium-busts = Beaucoup d’audace : { $busts } fois à l’eau.
podium-tower = A mené une tour de { $turtles }.
podium-best = Plus belle prise : { $eggs ->
    [one] 1 œuf
   *[other] { $eggs } œufs
} d’un coup.
podium-next = La prochaine sera la bonne.
podium-well-played = Bien joué !
podium-has = { $eggs ->
    [0] { $name } n’a aucun œuf.
    [one] { $name } a { $eggs } œuf.
   *[other] { $name } a { $eggs } œufs.
}

## Images

picture-share = Image de la partie
picture-moment = Le plus beau moment, animé
picture-making = Je dessine…
picture-saved = L’image est dans tes téléchargements.
picture-failed = Ce navigateur n’a pas pu dessiner l’image.

## Sons

sound-offer = Jouer avec des sons doux ?
sound-yes = Avec le son
sound-no = Sans
sound-vibrate = Vibrer quand c’est à toi et quand des œufs sont gagnés
