### Lernen: ein erstes Spiel in etwa zwei Minuten. Lulu heißt die andere.

learn-title = Spielen lernen
learn-you = Du
learn-other = Lulu
learn-steps = Wie weit du bist
learn-step = Schritt { $number } von { $count }
learn-next = Weiter
learn-skip = Überspringen
learn-again-all = Noch einmal
learn-all-rules = Alle Regeln

## Jeder Schritt: eine Überschrift, was man wissen muss, und was man auf eine zu frühe Wahl hört

learn-throw-head = Das ist deine Schildkröte
learn-throw = Sie sitzt auf dem Floß. Schwimm um die Insel bis zum Strand, dann gehören die Eier in der Mitte dir. Wirf den Würfel!
learn-again-head = Eine 2. Zwei Felder, wenn du aufhörst.
learn-again = Aber du darfst weiterwürfeln, und zwei Würfel zählen doppelt. Die kleinen Würfel auf dem Brett zeigen, wohin dich jeder Wurf brächte. Würfle weiter!
learn-again-early = Aufhören ist sicher, aber zwei Felder sind nicht weit. Probier einen zweiten Würfel.
learn-multiply-head = (2 + 4) × 2 = 12
learn-multiply = Zähl die Würfel zusammen und nimm das Ergebnis mal ihre Anzahl: 6, mal zwei. Mehr als 7 wäre zu viel, und ein dritter Würfel geht hier kaum gut. Stopp auf 12.
learn-multiply-early = Mutig! Aber fünf von sechs Würfen wären jetzt zu viel. Hör auf, solange es gut geht.
learn-ridden-head = Lulu sitzt auf deinem Rücken!
learn-ridden = Sie kam auf dasselbe Feld, und wer später kommt, klettert obendrauf. Du bist dran: Würfle für deine Schildkröte.
learn-decides-head = Du hast gewürfelt. Lulu entscheidet.
learn-decides = Der erste Würfel gehört immer dir. Aber wer obenauf sitzt, trägt die Krone und sagt, ob es weitergeht. Mal sehen.
learn-carried-head = Du schwimmst, Lulu sammelt ein
learn-carried = Zweimal wollte sie weiter: (1 + 2 + 2) × 3 = 15. Du hast sie am Strand vorbeigetragen, und die Eier bekommt, wer obenauf sitzt. Drei für Lulu. Das holen wir uns zurück!
learn-chase-head = Lulu steigt ab
learn-chase = Sie schwimmt weiter auf Feld 10. Du warst unter ihr, also bleibst du auf 6. Du bist dran: Würfle.
learn-climb-head = Eine 4 bringt dich auf die 10
learn-climb = Da sitzt Lulu. Stopp dort, dann reitest du auf ihr.
learn-climb-early = Diesmal nicht: Auf der 10 trägt dich jemand umsonst. Stopp dort.
learn-ride-head = Du entscheidest für Lulus Schildkröte
learn-ride = Sie hat eine 3 gewürfelt. Du sitzt obenauf, also trägst du die Krone. Der Strand ist nicht weit: Würfle weiter!
learn-ride-early = Das wäre Feld 13, noch vor dem Strand. Du trägst die Krone: Würfle weiter.
learn-beach-head = Am Strand vorbei!
learn-beach = (3 + 3) × 2 = 12 Felder führen über den Strand auf Feld 1. Du musst nicht darauf landen, vorbeischwimmen reicht. Stopp, und nimm die 5 Eier.
learn-beach-early = Jetzt wäre nur eine 1 sicher. Nimm die Eier!
learn-seven-head = Fünf Eier für dich
learn-seven = Geschwommen ist Lulu. Das war die letzte Karte, und nun liegen mitten auf der Insel sieben Eier: Wer sie gewinnt, beendet das Spiel. Du bist dran: Würfle.
learn-greed-head = Eine 4. Kluge Schildkröten hören auf.
learn-greed = Aber einmal solltest du sehen, was passiert, wenn es schiefgeht. Sei gierig: Würfle weiter!
learn-greed-early = Klug! Mach das im nächsten Spiel. Nur dieses eine Mal: Sei gierig.
learn-bust-head = 4 + 6 = 10. Zu viel!
learn-bust = Mehr als 7, und du musst zurück aufs Floß, mit allen, die auf dir sitzen. Lulu war unter dir, also bleibt sie.
learn-raft-head = Lulu geht auf Nummer sicher
learn-raft = Sie stoppt auf Feld 4. Das Floß ist nicht so übel: Von hier sind es genau 21 Felder bis zum Strand. Würfle!
learn-dare-head = Wieder eine 2
learn-dare = Du weißt, was zu tun ist. Nur eine 6 wäre zu viel.
learn-dare-early = Die sieben Eier warten, und nur eine 6 täte weh. Würfle weiter.
learn-third-head = 2 + 1 ist 3, also ist ein dritter Würfel erlaubt
learn-third = Drei Würfel zählen dreifach, und mit einer 4 wären es 7 × 3 = 21: genau bis zum Strand. Trau dich!
learn-third-early = Feld 6 ist sicher. Aber Lulu will die Eier auch: Wag den dritten Würfel!
learn-end-head = Sieben Eier! Das Spiel ist aus.
learn-end = Du hast { $yours } Eier, Lulu hat { $others }. Die meisten Eier gewinnen, also gewinnst du! Im richtigen Spiel gibt es zwanzig Karten zu holen, und zu zweit oder zu dritt hat jeder zwei Schildkröten.
