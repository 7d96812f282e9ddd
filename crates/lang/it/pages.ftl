# Le pagine web.
pages-skip = Vai al contenuto
pages-nav = Serai
pages-nav-games = Giochi
pages-nav-mine = Le mie partite
pages-nav-settings = Impostazioni
pages-foot = Serai, la locanda dove si incontrano i mercanti di ogni strada. I dadi sono sigillati prima della partita e si possono controllare dopo.
pages-go-home = Torna ai giochi
pages-not-found = Qui non c’è niente
pages-not-allowed = Questo non ti è aperto
pages-trouble = Non ha funzionato
pages-guest = Ospite

## Ingresso
pages-home-short = Giochi da tavolo
pages-home-title = Quattro bazar, un tavolo
pages-home-lead = Gioca subito, o manda un link agli amici. Nessun account, niente da installare.
pages-card-facts = { $players } giocatori · { $minutes } minuti
pages-play-now = Gioca subito
pages-new-table = Nuovo tavolo
pages-rules = Regole
pages-mine-none = Non stai ancora giocando. «Gioca subito» apre un tavolo all’istante.
pages-public = Tavoli pubblici
pages-public-none = Nessun tavolo pubblico è aperto. Puoi rendere pubblico il tuo quando lo prepari.
pages-company = { $names }
pages-company-free = { $n ->
    [one] { $names }, 1 posto libero
   *[other] { $names }, { $n } posti liberi
 }
pages-state-open = aspetta giocatori
pages-state-yours = tocca a te
pages-state-theirs = decide { $name }
pages-state-running = in corso
pages-state-over = finita

## Il tavolo
pages-bot-1 = Farid
pages-bot-2 = Leila
pages-bot-3 = Tomoe
pages-bot-4 = Kemal
pages-bot-5 = Shirin
pages-your-turn = Tocca a te
pages-thinks = { $seat } sta pensando
pages-waiting-for = Si aspetta { $seat }
pages-enter = Che cosa è uscito
pages-enter-do = Scrivi
pages-enter-like = Scrivilo così: { $example }. I dadi possono stare in qualsiasi ordine.
pages-enter-secret = La risposta la deve vedere solo { $seat }.
pages-correct = L’ultima risposta era sbagliata
pages-correct-why = Viene annullata, con ciò che è stato deciso dopo, e richiesta di nuovo.
pages-take-back = Annulla
pages-hint = Consiglio
pages-choices = Le tue scelte
pages-players = Al tavolo
pages-bot = bot, { $level }
pages-free = posto libero
pages-present = presente
pages-absent = assente
pages-level-random = a caso
pages-level-easy = facile
pages-level-greedy = avido
pages-level-normal = normale
pages-level-hard = difficile
pages-level-expert = esperto
pages-level-master = maestro
pages-level-own = a modo suo
pages-log = Che cosa è successo
pages-standings = Classifica finale
pages-do-it = Fallo
pages-not-this = Questo no
pages-hand-of = { $n } su { $m } in mano
pages-hand-some = { $n } in mano
pages-hand-more = Ciò che si può aggiungere è illuminato: { $n } mosse
pages-all-choices = Mostra tutte le scelte
pages-offline = Il collegamento è interrotto. Nuovo tentativo…
pages-close = Chiudi
pages-keys = Tasti
pages-key-arrows = da un posto luminoso all’altro
pages-key-enter = prendi un pezzo, posalo, conferma
pages-key-digits = scegli dalla lista con il numero
pages-key-take-back = annulla la mossa
pages-key-hint = chiedi un consiglio
pages-key-places = al tabellone, alle scelte, al diario
pages-key-escape = rimetti tutto a posto; salta le mosse degli altri
pages-key-help = questo aiuto
pages-hint-title = Un bot forte sceglierebbe
pages-hint-expects = Vinci nel { $win } % dei casi, con circa { $score } punti contro { $other }. Qui è andato il { $belief } % dei suoi pensieri.
pages-hint-alone = Vinci nel { $win } % dei casi, con circa { $score } punti. Qui è andato il { $belief } % dei suoi pensieri.
pages-hint-why-wins = Perché: giocando da qui vince { $win } partite su 100, la seconda scelta { $other }.
pages-hint-why-points = Perché: vince quanto la seconda scelta, ma finisce con circa { $n ->
    [one] 1 punto
   *[other] { $n } punti
 } in più.
