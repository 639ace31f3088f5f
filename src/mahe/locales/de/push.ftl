### Mitteilungen von Tischen mit einem Tag je Zug.

push-ask = Sag mir, wenn ich dran bin
push-stop = Nicht mehr Bescheid sagen
push-on = Dieses Gerät sagt dir Bescheid, wenn du dran bist.
push-off = Dieses Gerät sagt dir nicht mehr Bescheid.
push-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen.
push-your-turn = Du bist dran.
