### Senza server: il gioco nella pagina

# { $share } dice quanto ne è arrivato, per esempio «45%».
static-loading = Le tartarughe arrivano a nuoto: { $share }
static-starting = Si stanno scrollando l’acqua di dosso…
static-failed = Il gioco non è riuscito a partire in questo browser. Ricarica la pagina; se non basta, usa un browser più recente.
static-friends-line = Serve un server
static-friends = Per giocare su più dispositivi serve un server, e dietro questa pagina non c’è: passatevi invece un solo dispositivo.
static-friends-elsewhere = Questa pagina gioca solo sul tuo dispositivo; per più dispositivi c’è un server:
static-here = su questo dispositivo
static-offline = Nessuna connessione al server: questa partita si gioca e resta su questo dispositivo.

static-privacy-short = Nessun account, nessun cookie, nessun tracciamento, niente da altri siti. Il gioco gira nel tuo browser, e nulla di ciò che fai lascia questo dispositivo.
static-privacy-stored = Le tue partite con nomi, mosse e dadi, le impostazioni, i risultati e le risposte agli enigmi. Il tuo browser li conserva su questo dispositivo, e nessun altro può vederli.
static-privacy-time = Finché non elimini una partita dal suo menu o non cancelli i dati di questo sito. Un browser a corto di spazio può farlo da sé: scarica una partita a cui tieni.
static-privacy-address = Come per ogni sito, chi ospita questi file vede l’indirizzo che li richiede. Il gioco in sé non lo usa.
