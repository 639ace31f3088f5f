### Wat er gebeurt, verteld: een regel van het verslag per zet, en wat een schermlezer zegt.

## Het verslag

telling-line = { $who }: { $sum }. { $moved }
telling-moved =
    { $shape ->
        [alone] { $turtle } zwemt { telling-to }.
        [onto] { $turtle } zwemt { telling-to } en klimt op { $under }.
        [carries] { $turtle } draagt { $riders } { telling-to }.
       *[both] { $turtle } draagt { $riders } { telling-to } en klimt op { $under }.
    }
telling-to =
    { $space ->
        [21] naar het strand
       *[other] naar vakje { $space }
    }
telling-bust =
    { $count ->
        [one] Te veel! { $turtles } moet naar het vlot.
       *[other] Te veel! { $turtles } moeten naar het vlot.
    }
telling-card = { $name } heeft { the-card } gespeeld.
telling-decided = { $name } heeft beslist.
telling-wins =
    { $eggs ->
        [one] Goed voor { $eggs } ei.
       *[other] Goed voor { $eggs } eieren.
    }
telling-takes =
    { $eggs ->
        [one] { $name } krijgt { $eggs } ei.
       *[other] { $name } krijgt { $eggs } eieren.
    }
telling-decided-takes =
    { $eggs ->
        [one] { $name } heeft beslist en krijgt { $eggs } ei.
       *[other] { $name } heeft beslist en krijgt { $eggs } eieren.
    }
telling-takes-last = { $name } krijgt de laatste zeven eieren. Het spel is uit!
telling-started = Het spel begint.
telling-seat =
    { $what ->
        [sat] { $name } schuift aan.
        [left] { $name } is vertrokken.
        [away] { $name } is er even niet. Een bot speelt verder.
        [back] { $name } is terug.
       *[filled] { $name } doet mee.
    }
telling-rematch = Er is een revanche.

## Hardop

telling-start = { $who } gooit voor { $turtle }.
telling-start-ridden = { $who } gooit voor { $turtle }. { $name } zit bovenop en beslist.
telling-die = { $name } gooit { $pips }.
telling-die-more = { $name } gooit { $pips }. Samen { $total }, keer { $dice }: { $steps }.
telling-die-bust = { $name } gooit { $pips }. Samen { $total }.
telling-die-card = { $name } speelt { the-card }. Samen { $total }, keer { $dice }: { $steps }.
telling-turned =
    { $eggs ->
        [one] De volgende broedkaart telt { $eggs } ei.
        [7] Nu liggen de laatste zeven eieren open.
       *[other] De volgende broedkaart telt { $eggs } eieren.
    }

## Jouw beslissing, hardop

telling-your-turn = Jij bent aan de beurt.
telling-turn-of = { $name } is aan de beurt.
telling-you-decide = Jij beslist voor { $turtle }.
telling-decides = { $name } beslist voor { $turtle }.
telling-roll-for = Gooien voor { $turtle }.
telling-which-first = Welke eerst, { $turtles }?
telling-roll =
    Doorgooien: { $bust ->
        [0] geen risico
       *[other] { PERCENT($bust) } risico
    }{ $eggs ->
        [0] .
       *[other] , { PERCENT($eggs) } eieren.
    }
telling-stop =
    { $shape ->
        [plain] Stoppen { telling-on }.
        [onto] Stoppen { telling-on }, boven op { $under }.
        [wins] Stoppen { telling-on } en { telling-eggs } krijgen.
       *[both] Stoppen { telling-on }, boven op { $under }, en { telling-eggs } krijgen.
    }
telling-play =
    { $shape ->
        [plain] De { $card } spelen, { telling-to }.
        [onto] De { $card } spelen, { telling-to }, boven op { $under }.
        [wins] De { $card } spelen, { telling-to }, en { telling-eggs } krijgen.
       *[both] De { $card } spelen, { telling-to }, boven op { $under }, en { telling-eggs } krijgen.
    }
telling-on =
    { $space ->
        [21] op het strand
       *[other] op vakje { $space }
    }
telling-eggs =
    { $eggs ->
        [one] { $eggs } ei
       *[other] { $eggs } eieren
    }
