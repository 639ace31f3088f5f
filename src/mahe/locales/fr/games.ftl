### Les parties finies de cet appareil.

games-title = Mes parties
games-none = Tes parties seront ici une fois finies. Joues-en une !
games-won-by = Victoire : { $names }
games-replay = Revoir
games-more = En montrer plus
games-sums = Toutes les parties
games-sum-won = Parties gagnées
games-sum-eggs = Œufs en moyenne
games-sum-most = Record d’œufs
games-sum-streak = Victoires d’affilée
games-here = Cette liste n’est que sur cet appareil. Le serveur oublie une partie au bout d’un certain temps ; on ne peut alors plus la revoir.
games-export = Garder dans un fichier
games-erase = Effacer la liste
games-erase-ask = Effacer la liste de tes parties ? Elle ne reviendra pas.
games-erase-now = Effacer
games-keep = La garder
