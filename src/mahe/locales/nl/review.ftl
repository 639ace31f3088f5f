### Een spel onder de loep: hoeveel geluk er was, wat er is weggegeven en waarom.

review-turns =
    { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }
review-won =
    { $count ->
        [one] { $names } wint
       *[other] { $names } delen de winst
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
review-why-ride = Dat zou een rit op { $letter } zijn geweest.
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
review-why-next = { $faces } van de zes worpen hadden de eieren opgeleverd.
review-why-rival = { $letter } was er bijna.
review-why-nothing = Er was niets te verliezen.
review-why-safe = Met de volgende dobbelsteen kon het niet te veel worden.
review-why-card-dear = De kaart { $card } was als eieren meer waard.
review-why-card-pays = De kaart { $card } was als dobbelsteen meer waard.
review-why-turtle = { $letter } was er bijna.
