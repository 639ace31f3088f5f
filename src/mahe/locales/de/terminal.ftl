### Das Spiel im Terminal: wofür die Seite keine Worte hat.

## Brett

terminal-raft = Floß
terminal-beach = Strand
terminal-from-raft = vom Floß
terminal-from-space = von Feld { $space }
terminal-legend = [S] Stopp, [4] mit einer 4

## Tisch decken

terminal-yes = ja
terminal-no = nein
terminal-seat-hint = Links und rechts: ein Mensch oder ein Bot jeder Stärke. Eingabe bei einem Menschen: Namen tippen.
terminal-resume = Weiterspielen: { $when }, { $names }
terminal-resume-elsewhere = In einem anderen Fenster: { $when }, { $names }
terminal-open-elsewhere = Dieses Spiel ist in einem anderen Fenster offen. Spiel dort weiter oder beginne hier ein neues.
terminal-gone-elsewhere = Dieses Spiel gibt es nicht mehr: Es wurde in einem anderen Fenster beendet oder verworfen.
terminal-setup-keys = ↑↓ wählen · ←→ ändern · Eingabe starten, tippen · Q beenden
terminal-small = Mahé braucht { $columns } Spalten und { $lines } Zeilen; dieses Terminal hat { $wide } und { $high }. Mach es größer oder beende mit Q: „mahe terminal --plain“ läuft in jeder Größe.

## Tisch

terminal-clutches-heading = Gelege
terminal-table-keys = R S 1–9 wählen · A Rat · Leer weiter · L Verlauf · C Karten · W speichern · V Tempo · ? · Q
terminal-keys-text =
    R – würfeln
    S – stoppen
    1–9 – die Möglichkeiten der Reihe nach
    Eingabe – die erste Möglichkeit
    A – Rat: deine Gewinnchance nach jeder Möglichkeit, allein gegen Bots oder an einem Tisch mit Rat
    Leertaste – die Bewegung überspringen
    L – der ganze Verlauf
    C – die eigenen Karten ansehen
    V – Tempo: gemütlich, flott, sofort
    W – das Spiel in eine Datei speichern
    B – den Platz von der Vertretung zurücknehmen, an einem Online-Tisch
    R, Esc – nach dem Spiel: die Analyse, das Podest
    ? – diese Liste
    Q oder Strg-C – beenden; das Spiel lässt sich aufheben

    Auf dem Brett steht ein Stapel von unten nach oben: Bei A<B<C sitzt C obenauf und entscheidet. [S] ist das Feld, auf dem du stoppst, [4] das Feld, auf das eine 4 führen würde. ► zeigt, wer entscheidet.
terminal-signs-text = Wo wenig Platz ist: ×67% ist das Risiko, ()17% die Aussicht auf Eier, →14 das Ziel, 6() sind die Eier, die es bringt, A<B ist der Stapel, der dort entsteht, 43%* die Gewinnchance nach dem Rat, mit Stern, wenn es die beste ist.
terminal-save-where = In welche Datei speichern?
terminal-saved = Das Spiel steht in { $path }.
terminal-not-saved = { $path } lässt sich nicht schreiben: { $reason }
terminal-taken = In { $path } steht schon etwas anderes, darum wurde nichts geschrieben. { $free } ist frei.
terminal-taken-question = In { $path } steht schon etwas anderes.
terminal-save-as = In { $path } speichern
terminal-replace = Ersetzen, was dort steht
terminal-save-not = Nicht speichern
terminal-quit = Das Spiel verlassen?
terminal-quit-keep = Für später aufheben und beenden
terminal-quit-drop = Beenden, ohne es aufzuheben
terminal-quit-not = Weiterspielen
terminal-kept = Das Spiel ist aufgehoben. „mahe terminal“ bietet an, es fortzusetzen.

## Rat

terminal-advice-legend = % deine Gewinnchance, * die beste.
terminal-advice = Rat für alle
terminal-with-advice = Mit Rat: Alle dürfen fragen, was jede Wahl wert ist.
terminal-no-advice = Hier gibt es keinen Rat. Es gibt ihn, wenn du allein gegen Bots spielst oder an einem Tisch, der mit Rat eröffnet wurde.
terminal-advice-only = { $choice }: Gewinnchance { $chance }.
terminal-advice-best = Am besten: { $choice }, Gewinnchance { $chance }.
terminal-advice-other = { $choice }: { $chance }, { $points } Punkte weniger.

## Podest

terminal-result = { $rank }. { $name }: { $eggs }, { $clutches }
terminal-podium-keys = Eingabe neues Spiel · R Analyse · W speichern · Esc Brett · Q Anfang

## Analyse

terminal-review-keys = ↑↓ blättern · G Momente auf dem Brett · Esc zurück
terminal-review-marks = ? steht bei einem Fehler.
terminal-no-moments = Es gibt keinen Moment zum Ansehen: keinen Wendepunkt, keinen Fehler.

## Fenster

terminal-ask-keys = ↑↓ oder eine Zahl · Eingabe · Esc zurück
terminal-read-keys = ↑↓ blättern · Eingabe schließen
terminal-type-keys = Eingabe fertig · Esc zurück

## Wiederholung

terminal-replay-keys = ←→ Schritt · ↑↓ Zug · N P Momente · R Analyse · Leer abspielen · Pos1 Ende · V Tempo · ? Tasten · Q beenden
terminal-replay-keys-text =
    ← → – ein Schritt zurück oder weiter
    ↑ ↓ – ein Zug zurück oder weiter
    Pos1, Ende – zum Anfang oder zum Ende
    Leertaste – abspielen oder anhalten
    N, P – der nächste Wendepunkt oder Fehler, oder der davor
    R – die Analyse: Glück, Entscheidungen und Fehler
    V – Tempo: gemütlich, flott, sofort
    Q – beenden

## Ein Online-Tisch

terminal-sit-here = Hier sitzen
terminal-lobby-keys = ↑↓ wählen · Eingabe hinsetzen, starten · Q beenden
terminal-away = Ein Bot spielt für dich. B: Ich bin wieder da
terminal-quit-seat = Beenden; der Platz bleibt deiner
terminal-seat-kept = Dein Platz bleibt dir erhalten. Zurück kommst du mit „mahe terminal { $link }“.

## Ohne Bildschirm

terminal-choose = Deine Wahl
terminal-one-or-enter = 1 oder Eingabe
terminal-to = 1 bis { $last }
terminal-please = Bitte tippe { $answers }.
terminal-plain-help = Tippe die Nummer deiner Wahl. ? liest das Brett noch einmal vor, a gibt Rat, c liest deine Karten vor, w DATEI speichert das Spiel in eine Datei, q beendet es.
terminal-finish = Fertig
terminal-hear-review = Analyse anhören

## Die Analyse, vorgelesen

terminal-heard-seat = { $name }: Die Würfel brachten { $luck } Punkte, die Entscheidungen { $choices }.
terminal-heard-chances = { $name }: { $first } am Anfang, am wenigsten { $low } in Zug { $lowturn }, am meisten { $high } in Zug { $highturn }, { $last } am Ende.
terminal-heard-change = { $name } von { $before } auf { $after }
terminal-heard-mistakes =
    { $count ->
        [0] { $name }: kein nennenswerter Fehler.
        [one] { $name }: { $count } Fehler.
       *[other] { $name }: { $count } Fehler.
    }
