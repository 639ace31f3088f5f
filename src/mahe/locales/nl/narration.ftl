### Wat er gebeurt, verteld: een regel van het verslag per zet, en wat een schermlezer zegt.

## Het verslag

narration-line = { $who }: { $sum }. { $moved }
narration-moved =
    { $shape ->
        [alone] { $turtle } zwemt { narration-to }.
        [onto] { $turtle } zwemt { narration-to } en klimt op { $under }.
        [carries] { $turtle } draagt { $riders } { narration-to }.
       *[both] { $turtle } draagt { $riders } { narration-to } en klimt op { $under }.
    }
narration-to =
    { $space ->
        [21] naar het strand
       *[other] naar vakje { $space }
    }
narration-bust =
    { $count ->
        [one] Te veel! { $turtles } moet naar het vlot.
       *[other] Te veel! { $turtles } moeten naar het vlot.
    }
narration-card = { $name } heeft { the-card } gespeeld.
narration-decided = { $name } heeft beslist.
narration-wins =
    { $eggs ->
        [one] Goed voor { $eggs } ei.
       *[other] Goed voor { $eggs } eieren.
    }
narration-takes =
    { $eggs ->
        [one] { $name } krijgt { $eggs } ei.
       *[other] { $name } krijgt { $eggs } eieren.
    }
narration-decided-takes =
    { $eggs ->
        [one] { $name } heeft beslist en krijgt { $eggs } ei.
       *[other] { $name } heeft beslist en krijgt { $eggs } eieren.
    }
narration-takes-last = { $name } krijgt de laatste zeven eieren. Het spel is uit!
narration-started = Het spel begint.
narration-seat =
    { $what ->
        [sat] { $name } schuift aan.
        [left] { $name } is vertrokken.
        [away] { $name } is er even niet. Een bot speelt verder.
        [back] { $name } is terug.
       *[filled] { $name } doet mee.
    }
narration-rematch = Er komt een revanche.
narration-closed = De beheerders van deze server hebben de tafel gesloten: het spel gaat niet verder, maar blijft te bekijken.

## Hardop

narration-die = { $name } gooit { $pips }.
narration-die-first = { $name } gooit { $pips } voor { $turtle }.
narration-ridden = { $name } zit bovenop en beslist.
narration-die-more = { $name } gooit { $pips }. Samen { $total }, keer { $dice }: { $steps }.
narration-die-bust = { $name } gooit { $pips }. Samen { $total }.
narration-die-card = { $name } speelt { the-card }. Samen { $total }, keer { $dice }: { $steps }.
narration-turned =
    { $eggs ->
        [one] De volgende broedkaart telt { $eggs } ei.
        [7] Nu liggen de laatste zeven eieren open.
       *[other] De volgende broedkaart telt { $eggs } eieren.
    }

## Jouw beslissing, hardop

narration-your-turn = Jij bent aan de beurt.
narration-turn-of = { $name } is aan de beurt.
narration-you-decide = Jij beslist voor { $turtle }.
narration-decides = { $name } beslist voor { $turtle }.
narration-roll-for = Gooien voor { $turtle }.
narration-which-first = Welke eerst, { $turtles }?
narration-roll =
    Doorgooien: { $bust ->
        [0] geen risico
       *[other] { PERCENT($bust) } risico
    }{ $eggs ->
        [0] .
       *[other] , { PERCENT($eggs) } eieren.
    }
narration-stop =
    { $shape ->
        [plain] Stoppen { narration-on }.
        [onto] Stoppen { narration-on }, boven op { $under }.
        [wins] Stoppen { narration-on } en { narration-eggs } krijgen.
       *[both] Stoppen { narration-on }, boven op { $under }, en { narration-eggs } krijgen.
    }
narration-play =
    { $shape ->
        [plain] De { $card } spelen, { narration-to }.
        [onto] De { $card } spelen, { narration-to }, boven op { $under }.
        [wins] De { $card } spelen, { narration-to }, en { narration-eggs } krijgen.
       *[both] De { $card } spelen, { narration-to }, boven op { $under }, en { narration-eggs } krijgen.
    }
narration-on =
    { $space ->
        [21] op het strand
       *[other] op vakje { $space }
    }
narration-eggs =
    { $eggs ->
        [one] { $eggs } ei
       *[other] { $eggs } eieren
    }
