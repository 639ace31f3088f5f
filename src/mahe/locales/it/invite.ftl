### Un invito, e la porta aperta alla rete di casa.

invite-from =
    { $count ->
        [one] { $names } ti invita
       *[other] { $names } ti invitano
    }
invite-game = Mahé: { $names }
invite-join = Gioca anche tu
invite-learn = Prima impara
invite-back = Torna all’invito

## La rete di casa

invite-network-ask = Possono entrare anche gli altri della tua rete?
invite-network-means = Ogni dispositivo della stessa rete, per esempio il tuo Wi-Fi, potrà aprire Mahé su questo computer, finché non togli il permesso o non chiudi Mahé.
invite-network-which = Quale rete
invite-network-allow = Fai entrare gli altri
invite-network-open = Inquadrate il codice o aprite il link: funziona su ogni dispositivo della tua rete.
invite-network-stop = Non far entrare più nessuno
invite-network-stopped = Ora solo questo computer può aprire Mahé.
invite-network-none = Questo computer non è in nessuna rete di casa. Collegalo al Wi-Fi, poi cerca di nuovo.
invite-network-look = Cerca di nuovo
invite-link-here = Link su questo computer
