# La pagina iniziale, un nuovo tavolo, e prima della partita.

## Inizio

home-title = Mahé
home-motto = Tartarughe in gara intorno all’isola. Decide chi sta in cima.
home-your-name = Il tuo nome
home-default-name = Capitano
home-play-now = Gioca subito
home-you-and-bots =
    { $bots ->
        [one] Tu e 1 bot
       *[other] Tu e { $bots } bot
    }
home-friends = Con gli amici
home-friends-line = Manda un link
home-device = Un dispositivo
home-device-line = Passatevelo
home-watch = Guarda i bot
home-watch-line = Giocano { $players } bot
home-learn = Impara
home-rules = Regole
home-replay = Rivedi una partita
home-settings = Impostazioni
home-author = Un gioco di Alex Randolph
home-continue = Continua
home-a-table = Un tavolo
home-your-turn = tocca a te
home-turn-of = tocca a { $name }
home-waiting =
    { $free ->
        [0] si può cominciare
        [one] manca 1 giocatore
       *[other] mancano { $free } giocatori
    }
home-finished = finita
home-closed = chiuso
home-unreachable = non raggiungibile
home-forget = Togli dall’elenco: { $table }
home-public-open = Tavoli aperti
home-public-over = Partite finite
home-public-line = { $players } giocatori
home-sit-down = Siediti
home-watch-again = Guarda

## Nuovo tavolo

home-setup-friends = Gioca con gli amici
home-setup-device = Gioca su un dispositivo
home-players = Giocatori
home-fewer = Uno in meno
home-more-players = Uno in più
home-names = Nomi
home-player = Giocatore { $number }
home-remove-player = Togli { $name }
home-add-player = Un giocatore in più
home-bots = Bot
home-bots-count =
    { $bots ->
        [0] nessun bot
        [one] 1 bot
       *[other] { $bots } bot
    }
home-open-table = Apri il tavolo
home-start = Si parte
home-opening = Apertura…
home-more = Altro
home-more-line = Tartarughe, carte, ritmo, bot, colori
home-defaults = Torna alle regole abituali

home-seats = Posti
home-seat = Posto { $number }
home-seat-kind = Chi siede qui
home-kind-person = Su questo dispositivo
home-kind-open = Con il link
home-kind-bot = Bot
home-level = Stile di gioco
home-level-mixed = Allegra brigata
home-bots-by-level = Per livello
home-bots-by-temper = Per carattere
home-bot-hatchling = Piccina, gentile
home-bot-swimmer = Nuotatrice, solida
home-bot-navigator = Navigatrice, scaltra
home-bot-ancient = Antica, magistrale
home-bot-hermit = Eremita, prudente
home-bot-pirate = Pirata, all’arrembaggio
home-bot-surfer = Surfista, temeraria
home-bot-companion = Compagna, tiene tutto in bilico
home-bot-about =
    { $bot ->
        [hatchling] Gioca come le viene in mente. I bambini piccoli la battono.
        [swimmer] Conosce le probabilità dei dadi e non guarda il tabellone.
        [navigator] Guarda il tabellone e pensa il suo turno fino in fondo.
        [ancient] Ha imparato da innumerevoli partite. Molto difficile da battere.
        [hermit] Preferisce fermarsi che bagnarsi. Meglio un uovo oggi…
        [pirate] Sale sulle altre tartarughe e prende il timone. Scrollala via, se puoi.
        [surfer] Un altro dado? Sempre! Così va lontano, o in acqua.
        [companion] Ideale con i bambini: si trattiene quando è in testa e si impegna quando è indietro, senza mosse sciocche.
        [mixed] Ognuna gioca a modo suo: presto si capisce chi è chi.
       *[other] { "" }
    }

home-colour-of = Colore della tartaruga { $number }
home-colour-any = qualsiasi
home-colour =
    { $colour ->
        [red] rosso
        [orange] arancione
        [yellow] giallo
        [green] verde
        [blue] blu
        [purple] viola
       *[pink] rosa
    }

