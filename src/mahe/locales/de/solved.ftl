### Perfekt spielen: Fragen aus einem gelösten Spiel, und jede seiner Stellungen zum Nachschlagen. Die andere heißt Lulu.

solved-title = Perfekt spielen
solved-invite = Was ist jede Wahl wert? Rate, und sieh nach.
solved-quiz = Quiz
solved-look = Nachschlagen
solved-about = Zwei Spieler, je eine Schildkröte, drei Karten und dann die 7: ein Spiel, so klein, dass jede Stellung gelöst ist. Die Zahlen sind exakt.
solved-about-points = Sie sagen, wie oft du gewinnst, wenn ihr beide von hier an perfekt spielt. Ein Punkt ist eines von hundert Spielen.

## Die Antwort

solved-answer = Die Antwort
solved-right = Richtig!
solved-better-roll = Besser weiterwürfeln
solved-better-stop = Besser stoppen
solved-ahead = Um { $points } Punkte besser.
solved-lost = Du hast { $points } Punkte verschenkt.
solved-worth = { $choice }: { $chance }
solved-yours = du
solved-tally = { $right } von { $asked } richtig
solved-average = im Schnitt { $points } Punkte verschenkt

## Nachschlagen

solved-start = Wer gewinnt, vor dem ersten Würfel
solved-turtles = Schildkröten
solved-place-you = Dein Feld
solved-place-other = Lulus Feld
solved-raft = Floß
solved-tap = Tippe auf ein Feld: Die markierte Schildkröte kommt dorthin.
solved-turn = Am Zug
solved-top = Obenauf
solved-open = Offenes Gelege
solved-cards-you = Deine Karten
solved-cards-other = Lulus Karten
solved-throws-you = Du entscheidest: deine Chancen
solved-throws-other = Lulu entscheidet: ihre Chancen
solved-dice = Wurf
solved-two-dice = zwei Würfel, zusammen
solved-lands = Stopp auf
