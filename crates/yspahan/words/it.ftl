# Yspahan

yspahan-tagline = Riempi i souk, carica la carovana e leggi i dadi meglio dei vicini, in tre settimane di sette giorni.
yspahan-tutorial-goal = Tre settimane di sette giorni; poi vince chi ha più punti. I punti vengono dai souk riempiti con i tuoi cubi, dalla carovana e dagli edifici.
yspahan-tutorial-turn = Ogni giorno i dadi si dispongono sulla torre e ognuno ne prende un gruppo: per cubi nel suo quartiere, cammelli od oro; oppure per muovere il supervisore, che manda i cubi alla carovana; oppure per pescare una carta. Prima della fine del turno puoi costruire.
yspahan-tutorial-first = Un souk conta a fine settimana solo se tutte le sue botteghe sono tue. Comincia da uno piccolo e costruisci presto: un edificio serve ogni giorno che resta.
yspahan-option-first-name = Chi comincia
yspahan-option-first = Chi tira i dadi il primo giorno.
yspahan-option-first-random = a sorte
yspahan-option-first-1 = posto 1
yspahan-option-first-2 = posto 2
yspahan-option-first-3 = posto 3
yspahan-option-first-4 = posto 4
yspahan-ending-weeks = L’ultima settimana è finita: la partita termina.

## Domande al caso
yspahan-chance-first-player = Il caso sceglie chi comincia.
yspahan-chance-roll = Si tirano i dadi.
yspahan-chance-card = Si pesca una carta.

## Parole
yspahan-sack = Sacco
yspahan-barrel = Barile
yspahan-chest = Cassa
yspahan-vase = Vaso
yspahan-row-camel = Cammello
yspahan-row-gold = Oro
yspahan-white = bianco
yspahan-blue = blu
yspahan-yellow = giallo
yspahan-pink = rosa
yspahan-orange = arancio
yspahan-souk = { $quarter ->
    [Cassa] Cassa { $colour ->
        [bianco] bianca
        [giallo] gialla
       *[altro] { $colour }
     }
   *[altro] { $quarter } { $colour }
 }
yspahan-shop = { $souk } { $number }
yspahan-crossroads = piazza centrale
yspahan-street-west = via ovest { $n }
yspahan-street-east = via est { $n }
yspahan-street-north = via nord { $n }
yspahan-street-south = via sud { $n }
yspahan-struck = { $seat } in { $shop }
yspahan-seat-mark = { $number } { $seat }
yspahan-camels = { $n ->
    [one] 1 cammello
   *[other] { $n } cammelli
 }
yspahan-gold = { $n } oro
yspahan-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
 }
yspahan-cubes = { $n ->
    [one] 1 cubo
   *[other] { $n } cubi
 }
yspahan-dice = { $n ->
    [one] 1 dado
   *[other] { $n } dadi
 }
yspahan-cards = { $n ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $n } carte
 }
yspahan-steps = { $n ->
    [one] 1 passo
   *[other] { $n } passi
 }
yspahan-card-camels = Cammelli
yspahan-card-gold = Oro
yspahan-card-shop = Negozio a scelta
yspahan-card-caravan = In carovana
yspahan-card-camel-points = Cammelli in punti
yspahan-card-gold-points = Oro in punti
yspahan-card-exchange = Scambio
yspahan-card-without-camels = Costruire senza cammelli
yspahan-card-without-gold = Costruire senza oro
yspahan-paddock = Recinto
yspahan-building-shop = Negozio
yspahan-hammam = Hammam
yspahan-caravansary = Caravanserraglio
yspahan-bazaar = Bazar
yspahan-hoist = Paranco
yspahan-benefit-paddock = +{ $n } quando prendi cammelli
yspahan-benefit-shop = +{ $n } quando prendi oro
yspahan-benefit-hammam = il supervisore fa fino a { $n } passi in più o in meno gratis
yspahan-benefit-caravansary = una carta per ogni tuo cubo spedito in carovana
yspahan-benefit-bazaar = +{ $n } per ogni souk completo
yspahan-benefit-hoist = +{ $n } quando piazzi cubi con i dadi

