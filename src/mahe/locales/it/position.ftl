### Una posizione a sé: chi ha che cosa, quanto vale ogni scelta e dove portano i dadi.

position-cards = carte
position-eggs = uova
position-chance = probabilità
position-choice = scelta
position-gives-away = regala
position-best = la migliore
position-after = { $option }: che cosa può portare il dado
position-die = dado
position-leads-to = porta a
position-in-the-air = Un dado sta ancora rotolando.
position-next-card = Sta per essere girata la prossima carta uova.
position-unseen = coperte
position-over = La partita è finita: { $won }.
