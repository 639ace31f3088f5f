### Le jeu parfait : des choix à deviner dans une partie résolue, et toutes ses positions à consulter. L’autre s’appelle Lulu.

solved-title = Jeu parfait
solved-invite = Que vaut chaque choix ? Devine, et tu verras.
solved-quiz = Quiz
solved-look = Consulter
solved-about = Deux joueurs, une tortue chacun, trois cartes puis le 7 : un jeu si petit que toutes ses positions sont résolues. Les chiffres sont exacts.
solved-about-points = Ils disent combien de fois tu gagnes si vous jouez tous deux parfaitement à partir d’ici. Un point, c’est une partie sur cent.

## La réponse

solved-answer = La réponse
solved-right = Bien vu !
solved-better-roll = Mieux valait relancer
solved-better-stop = Mieux valait s’arrêter
solved-ahead = { $points } points de mieux.
solved-lost = Tu as perdu { $points } points.
solved-worth = { $choice } : { $chance }
solved-yours = toi
solved-tally = Justes : { $right } sur { $asked }
solved-average = { $points } points perdus en moyenne

## Consulter

solved-start = Qui gagne, avant le premier dé
solved-turtles = Tortues
solved-place-you = Ta case
solved-place-other = La case de Lulu
solved-raft = Radeau
solved-tap = Touche une case du plateau : la tortue marquée y va.
solved-turn = À qui le tour
solved-top = Au-dessus
solved-open = Carte œufs visible
solved-cards-you = Tes cartes
solved-cards-other = Les cartes de Lulu
solved-throws-you = Tu décides : tes chances
solved-throws-other = Lulu décide : ses chances
solved-dice = Dés
solved-two-dice = deux dés, en tout
solved-lands = Arrivée
