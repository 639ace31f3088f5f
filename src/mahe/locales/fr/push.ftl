### Notifications des tables à un jour par choix.

push-ask = Préviens-moi même quand Mahé est fermé
push-stop = Ne plus me prévenir
push-on = Cet appareil te préviendra quand ce sera ton tour.
push-off = Cet appareil ne te préviendra plus.
push-denied = Ton navigateur n’autorise pas les notifications de cette page.
push-your-turn = C’est ton tour.