## Decisioni
yspahan-ask-supply = { $seat }: tira i dadi; fino a { $most } gialli costano 1 oro l’uno.
yspahan-ask-take = { $seat }: prendi un gruppo di dadi dalla torre.
yspahan-ask-draw = { $seat }: non c’è nessun gruppo per te; pesca una carta.
yspahan-ask-use = { $seat }: { $dice } di valore { $face } dalla fila { $row }. Come li usi?
yspahan-ask-place = { $seat }: piazza { $cubes } nel quartiere { $quarter }.
yspahan-ask-any-shop = { $seat }: piazza un cubo ovunque in città.
yspahan-ask-walk = { $seat }: muovi il supervisore di { $steps }; l’oro cambia la distanza.
yspahan-ask-order = { $seat }: quale cubo va per primo in carovana?
yspahan-ask-next = { $seat }: giochi una carta o mandi l’altro cubo?
yspahan-ask-cube = { $seat }: paghi un cammello per tenere { $shop }?
yspahan-ask-camel-points = { $seat }: quanti cammelli trasformi in punti?
yspahan-ask-gold-points = { $seat }: quanto oro trasformi in punti?
yspahan-ask-exchange = { $seat }: che cosa scambi, uno a uno?
yspahan-ask-build = { $seat }: scegli l’edificio.
yspahan-ask-build-without-camels = { $seat }: scegli l’edificio; non costa cammelli.
yspahan-ask-build-without-gold = { $seat }: scegli l’edificio; non costa oro.
yspahan-ask-build-free = { $seat }: scegli l’edificio; non costa nulla.
yspahan-ask-end = { $seat }: gioca carte o chiudi il turno.
yspahan-ask-end-or-build = { $seat }: costruisci o chiudi il turno.
yspahan-ask-nobody = In questo momento nessuno decide.
yspahan-ask-over = La partita è finita.

## Le stesse, dette agli altri
yspahan-watch-supply = { $seat } decide quanti dadi gialli lanciare (fino a { $most }).
yspahan-watch-take = { $seat } sceglie un gruppo di dadi della torre.
yspahan-watch-draw = { $seat } non trova un gruppo di dadi e pesca una carta.
yspahan-watch-use = { $seat } decide come usare { $dice } con il { $face } dalla fila { $row }.
yspahan-watch-place = { $seat } piazza { $cubes } nel quartiere { $quarter }.
yspahan-watch-any-shop = { $seat } piazza un cubo dove vuole in città.
yspahan-watch-walk = { $seat } sceglie dove va il supervisore ({ $steps } gratis).
yspahan-watch-order = { $seat } sceglie quale cubo va per primo alla carovana.
yspahan-watch-next = { $seat } gioca una carta o manda l’altro cubo.
yspahan-watch-cube = { $seat } decide se pagare un cammello per tenere { $shop }.
yspahan-watch-camel-points = { $seat } decide quanti cammelli diventano punti.
yspahan-watch-gold-points = { $seat } decide quanto oro diventa punti.
yspahan-watch-exchange = { $seat } sceglie che cosa scambiare, uno a uno.
yspahan-watch-build = { $seat } sceglie un edificio.
yspahan-watch-build-without-camels = { $seat } sceglie un edificio che non costa cammelli.
yspahan-watch-build-without-gold = { $seat } sceglie un edificio che non costa oro.
yspahan-watch-build-free = { $seat } sceglie un edificio che non costa nulla.
yspahan-watch-end = { $seat } gioca carte o termina il turno.
yspahan-watch-end-or-build = { $seat } costruisce o termina il turno.

## Scelte
yspahan-do-roll = Tira i dadi bianchi
yspahan-do-roll-yellow = { $n ->
    [one] Tira con 1 dado giallo per { $price }
   *[other] Tira con { $n } dadi gialli per { $price }
 }