pages-hint-why-others = Perché: vince quanto la seconda scelta, ma lascia al migliore degli altri circa { $n ->
    [one] 1 punto
   *[other] { $n } punti
 } in meno.
pages-hint-why-even = Perché: la differenza dalla seconda scelta è minima; prendi quella che preferisci.
pages-hint-knows = Sa soltanto quello che sai tu.
pages-text = Tavolo in parole
pages-text-title = { $game } in parole
pages-to-board = Torna al tabellone
pages-more = Altro
pages-watch-link = Link per guardare; niente di nascosto si vede
pages-copy = Copia
pages-seal = Sigillo dei dadi:
pages-come-back = Torno a giocare io
pages-let-bot-play = Fai giocare un bot per me
pages-leave = Lascia il tavolo
pages-invite-how = Manda a ogni amico uno di questi link. La partita comincia quando tutti sono seduti.
pages-invite-link = Invito al posto { $number }
pages-clock = Tempo rimasto:
pages-clock-long = { $days } g { $hours } h
pages-clock-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
 }
pages-clock-hours = { $n ->
    [one] 1 ora
   *[other] { $n } ore
 }
pages-clock-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
 }
pages-rematch = Gioca ancora
pages-watch-rematch = Guarda la rivincita
pages-verify = Controlla i dadi
pages-record = Scarica la registrazione
pages-hand-over = Ora tocca a { $seat }
pages-hand-over-why = Passa il dispositivo. Non si vede niente finché non guarda { $seat }.
pages-hand-over-ready = Sono { $seat }, mostra il tavolo

## Il controllo dei dadi
pages-verify-title = I dadi erano onesti?
pages-verify-by-hand = Tutti i { $n } passi rispettano le regole e ogni risposta era una che poteva uscire. I dadi sono stati tirati a mano, quindi non c’è altro da controllare.
pages-verify-yes = Sì. Tutti i { $n } passi sono regolari, e ogni dado e ogni carta seguono dal segreto sigillato prima della partita.
pages-verify-no = Qualcosa non torna: { $why }
pages-verify-how = Come funziona
pages-verify-1 = Prima che qualcuno si sedesse, la casa ha estratto un numero segreto e ne ha pubblicato il sigillo. Il sigillo non si può più cambiare, e da esso nessuno può indovinare il segreto:
pages-verify-3 = Ogni dado e ogni carta seguono da questi numeri con una ricetta pubblica. Ora che la partita è finita, il segreto si mostra:
pages-verify-4 = Questa pagina ha rigiocato tutta la partita a partire dal segreto e ha confrontato ogni passo.
pages-verify-self = Controlla tu
pages-verify-self-how = Non devi credere a questa pagina. Scarica la registrazione e falla controllare alla tua copia di Serai:

## Un nuovo tavolo
pages-new-title = Nuovo tavolo: { $game }
pages-seats = Chi gioca
pages-seats-how = I bot ci sono già. Scegli «un amico con un link» per invitare qualcuno, o fai giocare più persone su questo dispositivo.
pages-seat = Posto { $number }
pages-seat-me = tu
pages-seat-here = qualcuno a questo dispositivo
pages-seat-friend = un amico con un link
pages-seat-nobody = nessuno
pages-seat-bot = bot, { $level }
pages-characters = I personaggi seguono un’idea sola ciascuno
pages-seat-name = Nome del posto { $number }
pages-name = Nome
pages-options = Opzioni
pages-terms = Al tavolo
pages-pace = Tempo per una decisione. Quando scade, gioca un bot finché non torni.
pages-pace-untimed = senza orologio
pages-pace-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
 }
pages-pace-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
 }
pages-terms-dice = Dadi e carte
pages-terms-dice-fair = li fanno la casa e i dispositivi di tutti
pages-terms-dice-manual = della scatola: li scriviamo noi
pages-terms-take-back = Annullare una decisione, finché non ha rivelato niente a nessuno.
pages-terms-take-back-yes = permesso
pages-terms-take-back-no = mai
pages-terms-public = Chi trova il tavolo. Chi ne ha l’indirizzo può guardare.
pages-terms-public-no = solo chi ha il link
pages-terms-public-yes = tutti, nella pagina iniziale
pages-open-table = Apri il tavolo
pages-join-title = Un invito per te: { $game }
pages-join-name = Il tuo nome
pages-join-invite = Il tuo invito: incolla qui tutto il link
pages-join-sit = Siediti
pages-join-watch = Guarda soltanto

