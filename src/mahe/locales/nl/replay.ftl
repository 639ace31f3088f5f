### Een spel terugkijken, de worpen controleren, en de regels op de pagina.

## Een spel openen

replay-title = Een spel terugkijken
replay-lead = Elk spel kun je bewaren als een klein tekstbestand. Open er hier een, sleep het op de pagina of plak het hieronder.
replay-open-file = Bestand openen
replay-record = Het spel als tekst
replay-watch = Bekijken
replay-drop = Laat het hier los
replay-empty = Plak eerst een spel of open een bestand.
replay-too-long = Dit bestand is te groot voor een spel Mahé.
replay-bad = Dit spel kan niet worden afgespeeld.
replay-fault =
    { $kind ->
        [other] Regel { $line }: zo begint geen Mahé-spel.
        [garbled] Regel { $line } volgt de notatie niet: { $token }
        [garbled-line] Regel { $line } volgt de notatie niet.
        [wrong-line] Regel { $line } kan volgens de spelregels niet zo gegaan zijn.
       *[wrong] Regel { $line } kan volgens de spelregels niet zo gegaan zijn: { $token }
    }
replay-unreachable = De server is niet te bereiken. Probeer het zo nog eens.
replay-no-game = Aan deze tafel is nog geen spel te zien.
replay-loading = Het spel wordt gehaald …

## Bekijken

replay-heading = Terugkijken
replay-players = Spelers
replay-log = Verslag
replay-scrubber = Moment in het spel
replay-start = Het begin
replay-throwing = { $name }: { $sum } …
replay-turned =
    { $eggs ->
        [one] De volgende broedkaart: { $eggs } ei
        [7] Zeven eieren liggen open
       *[other] De volgende broedkaart: { $eggs } eieren
    }
replay-play = Afspelen
replay-pause = Pauze
replay-step-back = Een stap terug
replay-step-on = Een stap verder
replay-move-back = Een zet terug
replay-move-on = Een zet verder
replay-count = { $move } van { $moves }
replay-more = Meer
replay-download = Downloaden
replay-share = Delen
replay-share-link = Link delen
replay-copied = Het spel is gekopieerd.
replay-copy-failed = Deze browser laat de pagina niet kopiëren. Download het spel in plaats daarvan.
replay-another = Een ander spel
replay-keys = Toetsen
replay-key-step = Een stap terug of verder
replay-key-move = Een zet terug of verder
replay-key-ends = Naar het begin of het eind
replay-key-play = Afspelen of pauze
replay-key-speed = Sneller of langzamer
replay-key-space = Spatie
replay-end = Het eind
replay-unfinished = Dit spel is niet uitgespeeld.

## De worpen controleren

check-title = Worpen controleren
check-working = Elke dobbelsteen en elke kaart wordt nagerekend …
check-fits = Elke worp klopt
check-counts =
    { $dice ->
        [one] { $dice } dobbelsteen
       *[other] { $dice } dobbelstenen
    } en { cards } nagerekend in je browser, en alles kwam precies zo uit.
check-wrong =
    { $problems ->
        [one] { $problems } ding klopt niet
       *[other] { $problems } dingen kloppen niet
    }
check-wrong-lead = Misschien heeft iemand een dobbelsteen, een kaart of een schakel veranderd. Dit heeft je browser gevonden:
check-none = Dit spel kan niet worden gecontroleerd
check-none-lead = Het is niet aan de tafel van een server gespeeld, of het bewijs is weg: er staan geen schakels in waaruit de worpen te berekenen zijn.
check-failed = Het verslag van het spel kon niet worden gehaald. Probeer het zo nog eens.
check-none-yet = Er is nog niet gegooid
check-none-yet-lead = Kom na de eerste worp terug.
check-again = Nog eens controleren
check-together =
    { $draws ->
        [one] { $draws } gemaakt door een speler en de server samen
       *[other] { $draws } gemaakt door een speler en de server samen
    }
check-alone =
    { $draws ->
        [one] { $draws } door de server alleen getrokken
       *[other] { $draws } door de server alleen getrokken
    }
check-alone-why = Dat zijn de eerste kaart, de worpen van bots en van mensen die weg waren, en de kaarten daarna.

