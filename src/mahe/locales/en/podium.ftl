# After the game: how each one did, pictures to share, and what can be heard and felt.

podium-last = Took the last seven eggs.
podium-ridden = { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
} came from riding on top.
podium-carried = Carried others to { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
}.
podium-no-bust = Never went bust.
podium-busts = Dared a lot: { $busts } times into the water.
podium-tower = Steered a tower of { $turtles }.
podium-best = Best catch: { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
} at once.
podium-next = There is always the next game.
podium-well-played = Well played!
podium-has = { $eggs ->
    [0] { $name } has no eggs.
    [one] { $name } has 1 egg.
   *[other] { $name } has { $eggs } eggs.
}

## Pictures

picture-share = Picture of the game
picture-moment = Best moment as a clip
picture-making = Drawing …
picture-saved = The picture is in your downloads.
picture-failed = This browser could not draw the picture.

## Sounds

sound-offer = Play with soft sounds?
sound-yes = With sound
sound-no = Without
sound-vibrate = Vibrate when it is your turn and when eggs are won