## Regole
pages-rules-of = Regole di { $game }
pages-ruling = nostra regola

## Impostazioni
pages-save = Salva
pages-set-lang = Lingua
pages-set-theme = Chiaro e scuro
pages-set-theme-light = chiaro
pages-set-theme-dark = scuro
pages-set-size = Tabellone sugli schermi grandi
pages-set-size-beside = accanto alle scelte
pages-set-size-full = il più grande possibile
pages-set-patterns = Motivi su tutto ciò che si distingue per colore
pages-set-speed = Velocità delle mosse altrui
pages-set-speed-brisk = spedita
pages-set-speed-calm = calma
pages-set-speed-instant = subito
pages-set-motion = Movimento
pages-set-motion-less = nessuno
pages-set-confirm = Chiedi prima di fare una scelta
pages-set-confirm-touch = sugli schermi tattili
pages-set-confirm-always = sempre
pages-set-confirm-never = mai
pages-set-sound = Suono
pages-set-on = sì
pages-set-off = no
pages-set-system = come il dispositivo
pages-key-title = La tua chiave
pages-key-why = Non ci sono account. Questa chiave apre le tue partite: copiala per continuare su un altro dispositivo, e non mostrarla a nessuno. Quello che sta dopo la ~ è la parte di questo dispositivo nei dadi, che la casa non vede mai.
pages-key-yours = Chiave
pages-key-none = Ricevi una chiave con la tua prima partita.
pages-key-other = Continua con la chiave di un altro dispositivo
pages-sign-in = Usa questa chiave
pages-my-keys = Le tue chiavi
pages-my-keys-why = Dai a ogni dispositivo una chiave sua: se una va persa la puoi revocare, e le altre continuano ad aprire le tue partite.
pages-my-keys-first = la tua prima chiave
pages-my-keys-current = { $name } (questo browser)
pages-my-keys-revoke = Revoca
pages-my-keys-name = Nome di un’altra chiave
pages-my-keys-make = Crea una chiave
pages-my-keys-further = La nuova chiave: copiala adesso, non verrà più mostrata
pages-forget-why = Lasci i tuoi tavoli, e il tuo nome viene tolto.
pages-forget = Dimenticami
pages-recap = { $n ->
    [one] Dalla tua ultima decisione è successa 1 cosa
   *[other] Dalla tua ultima decisione sono successe { $n } cose
 }
pages-closed-spot = Qui adesso non c’è niente da scegliere. Che cosa dicono le regole:
pages-no-rules = Nessuna regola dice più del tavolo stesso.
pages-key-rules = che cosa dicono le regole del posto scelto

## Rivedere, analizzare, imparare dagli errori
pages-replay = Rivedi
pages-replay-look-back = Guarda indietro
pages-replay-title = { $game }: la partita passo per passo
pages-replay-step = Passo { $at } di { $last }
pages-replay-first = All’inizio
pages-replay-back = Un passo indietro
pages-replay-next = Un passo avanti
pages-replay-last = All’ultima posizione
pages-replay-jump = Vai al passo
pages-replay-go = Vai
pages-replay-play = Fai scorrere
pages-replay-pause = Pausa
pages-replay-speed = Velocità
pages-replay-slow = lenta
pages-replay-steady = tranquilla
pages-replay-fast = rapida
pages-replay-eyes = Vista da
pages-replay-public = uno spettatore
pages-replay-seat = { $seat }
pages-replay-all = tutti
pages-replay-seen-by = Come la vedeva { $seat }
pages-replay-start = Il tavolo è pronto.
pages-replay-untold = Di questo passo non è stato detto niente.
pages-replay-link = Link a questa posizione
pages-replay-keys = Con le frecce si va passo per passo, con Inizio e Fine al principio e alla fine, con la barra spaziatrice si avvia e si ferma.
pages-to-table = Al tavolo
pages-file-title = Rivedi una partita da un file
pages-file-lead = La registrazione è il file che si può scaricare alla fine di una partita, o che il programma scrive sul tuo computer.
pages-file-choose = File della partita (.serai)
pages-file-show = Mostra
pages-file-kept = Il file resta per un po’ nella memoria di questa casa, perché i link alle posizioni funzionino, e non viene scritto da nessuna parte.
pages-file-another = Un altro file
pages-file-broken = Questo file non si può rivedere: { $why }
pages-file-large = Questo file è troppo grande: una partita ha al massimo { $n } kilobyte.
pages-file-none = Nessun file è stato scelto.
pages-file-gone = Questa partita non è più in memoria. Scegli di nuovo il file, e i suoi link tornano a funzionare.
pages-analyse = Analizza questa partita
pages-analysis-title = { $game }: fortuna e decisioni
pages-analysis-lead = Il bot più forte guarda ogni decisione e ogni sorteggio di questa partita, e distingue la fortuna dalla bravura.
pages-analysis-working = { $done } passi su { $all } esaminati
pages-analysis-leave = Puoi lasciare questa pagina: il lavoro continua e resta con la partita.
pages-analysis-graph = Fai clic sul grafico per vedere la posizione.
pages-analysis-more = Tutti i numeri
pages-analysis-errors = Che cosa si poteva imparare
pages-analysis-look = Guarda la posizione
pages-analysis-whole = L’analisi completa
pages-learn-mistakes = Impara dagli errori
pages-learn-title = { $game }: imparare dagli errori
pages-learn-whose = Gli errori di chi
pages-learn-errors-of = { $n ->
    [0] { $seat }: nessun errore
    [one] { $seat }: 1 errore
   *[other] { $seat }: { $n } errori
 }
