# Istanbul: il gioco di dadi

## Preparazione

istanbul-tagline = Tira, scambia e contratta nel bazar, e riempi la borsa di rubini prima degli altri.
istanbul-tutorial-goal = Raccogli rubini. Quando qualcuno ne ha abbastanza si finisce il giro; vince chi ha più rubini.
istanbul-tutorial-turn = Lancia i dadi, se vuoi paga un cristallo per rilanciarne alcuni, poi usali per le tue azioni: prendi merci, lire o carte, compra tessere moschea che aiutano per tutta la partita, oppure compra rubini con merci e lire.
istanbul-tutorial-first = Ogni rubino di un mercato rincara il successivo. Compra presto una o due tessere, poi raccogli merci del colore il cui mercato è ancora economico.
istanbul-option-rubies-name = Prezzi dei rubini
istanbul-option-rubies = Quale tabella dei prezzi dei rubini si usa. I prezzi stampati non sono noti del tutto; ogni tabella è una lettura plausibile.
istanbul-option-rubies-standard = Normale
istanbul-option-rubies-plateau = In quattro due prezzi vicini sono uguali
istanbul-option-rubies-tall = Colonne più lunghe e rubini più cari in lire
istanbul-option-rubies-far-end = In due restano vuoti i cerchi più cari, non i più economici
istanbul-option-first-name = Chi comincia
istanbul-option-first = Chi comincia. Le lire iniziali seguono l’ordine di gioco.
istanbul-option-first-1 = posto 1
istanbul-option-first-2 = posto 2
istanbul-option-first-3 = posto 3
istanbul-option-first-4 = posto 4
istanbul-option-first-random = a sorte
istanbul-ending-goal = Il traguardo dei rubini è stato raggiunto e il giro completato.
istanbul-chance-dice = Si tirano i dadi.
istanbul-chance-card = Si rivela una carta bazar.
istanbul-chance-tile = Si scopre una tessera moschea.
istanbul-chance-first = Il caso decide chi comincia.

## Pezzi

istanbul-stock-red = { $n ->
    [one] 1 segnalino rosso
   *[other] { $n } segnalini rossi
}
istanbul-stock-yellow = { $n ->
    [one] 1 segnalino giallo
   *[other] { $n } segnalini gialli
}
istanbul-stock-green = { $n ->
    [one] 1 segnalino verde
   *[other] { $n } segnalini verdi
}
istanbul-stock-blue = { $n ->
    [one] 1 segnalino blu
   *[other] { $n } segnalini blu
}
istanbul-stock-brown = { $n ->
    [one] 1 segnalino marrone
   *[other] { $n } segnalini marroni
}
istanbul-stock-crystal = { $n ->
    [one] 1 cristallo
   *[other] { $n } cristalli
}
istanbul-stock-lira = { $n ->
    [one] 1 lira
   *[other] { $n } lire
}
istanbul-dice-red = { $n ->
    [one] 1 dado rosso
   *[other] { $n } dadi rossi
}
istanbul-dice-yellow = { $n ->
    [one] 1 dado giallo
   *[other] { $n } dadi gialli
}
istanbul-dice-green = { $n ->
    [one] 1 dado verde
   *[other] { $n } dadi verdi
}
istanbul-dice-blue = { $n ->
    [one] 1 dado blu
   *[other] { $n } dadi blu
}
istanbul-dice-lira = { $n ->
    [one] 1 dado lira
   *[other] { $n } dadi lira
}
istanbul-dice-card = { $n ->
    [one] 1 dado carta
   *[other] { $n } dadi carta
}
istanbul-goods-red = { $n ->
    [one] 1 merce rossa
   *[other] { $n } merci rosse
}
istanbul-goods-yellow = { $n ->
    [one] 1 merce gialla
   *[other] { $n } merci gialle
}
istanbul-goods-green = { $n ->
    [one] 1 merce verde
   *[other] { $n } merci verdi
}
istanbul-goods-blue = { $n ->
    [one] 1 merce blu
   *[other] { $n } merci blu
}
istanbul-colour-red = rosso
istanbul-colour-yellow = giallo
istanbul-colour-green = verde
istanbul-colour-blue = blu
istanbul-effect-lira = 3 lire a ogni turno
istanbul-effect-crystal = 1 cristallo a ogni turno
istanbul-effect-card = 1 carta bazar a ogni turno
istanbul-effect-action = 1 azione in più a ogni turno
istanbul-effect-die = 1 dado in più
istanbul-effect-red = 1 segnalino rosso a ogni «prendi lire»
istanbul-effect-yellow = 1 segnalino giallo a ogni «prendi lire»
istanbul-effect-green = 1 segnalino verde a ogni «prendi lire»
istanbul-effect-blue = 1 segnalino blu a ogni «prendi lire»
istanbul-tile-many = { $n } × { $tile }
istanbul-market-red = colonna rossa
istanbul-market-yellow = colonna gialla
istanbul-market-green = colonna verde
istanbul-market-blue = colonna blu
istanbul-market-carpet = tappeto merci
istanbul-market-lira = tappeto lire
istanbul-market-mosque = moschea
istanbul-nothing = niente
istanbul-unknown = { $code } (sconosciuto)
istanbul-a-ruby = un rubino
istanbul-the-card = la carta
istanbul-two-markers = due segnalini colorati a scelta
istanbul-price-carpet = { $n ->
    [0] una merce di ogni colore
   *[other] una merce di ogni colore e { $n } a scelta
}
istanbul-price-mosque = con esattamente { $n } tessere
istanbul-price-none = esaurito

