### Perfect spelen: keuzes om te raden in een opgelost spel, en elke stelling ervan om op te zoeken. De ander heet Lulu.

solved-title = Perfect spelen
solved-invite = Wat is elke keuze waard? Raad, en kijk na.
solved-quiz = Quiz
solved-look = Opzoeken
solved-about = Twee spelers, elk één schildpad, drie kaarten en dan de 7: zo klein dat elke stelling is opgelost. De getallen zijn exact.
solved-about-points = Ze zeggen hoe vaak je wint als jullie vanaf hier allebei perfect spelen. Een punt is één op de honderd spellen.

## Het antwoord

solved-answer = Het antwoord
solved-right = Goed!
solved-better-roll = Beter doorgooien
solved-better-stop = Beter stoppen
solved-ahead = Het scheelt { $points } punten.
solved-lost = Je gaf { $points } punten weg.
solved-worth = { $choice }: { $chance }
solved-yours = jij
solved-tally = { $right } van { $asked } goed
solved-average = gemiddeld { $points } punten weggegeven

## Opzoeken

solved-start = Wie wint, vóór de eerste worp
solved-turtles = Schildpadden
solved-place-you = Jouw vakje
solved-place-other = Lulu’s vakje
solved-raft = Vlot
solved-tap = Tik op een vakje van het bord: de gemarkeerde schildpad gaat erheen.
solved-turn = Aan de beurt
solved-top = Bovenop
solved-open = Open broedkaart
solved-cards-you = Jouw kaarten
solved-cards-other = Lulu’s kaarten
solved-throws-you = Jij beslist: jouw kansen
solved-throws-other = Lulu beslist: haar kansen
solved-dice = Worp
solved-two-dice = twee dobbelstenen, samen
solved-lands = Stop op
