### Che cosa sa un server delle persone. I tempi vengono dalle sue impostazioni.

privacy-title = Privacy
privacy-short = Nessun account, nessun cookie, nessun tracciamento, niente da altri siti. Questo è tutto ciò che questo server sa di te.

privacy-stored = Che cosa si conserva
privacy-stored-name = Il nome che scrivi e le tue mosse, con l’ora di ciascuna. Fanno parte del tavolo, e chi ne ha il link può vederli; un tavolo pubblico lo vedono tutti.
privacy-stored-token = Per il tuo posto, un’impronta della chiave con cui il tuo browser mostra che il posto è tuo. La chiave stessa la conserva solo il tuo browser.
privacy-stored-push = Se chiedi un avviso quando tocca a te, l’indirizzo che il servizio di notifiche del tuo browser gli ha dato, e due chiavi. Vengono dimenticati quando lo vuoi tu, quando te ne vai e quando il tavolo viene eliminato; il messaggio dice solo che tocca a te.

privacy-time = Per quanto tempo
privacy-time-idle = Un tavolo a cui nessuno muove per { $time } viene eliminato.
privacy-time-log = Di una partita finita, dopo { $time } resta solo la registrazione: nomi, mosse e dadi, senza gli orari.
privacy-time-over = Una partita viene eliminata del tutto { $time } dopo la fine.
privacy-time-owner = Chi ha aperto un tavolo può eliminarlo quando vuole, dal suo menu.
privacy-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
privacy-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}

privacy-address = Il tuo indirizzo di rete
privacy-address-text = Il gioco lo tiene solo in memoria, per il tempo che serve a impedire che qualcuno chieda troppo in una volta, e non lo scrive da nessuna parte. Un server web posto davanti può tenere un registro suo; chi gestisce questo sito lo sa.

privacy-browser = Nel tuo browser
privacy-browser-text = Questo browser ricorda le tue impostazioni, il tuo nome per la prossima partita, le chiavi dei tuoi posti, i risultati delle tue partite e le tue risposte ai quesiti. Se cancelli i dati di questo sito, spariscono.

privacy-erase = Far cancellare il tuo nome
privacy-erase-text = Scrivi a chi gestisce questo server come è scritto il tuo nome al tavolo: può sostituirlo con uno neutro in tutte le partite.
privacy-contact = Come raggiungerlo
privacy-no-contact = Qui non ha dato un indirizzo. Chiedi a chi ti ha mandato il link.
