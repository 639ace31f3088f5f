### Impara: una prima partita in circa due minuti. L’altra si chiama Lulu.

learn-title = Impara a giocare
learn-you = Tu
learn-other = Lulu
learn-steps = A che punto sei
learn-step = Passo { $number } di { $count }
learn-next = Avanti
learn-skip = Salta
learn-again-all = Ancora una volta
learn-all-rules = Tutte le regole

## Ogni passo: un titolo, quel che serve sapere, e una risposta a una scelta fatta troppo presto

learn-throw-head = Questa è la tua tartaruga
learn-throw = Sta sulla zattera. Nuota intorno all’isola fino alla spiaggia, e le uova nel mezzo sono tue. Tira il dado!
learn-again-head = Un 2. Due caselle, se ti fermi.
learn-again = Ma puoi tirare ancora, e due dadi contano doppio. I dadini sul tabellone mostrano dove ti porterebbe ogni lancio. Tira ancora!
learn-again-early = Fermarsi è sicuro, ma due caselle sono poche. Prova un secondo dado.
learn-multiply-head = (2 + 4) × 2 = 12
learn-multiply = Somma i dadi e moltiplica per quanti sono: 6, per due. Più di 7 sarebbe troppo, e qui un terzo dado può andare bene solo per miracolo. Fermati sul 12.
learn-multiply-early = Che coraggio! Ma ora cinque lanci su sei sarebbero troppo. Fermati finché va bene.
learn-ridden-head = Lulu ti è salita in groppa!
learn-ridden = È arrivata sulla stessa casella, e chi arriva dopo sale in cima. Tocca a te: tira per la tua tartaruga.
learn-decides-head = Hai tirato tu. Decide Lulu.
learn-decides = Il primo dado è sempre tuo. Ma la tartaruga in cima porta la corona: dice lei se si tira ancora o ci si ferma. Vediamo.
learn-carried-head = Tu nuoti, Lulu raccoglie
learn-carried = Ha detto due volte «ancora»: (1 + 2 + 2) × 3 = 15. L’hai portata oltre la spiaggia, e chi sta in cima prende le uova. Tre per Lulu. Ora ci rifacciamo!
learn-chase-head = Lulu scende
learn-chase = Nuota fino alla casella 10. Tu eri sotto, quindi resti sul 6. Tocca a te: tira.
learn-climb-head = Un 4 ti porta sul 10
learn-climb = Lì c’è Lulu. Fermati, e le sali in groppa.
learn-climb-early = Questa volta no: sul 10 ti aspetta un passaggio gratis. Fermati lì.
learn-ride-head = Decidi tu per la tartaruga di Lulu
learn-ride = Ha fatto 3. In cima ci sei tu, quindi porti la corona. La spiaggia non è lontana: tira ancora!
learn-ride-early = Sarebbe la casella 13, poco prima della spiaggia. La corona è tua: tira ancora.
learn-beach-head = Oltre la spiaggia!
learn-beach = Con (3 + 3) × 2 = 12 caselle superi la spiaggia e arrivi sulla casella 1. Non serve finirci sopra: basta superarla. Fermati e prendi le 5 uova.
learn-beach-early = Ora andrebbe bene solo un 1. Prendi le uova!
learn-seven-head = Cinque uova per te
learn-seven = A nuotare è stata Lulu. Era l’ultima carta, e adesso in mezzo all’isola restano sette uova: chi le vince chiude la partita. Tocca a te: tira.
learn-greed-head = Un 4. Le tartarughe sagge si fermano.
learn-greed = Ma una volta devi vedere che cosa succede quando va male. Un po’ di ingordigia: tira ancora!
learn-greed-early = Saggia scelta! Falla nella prossima partita. Solo per stavolta, un po’ di ingordigia.
learn-bust-head = 4 + 6 = 10. Troppo!
learn-bust = Con più di 7 torni sulla zattera, insieme a tutte quelle che hai in groppa. Lulu era sotto di te, quindi resta.
learn-raft-head = Lulu va sul sicuro
learn-raft = Si ferma sul 4. La zattera non è poi così male: da qui mancano esattamente 21 caselle alla spiaggia. Tira!
learn-dare-head = Di nuovo un 2
learn-dare = Sai che cosa fare. Solo un 6 sarebbe troppo.
learn-dare-early = Le sette uova aspettano, e solo un 6 farebbe male. Tira ancora.
learn-third-head = 2 + 1 fa 3, quindi si può tirare il terzo dado
learn-third = Tre dadi contano triplo, e un 4 farebbe 7 × 3 = 21: dritto alla spiaggia. Provaci!
learn-third-early = La casella 6 è sicura. Ma anche Lulu vuole quelle uova: rischia con il terzo dado!
learn-end-head = Sette uova! La partita è finita.
learn-end = Tu hai { $yours } uova, Lulu ne ha { $others }. Vince chi ne ha di più, quindi hai vinto! In una partita vera ci sono venti carte da vincere, e in due o tre ognuno ha due tartarughe.