pages-learn-number = Errore { $n } di { $all }, dal più grande
pages-learn-played = { $seat } ha scelto «{ $choice }».
pages-learn-find = C’era di meglio. Tu che cosa faresti?
pages-learn-best = Sì! Anche il bot la pensa così.
pages-learn-same = È ciò che è stato giocato.
pages-learn-better = Meglio di ciò che è stato giocato; il bot conosce qualcosa di ancora migliore.
pages-learn-not-better = Per il bot non è meglio di ciò che è stato giocato.
pages-learn-mark-best = scelta del bot
pages-learn-mark-played = giocata
pages-learn-mark-tried = la tua
pages-learn-knows = Il bot sapeva solo ciò che questo posto poteva sapere. Le piccole differenze non contano.
pages-learn-again = Prova un’altra scelta
pages-learn-next = Errore successivo
pages-learn-before = Errore precedente
pages-what-if = E se …
pages-what-if-why = Questo tavolo è nato da una partita finita, con dadi nuovi. La partita finita resta com’era.
pages-what-if-root = Alla posizione da cui viene
pages-what-if-how = Continua da qui al posto di { $seat } a un tavolo tuo, con dadi nuovi. La partita finita resta com’era.
pages-what-if-against = contro bot,
pages-what-if-go = Continua da qui

## The coach
pages-learn-why = La prima volta? Il maestro spiega ogni decisione quando si presenta.
pages-tutorial = Tutorial
pages-tutorial-title = { $game }: i primi passi
pages-tutorial-goal = Come si vince
pages-tutorial-turn = Un turno
pages-tutorial-first = Per cominciare
pages-tutorial-led = Poi si gioca: una vera partita contro due bot cordiali. Nelle prime decisioni ti guido passo per passo, e ciò che prenderei io è segnato sul tabellone.
pages-tutorial-begin = Comincia, passo per passo
pages-tutorial-alone = Comincia solo con il maestro
pages-led-step = Passo { $n } di { $all }.
pages-led-lit = Ciò che prenderei è segnato sul tabellone: toccalo e conferma, oppure scegli altro.
pages-led-over = Da qui guidi tu. Parlo quando arriva qualcosa di nuovo e prima di una scelta che fa perdere molto; Suggerimento mostra che cosa farei io.
pages-turns-coming = Si sta cercando che cosa ha deciso la partita …
pages-turns-ask = L’analisi trova che cosa ha deciso la partita.
pages-turns-none = Nessuna singola mossa ha deciso questa partita.
pages-checked = I dadi sono verificati: tutti i { $n } passi seguono dal segreto sigillato prima della partita.
pages-checked-not = I dadi non corrispondono al sigillo.
pages-mine-move = mossa { $n }
pages-home-first = È la prima volta? Comincia da un tutorial: dice come si vince e ti guida nelle prime mosse.
pages-coach = Maestro
pages-coach-rule = Regola { $rule }
pages-coach-otherwise = Scelgo altro
pages-coach-anyway = Faccio così lo stesso