check-how = Hoe werkt dat?
check-how-envelopes = Twee vrienden die ver van elkaar wonen, willen per post dobbelen. Elk schrijft een geheim getal op en stopt het in een dichte envelop. Pas als beide enveloppen op tafel liggen, gaan ze open, en de twee getallen samen geven de worp. Geen van beiden kon hem kiezen, want geen van beiden kende het getal van de ander.
check-how-dolls = Hier is je browser de ene vriend en de server de andere. Een spel heeft veel worpen nodig, dus zitten de enveloppen in elkaar, zoals Russische poppetjes. De twee buitenste lagen al voor het spel op tafel. Elke worp opent het volgende paar. Niemand kan er een verwisselen, want iedereen ziet of hij in de vorige past.
check-how-now = Zojuist heeft je browser ze allemaal nog eens geopend, een voor een. Hij keek of elke in de vorige past, en rekende elke dobbelsteen en elke kaart zelf uit.
check-no-server = Achter deze pagina zit geen server: wat hier “server” heet, is het deel van het spel dat in je eigen browser draait.

check-limits = Wat het niet bewijst
check-limits-alone = Wat de server in zijn eentje trok, lag voor het spel vast en kon niet meer veranderen. Maar wie de server beheert, kon het weten.
check-limits-page = De pagina die controleert, komt van dezelfde server. Wil je heel zeker zijn, bewaar het spel dan en controleer het met een eigen programma, zoals { $command }.
check-limits-people = Alleen de worpen worden gecontroleerd. Je ziet niet wie er achter een naam zat, of dat twee spelers elkaar hielpen.
check-limits-story = Iemand kan een heel spel verzinnen, met poppetjes en al. De controle overtuigt je van spellen die je zelf hebt zien beginnen.

check-look = Eén worp bekijken
check-look-lead = Kies er een. De gevulde zijn door de server alleen getrokken.
check-draw-die = Worp { $number }: de dobbelsteen toont { $value }
check-draw-card =
    { $value ->
        [one] Worp { $number }: de kaart heeft { $value } ei
       *[other] Worp { $number }: de kaart heeft { $value } eieren
    }
check-draw-by = { $name } gooide.
check-draw-nobody = Niemand gooide: het is de eerste kaart.
check-draw-alone = De server trok in zijn eentje.
check-server-link = Het getal van de server
check-player-link = Het getal van { $name }
check-link-fits = Het past in het vorige.
check-link-same = Het is het getal van de dobbelsteen voor deze kaart.
check-mixed = Allebei, door elkaar gemengd
check-mixed-alone = Het getal, gemengd met de naam van de tafel
check-mixed-lead = De twee gemarkeerde tekens zijn een getal tussen 0 en 255: { $byte }.
check-die-sum = { $byte } gedeeld door 6 geeft rest { $rest }. Vanaf 1 geteld is dat { $result }.
check-card-sum =
    { $sides ->
        [one] Er was nog { $sides } kaart niet gezien, dus het moest deze zijn: { $eggs }.
       *[other] Er waren nog { $sides } kaarten niet gezien. { $byte } gedeeld door { $sides } geeft rest { $rest }: zoveel worden overgeslagen, de kleine eerst, en de volgende heeft { $eggs }.
    }

check-fault-tags = De gegevens over de worpen zijn onvolledig.
check-fault-end = De laatste schakel leidt niet terug naar de eerste.
check-fault-chain = Na worp { $draw } begon de server op het verkeerde moment een andere ketting.
check-fault-number = Worp { $draw }: er ontbreekt een worp, of hij telt dubbel.
check-fault-card-link = Worp { $draw }: de kaart is niet getrokken met de schakel van de dobbelsteen ervoor.
check-fault-server-link = Worp { $draw }: de schakel van de server past niet in de vorige.
check-fault-player-link = Worp { $draw }: de schakel van { $name } past niet in de vorige.
check-fault-value = Worp { $draw }: de schakels geven { $right }, maar er is { $value } gespeeld.
check-fault-server-tip = De server toont nu een andere eerste schakel dan toen je aan deze tafel kwam.
check-fault-player-tip = De ketting van een speler is voor een andere verwisseld.
check-fault-own-link = Worp { $draw }: er is niet getrokken met de schakel die je browser stuurde.
check-more-faults =
    { $count ->
        [one] En nog { $count }.
       *[other] En nog { $count }.
    }

## De regels

rules-title = Regels
rules-contents = Inhoud
rules-print = Afdrukken
rules-learn = Spelend leren
rules-picture-stack = Geel zit op rood, en rood zit op blauw. Geel zit bovenop en beslist.
rules-picture-throw = Een 2 en een 4: (2 + 4) × 2 = 12
rules-picture-beach = Het strand, vakje 21
