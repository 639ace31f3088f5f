# La table : les choix, les joueurs, le journal, le menu, le podium.

## Tortues et joueurs

table-turtle =
    { $colour ->
        [red] la tortue rouge
        [orange] la tortue orange
        [yellow] la tortue jaune
        [green] la tortue verte
        [blue] la tortue bleue
        [purple] la tortue violette
       *[pink] la tortue rose
    }
table-bot-level =
    { $level ->
        [hatchling] Bébé
        [swimmer] Nageuse
        [navigator] Navigatrice
        [ancient] Vénérable
        [hermit] Ermite
        [pirate] Pirate
        [surfer] Surfeuse
        [companion] Camarade
       *[other] { $level }
    }
table-bot = { table-bot-level } { $letters }
table-bot-called = { $name }, { table-bot-level }
table-free-seat = Place libre
table-eggs =
    { $eggs ->
        [one] { $eggs } œuf
       *[other] { $eggs } œufs
    }
table-clutches =
    { $clutches ->
        [one] { $clutches } carte
       *[other] { $clutches } cartes
    }

## À qui le tour, et qui décide

table-your-turn = À toi de jouer
table-turn-of = À { $name } de jouer
table-hand-over = Passe l’appareil à { $name }
table-roll-first = Lance le premier dé.
table-which-first = Quelle tortue d’abord ?
table-waits-first = { $name } lance le premier dé…
table-go-on = On continue avec { $turtle } ?
table-thinks = { $name } réfléchit : { $sum }…
table-you-decide = Tu décides pour { $turtle }
table-decides = { $name } décide pour { $turtle }
table-decides-for-you = { $name } décide pour toi
table-you-ride = Tu es au-dessus et prends ce qu’elle gagne.
table-rides-you = { $rider } est sur ton dos et prend ce que tu gagnes.
table-rides = { $rider } est au-dessus, et { $name } nage.
table-time-up = Ton temps est écoulé
table-stand-in-plays = Un bot joue pour toi jusqu’à ton retour.
table-back = Me revoilà
table-back-name = { $name } : me revoilà
table-watching = Tu regardes la partie.
table-over = La partie est finie
table-show-result = Voir le résultat
table-choices = Tes choix

## Les choix

table-roll-for = Lancer pour { $letter }
table-roll-for-first = { $letter } d’abord
table-first-die = le premier dé
table-roll-again = Relancer
table-bust-chance = risque { PERCENT($share) }
table-no-bust = sans risque
table-eggs-chance = œufs { PERCENT($share) }
table-stop-on = Stop { on-space }
table-stop-beach = Stop sur la plage
table-play-card = Jouer { the-card }
table-advice = Conseil : ce que vaut chaque choix
table-with-advice = Avec conseils
table-advice-chance = { $chance } de chances de gagner
table-advice-spoken = Chances de gagner. { $chances }
table-to-space = { to-space }
table-to-beach = jusqu’à la plage
table-to-raft = au radeau
table-onto = sur { $name }
table-onto-own = sur ta tortue { $letter }
table-carrying = porte { $names }
table-eggs-for-you =
    { $eggs ->
        [one] { $eggs } œuf pour toi
       *[other] { $eggs } œufs pour toi
    }
table-eggs-for =
    { $eggs ->
        [one] { $eggs } œuf pour { $name }
       *[other] { $eggs } œufs pour { $name }
    }
table-ends-game = et la partie est finie
table-safe = sans danger
table-or-card = Ou une carte :
table-really-roll = Vraiment relancer ?
table-faces-of-six = Avec { $count } faces sur 6, c’est raté.
table-rather-not = Finalement, non
table-faces-bust = Avec { $faces }, c’est raté
table-faces-eggs = Avec { $faces }, les œufs sont gagnés

## Joueurs

table-players = Joueurs
table-you = toi
table-turn-mark = joue
table-decides-mark = décide
table-away = pas là
table-offline = hors ligne
table-bot-plays = un bot joue
table-your-cards = Tes cartes : { $cards }
table-peep =
    { $cards ->
        [one] { $name } : voir ta carte
       *[other] { $name } : voir tes { $cards } cartes
    }
table-watchers =
    { $watchers ->
        [one] { $watchers } spectateur
       *[other] { $watchers } spectateurs
    }
table-seconds-left = { $seconds } s
table-minutes-left = { $minutes } min
table-hours-left = { $hours } h
table-time-left = Temps restant

## Journal

table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-older = Voir les coups précédents
table-log-see = Voir ce moment
table-since = Depuis ton dernier tour
table-looking-back = Tu regardes en arrière
table-back-to-now = Revenir à la partie

## Menu

