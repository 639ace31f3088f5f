# Startpagina, een nieuwe tafel, en voor het spel.

## Startpagina

home-title = Mahé
home-motto = Schildpadden zwemmen om het eiland. Wie bovenop zit, beslist.
home-your-name = Jouw naam
home-default-name = Kapitein
home-play-now = Meteen spelen
home-you-and-bots =
    { $bots ->
        [one] Jij en 1 bot
       *[other] Jij en { $bots } bots
    }
home-friends = Met vrienden
home-friends-line = Stuur een link
home-device = Eén apparaat
home-device-line = Geef het door
home-watch = Bots zien spelen
home-watch-line = { $players } bots spelen
home-learn = Leren
home-rules = Regels
home-replay = Spel terugkijken
home-settings = Instellingen
home-author = Een spel van Alex Randolph
home-continue = Verder spelen
home-a-table = Een tafel
home-your-turn = jouw beurt
home-turn-of = { $name } is aan de beurt
home-waiting =
    { $free ->
        [0] klaar om te beginnen
        [one] wacht op 1 speler
       *[other] wacht op { $free } spelers
    }
home-finished = afgelopen
home-closed = gesloten
home-unreachable = niet te bereiken
home-forget = { $table } van de lijst halen
home-public-open = Open tafels
home-public-over = Afgelopen spellen
home-public-line = { $players } spelers
home-sit-down = Aanschuiven
home-watch-again = Bekijken

## Nieuwe tafel

home-setup-friends = Met vrienden spelen
home-setup-device = Op één apparaat spelen
home-players = Spelers
home-fewer = Eén minder
home-more-players = Eén meer
home-names = Namen
home-player = Speler { $number }
home-remove-player = { $name } weghalen
home-add-player = Nog een speler
home-bots = Bots
home-bots-count =
    { $bots ->
        [0] geen bots
        [one] 1 bot
       *[other] { $bots } bots
    }
home-open-table = Tafel openen
home-start = Beginnen
home-opening = Even openen …
home-more = Meer
home-more-line = Schildpadden, kaarten, tempo, bots, kleuren
home-defaults = Terug naar de standaardregels

home-seats = Plekken
home-seat = Plek { $number }
home-seat-kind = Wie zit hier
home-kind-person = Op dit apparaat
home-kind-open = Via de link
home-kind-bot = Bot
home-level = Speelstijl
home-level-mixed = Bont gezelschap
home-bots-by-level = Op sterkte
home-bots-by-temper = Op temperament
home-bot-hatchling = Jonkie, zachtaardig
home-bot-swimmer = Zwemmer, degelijk
home-bot-navigator = Stuurman, uitgekookt
home-bot-ancient = Oeroude, meesterlijk
home-bot-hermit = Kluizenaar, voorzichtig
home-bot-pirate = Piraat, entert graag
home-bot-surfer = Surfer, waaghals
home-bot-companion = Maatje, houdt het spannend
home-bot-about =
    { $bot ->
        [hatchling] Speelt wat er in hem opkomt. Kleine kinderen winnen van hem.
        [swimmer] Kent de kansen van de dobbelstenen en kijkt niet naar het bord.
        [navigator] Kijkt naar het bord en denkt zijn beurt tot het einde door.
        [ancient] Heeft van talloze partijen geleerd. Heel moeilijk te verslaan.
        [hermit] Stopt liever dan nat te worden. Beter één vogel in de hand …
        [pirate] Klimt op andere schildpadden en grijpt het roer. Schud hem af als je kunt.
        [surfer] Nog een dobbelsteen? Altijd! Zo komt hij ver, of wordt hij nat.
        [companion] Ideaal met kinderen: houdt zich in als hij voorstaat en speelt door als hij achterstaat, zonder domme zetten.
        [mixed] Iedereen speelt anders: wie wie is, merk je snel.
       *[other] { "" }
    }

home-colour-of = Kleur van schildpad { $number }
home-colour-any = willekeurig
home-colour =
    { $colour ->
        [red] rood
        [orange] oranje
        [yellow] geel
        [green] groen
        [blue] blauw
        [purple] paars
       *[pink] roze
    }

