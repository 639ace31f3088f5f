### Was geschieht, erzählt: eine Zeile im Verlauf für jeden Zug, und was ein Screenreader sagt.

## Der Verlauf

telling-line = { $who }: { $sum }. { $moved }
telling-moved =
    { $shape ->
        [alone] { $turtle } schwimmt { telling-to }.
        [onto] { $turtle } schwimmt { telling-to } und klettert auf { $under }.
        [carries] { $turtle } trägt { $riders } { telling-to }.
       *[both] { $turtle } trägt { $riders } { telling-to } und klettert auf { $under }.
    }
telling-to =
    { $space ->
        [21] an den Strand
       *[other] auf Feld { $space }
    }
telling-bust =
    { $count ->
        [one] Zu viel! { $turtles } muss aufs Floß.
       *[other] Zu viel! { $turtles } müssen aufs Floß.
    }
telling-card = { $name } hat { the-card } gespielt.
telling-decided = { $name } hat entschieden.
telling-wins =
    { $eggs ->
        [one] Das bringt { $eggs } Ei.
       *[other] Das bringt { $eggs } Eier.
    }
telling-takes =
    { $eggs ->
        [one] { $name } bekommt { $eggs } Ei.
       *[other] { $name } bekommt { $eggs } Eier.
    }
telling-decided-takes =
    { $eggs ->
        [one] { $name } hat entschieden und bekommt { $eggs } Ei.
       *[other] { $name } hat entschieden und bekommt { $eggs } Eier.
    }
telling-takes-last = { $name } bekommt die letzten sieben Eier. Das Spiel ist aus!
telling-started = Das Spiel beginnt.
telling-seat =
    { $what ->
        [sat] { $name } setzt sich dazu.
        [left] { $name } ist gegangen.
        [away] { $name } ist nicht da. Ein Bot spielt weiter.
        [back] { $name } ist wieder da.
       *[filled] { $name } spielt mit.
    }
telling-rematch = Es gibt eine Revanche.

## Vorgelesen

telling-start = { $who } würfelt für { $turtle }.
telling-start-ridden = { $who } würfelt für { $turtle }. { $name } sitzt obenauf und entscheidet.
telling-die = { $name } würfelt eine { $pips }.
telling-die-more = { $name } würfelt eine { $pips }. Zusammen { $total }, mal { $dice }: { $steps }.
telling-die-bust = { $name } würfelt eine { $pips }. Zusammen { $total }.
telling-die-card = { $name } spielt { the-card }. Zusammen { $total }, mal { $dice }: { $steps }.
telling-turned =
    { $eggs ->
        [one] Das nächste Gelege hat { $eggs } Ei.
        [7] Jetzt liegen die letzten sieben Eier offen.
       *[other] Das nächste Gelege hat { $eggs } Eier.
    }

## Deine Entscheidung, vorgelesen

telling-your-turn = Du bist dran.
telling-turn-of = { $name } ist dran.
telling-you-decide = Du entscheidest für { $turtle }.
telling-decides = { $name } entscheidet für { $turtle }.
telling-roll-for = Für { $turtle } würfeln.
telling-which-first = Welche zuerst, { $turtles }?
telling-roll =
    Weiterwürfeln: { $bust ->
        [0] ohne Risiko
       *[other] { PERCENT($bust) } Risiko
    }{ $eggs ->
        [0] .
       *[other] , { PERCENT($eggs) } Eier.
    }
telling-stop =
    { $shape ->
        [plain] Stopp { telling-on }.
        [onto] Stopp { telling-on }, oben auf { $under }.
        [wins] Stopp { telling-on }, und du bekommst { telling-eggs }.
       *[both] Stopp { telling-on }, oben auf { $under }, und du bekommst { telling-eggs }.
    }
telling-play =
    { $shape ->
        [plain] Die { $card } spielen, { telling-to }.
        [onto] Die { $card } spielen, { telling-to }, oben auf { $under }.
        [wins] Die { $card } spielen, { telling-to }, und du bekommst { telling-eggs }.
       *[both] Die { $card } spielen, { telling-to }, oben auf { $under }, und du bekommst { telling-eggs }.
    }
telling-on =
    { $space ->
        [21] am Strand
       *[other] auf Feld { $space }
    }
telling-eggs =
    { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    }
