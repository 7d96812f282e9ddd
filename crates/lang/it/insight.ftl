# Partite finite da capire: fortuna, abilità, errori.
insight-title = { $title }: fortuna e decisioni
insight-interrupted = Interrotto. Nulla è perduto: lo stesso comando riprende da qui.
insight-entry = { $entry }
insight-chose = { $seat } ha scelto «{ $choice }».

## Il conto di un posto
insight-account-title = { $seat }: da dove viene il risultato
insight-account-points = Punti: { $start } attesi all’inizio, { $result } alla fine. Dadi e carte hanno dato { $luck } (± { $luck_error }), le proprie decisioni { $own } (± { $own_error }), le decisioni altrui { $others } (± { $others_error }).
insight-account-win = Probabilità di vincere: { $start } % all’inizio, { $result } % alla fine. Dadi e carte hanno dato { $luck } (± { $luck_error }), le proprie decisioni { $own } (± { $own_error }), le decisioni altrui { $others } (± { $others_error }).
insight-account-cost = { $number ->
    [0] La ricerca non ha trovato nulla che { $seat } abbia chiaramente lasciato.
    [one] Rispetto alle scelte migliori che la ricerca conosce, { $seat } ha lasciato il { $win } % di una vittoria (± { $win_error }) e { $points } punti (± { $points_error }) in una decisione.
   *[other] Rispetto alle scelte migliori che la ricerca conosce, { $seat } ha lasciato il { $win } % di una vittoria (± { $win_error }) e { $points } punti (± { $points_error }) in { $number } decisioni.
 }
insight-luck = dadi e carte
insight-own = proprie decisioni
insight-others = decisioni altrui

## Grafici
insight-win-title = Probabilità di vincere, mossa per mossa
insight-win-explained = Dopo ogni decisione e ogni sorteggio, da ciò che era sul tavolo e in tutte le mani. I numeri in basso contano le righe della registrazione.
insight-points-title = Punti attesi, mossa per mossa

## Svolte
insight-turns-title = Le svolte della partita
insight-turn-up = { $at }: { $seat } sale dal { $before } % al { $after } %.
insight-turn-down = { $at }: { $seat } scende dal { $before } % al { $after } %.

## Errori
insight-errors-title = { $seat }: che cosa c’è da imparare
insight-errors-none = La ricerca non ha trovato da nessuna parte qualcosa di chiaramente migliore.
insight-error = { $at }: è stato giocato «{ $played }»; «{ $best }» prometteva di più: { $best_win } % di vincere invece di { $played_win } %, e { $best_points } punti invece di { $played_points }.
insight-choice = scelta
insight-choice-win = vittoria
insight-choice-points = punti
insight-board = Mostra il tavolo com’era

## Note
insight-notes-title = Come leggere questi numeri
insight-note-sum = Ciò che hanno dato la fortuna, le proprie decisioni e quelle altrui è, insieme, esattamente la strada dalla prima aspettativa al risultato. Le proprie decisioni sono confrontate con un giocatore di riferimento equilibrato, perciò possono stare sopra lo zero; ciò che si è lasciato è confrontato con la scelta migliore trovata.
insight-note-errors = Dopo ± sta un errore standard della simulazione: { $playouts } partite di prova per ogni posizione, fino a { $outcomes } esiti per ogni sorteggio, { $search } simulazioni della ricerca per ogni decisione.
insight-note-limits = La ricerca gioca bene, non alla perfezione, e giudica da ciò che un posto poteva sapere. Non sa nulla di intenzioni, sguardi e chiacchiere al tavolo; le piccole differenze non significano nulla, e sui piani lunghi può sbagliare.
insight-note-seed = Il seme è { $seed }; con lo stesso seme e la stessa profondità tutti ottengono gli stessi numeri.

