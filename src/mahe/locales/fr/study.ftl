### Le plateau d’étude : une position quelconque, composée ou tirée d’une partie, et ce que vaut tout ce qui peut en sortir.

study-title = Plateau d’étude
study-invite = Compose une position et regarde ce qu’elle vaut.
study-this = Étudier cette position
study-look = Étudier
study-edit = Composer
study-player = Joueur { $number }
study-undo = Annuler
study-redo = Rétablir
study-about = Sous « Composer », fais glisser les tortues, ou marques-en une et touche une case. Chaque position a son propre lien.

## Ce qu’elle vaut

study-chance = { $chance } de chances de gagner
study-best = le meilleur
study-gives-away = perd { $points } points
study-faces = Où mène chaque face
study-likely = sort dans { PERCENT($share) } des cas
study-die = Le dé montre { $pips }
study-die-next = Un dé est en l’air. Les chances sont celles de { $name }.
study-card-next = On va retourner une carte. Les chances sont celles de { $name }.
study-over = La partie est finie. Victoire : { $names }

## Le chemin jusqu’ici

study-way = Le chemin jusqu’ici
study-steps = Toutes les étapes
study-by-hand = Composée à la main
study-branched = Tu as quitté la partie à l’étape { $step }.
study-rejoin = Retour à la partie
study-open-game = Ouvrir une partie
study-to-replay = Revenir au film

## La position en texte

study-text = La position en texte
study-go = La montrer
study-copy = Copier le texte
study-copied = Le texte est copié.
study-copy-by-hand = Copie le texte dans le champ.
study-impossible =
    { $field ->
        [1] Aucune partie n’en arrive là : regarde les règles de la table.
        [2] Aucune partie n’en arrive là : regarde les tortues.
        [3] Aucune partie n’en arrive là : regarde la carte œufs visible.
        [4] Aucune partie n’en arrive là : regarde les cartes.
       *[other] Aucune partie n’en arrive là : regarde à qui est le tour.
    }
study-exactly = En détail, en anglais :

## Composer

study-start = Début de partie
study-clear = Vider
study-drag = Fais glisser une tortue, ou touche-la puis une case. Touches : les flèches déplacent une tortue et changent sa place dans la pile.
study-turtle-at = { $turtle } : { $place }
study-place-of = Place de { $turtle }
study-nest = Sur les 7 derniers œufs
study-higher = Plus haut
study-lower = Plus bas
study-moved = A déjà joué
study-mover = On lance pour
study-nobody = Personne
study-add-die = Ajouter un { $pips }
study-take-die = Reprendre un dé
study-in-air = un dé en l’air
study-put-in-air = Un dé en l’air
study-carded = A joué une carte ce tour-ci
study-none-open = aucune
study-cards = Cartes
study-cards-of = Cartes de { $name }
study-played = Jouées
study-more-of =
    { $eggs ->
        [one] Une carte de { $eggs } œuf en plus, maintenant { $count }
       *[other] Une carte de { $eggs } œufs en plus, maintenant { $count }
    }
study-fewer-of =
    { $eggs ->
        [one] Une carte de { $eggs } œuf en moins, maintenant { $count }
       *[other] Une carte de { $eggs } œufs en moins, maintenant { $count }
    }
study-table = Joueurs et règles

## Jouer la suite

study-play = Jouer à partir d’ici
study-play-lead = Qui joue à chaque place ? Tu peux en prendre plusieurs.
study-you = Toi
