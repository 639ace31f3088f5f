### Quello che succede, raccontato: una riga di cronaca per mossa, e ciò che dice un lettore di schermo.

## La cronaca

narration-line = { $who }: { $sum }. { $moved }
narration-moved =
    { $shape ->
        [alone] { $turtle } nuota { narration-to }.
        [onto] { $turtle } nuota { narration-to } e sale su { $under }.
        [carries] { $turtle } porta { $riders } { narration-to }.
       *[both] { $turtle } porta { $riders } { narration-to } e sale su { $under }.
    }
narration-to =
    { $space ->
        [21] fino alla spiaggia
       *[other] fino alla casella { $space }
    }
narration-bust =
    { $count ->
        [one] Troppo! { $turtles } torna sulla zattera.
       *[other] Troppo! { $turtles } tornano sulla zattera.
    }
narration-card = { $name } ha giocato { the-card }.
narration-decided = Ha deciso { $name }.
narration-wins =
    { $eggs ->
        [one] Prende { $eggs } uovo.
       *[other] Prende { $eggs } uova.
    }
narration-takes =
    { $eggs ->
        [one] { $name } prende { $eggs } uovo.
       *[other] { $name } prende { $eggs } uova.
    }
narration-decided-takes =
    { $eggs ->
        [one] { $name } ha deciso e prende { $eggs } uovo.
       *[other] { $name } ha deciso e prende { $eggs } uova.
    }
narration-takes-last = { $name } prende le ultime sette uova. La partita è finita!
narration-started = La partita comincia.
narration-seat =
    { $what ->
        [sat] { $name } si siede al tavolo.
        [left] { $name } ha lasciato il tavolo.
        [away] { $name } non c’è. Al suo posto gioca un bot.
        [back] { $name } è di nuovo qui.
       *[filled] { $name } si unisce alla partita.
    }
narration-rematch = C’è la rivincita.
narration-closed = Chi gestisce questo server ha chiuso il tavolo: la partita finisce qui, ma si può ancora rivedere.

## Ad alta voce

narration-die = { $name } fa { $pips }.
narration-die-first = { $name } fa { $pips } per { $turtle }.
narration-ridden = { $name } sta in cima e decide.
narration-die-more = { $name } fa { $pips }. Totale { $total }, per { $dice }: { $steps }.
narration-die-bust = { $name } fa { $pips }. Totale { $total }.
narration-die-card = { $name } gioca { the-card }. Totale { $total }, per { $dice }: { $steps }.
narration-turned =
    { $eggs ->
        [7] Ora restano le ultime sette uova.
       *[other] La prossima carta uova ne ha { $eggs }.
    }

## La tua decisione, ad alta voce

narration-your-turn = Tocca a te.
narration-turn-of = Tocca a { $name }.
narration-you-decide = Decidi tu per { $turtle }.
narration-decides = { $name } decide per { $turtle }.
narration-roll-for = Tirare per { $turtle }.
narration-which-first = Chi va per prima, { $turtles }?
narration-roll =
    Tirare ancora: { $bust ->
        [0] nessun rischio
       *[other] rischio { PERCENT($bust) }
    }{ $eggs ->
        [0] .
       *[other] , uova { PERCENT($eggs) }.
    }
narration-stop =
    { $shape ->
        [plain] Fermarsi { narration-on }.
        [onto] Fermarsi { narration-on }, su { $under }.
        [wins] Fermarsi { narration-on } e prendere { narration-eggs }.
       *[both] Fermarsi { narration-on }, su { $under }, e prendere { narration-eggs }.
    }
narration-play =
    { $shape ->
        [plain] Giocare { the-card }, { narration-to }.
        [onto] Giocare { the-card }, { narration-to }, su { $under }.
        [wins] Giocare { the-card }, { narration-to }, e prendere { narration-eggs }.
       *[both] Giocare { the-card }, { narration-to }, su { $under }, e prendere { narration-eggs }.
    }
narration-on =
    { $space ->
        [21] sulla spiaggia
       *[other] sulla casella { $space }
    }
narration-eggs =
    { $eggs ->
        [one] { $eggs } uovo
       *[other] { $eggs } uova
    }
