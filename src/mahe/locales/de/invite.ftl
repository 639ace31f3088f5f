### Eine Einladung, und das Heimnetz wird hereingelassen.

invite-from =
    { $count ->
        [one] { $names } lädt dich ein
       *[other] { $names } laden dich ein
    }
invite-game = Mahé: { $names }
invite-join = Mitspielen
invite-learn = Erst lernen
invite-back = Zurück zur Einladung

## Das Heimnetz

invite-network-ask = Dürfen andere in deinem Netz mitspielen?
invite-network-means = Dann kann jedes Gerät im selben Netz, etwa in deinem WLAN, Mahé auf diesem Computer öffnen, bis du es beendest oder Mahé schließt.
invite-network-which = Welches Netz
invite-network-allow = Andere hereinlassen
invite-network-open = Scannt den Code oder öffnet den Link: Er funktioniert auf jedem Gerät in deinem Netz.
invite-network-stop = Niemanden mehr hereinlassen
invite-network-stopped = Jetzt kann nur noch dieser Computer Mahé öffnen.
invite-network-none = Dieser Computer ist in keinem Heimnetz. Verbinde ihn mit deinem WLAN und such dann noch einmal.
invite-network-look = Noch einmal suchen
invite-link-here = Link auf diesem Computer
