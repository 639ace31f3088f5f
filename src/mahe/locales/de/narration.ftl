### Was geschieht, erzählt: eine Zeile im Verlauf für jeden Zug, und was ein Screenreader sagt.

## Der Verlauf

narration-line = { $who }: { $sum }. { $moved }
narration-moved =
    { $shape ->
        [alone] { $turtle } schwimmt { narration-to }.
        [onto] { $turtle } schwimmt { narration-to } und klettert auf { $under }.
        [carries] { $turtle } trägt { $riders } { narration-to }.
       *[both] { $turtle } trägt { $riders } { narration-to } und klettert auf { $under }.
    }
narration-to =
    { $space ->
        [21] an den Strand
       *[other] auf Feld { $space }
    }
narration-bust =
    { $count ->
        [one] Zu viel! { $turtles } muss aufs Floß.
       *[other] Zu viel! { $turtles } müssen aufs Floß.
    }
narration-card = { $name } hat { the-card } gespielt.
narration-decided = { $name } hat entschieden.
narration-wins =
    { $eggs ->
        [one] Das bringt { $eggs } Ei.
       *[other] Das bringt { $eggs } Eier.
    }
narration-takes =
    { $eggs ->
        [one] { $name } bekommt { $eggs } Ei.
       *[other] { $name } bekommt { $eggs } Eier.
    }
narration-decided-takes =
    { $eggs ->
        [one] { $name } hat entschieden und bekommt { $eggs } Ei.
       *[other] { $name } hat entschieden und bekommt { $eggs } Eier.
    }
narration-takes-last = { $name } bekommt die letzten sieben Eier. Das Spiel ist aus!
narration-started = Das Spiel beginnt.
narration-seat =
    { $what ->
        [sat] { $name } setzt sich dazu.
        [left] { $name } ist gegangen.
        [away] { $name } ist nicht da. Ein Bot spielt weiter.
        [back] { $name } ist wieder da.
       *[filled] { $name } spielt mit.
    }
narration-rematch = Es gibt eine Revanche.
narration-closed = Die Betreiber dieses Servers haben den Tisch geschlossen: Das Spiel geht nicht weiter, lässt sich aber noch ansehen.

## Vorgelesen

narration-die = { $name } würfelt eine { $pips }.
narration-die-first = { $name } würfelt eine { $pips } für { $turtle }.
narration-ridden = { $name } sitzt obenauf und entscheidet.
narration-die-more = { $name } würfelt eine { $pips }. Zusammen { $total }, mal { $dice }: { $steps }.
narration-die-bust = { $name } würfelt eine { $pips }. Zusammen { $total }.
narration-die-card = { $name } spielt { the-card }. Zusammen { $total }, mal { $dice }: { $steps }.
narration-turned =
    { $eggs ->
        [one] Das nächste Gelege hat { $eggs } Ei.
        [7] Jetzt liegen die letzten sieben Eier offen.
       *[other] Das nächste Gelege hat { $eggs } Eier.
    }

## Deine Entscheidung, vorgelesen

narration-your-turn = Du bist dran.
narration-turn-of = { $name } ist dran.
narration-you-decide = Du entscheidest für { $turtle }.
narration-decides = { $name } entscheidet für { $turtle }.
narration-roll-for = Für { $turtle } würfeln.
narration-which-first = Welche zuerst, { $turtles }?
narration-roll =
    Weiterwürfeln: { $bust ->
        [0] ohne Risiko
       *[other] { PERCENT($bust) } Risiko
    }{ $eggs ->
        [0] .
       *[other] , { PERCENT($eggs) } Eier.
    }
narration-stop =
    { $shape ->
        [plain] Stopp { narration-on }.
        [onto] Stopp { narration-on }, oben auf { $under }.
        [wins] Stopp { narration-on }, und du bekommst { narration-eggs }.
       *[both] Stopp { narration-on }, oben auf { $under }, und du bekommst { narration-eggs }.
    }
narration-play =
    { $shape ->
        [plain] Die { $card } spielen, { narration-to }.
        [onto] Die { $card } spielen, { narration-to }, oben auf { $under }.
        [wins] Die { $card } spielen, { narration-to }, und du bekommst { narration-eggs }.
       *[both] Die { $card } spielen, { narration-to }, oben auf { $under }, und du bekommst { narration-eggs }.
    }
narration-on =
    { $space ->
        [21] am Strand
       *[other] auf Feld { $space }
    }
narration-eggs =
    { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    }