## Rules to read
pages-rules-search = Cerca nelle regole
pages-rules-find = Cerca
pages-rules-print = Stampa
pages-rules-nothing = Nessuna regola contiene tutte queste parole.
pages-rules-contents = Indice
pages-rulings = Dove le regole stampate tacciono o lasciano qualcosa aperto abbiamo deciso noi. Queste regole dicono che cosa, e perché:
pages-examples = Al tavolo
pages-examples-how = Momenti di partite vere, passo per passo, come li vede chi decide.
pages-example-steps = Passi
pages-example-before = Prima
pages-example-after = Dopo
pages-example-step = Passo { $number }
pages-example-osaka-buy = Un acquisto prende tutto il mercato in una volta. Ciò che si è comprato muove le sue navi, e il mercato si riempie di nuovo.
pages-example-osaka-sale = Due navi arrivano a Edo: tutti vendono quei colori. La nave sorpresa tra le onde affonda, e si salvano solo le merci assicurate.
pages-example-yspahan-place = Quattro dadi della fila Cassa sono quattro cubi nel quartiere della Cassa: bastano per completare subito un souk.
pages-example-yspahan-walk = Dadi di valore 1 muovono il supervisore di una casella. Il cubo accanto a lui va alla carovana, a meno che chi lo possiede paghi un cammello.
pages-example-yspahan-week = La settimana finisce: i souk completi pagano, i quartieri si svuotano, e paga anche la carovana.
pages-example-istanbul-reroll = Un cristallo fa rilanciare quanti dadi si vuole, prima della prima azione.
pages-example-istanbul-tile = Tre dadi rossi pagano una tessera della moschea, e se ne scopre un’altra.
pages-example-istanbul-ruby = Un rubino per lire e uno per merci, con le due azioni di un turno.
pages-example-tabriz-commission = Un apprendista va in un negozio, compra l’ultimo pezzo che manca, e la commissione è completa.
pages-example-tabriz-con-man = Il truffatore vende dadi: quelli cari mostrano materiali più pregiati, ma nessuno sa quali.
pages-printed = Che cosa è stampato sui componenti
pages-printed-how = Ogni valore di carte, tessere e tabelloni con cui gioca il programma, e da dove è noto. Chi possiede il gioco può correggerli in un file.
pages-printed-ours = { $n ->
    [0] Nessuno dei { $of } valori è una nostra ricostruzione.
    [one] Uno dei { $of } valori è una nostra ricostruzione: un numero nostro, perché quello stampato non si è trovato.
   *[other] { $n } dei { $of } valori sono una nostra ricostruzione: numeri nostri, perché quelli stampati non si sono trovati.
 }
pages-printed-some-ours = { $n } ricostruiti

## Notices
pages-title-turn = Tocca a te: { $game }
pages-set-notify = Avviso del browser quando tocca a te e guardi altrove
pages-set-notify-refused = Questo browser non permette avvisi qui. Le sue impostazioni per questo sito possono cambiarlo.
pages-notices = Avvisi
pages-notices-why = Nelle partite che durano giorni la casa può dirti quando tocca a te: una volta per turno, con una richiesta a un indirizzo di un servizio di messaggi o di un tuo programma (un webhook).
pages-notices-address = Indirizzo
pages-notices-quiet = Ore di silenzio
pages-notices-from = dalle
pages-notices-to = alle
pages-notices-clock = secondo l’orologio di
pages-notices-quiet-why = Ciò che vi cade arriva dopo, se tocca ancora a te.
pages-notices-test = Salva e manda una prova
pages-notices-arrived = { $n ->
    [0] L’ultimo avviso è appena arrivato.
    [one] L’ultimo avviso è arrivato un minuto fa.
   *[other] L’ultimo avviso è arrivato { $n } minuti fa.
 }
pages-notices-failed = { $n ->
    [0] L’ultimo avviso, proprio ora, non è arrivato: { $why }
    [one] L’ultimo avviso, un minuto fa, non è arrivato: { $why }
   *[other] L’ultimo avviso, { $n } minuti fa, non è arrivato: { $why }
 }

## Statistics
pages-statistics = Le mie statistiche
pages-statistics-house = Tutte le partite su questo server
pages-statistics-none = Non hai ancora finito una partita. Ogni partita giocata fino in fondo conta qui; per la prima aiuta il maestro.
pages-statistics-rate = { $n ->
    [one] Una partita finita. Vinte: { $rate } %; da una partita si capisce ancora poco: qualsiasi cosa tra { $low } e { $high } %.
   *[other] { $n } partite finite, vinte: { $rate } %; una buona stima della tua forza è tra { $low } e { $high } %.
 }
