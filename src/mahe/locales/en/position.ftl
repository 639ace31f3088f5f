### A position on its own: who has what, what each choice is worth, and where the dice lead.

position-cards = cards
position-eggs = eggs
position-chance = chance
position-choice = choice
position-gives-away = gives away
position-best = best
# $option is a choice that throws a die, as a button names it: “Roll again”.
position-after = { $option }: what the die may bring
position-die = die
position-leads-to = leads to
position-in-the-air = A die is in the air.
position-next-card = The next clutch card is about to be turned up.
position-unseen = unseen
position-over = The game is over: { $won }.