yspahan-do-play-gain = Gioca «{ $card }»: prendi { $goods }
yspahan-do-play-shop = Gioca «{ $card }»: piazza un cubo ovunque in città
yspahan-do-play-caravan = Gioca «{ $card }»: un cubo va in carovana per { $points }
yspahan-do-play-sell = Gioca «{ $card }»: al massimo { $most }, { $points } per ciascuno
yspahan-do-play-exchange = Gioca «{ $card }»: cambia cammelli e oro uno a uno
yspahan-do-play-without-camels = Gioca «{ $card }»: subito un edificio, pagando solo l’oro
yspahan-do-play-without-gold = Gioca «{ $card }»: subito un edificio, pagando solo i cammelli
yspahan-do-take = Prendi { $row }: { $dice } di valore { $face }
yspahan-do-take-void = Prendi { $row }: { $dice } di valore { $face }; gialli non contati: { $void }
yspahan-do-draw = Pesca una carta invece di prendere dadi
yspahan-do-row = { $gains }
yspahan-do-row-plus = { $gains }, scartando «{ $card }» per averne uno in più
yspahan-do-supervisor = Muovi il supervisore ({ $steps })
yspahan-do-card = Pesca una carta
yspahan-do-use-build = Usa i dadi per un edificio
yspahan-do-place = Cubo in { $shop }, accanto a { $spaces }
yspahan-do-place-finish = Cubo in { $shop }, accanto a { $spaces }; completa il souk ({ $points })
yspahan-do-place-behind = Cubo in { $shop }, lontano dalla strada
yspahan-do-place-behind-finish = Cubo in { $shop }, lontano dalla strada; completa il souk ({ $points })
yspahan-do-walk = { $place }
yspahan-do-walk-strikes = { $place }, spedendo { $cubes }
yspahan-do-walk-paid = { $place } per { $price }
yspahan-do-walk-paid-strikes = { $place } per { $price }, spedendo { $cubes }
yspahan-do-send = Prima il cubo di { $seat } in { $shop }
yspahan-do-send-next = Ora il cubo di { $seat } in { $shop }
yspahan-do-save = Paga un cammello: il cubo resta, ne parte uno dalla riserva
yspahan-do-let-go = Lascia andare il cubo
yspahan-do-give = Dai { $given } per { $got }
yspahan-do-build = Costruisci { $building } per { $price } ({ $points }; { $benefit })
yspahan-do-end = Chiudi il turno
yspahan-do-go = Vai in { $space }
yspahan-do-stay = Resta in { $space }
yspahan-do-gain-goods = Prendi { $goods }
yspahan-do-gain-cubes = Piazza { $cubes } nel quartiere { $quarter }

## Che cosa succede
yspahan-told-first-player = Per sorteggio comincia { $seat }.
yspahan-told-day = Settimana { $week }, giorno { $day }: apre { $seat }.
yspahan-told-last-day = L’ultimo giorno si gioca in ordine di punteggio, dal più basso: { $order }.
yspahan-told-yellow-bought = { $n ->
    [one] { $seat } compra un dado giallo.
   *[other] { $seat } compra { $n } dadi gialli.
 }