## Carte

istanbul-card-both = { $active } (gli altri: { $others })
istanbul-half-pay = paga { $pay }: { $brings }
istanbul-half-own = con almeno { $own } in riserva: { $brings }
istanbul-half-dice = con almeno { $n } dadi carta: { $brings }
istanbul-half-instead = { $half }, oppure { $gain }
istanbul-brings = { $gain }
istanbul-brings-either = { $gain } oppure { $other }
istanbul-brings-ruby = un rubino da un mercato qualsiasi tranne la moschea
istanbul-brings-swap = scambia una propria tessera moschea con una scoperta

## La decisione

istanbul-ask-over = La partita è finita.
istanbul-ask-dice = { $n ->
    [one] { $seat } tira 1 dado.
   *[other] { $seat } tira { $n } dadi.
}
istanbul-ask-card = { $seat } rivela una carta bazar.
istanbul-ask-tile = Si scopre una tessera moschea.
istanbul-ask-collect = { $seat } incassa la rendita; la riserva non basta.
istanbul-ask-income = { $seat }: quale rendita viene ora?
istanbul-ask-act = { $n ->
    [one] { $seat }: scegli un’azione (ne resta 1).
   *[other] { $seat }: scegli un’azione (ne restano { $n }).
}
istanbul-ask-reroll = { $seat }: quali dadi si rilanciano?
istanbul-ask-pay = { $n ->
    [one] { $seat } paga per { $what }: con quale merce?
   *[other] { $seat } paga per { $what }: con quali { $n } merci?
}
istanbul-ask-pay-colour = { $n ->
    [one] { $seat } paga per { $what }: quanto { $colour }? Manca 1 merce.
   *[other] { $seat } paga per { $what }: quanto { $colour }? Mancano { $n } merci.
}
istanbul-ask-use = { $seat }: quale delle carte scoperte si usa?
istanbul-ask-half = { $seat }: usi la carta? Dice: { $half }.
istanbul-ask-others = { $seat }: partecipi? La carta offre: { $half }.
istanbul-ask-markers = { $seat }: quali due segnalini?
istanbul-ask-market = { $seat }: da quale mercato viene il rubino?
istanbul-ask-give = { $seat }: quale tessera moschea va via?
istanbul-ask-swap = { $seat }: quale tessera scoperta arriva?

## Le stesse, dette agli altri
istanbul-watch-dice = { $n ->
    [one] { $seat } lancia 1 dado.
   *[other] { $seat } lancia { $n } dadi.
}
istanbul-watch-card = { $seat } rivela una carta bazar.
istanbul-watch-collect = { $seat } riscuote la rendita; la riserva è scarsa.
istanbul-watch-income = { $seat } sceglie quale rendita viene adesso.
istanbul-watch-act = { $n ->
    [one] { $seat } sceglie un’azione (ne resta 1).
   *[other] { $seat } sceglie un’azione (ne restano { $n }).
}
istanbul-watch-reroll = { $seat } sceglie quali dadi rilanciare.
istanbul-watch-pay = { $n ->
    [one] { $seat } sceglie la merce con cui pagare { $what }.
   *[other] { $seat } sceglie le { $n } merci con cui pagare { $what }.
}
istanbul-watch-pay-colour = { $n ->
    [one] { $seat } paga { $what } e decide quanto { $colour } dare; manca 1 merce.
   *[other] { $seat } paga { $what } e decide quanto { $colour } dare; mancano { $n } merci.
}
istanbul-watch-use = { $seat } sceglie quale delle carte scoperte usare.
istanbul-watch-half = { $seat } decide se usare la carta, che dice: { $half }.
istanbul-watch-others = { $seat } decide se partecipare. La carta offre: { $half }.
istanbul-watch-markers = { $seat } sceglie due segnalini.
istanbul-watch-market = { $seat } sceglie il mercato da cui viene il rubino.
istanbul-watch-give = { $seat } sceglie quale tessera moschea cedere.
istanbul-watch-swap = { $seat } sceglie quale tessera scoperta prendere.

