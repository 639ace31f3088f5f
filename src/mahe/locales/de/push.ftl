### Mitteilungen von Tischen mit einem Tag je Zug.

push-ask = Sag mir Bescheid, auch wenn Mahé zu ist
push-stop = Nicht mehr Bescheid sagen
push-on = Dieses Gerät sagt dir Bescheid, wenn du dran bist.
push-off = Dieses Gerät sagt dir nicht mehr Bescheid.
push-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen.
push-your-turn = Du bist dran.
