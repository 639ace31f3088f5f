### Een spel onder de loep: hoeveel geluk er was, wat er is weggegeven en waarom.

review-turns =
    { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }
review-won =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen samen
    }
review-open = niet uitgespeeld
review-exact = Exact: dit spel is opgelost.
review-estimate = Geschat door de bot Oeroude.
review-advised = Met advies: { $names }.
review-unit = In punten: 100 is een hele overwinning. De eerste vijf getallen van een regel zijn samen het zesde.
review-unit-open = De uitslag is de kans op het moment dat het spel werd afgebroken.

## Kolommen

review-player = speler
review-first = begin
review-luck = geluk
review-own = keuzes
review-others = anderen
review-revision = bijstelling
review-result = uitslag
review-games = spellen
review-wins = gewonnen
review-per-decision = per keuze
review-level = niveau

## Elke speler

review-chances = De winstkansen, beurt voor beurt
review-plot = De winstkansen aan het begin van elke beurt. Tekens staan bij fouten.
review-plot-turn = beurt
review-table = Als tabel
review-how = Zo is er gespeeld
review-between = tussen { $low } en { $high }
review-like = als { $bot }
review-weaker = zwakker dan { $bot }
review-played =
    { $count ->
        [one] { $name }: { $level }; per beslissing { $points } punten weggegeven ({ $count } beslissing).
       *[other] { $name }: { $level }; per beslissing { $points } punten weggegeven ({ $count } beslissingen).
    }
review-no-choice = { $name }: niets te beslissen.
review-average = Met gemiddelde dobbelstenen: { $chance }.

## Momenten

review-turning = Keerpunten
review-turn = Beurt { $turn }
review-mistakes = Fouten
review-no-mistakes = Geen noemenswaardige.
review-mistake = { $chosen }: { $chance }. Beter: { $best }, { $better }.
review-blunder = { $chosen }: { $chance }. Veel beter: { $best }, { $better }.

## Redenen: waarom de betere keuze beter was

review-why-clutch =
    { $eggs ->
        [one] Dat levert meteen { $eggs } ei op.
       *[other] Dat levert meteen { $eggs } eieren op.
    }
review-why-ride = Dan had ze op { $letter } kunnen meeliften.
review-why-risk =
    { $faces ->
        [one] Te riskant: { $faces } van de zes worpen was te veel.
       *[other] Te riskant: { $faces } van de zes worpen waren te veel.
    }
review-why-eggs =
    { $eggs ->
        [one] { $eggs } ei was het strand niet waard.
       *[other] { $eggs } eieren waren het strand niet waard.
    }
review-why-next =
    { $faces ->
        [one] { $faces } van de zes worpen had de eieren opgeleverd.
       *[other] { $faces } van de zes worpen hadden de eieren opgeleverd.
    }
review-why-rival = { $letter } was er bijna.
review-why-nothing = Er was niets te verliezen.
review-why-safe = Met de volgende dobbelsteen kon het niet te veel worden.
review-why-card-dear = De kaart { $card } was als eieren meer waard.
review-why-card-pays = De kaart { $card } was als dobbelsteen meer waard.
review-why-turtle = { $letter } was er bijna.

## Op de pagina

review-heading = Terugblik
review-title = Terugblikken op een spel
review-lead = Zie hoe ieders kansen van zet tot zet veranderden, hoe gul de dobbelstenen waren en welke keuzes telden. Open een spel, sleep het op de pagina of plak het hieronder.
review-go = Terugblikken
review-watch = Bekijken
review-progress = Wordt uitgerekend: { PERCENT($share) }
review-broken-off = De verbinding brak af voordat de terugblik klaar was.
review-failed = Deze terugblik kon niet worden uitgerekend.
review-graph = Winstkansen
review-summary = Dobbelstenen en keuzes
review-dice = stenen
review-points = In punten: 100 is een hele overwinning. Boven 0 waren de dobbelstenen gul; onder 0 gaf een keuze iets weg.
review-sum = Zo telt het op
review-played-at = { $level } in { $count ->
        [one] { $count } beslissing
       *[other] { $count } beslissingen
    }.
review-nothing-decided = Niets te beslissen.
review-no-turning = Geen enkel moment gaf alleen de doorslag.
review-move = zet
review-about = Wat de getallen betekenen
review-sign-mistake = Fout
review-sign-blunder = Blunder
review-sign-lucky = Geluk
review-sign-unlucky = Pech
review-sign-of = { $sign }: { $name }
review-try = Opnieuw proberen
review-try-lead = Je fouten als vragen, op het bord zoals het toen was.
review-try-whose = Wiens fouten
review-try-count =
    { $count ->
        [one] { $name }: { $count } vraag
       *[other] { $name }: { $count } vragen
    }
review-try-start =
    { $count ->
        [one] Opnieuw proberen: { $count } vraag
       *[other] Opnieuw proberen: { $count } vragen
    }
review-try-at = Vraag { $number } van { $count }
review-try-right = Goed!
review-try-better = Beter: { $best }
review-try-game = toen
review-try-you = jij
review-try-both = jij, net als toen
review-try-score = { $right } van { $count } goed
review-try-perfect = Deze keer alles goed. De schildpadden zijn trots op je.
review-try-over = Sommige blijven lastig: de dobbelstenen praten mee.
review-try-once-more = Nog een keer
review-try-back = Naar de terugblik

## Rollouts

review-rollouts = Uitgespeeld: na elke mogelijkheid bij een fout speelt Oeroude op alle plekken { $games } keer verder. Alle mogelijkheden krijgen dezelfde dobbelstenen, en het geluk is eruit gerekend.
review-rollouts-here = Uitgespeeld: Oeroude speelt op alle plekken { $games } keer verder, steeds met dezelfde dobbelstenen. Het geluk is eruit gerekend.
review-plain-games = Alleen overwinningen tellen had tot { $games } spellen gekost.
review-last-position = Waar het spel werd afgebroken
