### Le partite finite su questo dispositivo.

games-title = Le mie partite
games-none = Qui trovi le tue partite quando sono finite. Giocane una!
games-won-by = Vittoria: { $names }
games-replay = Rivedi
games-more = Mostra altre
games-sums = Tutte le partite insieme
games-sum-won = Partite vinte
games-sum-eggs = Uova in media
games-sum-most = Record di uova
games-sum-streak = Vittorie di fila
games-here = Questo elenco è solo su questo dispositivo. Dopo un po’ il server dimentica una partita, e allora non si può più rivedere.
games-export = Salva in un file
games-erase = Cancella l’elenco
games-erase-ask = Cancellare l’elenco delle tue partite? Non si può recuperare.
games-erase-now = Cancella
games-keep = Tienilo
