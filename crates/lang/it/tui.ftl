# Il tavolo a tutto schermo.
tui-panel-choices = Scelte
tui-panel-players = Giocatori
tui-panel-log = Diario
tui-panel-details = Che cosa porta
tui-too-small = Questo terminale ha { $width } colonne e { $height } righe; al tavolo ne servono { $least_width } × { $least_height }. Allarga la finestra, oppure gioca riga per riga con --plain.
tui-news = dal tuo ultimo turno
tui-step = passo { $number }
tui-thinks = { $seat } sta pensando …
tui-paused = { $seat } aspetta; premi la barra spaziatrice per continuare.
tui-leave = Questa partita non viene scritta. Premi ancora q per lasciarla.
tui-speed = I bot muovono: { $speed }.
tui-speed-slow = piano
tui-speed-normal = normale
tui-speed-fast = veloce
tui-speed-instant = subito
tui-hint = Consiglio
tui-hint-thinking = Sto pensando a un consiglio …
tui-rules = Regole di { $title }
tui-rules-all = tutte le regole
tui-enter-how = Scrivi che cosa è uscito, o il numero di una risposta, poi Invio; u annulla l’ultima risposta, q esce.
tui-help = Tasti
tui-keys-play = Invio fai · ↑↓ scegli · / filtra · u annulla · h aiuto · r regole · ? tasti · q
tui-help-play =
    numero, ↑ ↓   scegli; Invio esegue
    mouse         un clic sceglie, un secondo esegue; la rotella scorre
    /             mostra solo le scelte con queste lettere; Esc le mostra tutte
    Tab           vai al pannello seguente; Pag↑ e Pag↓ lo sfogliano
    c b p l       vai a scelte, tabellone, giocatori, diario
    sul tabellone le frecce vanno da un posto all’altro, lo spazio alla prossima scelta lì
    u             annulla la tua ultima decisione
    U             annulla l’ultima risposta scritta a mano, con ciò che è stato deciso dopo
    h             un consiglio
    r             le regole di ciò che è scelto, poi tutte
    + e -         i bot muovono più veloci o più lenti; lo spazio li fa aspettare
    t             il tabellone a parole, o disegnato
    L             la prossima lingua
    q             esci; una partita scritta continua con serai continue

## Partite non finite
tui-continue = Partite non finite
tui-continue-none = Non c’è nessuna partita da finire.
tui-continue-how = serai continue NUMERO ne riprende una.
tui-unfinished = { $title } — { $names }, passo { $number }, { $age }
tui-ago-minutes = { $n ->
    [0] poco fa
    [one] un minuto fa
   *[other] { $n } minuti fa
 }
tui-ago-hours = { $n ->
    [one] un’ora fa
   *[other] { $n } ore fa
 }
tui-ago-days = { $n ->
    [one] un giorno fa
   *[other] { $n } giorni fa
 }
tui-keys-pick = ↑↓ scegli   Invio riprendi   q esci

## Schermata iniziale
tui-start-title = Serai
tui-start-language = Lingua
tui-start-language-why = La lingua di tutto ciò che leggi. Si può cambiare anche durante la partita.
tui-start-game = Gioco
tui-start-seat = Posto { $number }
tui-start-you = tu
tui-start-you-named = tu: { $name }
tui-start-empty = nessuno
tui-start-you-why = Una persona a questa tastiera; se vuoi, scrivi un nome. In più persone ci si passa la tastiera, e nessuno vede le carte degli altri.
tui-start-empty-why = Qui non siede nessuno.
tui-bot-random = Un bot che sceglie a caso; va bene per provare.
tui-bot-easy = Un bot che gioca in fretta, e spesso prende ciò che è solo quasi altrettanto buono.
tui-bot-greedy = Un bot che prende subito ciò che sembra meglio.
tui-bot-normal = Un bot che pensa un po’ avanti; un avversario alla pari.
tui-bot-hard = Un bot che pensa molto avanti.
tui-bot-expert = Un bot che pensa molto lontano.
tui-bot-master = Un bot che pensa più lontano che può; si prende il suo tempo.
tui-bot-study = Un bot da studio.
tui-bot-school = Un bot con una sola idea di come si vince, che segue qualunque cosa accada.
tui-start-play = Gioca
tui-start-play-why = Apre il tavolo. La partita viene scritta passo per passo: puoi fermarti quando vuoi, serai continue la riprende.
tui-start-continue = Partite non finite ({ $n })
tui-start-continue-why = Riprendi una partita interrotta.
tui-start-players = { $title } è per { $least }–{ $most } giocatori.
tui-keys-start = ↑↓ riga   ←→ cambia   Invio gioca   Esc esci

