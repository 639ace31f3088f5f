### Quello che succede, raccontato: una riga di cronaca per mossa, e ciò che dice un lettore di schermo.

## La cronaca

telling-line = { $who }: { $sum }. { $moved }
telling-moved =
    { $shape ->
        [alone] { $turtle } nuota { telling-to }.
        [onto] { $turtle } nuota { telling-to } e sale su { $under }.
        [carries] { $turtle } porta { $riders } { telling-to }.
       *[both] { $turtle } porta { $riders } { telling-to } e sale su { $under }.
    }
telling-to =
    { $space ->
        [21] fino alla spiaggia
       *[other] fino alla casella { $space }
    }
telling-bust =
    { $count ->
        [one] Troppo! { $turtles } torna sulla zattera.
       *[other] Troppo! { $turtles } tornano sulla zattera.
    }
telling-card = { $name } ha giocato { the-card }.
telling-decided = Ha deciso { $name }.
telling-wins =
    { $eggs ->
        [one] Prende { $eggs } uovo.
       *[other] Prende { $eggs } uova.
    }
telling-takes =
    { $eggs ->
        [one] { $name } prende { $eggs } uovo.
       *[other] { $name } prende { $eggs } uova.
    }
telling-decided-takes =
    { $eggs ->
        [one] { $name } ha deciso e prende { $eggs } uovo.
       *[other] { $name } ha deciso e prende { $eggs } uova.
    }
telling-takes-last = { $name } prende le ultime sette uova. La partita è finita!
telling-started = La partita comincia.
telling-seat =
    { $what ->
        [sat] { $name } si siede al tavolo.
        [left] { $name } ha lasciato il tavolo.
        [away] { $name } non c’è. Al suo posto gioca un bot.
        [back] { $name } è di nuovo qui.
       *[filled] { $name } si unisce alla partita.
    }
telling-rematch = C’è la rivincita.

## Ad alta voce

telling-start = { $who } tira per { $turtle }.
telling-start-ridden = { $who } tira per { $turtle }. { $name } sta in cima e decide.
telling-die = { $name } fa { $pips }.
telling-die-more = { $name } fa { $pips }. Totale { $total }, per { $dice }: { $steps }.
telling-die-bust = { $name } fa { $pips }. Totale { $total }.
telling-die-card = { $name } gioca { the-card }. Totale { $total }, per { $dice }: { $steps }.
telling-turned =
    { $eggs ->
        [7] Ora restano le ultime sette uova.
       *[other] La prossima carta uova ne ha { $eggs }.
    }

## La tua decisione, ad alta voce

telling-your-turn = Tocca a te.
telling-turn-of = Tocca a { $name }.
telling-you-decide = Decidi tu per { $turtle }.
telling-decides = { $name } decide per { $turtle }.
telling-roll-for = Tirare per { $turtle }.
telling-which-first = Chi va per prima, { $turtles }?
telling-roll =
    Tirare ancora: { $bust ->
        [0] nessun rischio
       *[other] rischio { PERCENT($bust) }
    }{ $eggs ->
        [0] .
       *[other] , uova { PERCENT($eggs) }.
    }
telling-stop =
    { $shape ->
        [plain] Fermarsi { telling-on }.
        [onto] Fermarsi { telling-on }, su { $under }.
        [wins] Fermarsi { telling-on } e prendere { telling-eggs }.
       *[both] Fermarsi { telling-on }, su { $under }, e prendere { telling-eggs }.
    }
telling-play =
    { $shape ->
        [plain] Giocare { the-card }, { telling-to }.
        [onto] Giocare { the-card }, { telling-to }, su { $under }.
        [wins] Giocare { the-card }, { telling-to }, e prendere { telling-eggs }.
       *[both] Giocare { the-card }, { telling-to }, su { $under }, e prendere { telling-eggs }.
    }
telling-on =
    { $space ->
        [21] sulla spiaggia
       *[other] sulla casella { $space }
    }
telling-eggs =
    { $eggs ->
        [one] { $eggs } uovo
       *[other] { $eggs } uova
    }
