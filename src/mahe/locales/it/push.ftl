### Notifiche dei tavoli con un giorno per scelta.

push-ask = Avvisami anche quando Mahé è chiuso
push-stop = Non avvisarmi più
push-on = Questo dispositivo ti avviserà quando tocca a te.
push-off = Questo dispositivo non ti avviserà più.
push-denied = Il tuo browser non permette le notifiche di questa pagina.
push-your-turn = Tocca a te.
