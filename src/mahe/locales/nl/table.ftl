# De tafel: de keuzes, de spelers, het verslag, het menu, het podium.

## Schildpadden en spelers

table-turtle =
    { $colour ->
        [red] de rode schildpad
        [orange] de oranje schildpad
        [yellow] de gele schildpad
        [green] de groene schildpad
        [blue] de blauwe schildpad
        [purple] de paarse schildpad
       *[pink] de roze schildpad
    }
table-bot-level =
    { $level ->
        [hatchling] Jonkie
        [swimmer] Zwemmer
        [navigator] Stuurman
        [ancient] Oeroude
        [hermit] Kluizenaar
        [pirate] Piraat
        [surfer] Surfer
        [companion] Maatje
       *[other] { $level }
    }
table-bot = { table-bot-level } { $letters }
table-bot-called = { $name }, { table-bot-level }
table-free-seat = Vrije plek
table-eggs =
    { $eggs ->
        [one] 1 ei
       *[other] { $eggs } eieren
    }
table-clutches =
    { $clutches ->
        [one] 1 kaart
       *[other] { $clutches } kaarten
    }

## Wie aan de beurt is, wie beslist

table-your-turn = Jouw beurt
table-turn-of = { $name } is aan de beurt
table-hand-over = Geef het apparaat aan { $name }
table-roll-first = Gooi de eerste dobbelsteen.
table-which-first = Welke schildpad eerst?
table-waits-first = { $name } gooit de eerste dobbelsteen …
table-go-on = Gaat { $turtle } door?
table-thinks = { $name } denkt na: { $sum } …
table-you-decide = Jij beslist voor { $turtle }
table-decides = { $name } beslist voor { $turtle }
table-decides-for-you = { $name } beslist voor jou
table-you-ride = Jij zit bovenop en krijgt wat ze wint.
table-rides-you = { $rider } zit op jouw rug en krijgt wat jij wint.
table-rides = { $rider } zit op de schildpad van { $name }.
table-time-up = Je tijd was om
table-stand-in-plays = Een bot speelt voor je tot je terug bent.
table-back = Ik ben er weer
table-back-name = { $name }: ik ben er weer
table-watching = Je kijkt toe.
table-over = Het spel is uit
table-show-result = Uitslag bekijken
table-choices = Jouw keuzes

## De keuzes

table-roll-for = Gooien voor { $letter }
table-roll-for-first = { $letter } eerst
table-first-die = de eerste dobbelsteen
table-roll-again = Doorgooien
table-bust-chance = risico { PERCENT($share) }
table-no-bust = geen risico
table-eggs-chance = eieren { PERCENT($share) }
table-stop-on = Stop { on-space }
table-stop-beach = Stop op het strand
table-play-card = De { $card } spelen
table-advice = Advies: wat elke keuze waard is
table-with-advice = Met advies
table-advice-chance = winstkans { $chance }
table-advice-spoken = Winstkansen. { $chances }
table-to-space = { to-space }
table-to-beach = naar het strand
table-to-raft = naar het vlot
table-onto = op { $name }
table-onto-own = op je eigen { $letter }
table-carrying = draagt { $names }
table-eggs-for-you =
    { $eggs ->
        [one] 1 ei voor jou
       *[other] { $eggs } eieren voor jou
    }
table-eggs-for =
    { $eggs ->
        [one] 1 ei voor { $name }
       *[other] { $eggs } eieren voor { $name }
    }
table-ends-game = en het spel is uit
table-safe = voorlopig veilig
table-or-card = Of een kaart:
table-really-roll = Echt gooien?
table-faces-of-six = Bij { $count } van de 6 worpen is het te veel.
table-rather-not = Toch maar niet
table-faces-bust = Met { $faces } is het te veel
table-faces-eggs = Met { $faces } win je de eieren

## Spelers

table-players = Spelers
table-you = jij
table-turn-mark = aan de beurt
table-decides-mark = beslist
table-away = weg
table-offline = offline
table-bot-plays = een bot speelt
table-your-cards = Jouw kaarten: { $cards }
table-peep =
    { $cards ->
        [one] { $name }: bekijk je kaart
       *[other] { $name }: bekijk je { $cards } kaarten
    }
table-watchers =
    { $watchers ->
        [one] 1 kijkt mee
       *[other] { $watchers } kijken mee
    }
table-seconds-left = { $seconds } s
table-minutes-left = { $minutes } min
table-hours-left = { $hours } u
table-time-left = Tijd over

## Verslag

table-log = Verslag
table-log-empty = Er is nog niets gebeurd.
table-log-older = Eerdere zetten tonen
table-log-see = Dat moment bekijken
table-since = Sinds je laatste beurt
table-looking-back = Je kijkt terug
table-back-to-now = Terug naar het spel

## Menu