yspahan-told-rolled = { $seat } tira { $white }.
yspahan-told-rolled-yellow = { $seat } tira { $white } e, gialli, { $yellow }.
yspahan-told-took = { $seat } prende { $dice } di valore { $face } dalla fila { $row }.
yspahan-told-took-void = { $seat } prende { $dice } di valore { $face } dalla fila { $row }; gialli non contati: { $void }.
yspahan-told-yellow-left = I dadi gialli lasciano la torre.
yspahan-told-plus = { $seat } scarta «{ $card }» per averne uno in più.
yspahan-told-gained = { $seat } prende { $goods }.
yspahan-told-placed = { $seat } piazza un cubo in { $shop }.
yspahan-told-finished = { $seat } completa il souk { $souk }.
yspahan-told-lost = { $seat } non trova posto per { $cubes }.
yspahan-told-walked = { $seat } manda il supervisore in { $space }.
yspahan-told-walked-paid = { $seat } manda il supervisore in { $space } per { $price }.
yspahan-told-stayed = { $seat } lascia il supervisore in { $space }.
yspahan-told-sent = Il cubo di { $seat } lascia { $shop }.
yspahan-told-saved = { $seat } paga un cammello e tiene { $shop }.
yspahan-told-joined-bottom = Un cubo di { $seat } sale sulla fila bassa della carovana: { $points }.
yspahan-told-joined-middle = Un cubo di { $seat } sale sulla fila di mezzo della carovana: { $points }.
yspahan-told-joined-top = Un cubo di { $seat } sale sulla fila alta della carovana: { $points }.
yspahan-told-caravan = Dalla carovana { $seat } ottiene { $points }: { $cubes }, per { $times }.
yspahan-told-caravan-emptied = La carovana era piena e parte; ne comincia una nuova.
yspahan-told-drew = { $seat } pesca una carta.
yspahan-told-drew-card = { $seat } pesca «{ $card }».
yspahan-told-no-card = Per { $seat } non c’è nessuna carta da pescare.
yspahan-told-reshuffled = Gli scarti formano un nuovo mazzo di { $cards }.
yspahan-told-played = { $seat } gioca «{ $card }».
yspahan-told-sold = { $seat } trasforma { $goods } in { $points }.
yspahan-told-exchanged = { $seat } scambia { $given } con { $got }.
yspahan-told-built = { $seat } costruisce { $building } per { $price }: { $points }.
yspahan-told-turn-ended = { $seat } chiude il turno.
yspahan-told-week-ended = La settimana { $week } è finita.
yspahan-told-souk-scored = { $souk } dà { $points } a { $seat }.
yspahan-told-quarters-emptied = Tutti i cubi lasciano i quartieri.
yspahan-told-ended-weeks = L’ultima settimana è finita: la partita termina.

## Rifiuti
yspahan-no-over = La partita è finita.
yspahan-no-now = In questo momento nessuno decide.
yspahan-no-roll-first = Il giorno comincia con il tiro dei dadi.
yspahan-no-take-first = Prima prendi un gruppo di dadi.
yspahan-no-use-first = Prima di’ a che cosa servono i dadi.
yspahan-no-place-first = Prima piazza i cubi che hai.
yspahan-no-walk-first = Prima muovi il supervisore.
yspahan-no-order-first = Prima di’ quale cubo parte.
yspahan-no-next-first = Prima manda l’altro cubo.
yspahan-no-cube-first = Prima decidi del cubo che sta per partire.
yspahan-no-amount-first = Prima di’ quanto dai per la carta giocata.
yspahan-no-build-first = Prima scegli l’edificio.
yspahan-no-more-actions = I dadi sono stati usati; restano solo le carte, un edificio e la fine del turno.
yspahan-no-dice = Si comprano fino a { $most } dadi gialli, ciascuno per 1 oro; tu hai { $gold }.
yspahan-no-such-card = «{ $card }» non è nella tua mano.
yspahan-no-card-half-done = Le carte aspettano che finisca ciò che è cominciato.
yspahan-no-card-two-players = In due questa carta si gioca solo dentro l’azione di costruire.
yspahan-no-card-building = «{ $card }» vuole un edificio che poi puoi pagare, e deve ancora far risparmiare qualcosa.
yspahan-no-second-building = Un solo edificio per turno.
yspahan-no-effect = «{ $card }» ora non avrebbe effetto.
yspahan-no-dice-there = La fila { $row } è vuota.
yspahan-no-yellow-only = Quei dadi gialli servono solo a { $seat }.
yspahan-no-draw = C’è ancora un gruppo che puoi prendere.
yspahan-no-room = Nel quartiere { $quarter } non c’è un negozio che puoi usare.
yspahan-no-plus = Un altro cubo non troverebbe posto.
yspahan-no-road = Non c’è casella che il supervisore possa raggiungere.
yspahan-no-group-build = In tre o quattro costruire non richiede dadi: viene dopo la loro azione.
yspahan-no-building-payable = Non c’è edificio che puoi pagare.
yspahan-no-other-quarter = I cubi vanno nel quartiere della fila presa.
yspahan-no-such-shop = Il souk { $souk } ha meno negozi.
yspahan-no-foreign-souk = { $seat } ha cubi nel souk { $souk }.
yspahan-no-full-shop = { $shop } ha già un cubo.
yspahan-no-second-souk = Prima completa il souk che hai cominciato in questo quartiere.
yspahan-no-choice-behind = I negozi lontani dalla strada sono tutti uguali; scegli il numero libero più basso.
yspahan-no-such-space = La strada non ha la casella { $space }.
yspahan-no-gold-to-walk = Fermarsi in { $space } costerebbe { $price }; tu hai { $gold }.
yspahan-no-cube-there = Il cubo in { $shop } non è uno dei due accanto al supervisore.
yspahan-no-camel = Non hai un cammello da pagare.
yspahan-no-such-goods = «{ $card }» da te non può prendere questo.
yspahan-no-amount = Si dà almeno 1 e al massimo { $most }, non { $wished }.
yspahan-no-twin = Questo edificio è già tuo: { $building }.
yspahan-no-free-building = In due un edificio costa un gruppo di dadi.
yspahan-no-price = { $building } costa { $price }; tu hai { $has }.

