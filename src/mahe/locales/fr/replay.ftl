### Revoir une partie, vérifier ses dés, et les règles dans la page.

## Ouvrir une partie

replay-title = Revoir une partie
replay-lead = Chaque partie peut être gardée dans un petit fichier texte. Ouvres-en un ici, dépose-le sur la page ou colle-le ci-dessous.
replay-open-file = Ouvrir un fichier
replay-record = La partie en texte
replay-watch = Regarder
replay-drop = Dépose-le ici
replay-empty = Colle d’abord une partie, ou ouvre un fichier.
replay-too-long = Ce fichier est trop gros pour une partie de Mahé.
replay-bad = Impossible de revoir cette partie.
replay-fault =
    { $kind ->
        [other] Ligne { $line } : une partie de Mahé ne commence pas ainsi.
        [garbled] La ligne { $line } ne suit pas la notation : { $token }
        [garbled-line] La ligne { $line } ne suit pas la notation.
        [wrong-line] La ligne { $line } est impossible selon les règles.
       *[wrong] La ligne { $line } est impossible selon les règles : { $token }
    }
replay-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
replay-no-game = Il n’y a pas encore de partie à regarder à cette table.
replay-loading = La partie arrive…

## Regarder

replay-heading = Revoir
replay-players = Joueurs
replay-log = Journal
replay-scrubber = Moment de la partie
replay-start = Le début
replay-throwing = { $name } : { $sum }…
replay-turned =
    { $eggs ->
        [one] La carte œufs suivante : { $eggs } œuf
        [7] Sept œufs sont à prendre
       *[other] La carte œufs suivante : { $eggs } œufs
    }
replay-play = Lecture
replay-pause = Pause
replay-step-back = Un pas en arrière
replay-step-on = Un pas en avant
replay-move-back = Un coup en arrière
replay-move-on = Un coup en avant
replay-count = { $move } sur { $moves }
replay-more = Plus
replay-download = Télécharger
replay-share = Partager
replay-share-link = Partager le lien
replay-copied = La partie est copiée.
replay-copy-failed = Ce navigateur ne laisse pas la page copier. Télécharge plutôt la partie.
replay-another = Une autre partie
replay-keys = Touches
replay-key-step = Un pas en arrière ou en avant
replay-key-move = Un coup en arrière ou en avant
replay-key-ends = Au début ou à la fin
replay-key-play = Lecture ou pause
replay-key-speed = Plus vite ou moins vite
replay-key-space = Espace
replay-end = La fin
replay-unfinished = Cette partie n’a pas été terminée.

## Vérifier les dés

check-title = Vérifier les dés
check-working = Tous les dés et toutes les cartes sont recalculés…
check-fits = Tous les lancers sont justes
check-counts =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } et { cards } recalculés dans ton navigateur, et tout est retombé juste.
check-wrong =
    { $problems ->
        [one] { $problems } chose ne va pas
       *[other] { $problems } choses ne vont pas
    }
check-wrong-lead = Quelqu’un a peut-être changé un dé, une carte ou un maillon. Voici ce que ton navigateur a trouvé :
check-none = Cette partie ne peut pas être vérifiée
check-none-lead = Elle n’a pas été jouée à la table d’un serveur, ou elle a perdu sa preuve : il n’y a pas de maillons d’où recalculer les dés.
check-failed = Le journal de la partie n’est pas arrivé. Réessaie dans un instant.
check-none-yet = Aucun dé n’a encore été lancé
check-none-yet-lead = Reviens après le premier lancer.
check-again = Vérifier encore
check-together =
    { $draws ->
        [one] { $draws } fait par un joueur et le serveur ensemble
       *[other] { $draws } faits par un joueur et le serveur ensemble
    }
check-alone =
    { $draws ->
        [one] { $draws } tiré par le serveur seul
       *[other] { $draws } tirés par le serveur seul
    }
check-alone-why = Ce sont la première carte, les lancers des bots et des absents, et les cartes qui les suivent.

