### De gespeelde spellen op dit apparaat.

games-title = Mijn spellen
games-none = Hier staan je spellen zodra ze klaar zijn. Speel er een!
games-won-by = Gewonnen door { $names }
games-replay = Nog eens bekijken
games-more = Meer tonen
games-sums = Alle spellen samen
games-sum-won = Gewonnen
games-sum-eggs = Eieren gemiddeld
games-sum-most = Meeste eieren
games-sum-streak = Op rij gewonnen
games-here = Deze lijst staat alleen op dit apparaat. De server vergeet een spel na een tijd; dan kun je het niet meer bekijken.
games-export = Als bestand bewaren
games-erase = Lijst wissen
games-erase-ask = De lijst van je spellen wissen? Je krijgt hem niet terug.
games-erase-now = Wissen
games-keep = Bewaren
