### Een uitnodiging, en het thuisnetwerk binnenlaten.

invite-from =
    { $count ->
        [one] { $names } nodigt je uit
       *[other] { $names } nodigen je uit
    }
invite-game = Mahé: { $names }
invite-join = Meespelen
invite-learn = Eerst leren
invite-back = Terug naar de uitnodiging

## Het thuisnetwerk

invite-network-ask = Mogen anderen in je netwerk meespelen?
invite-network-means = Dan kan elk apparaat in hetzelfde netwerk, zoals je wifi, Mahé op deze computer openen, tot je daarmee stopt of Mahé afsluit.
invite-network-which = Welk netwerk
invite-network-allow = Anderen binnenlaten
invite-network-open = Scan de code of open de link: die werkt op elk apparaat in je netwerk.
invite-network-stop = Niemand meer binnenlaten
invite-network-stopped = Alleen deze computer kan Mahé nu nog openen.
invite-network-none = Deze computer zit niet in een thuisnetwerk. Verbind hem met je wifi en zoek dan nog eens.
invite-network-look = Nog eens zoeken
invite-link-here = Link op deze computer
