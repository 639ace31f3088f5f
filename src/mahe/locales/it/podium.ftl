# Dopo la partita: com’è andata a ciascuno, le immagini da condividere, che cosa si sente.

podium-last = Ha preso le ultime sette uova.
podium-ridden = { $eggs ->
    [one] 1 uovo vinto
   *[other] { $eggs } uova vinte
} stando in groppa.
podium-carried = Ha portato gli altri a prendere { $eggs ->
    [one] 1 uovo
   *[other] { $eggs } uova
}.
podium-no-bust = Mai sopra il 7.
podium-busts = Tanto coraggio: { $busts } volte in acqua.
podium-tower = Ha guidato una torre di { $turtles }.
podium-best = Colpo migliore: { $eggs ->
    [one] 1 uovo
   *[other] { $eggs } uova
} in una volta.
podium-next = La prossima partita è tutta nuova.
podium-well-played = Bella partita!
podium-has = { $eggs ->
    [0] { $name } non ha uova.
    [one] { $name } ha 1 uovo.
   *[other] { $name } ha { $eggs } uova.
}

## Immagini

picture-share = Immagine della partita
picture-moment = Il momento più bello, animato
picture-making = Sto disegnando…
picture-saved = L’immagine è tra i tuoi download.
picture-failed = Questo browser non è riuscito a disegnare l’immagine.

## Suoni

sound-offer = Giocare con suoni leggeri?
sound-yes = Con i suoni
sound-no = Senza
sound-vibrate = Vibrare quando tocca a te e quando si vincono uova