## Il maestro
insight-coach-warning = Davvero? A quel che vedo, «{ $played }» vince il { $played_win } % delle volte; «{ $best }» il { $best_win } %.
insight-coach-osaka-token = Ogni gettone di un colore fa valere di più le tue vendite future di quel colore. Scegli un colore che vedi spesso nel mercato.
insight-coach-osaka-turn = Una cosa per turno: compra tutto il mercato con le carte in mano, prendi una carta, o prenotane una. Le carte sono insieme denaro, merci e assicurazione; ciò che compri muove anche le navi.
insight-coach-osaka-turn-empty = Non c’è nulla da comprare o da prendere, perciò passi; tocca al prossimo.
insight-coach-osaka-pay = Non c’è resto: paga il più vicino possibile al prezzo, e tieni le carte che potrebbero servire da assicurazione.
insight-coach-osaka-insurance = Le navi tra le onde affondano, e le merci non assicurate del loro colore vanno perse. Un 2 salva due merci, un 3 una, un 5 nessuna.
insight-coach-osaka-cover = Assicura prima le merci più care: la carta più alta decide il valore di tutto il gruppo.
insight-coach-istanbul-income = Le tue tessere pagano prima del tiro. Scegli l’ordine; una carta può rendere di più quando hai già i soldi per usarla.
insight-coach-istanbul-collect = La riserva è scarsa: chi ha un pezzo di quel tipo ne restituisce prima uno, anche tu.
insight-coach-istanbul-act = Hai due azioni. Guarda prima se dadi e segnalini insieme comprano un rubino o una tessera; se no, trasforma i dadi in segnalini per i prossimi turni.
insight-coach-istanbul-reroll = Un cristallo fa ritirare i dadi che vuoi, ma solo prima della prima azione. Tieni le coppie.
insight-coach-istanbul-pay = I dadi dopo questo turno non servono più, i segnalini restano. Paga con i dadi dove puoi.
insight-coach-istanbul-pay-colour = Il tappeto delle merci vuole una merce di ogni colore e altre a scelta. Paga con ciò che ti serve meno.
insight-coach-istanbul-use = Si usa una sola delle carte scoperte, le altre si scartano. Guarda anche che cosa ne ricavano gli altri.
insight-coach-istanbul-half = Se la carta chiede qualcosa che preferisci tenere, prendi invece la lira.
insight-coach-istanbul-others = La carta di un altro ti fa un’offerta. Puoi sempre rifiutare.
insight-coach-istanbul-markers = Scegli segnalini del colore di cui sei più vicino al prossimo rubino.
insight-coach-istanbul-market = Il rubino costa quanto dice la carta. Prendilo dove il prezzo del mercato è più alto.
insight-coach-istanbul-give = Una tua tessera va e un’altra arriva. Dai quella che d’ora in poi aiuta meno.
insight-coach-istanbul-swap = La tessera nuova vale dal tuo prossimo turno. Dadi e azioni aiutano per tutta la partita: presto valgono di più.
insight-coach-yspahan-supply = I dadi gialli costano oro e danno più gruppi tra cui scegliere; aiutano soprattutto te, che scegli per primo.
insight-coach-yspahan-take = Prendi un gruppo per l’azione della sua fila, per muovere il supervisore o per una carta. I gruppi grandi piazzano molte merci; guarda anche che cosa lasci al prossimo.
insight-coach-yspahan-draw = Non c’è un gruppo che puoi prendere, perciò peschi una carta. Puoi comunque costruire.
insight-coach-yspahan-use = Gli stessi dadi possono fare una di tre cose: l’azione della fila, un passo del supervisore pari al loro valore, o una carta.
insight-coach-yspahan-place = A fine settimana pagano solo i suk pieni, e devi finirne uno prima di cominciarne un altro nello stesso quartiere.
insight-coach-yspahan-any-shop = Il cubo può andare in qualunque bottega della città: meglio dove completa un suk.
insight-coach-yspahan-walk = I cubi accanto a dove si ferma il supervisore vanno alla carovana. Manda i tuoi per fare punti, o quelli altrui per svuotarne i suk; l’oro cambia la distanza.
insight-coach-yspahan-order = Il primo cubo prende il cammello più in basso, che dà più punti.
insight-coach-yspahan-cube = Per un cammello il tuo cubo resta nella bottega, e un altro fa comunque punti nella carovana. Di solito conviene.
insight-coach-yspahan-camel-points = Ogni cammello diventa 2 punti. Tieni i cammelli che servono per gli edifici o per proteggere i cubi.
insight-coach-yspahan-gold-points = Ogni oro diventa un punto. Verso la fine l’oro serve a questo.
insight-coach-yspahan-exchange = Cambia cammelli in oro o oro in cammelli, meglio quando per un edificio manca poco.
insight-coach-yspahan-build = Un edificio aiuta a ogni turno da ora in poi, e dal terzo dà anche punti. Prima è, meglio è.
insight-coach-yspahan-build-without-camels = Questo edificio costa solo oro: scegline uno caro in cammelli.
insight-coach-yspahan-build-without-gold = Questo edificio costa solo cammelli: scegline uno caro in oro.
insight-coach-yspahan-build-free = Questo edificio è gratis: prendi il più caro tra quelli che ti aiutano.
insight-coach-yspahan-end = Puoi ancora giocare carte prima che il turno finisca, quante vuoi, dove hanno effetto.
insight-coach-yspahan-end-or-build = Dopo i dadi puoi costruire una volta. Risparmiare va bene se un edificio migliore è vicino.
insight-coach-tabriz-keep-workshop = La tua bottega lavora per te a ogni round. Scegline una le cui merci ti serviranno.
insight-coach-tabriz-keep = Tieni commesse che chiedono materiali simili, così un giro nel bazar serve per entrambe.
insight-coach-tabriz-stand = Per il tuo ultimo turno un apprendista può rialzarsi. Scegli il più vicino a ciò che ancora ti serve.
insight-coach-tabriz-move = A ogni turno un apprendista cammina fino a una tessera e si sdraia; ogni tessera una volta per round. Pensa a tutte e tre le camminate: che cosa manca alle tue commesse?
insight-coach-tabriz-last-move = È il tuo ultimo turno: contano solo le commesse che puoi ancora completare adesso.
insight-coach-tabriz-act = Prima usa la tessera, poi completa una commessa. Quelle completate danno subito la ricompensa e una bottega per ogni round.
insight-coach-tabriz-right-track = Un negozio doppio vende da entrambe le file in una visita, a un prezzo per ciascuna.
insight-coach-tabriz-trade-again = Puoi ripetere lo stesso scambio alcune volte. Fermati quando hai ciò che serve alle commesse.
insight-coach-tabriz-rolled = I dadi hanno cambiato l’offerta. Compra, continua se puoi, o lascia stare.
insight-coach-tabriz-gita = Ogni nuovo dado aggiunge merci e prezzo; oltre le tue monete non ottieni nulla. Fermati finché puoi pagare.
insight-coach-tabriz-con-man = Paghi i dadi e ottieni ciò che mostrano. I dadi cari danno merci care, ma mai di sicuro.
insight-coach-tabriz-merchant = Scegli dadi che hanno la faccia del materiale che cerchi: ogni faccia giusta è un pezzo.
insight-coach-tabriz-new-die = Il dado nuovo va tirato; l’altro puoi lasciarlo com’è.
insight-coach-tabriz-complete = Completare una commessa paga subito e lavora a ogni round da ora in poi: presto vale di più.
insight-coach-tabriz-workshop = Usa ogni azione di bottega una volta, nell’ordine utile: prima ciò che porta merci, poi ciò che le scambia.
insight-coach-tabriz-discard = Scarta la commessa i cui materiali sono più lontani.
insight-coach-tabriz-draw-from = I mazzi più cari hanno commesse più difficili e con più prestigio. Pesca ciò che puoi finire.
insight-coach-tabriz-pick-die = I dadi cambiano ciò che farà il Rivale. Guarda le sue colonne prima di scegliere.
insight-coach-tabriz-rival-remove = Decidi tu ciò che le regole lasciano aperto al Rivale: fagli prendere ciò che non ti serve.
insight-coach-tabriz-rival-clear = Fai svuotare al Rivale una tessera dove non volevi andare.
insight-coach-tabriz-rival-keep = Ciò che il Rivale tiene conta per lui alla fine. Scegli ciò che può convertire meno.
insight-coach-tabriz-rival-move = Manda l’apprendista del Rivale dove non vuoi andare: la sua tessera ti costerà un pedaggio.
insight-coach-tabriz-rival-swap = Scegli il dado la cui faccia ti aiuta meno sulla sua tessera.

## Statistiche
insight-luck-over-time = Fortuna e ciò che si è lasciato, in vittorie, partita dopo partita
insight-given-away = lasciato
insight-seats-title = Vittorie per posto, in percento
insight-scores-title = Punti alla fine
insight-length-title = Durata in decisioni

## Accanto al tavolo
insight-headline = Dadi e carte hanno dato a { $seat } { $luck } punti (± { $luck_error }); le decisioni sono costate { $cost } punti (± { $cost_error }) rispetto alle scelte migliori trovate.
insight-headline-you = Dadi e carte ti hanno dato { $luck } punti (± { $luck_error }); le tue decisioni sono costate { $cost } punti (± { $cost_error }) rispetto alle scelte migliori trovate.
insight-place = Passo { $at }