home-game = Het spel
home-turtles-each = Schildpadden per speler
home-turtles-usual = Standaard: { $turtles }
home-turtles-one = 1
home-turtles-two = 2
home-cards = Kaarten als dobbelstenen
home-cards-hint = Speel een gewonnen broedkaart in plaats van de tweede of derde dobbelsteen.
home-third-die = Derde dobbelsteen bij zeven
home-third-die-hint = Bij precies 7 mag je nog gooien, en dat is altijd te veel.
home-bust-ends = Bij te veel is je beurt voorbij
home-bust-ends-hint = Was het te veel, dan zwemt je andere schildpad niet meer.
home-open-clutches = Open broedkaarten
home-open-clutches-hint = Iedereen ziet tijdens het spel alle eieren.
home-advice = Met advies
home-advice-hint = Iedereen mag vragen wat elke keuze waard is.
home-deck = Kaarten
home-deck-hint = Hoeveel kaarten er zijn met 1 t/m 6 eieren. De standaardaantallen zijn uit de spelregels afgeleid, ze staan er niet in.
home-deck-of =
    { $eggs ->
        [one] Kaarten met 1 ei
       *[other] Kaarten met { $eggs } eieren
    }
home-deck-total =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $pile } in het spel
home-set-aside = Ongezien weggelegd

home-time = Tijd en gezelschap
home-pace = Bedenktijd
home-pace-none = Neem de tijd
home-pace-live = Live
home-pace-daily = Een dag per keuze
home-seconds = Seconden per keuze
home-stand-in = Invaller
home-stand-in-hint = Speelt voor wie te lang weg is.
home-public = Openbare tafel
home-public-hint = Iedereen kan hem vinden en aanschuiven. Anders alleen wie de link heeft.

## Wat niet kan

home-bad-turtles = Twee schildpadden per speler kan met 2 of 3 spelers. Met { $players } heeft ieder er één.
home-bad-deck-much = In de doos zitten { $box } kaarten; dit zijn er { $cards }.
home-bad-deck-count = Hele getallen van 0 t/m { $box }, graag.
home-bad-set-aside = Er moeten meer kaarten zijn dan je weglegt: het zijn er { $cards }, en je legt er { $aside } weg.
home-bad-seconds = Van { $least } t/m { $most } seconden.
home-bad-name-twice = Twee spelers heten { $name }. Geef een van hen een andere naam.
home-bad-name-none = Typ eerst je naam, zodat je vrienden je herkennen.
home-bad-colour = Twee schildpadden willen { home-colour }. Elke schildpad heeft een eigen kleur.
home-bad-seats = Minstens { $fewest } spelers, hoogstens { $most }.
home-no-effect-bust = Geldt alleen met twee schildpadden per speler.

## Voor het spel

home-lobby = Voor het spel
home-come = Speel mee
home-wait = Wachten op spelers
home-all-here = Iedereen is er
home-table-line = { $players } spelers, { $rules }.
home-rule-one-turtle = ieder 1 schildpad
home-rule-two-turtles = ieder 2 schildpadden
home-rule-cards = kaarten als dobbelstenen
home-rule-third = derde dobbelsteen bij zeven
home-rule-bust = bij te veel is je beurt voorbij
home-rule-open = open broedkaarten
home-rule-advice = met advies
home-rule-deck = in totaal { $cards } broedkaarten
home-rule-seconds = { $seconds } seconden per keuze
home-rule-daily = een dag per keuze
home-free = Vrij
home-you-mark = (jij)
home-stand-up = Opstaan
home-link = Link voor je vrienden
home-copy = Kopiëren
home-share = Delen
home-copied = Link gekopieerd. Stuur hem naar je vrienden.
home-copy-by-hand = Kopieer de link uit het veld.
home-share-text = Kom je Mahé met me spelen?
home-qr = QR-code van de link
home-local-only = Deze link werkt alleen op deze computer. Wordt Mahé gestart met { $command }, dan kunnen apparaten in je thuisnetwerk meedoen.
home-start-game = Spel beginnen
home-start-bots =
    { $bots ->
        [one] Beginnen, met een bot op de vrije plek
       *[other] Beginnen, met bots op de { $bots } vrije plekken
    }
home-or-watch = Of blijf kijken.
home-full-watch = Alle plekken zijn bezet. Blijf kijken.
home-type-name = Typ eerst een naam.
home-delete = Tafel verwijderen