table-menu = Menu
table-home = Startpagina
table-home-label = Mahé, startpagina
table-speed = Tempo
table-speed-calm = Rustig
table-speed-quick = Vlot
table-speed-instant = Meteen
table-skip = Overslaan
table-sound = Geluid
table-mute = Geluid uitzetten
table-unmute = Geluid aanzetten
table-volume = Volume
table-theme = Uiterlijk
table-theme-auto = Zoals het apparaat
table-theme-day = Dag
table-theme-night = Nacht
table-direction = Om het eiland
table-direction-counter = Tegen de klok in
table-direction-clockwise = Met de klok mee
table-language = Taal
table-careful = Vraag het me vóór een riskante worp (vanaf 50% risico)
table-notify = Waarschuw me als ik aan de beurt ben
table-notify-blocked = Deze browser staat het niet toe. Verander dat in de instellingen voor deze pagina.
table-notify-title = Jouw beurt
table-notify-body = Op het eiland wachten ze op jou.
table-title = Mahé
table-title-turn = Jouw beurt! · Mahé
table-rules = Regels
table-keys = Toetsen
table-check-dice = Worpen controleren
table-dice-checked =
    { $checked ->
        [one] 1 worp gecontroleerd
       *[other] { $checked } worpen gecontroleerd
    }
table-dice-pending = Worpen nog niet gecontroleerd
table-dice-wrong = Een worp klopt niet met het bewijs
table-dice-short = worpen
table-record = Spel downloaden
table-share-record = Spel delen
table-share-link = Link delen
table-link-copied = De link is gekopieerd.
table-copy-failed = Kopieer deze link: { $link }
table-leave = Van tafel gaan
table-leave-ask = Voorgoed weggaan? Een bot speelt voor je verder.
table-leave-now = Weggaan
table-stay = Blijven
table-delete = Tafel verwijderen
table-delete-ask = Deze tafel voor iedereen verwijderen? Hij komt niet terug.
table-delete-now = Verwijderen
table-keep = Houden

## Verbinding

table-reconnecting = Geen verbinding. Nog een poging … Er gaat niets verloren.
table-offline-banner = Je bent offline. Het spel wacht op je, er gaat niets verloren.
table-gone = Deze tafel is weg
table-gone-deleted = Hij is verwijderd.
table-gone-unknown = Achter deze link staat geen tafel. Misschien is hij te oud.
table-closed = Deze tafel is gesloten
table-opening = Op weg naar de tafel …

table-refused =
    { $code ->
        [unreachable] De server is niet te bereiken. Probeer het zo nog eens.
        [unavailable] De server heeft problemen. Er is niets gebeurd; probeer het nog eens.
        [no_python] Het spel wilde in deze browser niet starten. Laad de pagina opnieuw.
        [not_kept] Deze browser bewaart het spel niet: er is geen ruimte, of dit is een privévenster. Er is niets gebeurd; probeer het nog eens.
        [too_many] Dat was veel tegelijk. Wacht even en probeer het dan nog eens.
        [name_taken] Iemand aan deze tafel heet al zo, of bijna zo. Kies een andere naam.
        [seat_taken] Iemand was je voor: die plek is bezet.
        [not_now] Dat kan nu niet. Het spel is al verder.
        [not_found] Deze tafel bestaat niet meer.
        [not_yours] Dat mag alleen een andere speler.
       *[other] Dat is niet gelukt.
    }

## Reacties

table-react = Reageren
table-reaction-hello = Hallo!
table-reaction-nice = Goed zo!
table-reaction-ouch = Au!
table-reaction-thanks = Bedankt!
table-reaction-hurry = Schiet op!
table-reaction-laugh = Haha!
table-reaction-wow = Wauw!
table-reaction-bye = Doei!

## Toetsen

table-key-roll = Gooien
table-key-stop = Stoppen
table-key-options = De keuzes, op volgorde
table-key-first = De eerste keuze
table-key-log = Verslag
table-key-advice = Advies tonen of verbergen, waar het er is
table-key-mute = Geluid aan of uit
table-key-skip = Beweging overslaan
table-key-help = Deze lijst
table-key-arrows = Omhoog en omlaag in lijsten
table-key-escape = Sluiten, of terug naar het spel
table-key-space = Spatie
table-key-enter = Enter
table-key-arrows-name = Pijltjes
table-key-escape-name = Esc

## Podium

table-result = De uitslag
table-wins = { $name } wint
table-you-win = Jij wint!
table-share-win = { $names } winnen samen
table-with-eggs =
    { $eggs ->
        [one] Met 1 ei.
       *[other] Met { $eggs } eieren.
    }
table-shared-line =
    { $eggs ->
        [one] Elk 1 ei
       *[other] Elk { $eggs } eieren
    } en { $clutches ->
        [one] 1 kaart
       *[other] { $clutches } kaarten
    }.
table-tie-line = { $names } hebben elk { $eggs } eieren. Het aantal kaarten beslist: { $more } tegen { $fewer }.
table-rank = { $rank }.
table-clutches-of = Broedkaarten: { $cards }
table-no-clutches = Geen broedkaarten
table-rematch = Revanche
table-join-rematch = Naar de revanche
table-watch-rematch = Revanche bekijken
table-replay = Nog eens bekijken
table-review = Terugblik
table-see-board = Bord bekijken
