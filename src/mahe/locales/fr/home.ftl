# L’accueil, une nouvelle table, et avant la partie.

## Accueil

home-title = Mahé
home-motto = Des tortues font le tour de l’île. Celle du dessus décide.
home-your-name = Ton nom
home-default-name = Capitaine
home-play-now = Jouer
home-you-and-bots =
    { $bots ->
        [one] Toi et { $bots } bot
       *[other] Toi et { $bots } bots
    }
home-friends = Entre amis
home-friends-line = Envoie un lien
home-device = Un appareil
home-device-line = À tour de rôle
home-watch = Regarder les bots
home-watch-line = { $players } bots jouent
home-learn = Apprendre
home-rules = Règles
home-replay = Revoir
home-settings = Réglages
home-author = Un jeu d’Alex Randolph
home-continue = Continuer
home-a-table = Une table
home-your-turn = à toi de jouer
home-turn-of = à { $name } de jouer
home-waiting =
    { $free ->
        [0] tout est prêt
        [one] il manque { $free } joueur
       *[other] il manque { $free } joueurs
    }
home-finished = terminée
home-closed = fermée
home-unreachable = injoignable
home-forget = Retirer de la liste : { $table }
home-public-open = Tables ouvertes
home-public-over = Parties terminées
home-public-line = { $players } joueurs
home-sit-down = S’asseoir
home-watch-again = Regarder

## Nouvelle table

home-setup-friends = Jouer entre amis
home-setup-device = Jouer sur un seul appareil
home-players = Joueurs
home-fewer = Un de moins
home-more-players = Un de plus
home-names = Noms
home-player = Joueur { $number }
home-remove-player = Retirer { $name }
home-add-player = Un joueur de plus
home-bots = Bots
home-bots-count =
    { $bots ->
        [0] aucun bot
        [one] { $bots } bot
       *[other] { $bots } bots
    }
home-open-table = Ouvrir la table
home-start = C’est parti
home-opening = Ouverture…
home-more = Plus
home-more-line = Tortues, cartes, rythme, bots, couleurs
home-defaults = Revenir aux règles habituelles

home-seats = Places
home-seat = Place { $number }
home-seat-kind = Qui s’assied ici
home-kind-person = Sur cet appareil
home-kind-open = Par le lien
home-kind-bot = Bot
home-level = Façon de jouer
home-level-mixed = Joyeuse bande
home-bots-by-level = Par niveau
home-bots-by-temper = Par caractère
home-bot-hatchling = Bébé, tout doux
home-bot-swimmer = Nageuse, solide
home-bot-navigator = Navigatrice, rusée
home-bot-ancient = Vénérable, magistrale
home-bot-hermit = Ermite, prudente
home-bot-pirate = Pirate, à l’abordage
home-bot-surfer = Surfeuse, casse-cou
home-bot-companion = Camarade, garde le suspense
home-bot-about =
    { $bot ->
        [hatchling] Joue comme ça lui chante. Les petits enfants le battent.
        [swimmer] Connaît les chances des dés et ne regarde pas le plateau.
        [navigator] Regarde le plateau et réfléchit jusqu’au bout de son tour.
        [ancient] A appris d’innombrables parties. Très difficile à battre.
        [hermit] S’arrête plutôt que de prendre l’eau. Un tiens vaut mieux…
        [pirate] Grimpe sur les autres tortues et prend la barre. À secouer au plus vite !
        [surfer] Encore un dé ? Toujours ! Elle va loin, ou à l’eau.
        [companion] Idéale avec des enfants : elle se retient quand elle mène et s’accroche quand elle est derrière, sans coups idiots.
        [mixed] Chacune joue à sa façon : on les reconnaît vite.
       *[other] { "" }
    }

home-colour-of = Couleur de la tortue { $number }
home-colour-any = n’importe laquelle
home-colour =
    { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
        [purple] violet
       *[pink] rose
    }

