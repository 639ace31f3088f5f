### Meldingen van tafels met een dag per keuze.

push-ask = Laat het me ook weten als Mahé dicht is
push-stop = Laat het me niet meer weten
push-on = Dit apparaat laat het je weten als je aan de beurt bent.
push-off = Dit apparaat laat het je niet meer weten.
push-denied = Je browser staat geen meldingen van deze pagina toe.
push-your-turn = Je bent aan de beurt.