## Tavolo in parole
yspahan-table-purse = { $seat }: { $points }, { $camels }, { $gold }
yspahan-table-buildings = { $seat }: edifici { $buildings }
yspahan-table-no-buildings = { $seat }: nessun edificio
yspahan-table-hand = { $seat }: in mano { $cards }
yspahan-table-no-cards = { $seat }: nessuna carta in mano
yspahan-table-hand-size = { $seat }: in mano { $cards }
yspahan-table-plot = { $building } ({ $price })
yspahan-table-plots = Prossimo edificio: { $points }. Da scegliere: { $plots }
yspahan-table-day = Settimana { $week } di { $weeks }, giorno { $day } di { $days }
yspahan-table-first = Oggi apre { $first }
yspahan-table-turns = Oggi apre { $first }; devono ancora giocare { $turns }
yspahan-table-tower = Torre: dadi bianchi, i gialli dopo un più
yspahan-table-street = Città: @@ è il supervisore; ogni negozio con la lettera del souk (w bianco, b blu, y giallo, p rosa, o arancio) e chi vi ha un cubo
yspahan-table-seats = Di chi è il cubo: { $seats }; un punto è un negozio libero
yspahan-table-souks = Souk: valore [negozi sulla strada|negozi dietro]
yspahan-table-caravan = Carovana: moltiplicatore, punti immediati, verso in cui si riempie
yspahan-table-deck = Mazzo: { $deck }; nessuno scarto
yspahan-table-piles = Mazzo: { $deck }; scarti: { $discards }

