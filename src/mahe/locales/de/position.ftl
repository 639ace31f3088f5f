### Eine Stellung für sich: wer was hat, was jede Wahl wert ist und wohin die Würfel führen.

position-cards = Karten
position-eggs = Eier
position-chance = Chance
position-choice = Wahl
position-gives-away = verschenkt
position-best = am besten
position-after = { $option }: was der Würfel bringen kann
position-die = Würfel
position-leads-to = Ziel
position-in-the-air = Ein Würfel ist in der Luft.
position-next-card = Gleich wird die nächste Gelege-Karte aufgedeckt.
position-unseen = verdeckt
position-over = Das Spiel ist aus: { $won }.