pages-statistics-by-game = Per gioco
pages-statistics-games = partite
pages-statistics-wins = vittorie
pages-statistics-points = punti in media
pages-statistics-luck = La fortuna nel tempo
pages-statistics-luck-how = { $n ->
    [one] Somma sulla tua unica partita analizzata, in vittorie. La fortuna alla lunga si pareggia; ciò che si è regalato, non per forza.
   *[other] Somma sulle tue { $n } partite analizzate, in vittorie. La fortuna alla lunga si pareggia; ciò che si è regalato, non per forza.
 }
pages-statistics-luck-none = Fai analizzare una partita finita, e qui la fortuna si distingue dalle tue decisioni.
pages-statistics-last = Le mie ultime partite
pages-statistics-scored = { $n ->
    [one] 1 punto
   *[other] { $n } punti
 }
pages-statistics-won = vinta
pages-statistics-errors = Errori frequenti
pages-statistics-errors-how = Decisioni delle tue partite analizzate in cui si è trovato qualcosa di chiaramente migliore, e che cosa tenere a mente.
pages-statistics-times = { $n ->
    [one] una volta
   *[other] { $n } volte
 }
pages-statistics-of = { $game } in numeri
pages-statistics-game-none = Nessuno ha ancora finito una partita di { $game } su questo server. Comincia tu.
pages-statistics-players = { $n ->
    [one] In solitario
   *[other] { $n } giocatori
 }
pages-statistics-means = { $n ->
    [one] Una partita: { $points } punti in media, { $decisions } decisioni.
   *[other] { $n } partite: { $points } punti in media, { $decisions } decisioni a partita.
 }
pages-statistics-seats = Conta il posto? Vittorie in percento, la linea tratteggiata è la parte uguale
pages-statistics-few = Da così poche partite, punti e durata non hanno ancora una forma.
pages-statistics-scores = Punti alla fine
pages-statistics-length = Durata in decisioni
pages-statistics-unread = { $n ->
    [one] Un’altra partita non è ancora contata; lo sarà quando si riapre questa pagina.
   *[other] Altre { $n } partite non sono ancora contate; lo saranno quando si riapre questa pagina.
 }
pages-statistics-short = Statistiche

## The frame of the table
pages-tab-log = Cronaca
pages-drawer = Da leggere accanto al tabellone
pages-pull = Mostra più scelte
pages-whole-screen = Usa tutto lo schermo
pages-step-by-step = Mostrami passo per passo
pages-when-today = oggi
pages-when-yesterday = ieri
pages-when-days = { $n } giorni fa
pages-ending-won = { $n ->
    [one] Hai vinto per 1 punto
   *[other] Hai vinto per { $n } punti
 }
pages-ending-won-tie = Hai vinto allo spareggio
pages-ending-rank = Sei arrivato { $rank }º su { $of }, a { $n ->
    [one] 1 punto
   *[other] { $n } punti
 } dal primo
pages-ending-rank-tie = Sei arrivato { $rank }º su { $of }, allo spareggio
pages-share = Copia il link a questa partita
pages-join-used = Questo posto è occupato: l’invito è già stato usato. Puoi comunque guardare.
pages-file-rubbish = Questo file non è una partita registrata. Scegli un file come quello che si scarica a fine partita: il suo nome finisce con “.serai”.
pages-statistics-too-few = { $n ->
    [one] Finora 1 partita. Giocane prima { $enough }: da meno non si può concludere nulla.
   *[other] Finora { $n } partite. Giocane prima { $enough }: da meno non si può concludere nulla.
 }
pages-skip-steps = Salta »
pages-undo = Annulla
pages-offline-waits = La tua scelta parte appena torna il collegamento.
pages-leave-sure = Un bot giocherà al tuo posto fino alla fine. Vuoi andartene?
pages-leave-yes = Sì, me ne vado
pages-leave-regret = Stai lasciando il tavolo.
pages-let-bot-play-sure = Un bot decide per te finché non torni.
pages-let-bot-play-yes = Sì, che giochi lui
pages-let-bot-play-regret = Un bot prende il tuo posto.
pages-zoom-in = Ingrandisci
pages-zoom-out = Rimpicciolisci
pages-zoom-fit = Tutto il tabellone
pages-own = Quello che hai: mostra dove si trova sul tabellone
pages-overview = Panoramica del tabellone: dove guardare

