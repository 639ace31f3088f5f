### Apprendre : une première partie en deux minutes environ. L’autre s’appelle Lulu.

learn-title = Apprendre à jouer
learn-you = Toi
learn-other = Lulu
learn-steps = Où tu en es
learn-step = Étape { $number } sur { $count }
learn-next = Suite
learn-skip = Passer
learn-again-all = Encore une fois
learn-all-rules = Toutes les règles

## Chaque étape : un titre, ce qu’il faut savoir, et une réponse à un choix venu trop tôt

learn-throw-head = Voici ta tortue
learn-throw = Elle est sur le radeau. Nage autour de l’île jusqu’à la plage, et les œufs du milieu sont à toi. Lance le dé !
learn-again-head = Un 2. Deux cases, si tu t’arrêtes.
learn-again = Mais tu peux relancer, et deux dés comptent double. Les petits dés sur le plateau montrent où chaque lancer te mènerait. Relance !
learn-again-early = S’arrêter est sans danger, mais deux cases, ce n’est pas loin. Essaie un deuxième dé.
learn-multiply-head = (2 + 4) × 2 = 12
learn-multiply = Additionne les dés et multiplie par leur nombre : 6, fois deux. Plus de 7, ce serait raté, et un troisième dé n’a guère de chances ici. Arrête-toi sur la 12.
learn-multiply-early = Quel courage ! Mais cinq lancers sur six seraient de trop. Arrête-toi tant que tout va bien.
learn-ridden-head = Lulu est sur ton dos !
learn-ridden = Elle est arrivée sur la même case, et celle qui arrive après monte dessus. C’est à toi : lance pour ta tortue.
learn-decides-head = Tu as lancé. Lulu décide.
learn-decides = Le premier dé est toujours à toi. Mais la tortue du dessus porte la couronne : elle dit s’il faut relancer ou s’arrêter. Voyons cela.
learn-carried-head = Tu nages, Lulu ramasse
learn-carried = Elle a continué deux fois : (1 + 2 + 2) × 3 = 15. Tu l’as portée au-delà de la plage, et celle du dessus prend les œufs. Trois pour Lulu. Prenons notre revanche !
learn-chase-head = Lulu descend
learn-chase = Elle nage jusqu’à la case 10. Tu étais dessous, donc tu restes sur la 6. À toi : lance.
learn-climb-head = Un 4 te mène sur la 10
learn-climb = C’est là qu’est Lulu. Arrête-toi, et te voilà sur son dos.
learn-climb-early = Pas cette fois : sur la 10, tu voyages gratis. Arrête-toi là.
learn-ride-head = Tu décides pour la tortue de Lulu
learn-ride = Elle a fait 3. Tu es au-dessus, donc tu portes la couronne. La plage n’est pas loin : relance !
learn-ride-early = Ce serait la case 13, juste avant la plage. Tu portes la couronne : relance.
learn-beach-head = Tu dépasses la plage !
learn-beach = (3 + 3) × 2 = 12 cases te font dépasser la plage, jusqu’à la case 1. Pas besoin de tomber dessus : la dépasser suffit. Arrête-toi et prends les 5 œufs.
learn-beach-early = Seul un 1 passerait encore. Prends les œufs !
learn-seven-head = Cinq œufs pour toi
learn-seven = C’est Lulu qui a nagé. C’était la dernière carte, et voilà sept œufs au milieu de l’île : qui les gagne met fin à la partie. À toi : lance.
learn-greed-head = Un 4. Une tortue sage s’arrête.
learn-greed = Mais il faut voir une fois ce qui arrive quand ça tourne mal. Un peu de gourmandise : relance !
learn-greed-early = C’est sage ! Fais ça à la prochaine partie. Juste cette fois, un peu de gourmandise.
learn-bust-head = 4 + 6 = 10. Raté !
learn-bust = Plus de 7, et tu retournes au radeau avec toutes celles qui sont sur ton dos. Lulu était dessous, donc elle reste.
learn-raft-head = Lulu joue la prudence
learn-raft = Elle s’arrête sur la 4. Le radeau n’est pas si mal : d’ici, la plage est à 21 cases exactement. Lance !
learn-dare-head = Encore un 2
learn-dare = Tu sais quoi faire. Seul un 6 serait de trop.
learn-dare-early = Les sept œufs attendent, et seul un 6 ferait mal. Relance.
learn-third-head = 2 + 1 font 3 : un troisième dé est permis
learn-third = Trois dés comptent triple, et un 4 ferait 7 × 3 = 21 : tout droit à la plage. Tente ta chance !
learn-third-early = La case 6 est sans danger. Mais Lulu veut ces œufs aussi : tente le troisième dé !
learn-end-head = Sept œufs ! La partie est finie.
learn-end = Tu as { $yours } œufs, Lulu en a { $others }. Qui a le plus d’œufs gagne : c’est toi ! Dans une vraie partie, il y a vingt cartes à gagner, et à deux ou trois joueurs, chacun a deux tortues.
