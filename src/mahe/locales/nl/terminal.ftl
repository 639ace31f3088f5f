### Het spel in een terminal: waar de pagina geen woorden voor heeft.

## Bord

terminal-raft = vlot
terminal-beach = strand
terminal-from-raft = vanaf het vlot
terminal-from-space = vanaf { $space }
terminal-legend = [S] stop, [4] met een 4

## Tafel klaarzetten

terminal-yes = ja
terminal-no = nee
terminal-seat-hint = Links en rechts: een mens, of een bot van elk niveau. Enter bij een mens: de naam typen.
terminal-resume = Verder spelen: { $when }, { $names }
terminal-resume-elsewhere = In een ander venster: { $when }, { $names }
terminal-open-elsewhere = Dit spel staat open in een ander venster. Speel daar verder of begin hier een nieuw spel.
terminal-gone-elsewhere = Dit spel is er niet meer: het is in een ander venster uitgespeeld of weggegooid.
terminal-setup-keys = ↑↓ kiezen · ←→ wijzigen · Enter beginnen, typen · Q stoppen
terminal-small = Mahé heeft { $columns } kolommen en { $lines } regels nodig; deze terminal heeft er { $wide } en { $high }. Maak hem groter of stop met Q: “mahe terminal --plain” werkt op elk formaat.

## Tafel

terminal-clutches-heading = Broedkaarten
terminal-table-keys = R S 1–9 kiezen · A advies · Spatie verder · L verslag · C kaarten · W bewaren · V tempo · ? · Q
terminal-keys-text =
    R – gooien
    S – stoppen
    1–9 – de keuzes, op volgorde
    Enter – de eerste keuze
    A – advies: je winstkans na elke keuze, alleen tegen bots of aan een tafel met advies
    Spatie – de beweging overslaan
    L – het hele verslag
    C – je eigen kaarten bekijken
    V – tempo: rustig, vlot, meteen
    W – het spel in een bestand bewaren
    B – je plek terugnemen van de invaller, aan een online tafel
    R, Esc – na het spel: de terugblik, het podium
    ? – deze lijst
    Q of Ctrl-C – stoppen; het spel kan bewaard blijven

    Op het bord staat een stapel van onder naar boven: bij A<B<C zit C bovenop en beslist. [S] is waar je uitkomt als je stopt, [4] waar een 4 met de volgende dobbelsteen je zou brengen. ► wijst aan wie beslist.
terminal-signs-text = Waar weinig ruimte is: ×67% is het risico, ()17% de kans op eieren, →14 het doel, 6() de eieren die het oplevert, A<B de stapel die er dan ligt, 43%* de winstkans volgens het advies, met een ster bij de beste.
terminal-save-where = In welk bestand bewaren?
terminal-saved = Het spel staat in { $path }.
terminal-not-saved = { $path } kan niet geschreven worden: { $reason }
terminal-taken = In { $path } staat al iets anders, dus er is niets geschreven. { $free } is vrij.
terminal-taken-question = In { $path } staat al iets anders.
terminal-save-as = Bewaren in { $path }
terminal-replace = Vervangen wat er staat
terminal-save-not = Niet bewaren
terminal-quit = Het spel verlaten?
terminal-quit-keep = Voor later bewaren en stoppen
terminal-quit-drop = Stoppen zonder te bewaren
terminal-quit-not = Verder spelen
terminal-kept = Het spel is bewaard. “mahe terminal” biedt aan om verder te spelen.

## Advies

terminal-advice-legend = % je winstkans, * de beste.
terminal-advice = Advies voor iedereen
terminal-with-advice = Met advies: iedereen mag vragen wat elke keuze waard is.
terminal-no-advice = Hier is geen advies. Dat is er als je alleen tegen bots speelt, of aan een tafel die met advies is geopend.
terminal-advice-only = { $choice }: winstkans { $chance }.
terminal-advice-best = Het beste: { $choice }, winstkans { $chance }.
terminal-advice-other = { $choice }: { $chance }, { $points } punten minder.

## Podium

terminal-result = { $rank }. { $name }: { $eggs }, { $clutches }
terminal-podium-keys = Enter nieuw spel · R terugblik · W bewaren · Esc het bord · Q begin

## Terugblik

terminal-review-keys = ↑↓ bladeren · G momenten op het bord · Esc terug
terminal-review-marks = ? staat bij een fout.
terminal-no-moments = Er is geen moment om te bekijken: geen keerpunt, geen fout.

## Vensters

terminal-ask-keys = ↑↓ of een nummer · Enter · Esc terug
terminal-read-keys = ↑↓ bladeren · Enter sluiten
terminal-type-keys = Enter klaar · Esc terug

## Terugkijken

terminal-replay-keys = ←→ stap · ↑↓ zet · N P momenten · R terugblik · Spatie afspelen · Home End · V tempo · ? toetsen · Q
terminal-replay-keys-text =
    ← → – een stap terug of verder
    ↑ ↓ – een zet terug of verder
    Home, End – naar het begin of het einde
    Spatie – afspelen of pauzeren
    N, P – het volgende keerpunt of de volgende fout, of die ervoor
    R – de terugblik: geluk, keuzes en fouten
    V – tempo: rustig, vlot, meteen
    Q – stoppen

## Een online tafel

terminal-sit-here = Hier zitten
terminal-lobby-keys = ↑↓ kiezen · Enter gaan zitten, beginnen · Q stoppen
terminal-away = Een bot speelt voor je. B: ik ben er weer
terminal-quit-seat = Stoppen; de plek blijft van jou
terminal-seat-kept = Je plek blijft van jou. Terugkomen doe je met “mahe terminal { $link }”.

## Zonder scherm

terminal-choose = Jouw keuze
terminal-one-or-enter = 1 of Enter
terminal-to = 1 t/m { $last }
terminal-please = Typ alsjeblieft { $answers }.
terminal-plain-help = Typ het nummer van je keuze. ? leest het bord voor, a geeft advies, c leest je kaarten voor, w BESTAND bewaart het spel in een bestand, q stopt.
terminal-finish = Klaar
terminal-hear-review = De terugblik horen

## De terugblik, voorgelezen

terminal-heard-seat = { $name }: de dobbelstenen waren { $luck } punten waard, de keuzes { $choices }.
terminal-heard-chances = { $name }: { $first } aan het begin, op zijn laagst { $low } in beurt { $lowturn }, op zijn hoogst { $high } in beurt { $highturn }, { $last } aan het eind.
terminal-heard-change = { $name } van { $before } naar { $after }
terminal-heard-mistakes =
    { $count ->
        [0] { $name }: geen noemenswaardige fout.
        [one] { $name }: { $count } fout.
       *[other] { $name }: { $count } fouten.
    }
