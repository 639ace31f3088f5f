### Une invitation, et l’accès pour le réseau de la maison.

invite-from =
    { $count ->
        [one] { $names } t’invite
       *[other] { $names } t’invitent
    }
invite-game = Mahé : { $names }
invite-join = Rejoindre la partie
invite-learn = D’abord apprendre
invite-back = Retour à l’invitation

## Le réseau de la maison

invite-network-ask = Les autres appareils du réseau peuvent-ils entrer ?
invite-network-means = Tous les appareils du même réseau, par exemple ton Wi-Fi, pourront alors ouvrir Mahé sur cet ordinateur, jusqu’à ce que tu arrêtes ou que tu fermes Mahé.
invite-network-which = Quel réseau
invite-network-allow = Laisser entrer
invite-network-open = Scannez le code ou ouvrez le lien : il marche sur tous les appareils de ton réseau.
invite-network-stop = Ne plus laisser entrer
invite-network-stopped = Seul cet ordinateur peut ouvrir Mahé maintenant.
invite-network-none = Cet ordinateur n’est sur aucun réseau. Connecte-le au Wi-Fi, puis cherche encore.
invite-network-look = Chercher encore
invite-link-here = Lien sur cet ordinateur
