### The finished games of this device.

games-title = My games
games-none = Your games will be here once they are over. Play one!
# $names is a list of names.
games-won-by = Won by { $names }
games-replay = Watch again
games-more = Show more
games-sums = All games together
games-sum-won = Games won
games-sum-eggs = Eggs on average
games-sum-most = Most eggs
games-sum-streak = Wins in a row
games-here = These games are listed on this device only. The server forgets a game after a while; then it cannot be watched any more.
games-export = Save as a file
games-erase = Erase the list
games-erase-ask = Erase the list of your games? It cannot be brought back.
games-erase-now = Erase
games-keep = Keep it