table-menu = Menu
table-home = Accueil
table-home-label = Mahé, accueil
table-speed = Vitesse
table-speed-calm = Tranquille
table-speed-quick = Rapide
table-speed-instant = Immédiate
table-skip = Passer
table-sound = Son
table-mute = Couper le son
table-unmute = Mettre le son
table-volume = Volume
table-theme = Apparence
table-theme-auto = Comme l’appareil
table-theme-day = Jour
table-theme-night = Nuit
table-direction = Autour de l’île
table-direction-counter = Sens antihoraire
table-direction-clockwise = Sens horaire
table-language = Langue
table-careful = Demande-moi avant un lancer risqué (à partir de 50 % de risque)
table-notify = Préviens-moi quand c’est mon tour
table-notify-blocked = Ce navigateur ne le permet pas. Change cela dans ses réglages pour cette page.
table-notify-title = À toi de jouer
table-notify-body = On n’attend plus que toi sur l’île.
table-title = Mahé
table-title-turn = À toi ! · Mahé
table-rules = Règles
table-keys = Touches
table-check-dice = Vérifier les dés
table-dice-checked =
    { $checked ->
        [one] { $checked } lancer vérifié
       *[other] { $checked } lancers vérifiés
    }
table-dice-pending = Dés pas encore vérifiés
table-dice-wrong = Un lancer ne correspond pas à sa preuve
table-dice-short = dés
table-record = Télécharger la partie
table-share-record = Partager la partie
table-share-link = Partager le lien
table-link-copied = Le lien est copié.
table-copy-failed = Copie ce lien : { $link }
table-leave = Quitter la table
table-leave-ask = Partir pour de bon ? Un bot continue à ta place.
table-leave-now = Partir
table-stay = Rester
table-delete = Supprimer la table
table-delete-ask = Supprimer cette table pour tout le monde ? Elle ne reviendra pas.
table-delete-now = Supprimer
table-keep = Garder

## Connexion

table-reconnecting = Pas de connexion. Nouvel essai… Rien n’est perdu.
table-offline-banner = Tu es hors ligne. La partie t’attend, rien n’est perdu.
table-gone = Cette table n’existe plus
table-gone-deleted = Elle a été supprimée.
table-gone-unknown = Il n’y a pas de table derrière ce lien. Il est peut-être trop vieux.
table-closed = Cette table est fermée
table-opening = En route vers la table…

table-refused =
    { $code ->
        [unreachable] Le serveur ne répond pas. Réessaie dans un instant.
        [unavailable] Le serveur a des ennuis. Il ne s’est rien passé ; réessaie.
        [no_python] Le jeu n’a pas pu démarrer dans ce navigateur. Recharge la page.
        [not_kept] Ce navigateur ne garde pas la partie : la place manque, ou la fenêtre est privée. Rien n’a eu lieu ; réessaie.
        [too_many] Cela fait beaucoup d’un coup. Attends un peu, puis réessaie.
        [name_taken] Quelqu’un à cette table a déjà ce nom, ou presque le même. Prends-en un autre.
        [seat_taken] Quelqu’un a été plus rapide : la place est prise.
        [not_now] Ce n’est pas possible maintenant. La partie a continué.
        [not_found] Cette table n’existe plus.
        [not_yours] C’est à quelqu’un d’autre de le faire.
       *[other] Cela n’a pas marché.
    }

## Réactions

table-react = Réagir
table-reaction-hello = Salut !
table-reaction-nice = Bravo !
table-reaction-ouch = Aïe !
table-reaction-thanks = Merci !
table-reaction-hurry = Allez !
table-reaction-laugh = Ha ha !
table-reaction-wow = Waouh !
table-reaction-bye = Au revoir !

## Touches

table-key-roll = Lancer
table-key-stop = S’arrêter
table-key-options = Les choix, dans l’ordre
table-key-first = Le premier choix
table-key-log = Journal
table-key-advice = Montrer ou cacher le conseil, là où il y en a
table-key-mute = Couper ou remettre le son
table-key-skip = Passer l’animation
table-key-help = Cette liste
table-key-arrows = Monter et descendre dans les listes
table-key-escape = Fermer, ou revenir à la partie
table-key-space = Espace
table-key-enter = Entrée
table-key-arrows-name = Flèches
table-key-escape-name = Échap

## Podium

table-result = Le résultat
table-wins = { $name } gagne
table-you-win = Tu gagnes !
table-share-win = Victoire partagée : { $names }
table-with-eggs =
    { $eggs ->
        [one] Avec { $eggs } œuf.
       *[other] Avec { $eggs } œufs.
    }
table-shared-line =
    { $eggs ->
        [one] { $eggs } œuf
       *[other] { $eggs } œufs
    } et { $clutches ->
        [one] { $clutches } carte
       *[other] { $clutches } cartes
    } chacun.
table-tie-line = { $names } ont { $eggs } œufs chacun. Le nombre de cartes décide : { $more } contre { $fewer }.
table-rank = { $rank }.
table-clutches-of = Cartes œufs : { $cards }
table-no-clutches = Aucune carte œufs
table-rematch = Revanche
table-join-rematch = Jouer la revanche
table-watch-rematch = Regarder la revanche
table-replay = Revoir la partie
table-review = Analyse
table-see-board = Voir le plateau
