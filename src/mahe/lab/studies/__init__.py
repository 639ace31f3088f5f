"""Studies of the game: how much of it is luck, what riding is worth, which deck is best, what cards as dice change."""