pages-dice-own = Dadi: questo dispositivo da solo.
pages-dice-why = Che cosa vuol dire?
pages-dice-missed = { $seat } non aggiunge niente ai dadi di questo tavolo: la sua parte non è arrivata in tempo.
pages-dice-broken = { $seat } non aggiunge più niente ai dadi: una volta ha deciso senza la sua catena.
pages-dice-changed = La casa ora mostra sigilli diversi da quelli di prima che il tuo dispositivo aprisse il suo. Non fidarti di questi dadi.
pages-dice-title = Chi fa i dadi?
pages-dice-lead = La casa e i dispositivi di chi gioca, insieme. Qui sotto c’è che cosa nessuno di loro può sapere prima, e che cosa qualcuno potrebbe.
pages-dice-1 = Prima che qualcuno si sieda, la casa estrae un segreto e ne mostra il sigillo. Da lì in poi non può più cambiarlo.
pages-dice-2 = Quando ti siedi, il tuo dispositivo estrae una catena di numeri e la sigilla. Solo quando ci sono i sigilli di tutti, ognuno apre il primo numero e la partita comincia.
pages-dice-3 = Ogni tua decisione apre il numero successivo della tua catena. Quello che esce dopo segue dal segreto della casa, da tutto ciò che è stato aperto fin lì e da questo numero.
pages-dice-4 = Dopo la partita il segreto si mostra, e chiunque può controllare ogni dado e ogni carta.
pages-dice-who = Chi potrebbe fare che cosa?
pages-dice-col-who = Chi
pages-dice-col-foretell = può prevedere
pages-dice-col-choose = può scegliere
pages-dice-players = un giocatore, o tutti i giocatori insieme
pages-dice-players-foretell = niente
pages-dice-players-choose = niente
pages-dice-house = la casa da sola
pages-dice-house-foretell = la prima distribuzione, un momento prima che esca; quello che segue alle decisioni dei bot e dei posti che non aggiungono niente; quello che segue a una decisione appena il tuo dispositivo l’ha mandata
pages-dice-house-choose = fra due, una volta per ogni giocatore: può dire che la sua parte, o una sua decisione, è arrivata tardi, e tutti vedono che da lì in poi non aggiunge niente
pages-dice-one = la casa con un giocatore, o nei panni di uno
pages-dice-one-foretell = anche quello che segue alle decisioni di quel giocatore, finché non decide qualcun altro con una catena
pages-dice-one-choose = una volta in più: il giocatore può arrivare tardi, o perdere la catena durante la partita; tutti lo vedono
pages-dice-all = la casa con tutti i giocatori
pages-dice-all-foretell = tutto
pages-dice-all-choose = tutto: non c’è nessun altro a cui fare torto
pages-dice-limits = Che cosa non fa
pages-dice-limit-bots = I bot non aggiungono niente: li gioca la casa. Se giochi contro soli bot, è la tua catena a impedire che la casa sappia più del dovuto.
pages-dice-limit-script = Una pagina senza script non estrae nessuna catena: quel posto non aggiunge niente, e il tavolo lo dice.
pages-dice-limit-pages = La parte del tuo dispositivo è estratta da script che manda questa casa. Se non ti fidi nemmeno di questo, gioca con un programma tuo: serai join.
pages-dice-limit-lost = Un dispositivo che ha perso la sua catena non aggiunge più niente, e tutti lo vedono. La tua chiave, nelle impostazioni, porta le catene con sé su un altro dispositivo.
pages-dice-limit-hand = A un tavolo con i dadi della scatola le persone tirano e pescano a mano e scrivono che cosa è uscito. Serai bada solo che ogni risposta sia possibile: chi scrive potrebbe scrivere qualsiasi cosa possibile. Scrive chiunque abbia un posto; una carta segreta la scrive solo la persona a cui appartiene; per un bot chiunque, che così conosce la sua carta. Una risposta sbagliata la può annullare chiunque, e il diario dice chi è stato.
pages-dice-limit-old = I tavoli aperti da versioni precedenti vanno avanti con la prima ricetta, dove la casa può prevedere tutto.