## Scelte

istanbul-do-income = Rendita: { $gain }
istanbul-do-income-card = Rendita: rivela una carta bazar
istanbul-do-collect = Incassa la rendita: { $gain }
istanbul-do-reroll = Paga 1 cristallo e rilancia dei dadi
istanbul-do-roll = Rilancia: { $dice }
istanbul-do-equal = Due merci uguali ({ $colour }) per { $gain }
istanbul-do-different-2 = Due merci diverse per 1 cristallo
istanbul-do-different-3 = Tre merci diverse per 1 segnalino marrone
istanbul-do-different-4 = Quattro merci diverse per due segnalini colorati
istanbul-do-lira = { $n ->
    [one] Prendi lire con 1 dado: { $gain }
   *[other] Prendi lire con { $n } dadi: { $gain }
}
istanbul-do-cards = { $n ->
    [one] 1 dado carta: rivela una carta bazar e usala
   *[other] { $n } dadi carta: rivela { $n } carte bazar e usane una
}
istanbul-do-tile = Tessera moschea: { $tile } (costa { $cost })
istanbul-do-swap = Prendi la tessera: { $tile } (costo stampato { $cost })
istanbul-do-ruby = Rubino per { $price }
istanbul-do-ruby-free = Rubino da questo mercato: { $market }
istanbul-do-end = { $n ->
    [one] Finisci il turno (1 azione non usata)
   *[other] Finisci il turno ({ $n } azioni non usate)
}
istanbul-do-pay = Paga { $goods }
istanbul-do-pay-nothing = Non pagare niente di questo colore
istanbul-do-use = Usa questa carta: { $card }
istanbul-do-take = Sì: { $half }
istanbul-do-instead = No, prendi invece { $gain }
istanbul-do-decline = No, rinuncia
istanbul-do-markers = Prendi due segnalini: { $first } e { $second }
istanbul-do-give = Cedi la tessera: { $tile }

## Eventi

istanbul-told-drawn = Per sorteggio comincia { $seat }.
istanbul-told-turn = Giro { $round }: tocca a { $seat }.
istanbul-told-income = { $seat } riceve la rendita: { $tile }.
istanbul-told-income-card = { $seat } riceve una carta bazar come rendita.
istanbul-told-rolled = { $seat } tira { $dice }.
istanbul-told-rerolls = { $seat } paga 1 cristallo e riprende { $dice }.
istanbul-told-equal = { $seat } scambia due merci uguali ({ $colour }).
istanbul-told-different = { $seat } scambia { $n } merci diverse.
istanbul-told-lira = { $seat } prende lire.
istanbul-told-cards = { $n ->
    [one] { $seat } chiede 1 carta bazar.
   *[other] { $seat } chiede { $n } carte bazar.
}
istanbul-told-buys-tile = { $seat } compra una tessera moschea.
istanbul-told-buys-ruby = { $seat } compra un rubino.
istanbul-told-paid = { $seat } paga { $goods }.
istanbul-told-used = { $seat } usa { $dice }.
istanbul-told-took = { $seat } prende { $gain }.
istanbul-told-returned = La riserva non basta: { $seat } restituisce { $stock }.
istanbul-told-ruby = { $seat } prende un rubino: { $market }.
istanbul-told-ruby-mosque = { $seat } prende il rubino della moschea.
istanbul-told-tile = { $seat } prende una tessera moschea: { $tile }.
istanbul-told-given = { $seat } cede una tessera moschea: { $tile }.
istanbul-told-die-taken = { $seat } prende un dado in più.
istanbul-told-die-returned = { $seat } restituisce un dado in più.
istanbul-told-displayed = Si scopre una tessera moschea: { $tile }, per { $cost }.
istanbul-told-shuffled = Il mazzo bazar è vuoto; si rimescolano gli scarti.
istanbul-told-revealed = { $seat } rivela una carta: { $card }.
istanbul-told-card = { $seat } usa una carta: { $half }.
istanbul-told-instead = { $seat } prende invece delle lire.
istanbul-told-joined = { $seat } partecipa.
istanbul-told-declined = { $seat } rinuncia.
istanbul-told-turn-ended = { $seat } passa i dadi.
istanbul-told-ended-goal = Il giro è completo e la partita è finita.

