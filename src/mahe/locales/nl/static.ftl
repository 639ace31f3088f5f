### Zonder server: het spel in de pagina

# { $share } zegt hoeveel ervan er al is, bijvoorbeeld „45%”.
static-loading = De schildpadden komen aanzwemmen: { $share }
static-starting = Ze schudden het water nog van zich af…
static-failed = Het spel wilde in deze browser niet starten. Laad de pagina opnieuw; helpt dat niet, neem dan een nieuwere browser.
static-friends-line = Heeft een server nodig
static-friends = Om op meer apparaten te spelen is een server nodig, en achter deze pagina zit er geen: geef in plaats daarvan één apparaat door.
static-friends-elsewhere = Deze pagina speelt alleen op jouw apparaat; voor meer apparaten is er een server:
static-here = op dit apparaat
static-offline = Geen verbinding met de server: dit spel wordt op dit apparaat gespeeld en bewaard.

static-privacy-short = Geen account, geen cookies, geen tracking, niets van andere sites. Het spel draait in je browser, en niets van wat je erin doet verlaat dit apparaat.
static-privacy-stored = Je spellen met namen, zetten en worpen, je instellingen, je uitslagen en je antwoorden op puzzels. Je browser bewaart ze op dit apparaat, en niemand anders kan ze zien.
static-privacy-time = Tot je een spel in zijn menu verwijdert of de gegevens van deze site wist. Een browser die ruimte tekortkomt, kan dat uit zichzelf doen: download een spel waar je aan hecht.
static-privacy-address = Wie deze bestanden aanbiedt, ziet zoals bij elke website het adres dat ze ophaalt. Het spel zelf doet er niets mee.
