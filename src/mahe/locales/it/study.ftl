### Il tabellone di studio: qualsiasi posizione, composta o presa da una partita, e quanto vale tutto ciò che può uscirne.

study-title = Tabellone di studio
study-invite = Componi una posizione e guarda quanto vale.
study-this = Studia questa posizione
study-look = Studia
study-edit = Componi
study-player = Giocatore { $number }
study-undo = Annulla
study-redo = Ripristina
study-about = In «Componi» trascini le tartarughe, oppure ne segni una e tocchi una casella. Ogni posizione ha il suo link.

## Quanto vale

study-chance = probabilità di vincere { $chance }
study-best = la migliore
study-gives-away = regala { $points } punti
study-faces = Dove porta ogni faccia
study-likely = probabilità { PERCENT($share) }
study-die = Il dado mostra { $pips }
study-die-next = Un dado è in aria. Le probabilità sono quelle di { $name }.
study-card-next = Ora si scopre una carta. Le probabilità sono quelle di { $name }.
study-over = La partita è finita. Vittoria: { $names }

## La strada fin qui

study-way = La strada fin qui
study-steps = Tutti i passi
study-by-hand = Composta a mano
study-branched = Hai lasciato la partita al passo { $step }.
study-rejoin = Torna alla partita
study-open-game = Apri una partita
study-to-replay = Continua a rivedere

## La posizione come testo

study-text = La posizione come testo
study-go = Mostrala
study-copy = Copia il testo
study-copied = Testo copiato.
study-copy-by-hand = Copia il testo dal campo.
study-impossible =
    { $field ->
        [1] Posizione impossibile: controlla le regole del tavolo.
        [2] Posizione impossibile: controlla le tartarughe.
        [3] Posizione impossibile: controlla la carta uova scoperta.
        [4] Posizione impossibile: controlla le carte.
       *[other] Posizione impossibile: controlla a chi tocca.
    }
study-exactly = Nel dettaglio, in inglese:

## Componi

study-start = Inizio della partita
study-clear = Svuota
study-drag = Trascina una tartaruga, oppure toccala e poi tocca una casella. Tasti: le frecce muovono una tartaruga e cambiano il suo posto nella pila.
study-turtle-at = { $turtle }: { $place }
study-place-of = Posto di { $turtle }
study-nest = Sulle ultime 7 uova
study-higher = Più su
study-lower = Più giù
study-moved = Ha già mosso
study-mover = Si tira per
study-nobody = Nessuno
study-add-die = Aggiungi un { $pips }
study-take-die = Riprendi un dado
study-in-air = un dado in aria
study-put-in-air = Un dado in aria
study-carded = Ha giocato una carta in questo turno
study-none-open = nessuna
study-cards = Carte
study-cards-of = Carte di { $name }
study-played = Giocate
study-more-of =
    { $eggs ->
        [one] Una carta con { $eggs } uovo in più, ora { $count }
       *[other] Una carta con { $eggs } uova in più, ora { $count }
    }
study-fewer-of =
    { $eggs ->
        [one] Una carta con { $eggs } uovo in meno, ora { $count }
       *[other] Una carta con { $eggs } uova in meno, ora { $count }
    }
study-table = Giocatori e regole

## Continuare

study-play = Gioca da qui
study-play-lead = Chi gioca a ogni posto? Puoi prenderne più di uno.
study-you = Tu