## Tavolo in parole

istanbul-table-rubies = { $n ->
    [one] { $seat }: 1 rubino su { $goal }, in caso di parità vale { $worth } lire
   *[other] { $seat }: { $n } rubini su { $goal }, in caso di parità vale { $worth } lire
}
istanbul-table-stock = Riserva propria: { $stock }
istanbul-table-tiles = Tessere moschea ({ $n }): { $tiles }
istanbul-table-turn = { $n ->
    [one] Giro { $round }, turno di { $seat }, resta 1 azione
   *[other] Giro { $round }, turno di { $seat }, restano { $n } azioni
}
istanbul-table-dice = Dadi non usati: { $dice } (R rosso, Y giallo, G verde, B blu, L lira, C carta)
istanbul-table-markets = Rubini (* presenti, . presi) e prezzo del prossimo:
istanbul-table-display = Tessere moschea: { $n } scoperte, { $stack } nella pila
istanbul-table-tile = { $n ->
    [one] { $tile }, per { $cost }
   *[other] { $tile }, per { $cost } (ce ne sono { $n })
}
istanbul-table-supply = Riserva comune: { $stock }
istanbul-table-deck = Carte bazar: { $n } nel mazzo, { $discards } scartate
istanbul-table-open = Carta scoperta: { $card }

## Rifiuti

istanbul-no-over = La partita è finita.
istanbul-no-now = Non è questo che si decide adesso.
istanbul-no-income = Prima la rendita: scegline una ancora dovuta.
istanbul-no-roll = Scegli almeno un dado, e solo dadi che ci sono.
istanbul-no-reroll-late = I dadi si rilanciano solo prima della prima azione.
istanbul-no-reroll-crystal = Rilanciare costa un cristallo, e non ce n’è.
istanbul-no-reroll-dice = Non c’è nessun dado da rilanciare.
istanbul-no-equal = Mancano due merci uguali ({ $colour }).
istanbul-no-different = Servono { $n } merci di colori diversi.
istanbul-no-comes-back = Il segnalino pagato tornerebbe subito indietro: sarebbero merci buttate via.
istanbul-no-idle = La riserva è vuota e nessun altro ne ha, quindi non si otterrebbe nulla.
istanbul-no-lira = Per prendere lire serve un dado lira non usato.
istanbul-no-cards = { $n ->
    [one] C’è 1 dado carta non usato.
   *[other] Ci sono { $n } dadi carta non usati.
}
istanbul-no-tile-hidden = Quella tessera non è scoperta.
istanbul-no-tile = La tessera costa { $cost }, e le merci non bastano.
istanbul-no-mosque = Il rubino della moschea arriva da sé con esattamente { $n } tessere.
istanbul-no-mosque-card = Una carta non dà mai il rubino della moschea.
istanbul-no-empty-market = Lì non resta nessun rubino.
istanbul-no-ruby = Lì il prossimo rubino costa { $price }.
istanbul-no-pay-first = Prima si paga.
istanbul-no-pay-stock = Una carta si paga dalla propria riserva, non con i dadi.
istanbul-no-pay-missing = Quelle merci non ci sono.
istanbul-no-pay = Si paga esattamente il prezzo: niente di meno, niente di superfluo, nessun pezzo che torni subito indietro.
istanbul-no-use = Usa una delle carte scoperte.
istanbul-no-same-card = Quella carta ha lo stesso effetto di un’altra già in elenco.
istanbul-no-half = Esegui la carta o prendi invece le lire.
istanbul-no-others = Partecipa o rinuncia.
istanbul-no-cannot-join = La carta non lo offre, o non si può pagare.
istanbul-no-markers = Scegli due dei quattro colori, nell’ordine rosso, giallo, verde, blu.
istanbul-no-same-pair = Con la riserva vuota ha lo stesso effetto di un’altra coppia.
istanbul-no-market = Scegli il mercato da cui viene il rubino.
istanbul-no-give = Scegli una delle proprie tessere moschea.
istanbul-no-swap = Scegli una delle tessere scoperte.

