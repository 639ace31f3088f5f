### Sans serveur : le jeu dans la page

# { $share } dit quelle part en est arrivée, par exemple « 45 % ».
static-loading = Les tortues arrivent à la nage : { $share }
static-starting = Elles s’ébrouent encore un peu…
static-failed = Le jeu n’a pas pu démarrer dans ce navigateur. Recharge la page ; si cela ne suffit pas, prends un navigateur plus récent.
static-friends-line = Il faut un serveur
static-friends = Pour jouer sur plusieurs appareils, il faut un serveur, et il n’y en a pas derrière cette page : faites plutôt tourner un seul appareil.
static-friends-elsewhere = Cette page ne joue que sur ton appareil ; pour en réunir plusieurs, il y a un serveur :
static-here = sur cet appareil
static-offline = Pas de connexion au serveur : cette partie se joue et reste sur cet appareil.

static-privacy-short = Pas de compte, pas de cookies, pas de pistage, rien qui vienne d’autres sites. Le jeu tourne dans ton navigateur, et rien de ce que tu y fais ne quitte cet appareil.
static-privacy-stored = Tes parties avec les noms, les coups et les dés, tes réglages, tes résultats et tes réponses aux énigmes. Ton navigateur les garde sur cet appareil, et personne d’autre ne peut les voir.
static-privacy-time = Jusqu’à ce que tu supprimes une partie dans son menu ou que tu effaces les données de ce site. Un navigateur à court de place peut le faire de lui-même : télécharge une partie à laquelle tu tiens.
static-privacy-address = Comme pour tout site, qui héberge ces fichiers voit l’adresse qui les demande. Le jeu lui-même ne s’en sert pas.
