### Ce qu’un serveur sait des gens. Les délais viennent de ses réglages.

privacy-title = Vie privée
privacy-short = Pas de compte, pas de cookies, pas de pistage, rien qui vienne d’autres sites. Voici tout ce que ce serveur sait de toi.

privacy-stored = Ce qui est conservé
privacy-stored-name = Le nom que tu écris, et tes coups avec leur heure. Ils font partie de la table, et toute personne qui en a le lien peut les voir ; une table publique est visible par tous.
privacy-stored-token = Pour ta place, une empreinte de la clé avec laquelle ton navigateur montre que la place est à toi. La clé elle-même n’est gardée que par ton navigateur.
privacy-stored-push = Si tu veux qu’on te prévienne quand c’est ton tour : l’adresse que le service de notifications de ton navigateur lui a donnée, et deux clés. Elles sont oubliées quand tu le veux, quand tu pars et quand la table est supprimée ; le message dit seulement que c’est ton tour.

privacy-time = Pour combien de temps
privacy-time-idle = Une table où personne n’a joué pendant { $time } est supprimée.
privacy-time-log = D’une partie terminée, il ne reste au bout de { $time } que l’enregistrement : noms, coups et dés, sans les heures.
privacy-time-over = Une partie est supprimée tout entière { $time } après sa fin.
privacy-time-owner = La personne qui a ouvert une table peut la supprimer à tout moment, dans son menu.
privacy-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
privacy-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

privacy-address = Ton adresse réseau
privacy-address-text = Le jeu ne la garde qu’en mémoire, le temps d’empêcher que quelqu’un en demande trop à la fois, et ne l’écrit nulle part. Un serveur web placé devant lui peut tenir son propre journal ; les responsables de ce site le savent.

privacy-browser = Dans ton navigateur
privacy-browser-text = Ce navigateur retient tes réglages, ton nom pour la prochaine partie, les clés de tes places, les résultats de tes parties et tes réponses aux énigmes. Effacer les données de ce site les supprime.

privacy-erase = Faire effacer ton nom
privacy-erase-text = Dis aux responsables de ce serveur comment ton nom est écrit à la table. Ils peuvent le remplacer par un nom neutre dans toutes les parties.
privacy-contact = Comment les joindre
privacy-no-contact = Ils n’ont pas donné d’adresse ici. Demande à la personne qui t’a envoyé le lien.
