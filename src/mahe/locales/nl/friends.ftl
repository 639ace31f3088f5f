# Vrienden aan tafel: wie erop let, nog een keer spelen en de stand van een reeks.

## Wie op de tafel let

friends-host-mark = (leidt de tafel)
friends-host-starts = { $name } geeft het startsein.
friends-host-gone = { $name } is er niet. Jullie mogen zelf beginnen.
friends-more = Meer over { $name }
friends-remove = { $name } van tafel halen
friends-hand-over = De tafel aan { $name } geven
friends-absent = { $name } is er niet.
friends-let-bot = Een bot laten spelen voor { $name }
friends-let-bot-line = { $name } kan het altijd weer overnemen.
friends-host-lets = { $host } kan een bot laten spelen.
friends-take-over = De tafel overnemen
friends-vote = Mag { $host } de tafel leiden zolang { $name } weg is?
friends-agree = Goed
friends-voted = Jij vindt het goed. De anderen hebben nog niet gekozen.

## Nog een keer spelen

friends-wants-again =
    { $count ->
        [one] { $names } wil nog een keer spelen.
       *[other] { $names } willen nog een keer spelen.
    }
friends-not-again = Deze keer niet
friends-waits = Wachten op { $names }.
friends-begins =
    { $seconds ->
        [one] Het begint uiterlijk over een seconde.
       *[other] Het begint uiterlijk over { $seconds } seconden.
    }
friends-answer =
    { $answer ->
        [yes] speelt weer mee
        [no] deze keer niet
       *[open] nog geen antwoord
    }

## Een reeks

friends-series =
    { $games ->
        [one] Na één spel
       *[other] Na { $games } spellen
    }
friends-player = Wie
friends-wins = Gewonnen
friends-eggs = Eieren
friends-ride = Beste rit
friends-ride-line = Beste rit: de meeste schildpadden die er een van jou naar een kaart droegen.

## In het verslag, en hardop

friends-is-host = { $name } leidt nu de tafel.
friends-votes =
    { $own ->
        [yes] { $name } wil de tafel leiden.
       *[no] { $name } wil dat { $host } de tafel leidt.
    }
friends-said =
    { $answer ->
        [yes] { $name } wil nog een keer spelen.
       *[no] { $name } doet deze keer niet mee.
    }
friends-game = Spel { $number } van deze reeks.
