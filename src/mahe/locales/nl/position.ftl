### Een stelling op zich: wie wat heeft, wat elke keuze waard is en waar de dobbelstenen heen leiden.

position-cards = kaarten
position-eggs = eieren
position-chance = kans
position-choice = keuze
position-gives-away = geeft weg
position-best = beste
position-after = { $option }: wat de dobbelsteen kan brengen
position-die = worp
position-leads-to = komt op
position-in-the-air = Er rolt nog een dobbelsteen.
position-next-card = De volgende broedkaart wordt zo omgedraaid.
position-unseen = verborgen
position-over = Het spel is afgelopen: { $won }.