## Consigli

istanbul-coach-income = Le tue tessere pagano prima del tiro. Scegli l’ordine; una carta può rendere di più quando hai già i soldi per usarla.
istanbul-coach-collect = La riserva è scarsa: chi ha un pezzo di quel tipo ne restituisce prima uno, anche tu.
istanbul-coach-act = Hai due azioni. Guarda prima se dadi e segnalini insieme comprano un rubino o una tessera; se no, trasforma i dadi in segnalini per i prossimi turni.
istanbul-coach-reroll = Un cristallo fa rilanciare i dadi che vuoi, ma solo prima della prima azione. Tieni le coppie.
istanbul-coach-pay = I dadi dopo questo turno non servono più, i segnalini restano. Paga con i dadi dove puoi.
istanbul-coach-pay-colour = Il tappeto delle merci vuole una merce di ogni colore e altre a scelta. Paga con ciò che ti serve meno.
istanbul-coach-use = Si usa una sola delle carte scoperte, le altre si scartano. Guarda anche che cosa ne ricavano gli altri.
istanbul-coach-half = Se la carta chiede qualcosa che preferisci tenere, prendi invece le lire.
istanbul-coach-others = La carta di un altro ti fa un’offerta. Puoi sempre rifiutare.
istanbul-coach-markers = Scegli segnalini del colore in cui ti manca meno al prossimo rubino.
istanbul-coach-market = Il rubino costa quanto dice la carta. Prendilo dove il prezzo del mercato è più alto.
istanbul-coach-give = Una tua tessera va e un’altra arriva. Dai quella che d’ora in poi aiuta meno.
istanbul-coach-swap = La tessera nuova vale dal tuo prossimo turno. Dadi e azioni aiutano per tutta la partita: prima li prendi, più valgono.

## Lettere disegnate sui pezzi, ognuna una volta sola
# rosso giallo verde blu marrone cristallo lira carta
istanbul-letters = R G V B M X L C

## Valori stampati: un titolo per ogni gruppo, parole per righe e colonne
istanbul-printed-setup = Preparazione
istanbul-printed-rubies = Prezzi dei rubini
istanbul-printed-tile = Tessere della moschea
istanbul-printed-card = Carte bazar
istanbul-word-yellow = gialli
istanbul-word-common-dice = dadi comuni
istanbul-word-extra-dice = dadi in più
istanbul-word-start-crystals = cristalli all’inizio
istanbul-word-start-lira = lire del primo, secondo, … giocatore
istanbul-word-face-up-tiles = tessere della moschea scoperte
istanbul-word-single = una colonna di un colore
istanbul-word-carpet = tappeto delle merci: altre merci di ogni colore
istanbul-word-lira = lire
istanbul-word-mosque = rubini alla moschea
istanbul-word-count = quanti
istanbul-word-code = codice
istanbul-word-effect = effetto
istanbul-word-goal = rubini per vincere, per numero di giocatori
istanbul-word-mosque-ruby-at = tessere che danno il rubino della moschea, per numero di giocatori
istanbul-word-supply = riserva
istanbul-word-red = rosso
istanbul-word-green = verde
istanbul-word-blue = blu
istanbul-word-brown = marrone
istanbul-word-crystal = cristalli
istanbul-word-standard = normale
istanbul-word-plateau = piano
istanbul-word-tall = alto
istanbul-word-far-end = in fondo
istanbul-word-cost = costo
istanbul-word-active = chi è di turno
istanbul-word-others = gli altri
istanbul-word-gain = riceve
istanbul-word-pay = paga
istanbul-word-or-gain = o riceve
istanbul-word-ruby = rubino
istanbul-word-instead-lira = lire in cambio
istanbul-word-card-dice = dadi carta
istanbul-word-markers = segnalini
istanbul-word-own-browns = propri segnalini marroni
istanbul-word-swap = cambia una tessera

## Che cosa si tira e si pesca a mano
istanbul-hand-first = Tirate a sorte: chi comincia?
istanbul-hand-dice = { $n ->
    [one] Tirate un dado per { $seat }: che cosa è uscito?
   *[other] Tirate { $n } dadi per { $seat }: che cosa è uscito?
}
istanbul-hand-card = Rivelate la prima carta bazar per { $seat }: qual è?
istanbul-hand-tile = Scoprite la prima tessera moschea: qual è?
