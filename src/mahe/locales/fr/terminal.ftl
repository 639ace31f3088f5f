### Le jeu dans un terminal : ce que la page n’a pas à dire.

## Plateau

terminal-raft = radeau
terminal-beach = plage
terminal-from-raft = depuis le radeau
terminal-from-space = depuis la case { $space }
terminal-legend = [S] arrêt, [4] avec un 4

## Préparation

terminal-yes = oui
terminal-no = non
terminal-seat-hint = Gauche et droite : une personne, ou un bot de tout niveau. Entrée sur une personne : taper le nom.
terminal-resume = Reprendre : { $when }, { $names }
terminal-resume-elsewhere = Dans une autre fenêtre : { $when }, { $names }
terminal-open-elsewhere = Cette partie est ouverte dans une autre fenêtre. Continue-la là-bas, ou commence une nouvelle partie ici.
terminal-gone-elsewhere = Cette partie n’existe plus : elle a été finie ou abandonnée dans une autre fenêtre.
terminal-setup-keys = ↑↓ choisir · ←→ changer · Entrée commencer, taper · Q quitter
terminal-small = Mahé demande { $columns } colonnes et { $lines } lignes ; ce terminal en a { $wide } et { $high }. Agrandis-le, ou quitte avec Q : « mahe terminal --plain » marche à toutes les tailles.

## Table

terminal-clutches-heading = Cartes œufs
terminal-table-keys = R S 1–9 choisir · A conseil · Espace passer · L journal · C cartes · W enregistrer · V vitesse · { "?" } · Q
terminal-keys-text =
    R – lancer
    S – s’arrêter
    1–9 – les choix, dans l’ordre
    Entrée – le premier choix
    A – conseil : tes chances de gagner après chaque choix, en solo contre des bots ou à une table avec conseils
    Espace – passer l’animation
    L – tout le journal
    C – regarder tes cartes
    V – vitesse : tranquille, rapide, immédiate
    W – enregistrer la partie dans un fichier
    B – reprendre ta place au remplaçant, à une table en ligne
    R, Échap – après la partie : l’analyse, le podium
    { "?" } – cette liste
    Q ou Ctrl-C – quitter ; la partie peut être gardée

    Sur le plateau, une pile s’écrit de bas en haut : dans A<B<C, la tortue C est au sommet et décide. [S] marque où tu arrives si tu t’arrêtes, [4] où te mènerait un 4 au prochain dé. ► montre qui décide.
terminal-signs-text = Quand la place manque : ×67% est le risque, ()17% la chance d’avoir les œufs, →14 la case d’arrivée, 6() les œufs gagnés, A<B la pile obtenue, 43%* les chances de gagner selon le conseil, avec une étoile pour le meilleur choix.
terminal-save-where = Dans quel fichier enregistrer la partie ?
terminal-saved = La partie est dans { $path }.
terminal-not-saved = Impossible d’écrire { $path } : { $reason }
terminal-taken = { $path } contient déjà autre chose, rien n’a donc été écrit. { $free } est libre.
terminal-taken-question = { $path } contient déjà autre chose.
terminal-save-as = Enregistrer dans { $path }
terminal-replace = Remplacer ce qui s’y trouve
terminal-save-not = Ne pas enregistrer
terminal-quit = Quitter la partie ?
terminal-quit-keep = La garder pour plus tard, et quitter
terminal-quit-drop = Quitter sans la garder
terminal-quit-not = Continuer à jouer
terminal-kept = La partie est gardée. « mahe terminal » propose de la reprendre.

## Conseil

terminal-advice-legend = % tes chances de gagner, * le meilleur choix.
terminal-advice = Conseils pour tous
terminal-with-advice = Avec conseils : tout le monde peut demander ce que vaut chaque choix.
terminal-no-advice = Il n’y a pas de conseil ici. Il y en a quand tu joues en solo contre des bots, ou à une table ouverte avec conseils.
terminal-advice-only = { $choice } : { $chance } de chances de gagner.
terminal-advice-best = Le mieux : { $choice }, { $chance } de chances de gagner.
terminal-advice-other = { $choice } : { $chance }, { $points } points de moins.

## Podium

terminal-result = { $rank }. { $name } : { $eggs }, { $clutches }
terminal-podium-keys = Entrée rejouer · R analyse · W enregistrer · Échap plateau · Q début

## Analyse

terminal-review-keys = ↑↓ défiler · G moments sur le plateau · Échap retour
terminal-review-marks = Un { "?" } marque une erreur.
terminal-no-moments = Aucun moment à voir : ni tournant, ni erreur.

## Fenêtres

terminal-ask-keys = ↑↓ ou un numéro · Entrée · Échap retour
terminal-read-keys = ↑↓ défiler · Entrée fermer
terminal-type-keys = Entrée valider · Échap retour

## Revoir

terminal-replay-keys = ←→ pas · ↑↓ coup · N P moments · R analyse · Espace lecture · Début Fin · V vitesse · { "?" } touches · Q
terminal-replay-keys-text =
    ← → – un pas en arrière ou en avant
    ↑ ↓ – un coup en arrière ou en avant
    Début, Fin – au début ou à la fin
    Espace – lecture ou pause
    N, P – le tournant ou l’erreur qui suit, ou celui d’avant
    R – l’analyse : la chance, les choix et les erreurs
    V – vitesse : tranquille, rapide, immédiate
    Q – quitter

## Une table en ligne

terminal-sit-here = S’asseoir ici
terminal-lobby-keys = ↑↓ choisir · Entrée s’asseoir, commencer · Q quitter
terminal-away = Un bot joue pour toi. B : me revoilà
terminal-quit-seat = Quitter ; la place reste à toi
terminal-seat-kept = Ta place est gardée. Pour revenir : « mahe terminal { $link } ».

## Sans écran

terminal-choose = Ton choix
terminal-one-or-enter = 1 ou Entrée
terminal-to = de 1 à { $last }
terminal-please = Tape { $answers }, s’il te plaît.
terminal-plain-help = Tape le numéro de ton choix. { "?" } relit le plateau, a donne un conseil, c relit tes cartes, w FICHIER enregistre la partie dans un fichier, q quitte.
terminal-finish = Terminer
terminal-hear-review = Écouter l’analyse

## L’analyse, lue à voix haute

terminal-heard-seat = { $name } : les dés ont valu { $luck } points, les choix { $choices }.
terminal-heard-chances = { $name } : { $first } au début, au plus bas { $low } au tour { $lowturn }, au plus haut { $high } au tour { $highturn }, { $last } à la fin.
terminal-heard-change = { $name } passe de { $before } à { $after }
terminal-heard-mistakes =
    { $count ->
        [0] { $name } : aucune erreur qui compte.
        [one] { $name } : { $count } erreur.
       *[other] { $name } : { $count } erreurs.
    }