check-how = Comment ça marche ?
check-how-envelopes = Deux amis qui habitent loin l’un de l’autre veulent lancer un dé par la poste. Chacun écrit un nombre secret et le met dans une enveloppe fermée. C’est seulement quand les deux enveloppes sont sur la table qu’on les ouvre, et les deux nombres ensemble donnent le dé. Aucun des deux n’a pu le choisir, car aucun ne connaissait le nombre de l’autre.
check-how-dolls = Ici, ton navigateur est l’un des amis et le serveur est l’autre. Une partie demande beaucoup de lancers, alors les enveloppes sont emboîtées comme des poupées russes. Les deux plus grandes étaient sur la table avant la partie. Chaque lancer ouvre la paire suivante. Personne ne peut en échanger une, car tout le monde voit si elle entre dans la précédente.
check-how-now = À l’instant, ton navigateur les a toutes rouvertes, une par une. Il a regardé si chacune entre dans la précédente, et il a calculé lui-même chaque dé et chaque carte.
check-no-server = Il n’y a pas de serveur derrière cette page : ce qu’on appelle ici « serveur », c’est la partie du programme qui tourne dans ton navigateur.

check-limits = Ce que cela ne prouve pas
check-limits-alone = Ce que le serveur a tiré seul était fixé avant la partie et ne pouvait plus changer. Mais la personne qui gère le serveur pouvait le savoir.
check-limits-page = La page qui vérifie vient du même serveur. Pour une certitude entière, garde la partie et vérifie-la avec un programme à toi, par exemple { $command }.
check-limits-people = Seuls les dés sont vérifiés. On ne voit pas qui se cachait derrière un nom, ni si deux joueurs se sont aidés.
check-limits-story = On pourrait inventer une partie entière, poupées comprises. La vérification te convainc des parties que tu as vues commencer.

check-look = Voir un seul lancer
check-look-lead = Choisis-en un. Les pleins ont été tirés par le serveur seul.
check-draw-die = Lancer { $number } : le dé montre { $value }
check-draw-card =
    { $value ->
        [one] Lancer { $number } : la carte a { $value } œuf
       *[other] Lancer { $number } : la carte a { $value } œufs
    }
check-draw-by = { $name } a lancé.
check-draw-nobody = Personne n’a lancé : c’est la première carte.
check-draw-alone = Le serveur l’a tiré seul.
check-server-link = Le nombre du serveur
check-player-link = Le nombre choisi par { $name }
check-link-fits = Il entre dans le précédent.
check-link-same = C’est le nombre du dé avant cette carte.
check-mixed = Les deux, mélangés
check-mixed-alone = Le nombre, mélangé avec le nom de la table
check-mixed-lead = Les deux caractères marqués forment un nombre entre 0 et 255 : { $byte }.
check-die-sum = { $byte } divisé par 6, il reste { $rest }. En comptant à partir de 1, cela fait { $result }.
check-card-sum =
    { $sides ->
        [one] Il restait { $sides } carte cachée, c’était donc forcément celle-ci : { $eggs }.
       *[other] Il restait { $sides } cartes cachées. { $byte } divisé par { $sides }, il reste { $rest } : on en saute autant, les petites d’abord, et la suivante vaut { $eggs }.
    }

check-fault-tags = Les indications sur les dés sont incomplètes.
check-fault-end = Le dernier maillon ne ramène pas au premier.
check-fault-chain = Après le lancer { $draw }, le serveur a commencé une autre chaîne hors de son tour.
check-fault-number = Lancer { $draw } : un lancer manque ou compte deux fois.
check-fault-card-link = Lancer { $draw } : la carte n’a pas été tirée avec le maillon du dé précédent.
check-fault-server-link = Lancer { $draw } : le maillon du serveur n’entre pas dans le précédent.
check-fault-player-link = Lancer { $draw }, { $name } : le maillon n’entre pas dans le précédent.
check-fault-value = Lancer { $draw } : les maillons donnent { $right }, mais on a joué { $value }.
check-fault-server-tip = Le serveur montre maintenant un autre premier maillon qu’à ton arrivée à cette table.
check-fault-player-tip = La chaîne d’un joueur a été échangée contre une autre.
check-fault-own-link = Lancer { $draw } : il n’a pas été tiré avec le maillon envoyé par ton navigateur.
check-more-faults =
    { $count ->
        [one] Et { $count } autre.
       *[other] Et { $count } autres.
    }

## Les règles

rules-title = Règles
rules-contents = Sommaire
rules-print = Imprimer
rules-learn = Apprendre en jouant
rules-picture-stack = La jaune est sur la rouge, et la rouge sur la bleue. La jaune est tout en haut et décide.
rules-picture-throw = Un 2 et un 4 : (2 + 4) × 2 = 12
rules-picture-beach = La plage, case 21
