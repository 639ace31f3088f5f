### Leren: een eerste spel in ongeveer twee minuten. De ander heet Lulu.

learn-title = Leren spelen
learn-you = Jij
learn-other = Lulu
learn-steps = Hoe ver je bent
learn-step = Stap { $number } van { $count }
learn-next = Verder
learn-skip = Overslaan
learn-again-all = Nog een keer
learn-all-rules = Alle regels

## Elke stap: een kop, wat je moet weten, en een antwoord op een keuze die te vroeg komt

learn-throw-head = Dit is jouw schildpad
learn-throw = Ze zit op het vlot. Zwem om het eiland naar het strand, dan zijn de eieren in het midden van jou. Gooi de dobbelsteen!
learn-again-head = Een 2. Twee vakjes, als je stopt.
learn-again = Maar je mag doorgooien, en twee dobbelstenen tellen dubbel. De kleine dobbelstenen op het bord laten zien waar elke worp je brengt. Gooi door!
learn-again-early = Stoppen is veilig, maar twee vakjes is niet ver. Probeer een tweede dobbelsteen.
learn-multiply-head = (2 + 4) × 2 = 12
learn-multiply = Tel de dobbelstenen op en doe dat keer hun aantal: 6, keer twee. Meer dan 7 zou te veel zijn, en een derde gaat hier bijna nooit goed. Stop op 12.
learn-multiply-early = Dapper! Maar vijf van de zes worpen zouden nu te veel zijn. Stop nu het nog goed gaat.
learn-ridden-head = Lulu zit op je rug!
learn-ridden = Ze kwam op hetzelfde vakje, en wie later komt, klimt bovenop. Jij bent aan de beurt: gooi voor je schildpad.
learn-decides-head = Jij gooide. Lulu beslist.
learn-decides = De eerste dobbelsteen is altijd van jou. Maar de bovenste schildpad draagt de kroon: zij zegt of er doorgegooid wordt of niet. Kijk maar.
learn-carried-head = Jij zwemt, Lulu krijgt de eieren
learn-carried = Ze wilde twee keer door: (1 + 2 + 2) × 3 = 15. Je hebt haar voorbij het strand gedragen, en wie bovenop zit, krijgt de eieren. Drie voor Lulu. Dat halen we terug!
learn-chase-head = Lulu stapt af
learn-chase = Ze zwemt door naar vakje 10. Jij zat eronder, dus jij blijft op 6. Jouw beurt: gooi.
learn-climb-head = Een 4 brengt je op 10
learn-climb = Daar zit Lulu. Stop daar, dan lift je met haar mee.
learn-climb-early = Deze keer niet: op 10 wacht een gratis lift. Stop daar.
learn-ride-head = Jij beslist voor Lulu’s schildpad
learn-ride = Ze gooide een 3. Jij zit bovenop, dus jij draagt de kroon. Het strand is niet ver: gooi door!
learn-ride-early = Dat zou vakje 13 zijn, nog voor het strand. Jij draagt de kroon: gooi door.
learn-beach-head = Voorbij het strand!
learn-beach = Met (3 + 3) × 2 = 12 vakjes kom je voorbij het strand op vakje 1. Je hoeft er niet te landen: passeren is genoeg. Stop en pak de 5 eieren.
learn-beach-early = Alleen een 1 zou nu nog goed gaan. Pak de eieren!
learn-seven-head = Vijf eieren voor jou
learn-seven = Lulu heeft gezwommen. Dat was de laatste kaart, en nu liggen er midden op het eiland zeven eieren: wie ze wint, maakt een eind aan het spel. Jouw beurt: gooi.
learn-greed-head = Een 4. Wijze schildpadden stoppen.
learn-greed = Maar je moet één keer zien wat er gebeurt als het misgaat. Wees hebberig: gooi door!
learn-greed-early = Wijs! Doe dat in je volgende spel. Wees voor deze ene keer hebberig.
learn-bust-head = 4 + 6 = 10. Te veel!
learn-bust = Meer dan 7, en je moet terug naar het vlot, met alle schildpadden die op je zitten. Lulu zat onder je, dus zij blijft.
learn-raft-head = Lulu neemt geen risico
learn-raft = Ze stopt op 4. Het vlot is zo slecht nog niet: van hier is het precies 21 vakjes naar het strand. Gooi!
learn-dare-head = Weer een 2
learn-dare = Je weet wat je te doen staat. Alleen een 6 zou te veel zijn.
learn-dare-early = De zeven eieren wachten, en alleen een 6 zou pijn doen. Gooi door.
learn-third-head = 2 + 1 is 3, dus een derde dobbelsteen mag
learn-third = Drie dobbelstenen tellen driedubbel, en met een 4 wordt het 7 × 3 = 21: precies tot het strand. Waag het erop!
learn-third-early = Vakje 6 is veilig. Maar Lulu wil die eieren ook: waag de derde worp!
learn-end-head = Zeven eieren! Het spel is uit.
learn-end = Jij hebt { $yours } eieren, Lulu heeft er { $others }. Wie de meeste heeft, wint, en dat ben jij! In een echt spel zijn er twintig kaarten te winnen, en met twee of drie spelers heeft iedereen twee schildpadden.
