### Wat een server over mensen weet. De termijnen komen uit zijn instellingen.

privacy-title = Privacy
privacy-short = Geen account, geen cookies, geen tracking, niets van andere sites. Dit is alles wat deze server over jou weet.

privacy-stored = Wat er wordt bewaard
privacy-stored-name = De naam die je intypt, en je zetten met hun tijdstip. Ze horen bij de tafel, en wie de link ervan heeft, kan ze zien; een openbare tafel kan iedereen zien.
privacy-stored-token = Voor je plek een vingerafdruk van de sleutel waarmee je browser laat zien dat de plek van jou is. De sleutel zelf bewaart alleen je browser.
privacy-stored-push = Als je wilt weten wanneer je aan de beurt bent: het adres dat de pushdienst van je browser hem heeft gegeven, en twee sleutels. Ze worden vergeten als je dat wilt, als je weggaat en als de tafel wordt verwijderd; in de melding staat alleen dat je aan de beurt bent.

privacy-time = Hoe lang
privacy-time-idle = Een tafel waaraan { $time } lang niemand een zet heeft gedaan, wordt verwijderd.
privacy-time-log = Van een spel dat uit is, blijft na { $time } alleen het verslag over: namen, zetten en worpen, zonder de tijdstippen.
privacy-time-over = Een spel wordt { $time } na afloop helemaal verwijderd.
privacy-time-owner = Wie een tafel heeft geopend, kan hem op elk moment verwijderen, in het menu.
privacy-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
privacy-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}

privacy-address = Je netwerkadres
privacy-address-text = Het spel houdt het alleen in het werkgeheugen, zo lang als nodig is om te voorkomen dat iemand te veel tegelijk vraagt, en schrijft het nergens op. Een webserver ervoor kan een eigen logboek bijhouden; de beheerders van deze site weten dat.

privacy-browser = In je browser
privacy-browser-text = Deze browser onthoudt je instellingen, je naam voor het volgende spel, de sleutels van je plekken, de uitslagen van je spellen en je antwoorden op puzzels. Als je de gegevens van deze site wist, zijn ze weg.

privacy-erase = Je naam laten wissen
privacy-erase-text = Laat de beheerders van deze server weten hoe je naam aan de tafel geschreven staat. Ze kunnen hem in alle spellen door een neutrale vervangen.
privacy-contact = Zo bereik je ze
privacy-no-contact = Ze hebben hier geen adres opgegeven. Vraag het aan wie je de link stuurde.
