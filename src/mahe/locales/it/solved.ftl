### Gioco perfetto: scelte da indovinare in una partita risolta, e tutte le sue posizioni da consultare. L’altra si chiama Lulu.

solved-title = Gioco perfetto
solved-invite = Quanto vale ogni scelta? Indovina e scoprilo.
solved-quiz = Quiz
solved-look = Consulta
solved-about = Due giocatori, una tartaruga a testa, tre carte e poi il 7: un gioco così piccolo che ogni posizione è risolta. I numeri sono esatti.
solved-about-points = Dicono quante volte vinci se da qui in poi giocate entrambi alla perfezione. Un punto è una partita su cento.

## La risposta

solved-answer = La risposta
solved-right = Giusto!
solved-better-roll = Meglio tirare ancora
solved-better-stop = Meglio fermarsi
solved-ahead = Vale { $points } punti in più.
solved-lost = Hai regalato { $points } punti.
solved-worth = { $choice }: { $chance }
solved-yours = tu
solved-tally = Giuste: { $right } su { $asked }
solved-average = in media { $points } punti regalati

## Consulta

solved-start = Chi vince, prima del primo dado
solved-turtles = Tartarughe
solved-place-you = La tua casella
solved-place-other = La casella di Lulu
solved-raft = Zattera
solved-tap = Tocca una casella sul tabellone: la tartaruga segnata va lì.
solved-turn = A chi tocca
solved-top = In cima
solved-open = Carta uova scoperta
solved-cards-you = Le tue carte
solved-cards-other = Le carte di Lulu
solved-throws-you = Decidi tu: le tue probabilità
solved-throws-other = Decide Lulu: le sue probabilità
solved-dice = Dadi
solved-two-dice = due dadi, in tutto
solved-lands = Arrivo
