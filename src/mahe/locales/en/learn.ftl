### Learn: a first game in about two minutes. Lulu is the other player's name.

learn-title = Learn to play
learn-you = You
learn-other = Lulu
learn-steps = How far you are
learn-step = Step { $number } of { $count }
learn-next = Next
learn-skip = Skip
learn-again-all = Once more
learn-all-rules = All the rules

## Each step: a headline, what to know, and an answer to a choice that comes too early

learn-throw-head = This is your turtle
learn-throw = It sits on the raft. Swim round the island to the beach, and the eggs in the middle are yours. Roll the die!
learn-again-head = A 2. Two steps, if you stop.
learn-again = But you may roll again, and two dice count double. The little dice on the board show where each throw would take you. Roll again!
learn-again-early = Stopping is safe, but two steps are not far. Try a second die.
learn-multiply-head = (2 + 4) × 2 = 12
learn-multiply = Add up the dice and multiply by how many there are: 6, times two. More than 7 would be a bust, and a third die can hardly go well here. Stop on 12.
learn-multiply-early = Brave! But five of the six faces would be too much now. Stop while it is good.
learn-ridden-head = Lulu sits on your back!
learn-ridden = She came to the same space, and whoever comes later climbs on top. It is your turn: roll for your turtle.
learn-decides-head = You rolled. Lulu decides.
learn-decides = The first die is always yours. But the turtle on top wears the crown: it says whether to roll on or to stop. Let us see.
learn-carried-head = You swim, Lulu collects
learn-carried = She went on twice: (1 + 2 + 2) × 3 = 15. You carried her past the beach, and the one on top takes the eggs. Three for Lulu. Let us get even!
learn-chase-head = Lulu climbs down
learn-chase = She swims on to space 10. You were below, so you stay on 6. Your turn: roll.
learn-climb-head = A 4 takes you to 10
learn-climb = That is where Lulu is. Stop there, and you ride on her.
learn-climb-early = Not this time: a free ride is waiting on 10. Stop there.
learn-ride-head = You decide for Lulu’s turtle
learn-ride = She rolled a 3. You sit on top, so you wear the crown. The beach is not far: roll again!
learn-ride-early = That would be space 13, just short of the beach. You wear the crown: roll again.
learn-beach-head = Past the beach!
learn-beach = (3 + 3) × 2 = 12 steps lead over the beach to space 1. You need not land on it: passing it is enough. Stop, and take the 5 eggs.
learn-beach-early = Only a 1 would be safe now. Take the eggs!
learn-seven-head = Five eggs for you
learn-seven = Lulu did the swimming. That was the last card, and now seven eggs lie in the middle of the island: whoever wins them ends the game. Your turn: roll.
learn-greed-head = A 4. Sensible turtles stop.
learn-greed = But you should see once what happens when it goes wrong. Be greedy: roll again!
learn-greed-early = Wise! Do it in your next game. Just this once, be greedy.
learn-bust-head = 4 + 6 = 10. Bust!
learn-bust = More than 7 sends you back to the raft, together with all who ride on you. Lulu was below you, so she stays.
learn-raft-head = Lulu plays it safe
learn-raft = She stops on 4. The raft is not so bad: from here it is just 21 steps to the beach. Roll!
learn-dare-head = A 2 again
learn-dare = You know what to do. Only a 6 would be too much.
learn-dare-early = The seven eggs are waiting, and only a 6 would hurt. Roll again.
learn-third-head = 2 + 1 is 3, so a third die is allowed
learn-third = Three dice count three times, and a 4 would make 7 × 3 = 21: all the way to the beach. Go for it!
learn-third-early = Space 6 is safe. But Lulu wants those eggs as well: risk the third die!
learn-end-head = Seven eggs! The game is over.
learn-end = You have { $yours } eggs, Lulu has { $others }. Most eggs win, so you do! In a real game there are twenty cards to win, and with two or three players everyone has two turtles.