home-game = La partita
home-turtles-each = Tartarughe a testa
home-turtles-usual = Come al solito: { $turtles }
home-turtles-one = 1
home-turtles-two = 2
home-cards = Carte come dadi
home-cards-hint = Gioca una carta uova vinta al posto del secondo o del terzo dado.
home-third-die = Terzo dado anche con 7
home-third-die-hint = Con 7 esatto si può ancora tirare, ma è sempre troppo.
home-bust-ends = Superare 7 chiude il turno
home-bust-ends-hint = Se superi 7, l’altra tua tartaruga non si muove.
home-open-clutches = Carte uova scoperte
home-open-clutches-hint = Durante la partita tutti vedono tutte le uova.
home-advice = Con consigli
home-advice-hint = Tutti possono chiedere quanto vale ogni scelta.
home-deck = Mazzo
home-deck-hint = Quante carte da 1 a 6 uova. Il mazzo abituale è dedotto dai regolamenti, che non lo indicano.
home-deck-of =
    { $eggs ->
        [one] Carte con 1 uovo
       *[other] Carte con { $eggs } uova
    }
home-deck-total =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $pile } in gioco
home-set-aside = Messe via senza guardarle

home-time = Tempo e compagnia
home-pace = Ritmo
home-pace-none = Con calma
home-pace-live = In tempo reale
home-pace-daily = Un giorno per ogni scelta
home-seconds = Secondi per ogni scelta
home-stand-in = Sostituto
home-stand-in-hint = Gioca per chi manca troppo a lungo.
home-public = Tavolo pubblico
home-public-hint = Chiunque può trovarlo e sedersi. Altrimenti solo chi ha il link.

## Che cosa non va

home-bad-turtles = Due tartarughe a testa solo in 2 o 3. In { $players } ce n’è una a testa.
home-bad-deck-much = La scatola ha { $box } carte; qui sono { $cards }.
home-bad-deck-count = Numeri interi da 0 a { $box }, per favore.
home-bad-set-aside = Se ne metti via { $aside }, ce ne vogliono più di { $aside }; sono { $cards }.
home-bad-seconds = Da { $least } a { $most } secondi.
home-bad-name-twice = Due giocatori si chiamano { $name }. Cambia uno dei due nomi.
home-bad-name-none = Scrivi prima il tuo nome, così gli amici ti riconoscono.
home-bad-colour = Due tartarughe vogliono lo stesso colore: { home-colour }. Ognuna ha il suo.
home-bad-seats = Almeno { $fewest } giocatori, al massimo { $most }.
home-no-effect-bust = Conta solo con due tartarughe a testa.

## Prima della partita

home-lobby = Prima della partita
home-come = Vieni a giocare
home-wait = In attesa di giocatori
home-all-here = Ci siete tutti
home-table-line = { $players } giocatori, { $rules }.
home-rule-one-turtle = 1 tartaruga a testa
home-rule-two-turtles = 2 tartarughe a testa
home-rule-cards = carte come dadi
home-rule-third = terzo dado anche con 7
home-rule-bust = superare 7 chiude il turno
home-rule-open = carte uova scoperte
home-rule-advice = con consigli
home-rule-deck = un mazzo di { $cards } carte
home-rule-seconds = { $seconds } secondi per ogni scelta
home-rule-daily = un giorno per ogni scelta
home-free = Libero
home-you-mark = (tu)
home-stand-up = Alzati
home-link = Link per i tuoi amici
home-copy = Copia
home-share = Condividi
home-copied = Link copiato. Mandalo agli amici.
home-copy-by-hand = Copia il link dal campo.
home-share-text = Vieni a giocare a Mahé con me.
home-qr = Codice QR del link
home-local-only = Questo link funziona solo su questo computer. Se Mahé è avviato con { $command }, i dispositivi della tua rete di casa possono unirsi.
home-start-game = Comincia la partita
home-start-bots =
    { $bots ->
        [one] Comincia, con un bot al posto libero
       *[other] Comincia, con bot ai { $bots } posti liberi
    }
home-or-watch = Oppure resta a guardare.
home-full-watch = I posti sono tutti occupati. Resta a guardare.
home-type-name = Scrivi prima un nome.
home-delete = Elimina il tavolo
