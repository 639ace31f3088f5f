### Without a server: the game inside the page

# { $share } is how much of it has arrived, such as "45%".
static-loading = The turtles are swimming over: { $share }
static-starting = They are shaking off the water…
static-failed = The game could not start in this browser. Load the page again; if that does not help, take a newer browser.
static-friends-line = Needs a server
static-friends = Playing on several devices needs a server, and there is none behind this page: pass one device round instead.
static-friends-elsewhere = This page plays on your device alone; for several devices there is a server:
static-here = on this device
static-offline = No connection to the server: this game is played and kept on this device.

static-privacy-short = No account, no cookies, no tracking, nothing from other sites. The game runs in your browser, and nothing you do in it leaves this device.
static-privacy-stored = Your games with names, moves and dice, your settings, your results and your answers to puzzles. Your browser stores them on this device, and nobody else can see them.
static-privacy-time = Until you delete a game in its menu, or clear this site’s data. A browser short of space may do that by itself: download a game that matters to you.
static-privacy-address = Whoever hosts these files sees the address that fetches them, as with every website. The game itself does not use it.