home-game = La partie
home-turtles-each = Tortues par joueur
home-turtles-usual = Par défaut : { $turtles }
home-turtles-one = 1
home-turtles-two = 2
home-cards = Les cartes comme dés
home-cards-hint = Joue une carte œufs gagnée à la place du deuxième ou du troisième dé.
home-third-die = Troisième dé même à 7
home-third-die-hint = À 7 exactement, on peut encore lancer, et c’est toujours raté.
home-bust-ends = Un lancer raté finit le tour
home-bust-ends-hint = Après un lancer raté, ton autre tortue ne bouge pas.
home-open-clutches = Cartes œufs visibles
home-open-clutches-hint = Tout le monde voit tous les œufs pendant la partie.
home-advice = Avec conseils
home-advice-hint = Tout le monde peut demander ce que vaut chaque choix.
home-deck = Cartes
home-deck-hint = Combien de cartes de 1 à 6 œufs. Le paquet habituel est déduit des règles imprimées, qui ne le donnent pas.
home-deck-of =
    { $eggs ->
        [one] Cartes à { $eggs } œuf
       *[other] Cartes à { $eggs } œufs
    }
home-deck-total =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $pile } en jeu
home-set-aside = Écartées sans les voir

home-time = Temps et compagnie
home-pace = Rythme
home-pace-none = Sans se presser
home-pace-live = En direct
home-pace-daily = Un jour par décision
home-seconds = Secondes par décision
home-stand-in = Remplaçant
home-stand-in-hint = Joue pour ceux qui s’absentent trop longtemps.
home-public = Table publique
home-public-hint = Tout le monde peut la trouver et s’y asseoir. Sinon, seulement ceux qui ont le lien.

## Ce qui n’irait pas

home-bad-turtles = Deux tortues par joueur, c’est à 2 ou 3 joueurs. À { $players }, c’est une chacun.
home-bad-deck-much = La boîte a { $box } cartes ; ici il y en a { $cards }.
home-bad-deck-count = Des nombres entiers de 0 à { $box }, s’il te plaît.
home-bad-set-aside = Si on en écarte { $aside }, il faut plus de { $aside ->
        [one] { $aside } carte
       *[other] { $aside } cartes
    } ; il y en a { $cards }.
home-bad-seconds = De { $least } à { $most } secondes.
home-bad-name-twice = Deux joueurs s’appellent { $name }. Change l’un des deux noms.
home-bad-name-none = Écris d’abord ton nom, pour que tes amis te reconnaissent.
home-bad-colour = Deux tortues veulent la même couleur : { home-colour }. Chacune a la sienne.
home-bad-seats = Au moins { $fewest } joueurs, au plus { $most }.
home-no-effect-bust = Ne compte qu’avec deux tortues par joueur.

## Avant la partie

home-lobby = Avant la partie
home-come = Viens jouer
home-wait = On attend des joueurs
home-all-here = Tout le monde est là
home-table-line = { $players } joueurs, { $rules }.
home-rule-one-turtle = 1 tortue chacun
home-rule-two-turtles = 2 tortues chacun
home-rule-cards = les cartes comme dés
home-rule-third = troisième dé même à 7
home-rule-bust = un lancer raté finit le tour
home-rule-open = cartes œufs visibles
home-rule-advice = avec conseils
home-rule-deck = un paquet de { $cards } cartes
home-rule-seconds = { $seconds } secondes par décision
home-rule-daily = un jour par décision
home-free = Libre
home-you-mark = (toi)
home-stand-up = Se lever
home-link = Lien pour tes amis
home-copy = Copier
home-share = Partager
home-copied = Lien copié. Envoie-le à tes amis.
home-copy-by-hand = Copie le lien affiché dans le champ.
home-share-text = Viens jouer à Mahé avec moi.
home-qr = Code QR du lien
home-local-only = Ce lien ne marche que sur cet ordinateur. Si Mahé est lancé avec { $command }, les appareils de ton réseau peuvent rejoindre la partie.
home-start-game = Commencer la partie
home-start-bots =
    { $bots ->
        [one] Commencer, avec un bot à la place libre
       *[other] Commencer, avec des bots aux { $bots } places libres
    }
home-or-watch = Ou reste pour regarder.
home-full-watch = Toutes les places sont prises. Reste pour regarder.
home-type-name = Écris d’abord un nom.
home-delete = Supprimer la table