## Consigli
yspahan-coach-supply = I dadi gialli costano oro e danno più gruppi tra cui scegliere; aiutano soprattutto te, che hai la prima scelta.
yspahan-coach-take = Prendi un gruppo per l’azione della sua fila, per muovere il supervisore o per una carta. I gruppi grandi piazzano molte merci; guarda anche che cosa lasci al prossimo.
yspahan-coach-draw = Non c’è un gruppo che puoi prendere, perciò peschi una carta. Puoi comunque costruire.
yspahan-coach-use = Gli stessi dadi possono fare una di tre cose: l’azione della fila, un passo del supervisore pari al loro valore, o una carta.
yspahan-coach-place = A fine settimana pagano solo i souk pieni, e devi finirne uno prima di cominciarne un altro nello stesso quartiere.
yspahan-coach-any-shop = Il cubo può andare in qualunque negozio della città: meglio dove completa un souk.
yspahan-coach-walk = I cubi accanto a dove si ferma il supervisore vanno alla carovana. Manda i tuoi per fare punti, o quelli altrui per svuotarne i souk; l’oro cambia la distanza.
yspahan-coach-order = Il primo cubo prende il cammello più in basso, che dà più punti.
yspahan-coach-next = Una carta appena pescata può ancora aiutare l’altro cubo: i cammelli ne salvano il posto.
yspahan-coach-cube = Per un cammello il tuo cubo resta nel negozio, e un altro fa comunque punti nella carovana. Di solito conviene.
yspahan-coach-camel-points = Ogni cammello diventa 2 punti. Tieni i cammelli che servono per gli edifici o per proteggere i cubi.
yspahan-coach-gold-points = Ogni oro diventa un punto. Verso la fine l’oro serve a questo.
yspahan-coach-exchange = Cambia cammelli in oro o oro in cammelli: conviene quando per un edificio manca poco.
yspahan-coach-build = Un edificio aiuta a ogni turno da ora in poi, e dal terzo dà anche punti. Prima è, meglio è.
yspahan-coach-build-without-camels = Questo edificio costa solo oro: scegline uno caro in cammelli.
yspahan-coach-build-without-gold = Questo edificio costa solo cammelli: scegline uno caro in oro.
yspahan-coach-build-free = Questo edificio è gratis: prendi il più caro tra quelli che ti aiutano.
yspahan-coach-end = Puoi ancora giocare carte prima che il turno finisca, quante vuoi, dove hanno effetto.
yspahan-coach-end-or-build = Dopo i dadi puoi costruire una volta. Risparmiare va bene se un edificio migliore è vicino.

## Da dove vengono i punti
yspahan-share-souks = souk
yspahan-share-caravan = carovana
yspahan-share-buildings = edifici
yspahan-share-cards = carte

## Lettere disegnate sui pezzi, ognuna una volta sola
# i souk: bianco blu giallo rosa arancio
yspahan-letters = B U G R A

## Valori stampati: un titolo per ogni gruppo, parole per righe e colonne
yspahan-printed-souk = Souk
yspahan-printed-card = Carte
yspahan-printed-building = Edifici
yspahan-printed-building-points = Punti per il primo, secondo, … edificio
yspahan-printed-card-effects = Che cosa danno le carte
yspahan-printed-calendar = Calendario
yspahan-printed-start = Preparazione
yspahan-printed-dice = Dadi
yspahan-printed-caravan = Carovana
yspahan-printed-street = Negozi lungo la strada
yspahan-word-name = nome
yspahan-word-value = valore
yspahan-word-copies = copie
yspahan-word-shops = negozi
yspahan-word-camels = cammelli
yspahan-word-gold = oro
yspahan-word-bonus = bonus
yspahan-word-points = punti
yspahan-word-most-camels = al massimo tanti cammelli
yspahan-word-points-per-camel = punti per un cammello
yspahan-word-most-gold = al massimo tanto oro
yspahan-word-points-per-gold = punti per un oro
yspahan-word-weeks = settimane
yspahan-word-days = giorni
yspahan-word-white = bianchi
yspahan-word-white-for-two = bianchi, in due
yspahan-word-yellow = gialli
yspahan-word-multipliers = moltiplicatore di ogni fila
yspahan-word-camels-for-two = cammelli in una fila, in due
yspahan-word-camels-for-three = cammelli in una fila, in tre
yspahan-word-camels-for-four = cammelli in una fila, in quattro
yspahan-word-west = ovest
yspahan-word-east = est
yspahan-word-north = nord
yspahan-word-south = sud

## Che cosa si tira e si pesca a mano
yspahan-hand-first-player = Tirate a sorte: chi comincia?
yspahan-hand-roll = { $yellow ->
    [0] Tirate i { $white } dadi bianchi: che cosa è uscito?
    [one] Tirate i { $white } dadi bianchi e quello giallo: che cosa è uscito?
   *[other] Tirate i { $white } dadi bianchi e i { $yellow } gialli: che cosa è uscito?
}
yspahan-hand-card = Pescate una carta dal mazzo per { $seat }: qual è?
