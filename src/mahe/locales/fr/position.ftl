### Une position à part : qui a quoi, ce que vaut chaque choix et où mènent les dés.

position-cards = cartes
position-eggs = œufs
position-chance = chances
position-choice = choix
position-gives-away = coûte
position-best = le mieux
position-after = { $option } : ce que le dé peut apporter
position-die = dé
position-leads-to = mène à
position-in-the-air = Un dé est en l’air.
position-next-card = La prochaine carte œufs va être retournée.
position-unseen = cachées
position-over = La partie est terminée : { $won }.
