### Das Studierbrett: jede Stellung, aufgebaut oder aus einem Spiel, und was alles wert ist, was daraus werden kann.

study-title = Studierbrett
study-invite = Bau irgendeine Stellung auf und sieh, was sie wert ist.
study-this = Diese Stellung studieren
study-look = Studieren
study-edit = Aufbauen
study-player = Spieler { $number }
study-undo = Rückgängig
study-redo = Wiederholen
study-about = Unter „Aufbauen“ ziehst du Schildkröten, oder du markierst eine und tippst auf ein Feld. Jede Stellung hat ihren eigenen Link.

## Was sie wert ist

study-chance = gewinnt zu { $chance }
study-best = am besten
study-gives-away = verschenkt { $points } Punkte
study-faces = Wohin jede Augenzahl führt
study-likely = kommt zu { PERCENT($share) }
study-die = Der Würfel zeigt { $pips }
study-die-next = Ein Würfel ist in der Luft. Die Chancen sind die von { $name }.
study-card-next = Als Nächstes wird eine Karte aufgedeckt. Die Chancen sind die von { $name }.
study-over = Das Spiel ist aus. Es gewinnt: { $names }

## Der Weg hierher

study-way = Der Weg hierher
study-steps = Alle Schritte
study-by-hand = Von Hand aufgebaut
study-branched = Bei Schritt { $step } hast du das Spiel verlassen.
study-rejoin = Zurück zum Spiel
study-open-game = Ein Spiel öffnen
study-to-replay = Zurück zur Wiederholung

## Die Stellung als Text

study-text = Die Stellung als Text
study-go = Zeigen
study-copy = Text kopieren
study-copied = Der Text ist kopiert.
study-copy-by-hand = Kopiere den Text aus dem Feld.
study-impossible =
    { $field ->
        [1] Dazu kann es in keinem Spiel kommen: Sieh dir die Regeln des Tisches an.
        [2] Dazu kann es in keinem Spiel kommen: Sieh dir die Schildkröten an.
        [3] Dazu kann es in keinem Spiel kommen: Sieh dir das offene Gelege an.
        [4] Dazu kann es in keinem Spiel kommen: Sieh dir die Karten an.
       *[other] Dazu kann es in keinem Spiel kommen: Sieh dir an, wer am Zug ist.
    }
study-exactly = Genauer, auf Englisch:

## Aufbauen

study-start = Anfang des Spiels
study-clear = Leeren
study-drag = Zieh eine Schildkröte, oder tippe erst auf sie und dann auf ein Feld. Tasten: Pfeile bewegen eine Schildkröte und ändern ihren Platz im Stapel.
study-turtle-at = { $turtle }: { $place }
study-place-of = Platz von { $turtle }
study-nest = Auf den letzten 7 Eiern
study-higher = Höher
study-lower = Tiefer
study-moved = Hat schon gezogen
study-mover = Gewürfelt wird für
study-nobody = Keine
study-add-die = Eine { $pips } dazu
study-take-die = Einen Würfel zurück
study-in-air = ein Würfel in der Luft
study-put-in-air = Ein Würfel in der Luft
study-carded = Hat in diesem Zug eine Karte gespielt
study-none-open = keines
study-cards = Karten
study-cards-of = Karten von { $name }
study-played = Gespielt
study-more-of =
    { $eggs ->
        [one] Eine Karte mit { $eggs } Ei mehr, jetzt { $count }
       *[other] Eine Karte mit { $eggs } Eiern mehr, jetzt { $count }
    }
study-fewer-of =
    { $eggs ->
        [one] Eine Karte mit { $eggs } Ei weniger, jetzt { $count }
       *[other] Eine Karte mit { $eggs } Eiern weniger, jetzt { $count }
    }
study-table = Spieler und Regeln

## Weiterspielen

study-play = Von hier weiterspielen
study-play-lead = Wer spielt auf welchem Platz? Du darfst mehrere nehmen.
study-you = Du
