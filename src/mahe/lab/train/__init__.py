"""How ancient learns: games against itself on the kernel, and networks fitted to what came of them."""