## Replay
tui-panel-chances = Probabilità di vincere
tui-replay-eyes = come la vede { $seat }
tui-replay-spectator = come la vede uno spettatore
tui-replay-step = passo { $number } di { $all }
tui-replay-jump = Vai al passo: { $text } (da 0 a { $all }), Invio
tui-replay-analyse = serai replay --analyse mostra la probabilità di vincere di ognuno, passo per passo.
tui-replay-chance = { $name }: { $n } %
tui-replay-now = questo passo
tui-replay-happened = Che cosa è successo
tui-keys-replay = ←→ passo · n b decisione · numero salta · spazio va · s occhi · ? tasti · q
tui-help-replay =
    ← →           un passo indietro o avanti
    n e b         la decisione seguente o precedente di un giocatore
    Home, Fine    l’inizio, la fine
    numero, Invio salta a un passo
    spazio        va da sé, o si ferma; + e - cambiano la velocità
    s             guarda con gli occhi del prossimo giocatore, o da spettatore
    Tab           vai al pannello seguente; ↑ ↓ lo scorrono
    r             regole
    t             il tabellone a parole, o disegnato
    L             la prossima lingua
    q             esci

## Al tavolo di un server
tui-visit-lost = Connessione persa; riprovo …
tui-visit-clock = ancora { $time }
tui-visit-hint = Un bot forte sceglierebbe: { $choice }
tui-visit-no-take-back = Non si può più annullare.
tui-visit-stale = Intanto il tavolo è cambiato; scegli di nuovo.
tui-visit-refused = Il server dice: { $why }
tui-visit-back = serai join { $url } ti riporta a questo tavolo.
tui-visit-free = Posto { $number }: libero
tui-visit-seat = Posto { $number }: { $seat }

## Traders of Osaka
tui-osaka-market = Mercato
tui-osaka-market-price = Mercato: compra tutto per { $price }
tui-osaka-production = Produzione
tui-osaka-tokens = Gettoni
tui-osaka-discards = scarti { $n }
tui-osaka-hand = La tua mano ({ $sum }):
tui-osaka-cards = mano { $n }
tui-osaka-points = punti { $n }
tui-osaka-worth = = { $n }

## Yspahan
tui-yspahan-calendar = Settimana { $week } di { $weeks }, giorno { $day } di { $days }
tui-yspahan-caravan = Carovana
tui-yspahan-deck = Mazzo { $n }
tui-yspahan-hand = Le tue carte:
tui-yspahan-price = { $camels }c { $gold }o

## Istanbul
tui-istanbul-turn = Giro { $round }, azioni rimaste: { $n }; traguardo: { $goal } rubini
tui-istanbul-dice = Dadi:
tui-istanbul-equal = Uguali:
tui-istanbul-different = Diversi:
tui-istanbul-price-mosque = con { $n } tessere
tui-istanbul-price-carpet = { $n } merci
tui-istanbul-tiles = Tessere moschea (pila { $stack })
tui-istanbul-deck = Carte bazar: mazzo { $n }, scarti { $discards }
tui-istanbul-tile-lira = lire
tui-istanbul-tile-crystal = cristallo
tui-istanbul-tile-card = carta
tui-istanbul-tile-action = azione
tui-istanbul-tile-die = dado
tui-istanbul-tile-red = rosso
tui-istanbul-tile-yellow = giallo
tui-istanbul-tile-green = verde
tui-istanbul-tile-blue = blu

## Tabriz
tui-tabriz-meydan = Meydan
tui-tabriz-shop = bott
tui-tabriz-con-man = truffa
tui-tabriz-merchant = mercant
tui-tabriz-gita = Gita
tui-tabriz-caravanserai = caravan
tui-tabriz-bargain = affari
tui-tabriz-farideh = Farideh
tui-tabriz-pool = Dadi:
tui-tabriz-round = round { $round }, primo
tui-tabriz-standing = talento { $skill }, prestigio { $prestige }, finite { $done }
tui-tabriz-offer = Tieni una di queste
tui-tabriz-hand = Le tue commissioni
tui-tabriz-advanced = Carta bottega { $number }
tui-tabriz-rival = Il Rivale: talento { $skill }, prestigio { $prestige }, pedaggio { $toll }
tui-dice-changed = La casa ora mostra sigilli diversi da quelli di prima che si aprisse il tuo, o chiede un anello che non è il prossimo. Non fidarti di questi dadi.
