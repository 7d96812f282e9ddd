# Traders of Osaka

osaka-tagline = Compra bene a Osaka, tieni d’occhio le navi e incassa a Edo prima che la marea nera si prenda il carico.
osaka-tutorial-goal = Compra merci, fa’ arrivare le loro navi a Edo e vendi: porta punti e gettoni. Quando qualcuno ha otto gettoni la partita finisce, e vince chi ha più punti.
osaka-tutorial-turn = Nel tuo turno fa’ una cosa sola: compra tutto il mercato con carte della mano, prendi una carta in mano o prenotane una. Ogni acquisto muove le navi dei colori comprati. Quando abbastanza navi sono a Edo si vende; chi è colto dalle onde perde le merci.
osaka-tutorial-first = Le carte sono insieme denaro, merci e assicurazione. Prima raccogli carte, compra quando il mercato si accorda con un colore che hai, e guarda dove stanno le navi prima di spingerle.
osaka-option-open_memory-name = Memoria
osaka-option-open_memory = Mani e punti sono nascosti, anche se ogni carta è stata vista una volta. La memoria aperta mostra ciò che una buona memoria saprebbe.
osaka-option-open_memory-false = chiusa
osaka-option-open_memory-true = memoria aperta
osaka-option-first-name = Chi comincia
osaka-option-first = Chi comincia: la mano iniziale più bassa, come da regolamento, un posto tirato a sorte o uno scelto dal tavolo.
osaka-option-first-lowest = la mano iniziale più bassa
osaka-option-first-random = a sorte
osaka-option-first-1 = posto 1
osaka-option-first-2 = posto 2
osaka-option-first-3 = posto 3
osaka-option-first-4 = posto 4
osaka-ending-tokens = { osaka-told-ended-tokens }
osaka-ending-passes = { osaka-told-ended-passes }

## Domande al caso
osaka-chance-market = Una carta va al mercato.
osaka-chance-production = Una carta va in produzione.
osaka-chance-start = Si pesca una carta per una mano iniziale.
osaka-chance-first = Mani iniziali pari: il caso decide chi comincia.
osaka-chance-lot = Il caso decide chi comincia.

## Parole
osaka-colour-red = rosso
osaka-colour-blue = blu
osaka-colour-yellow = giallo
osaka-colour-green = verde
osaka-card = { $colour } { $value }
osaka-cards = { $n } × { $card }
osaka-token-count = { $colour } × { $n }

## Decisioni
osaka-ask-token = { $seat }: scegli il primo gettone Risultato.
osaka-ask-turn = { $seat }: compra il mercato per { $price }, prendi una carta o prenotane una.
osaka-ask-turn-empty = { $seat }: non c’è nulla da comprare o da prendere.
osaka-ask-pay = { $seat }: mancano { $due } da pagare. Prima le carte di valore più alto.
osaka-ask-insurance = { $seat }: vuoi assicurare merci prima che affondino ({ $colours })?
osaka-ask-cover = { $seat }: scegli una merce da assicurare con { $card }.
osaka-ask-nobody = In questo momento nessuno decide.
osaka-ask-over = La partita è finita.

## Le stesse, dette agli altri
osaka-watch-token = { $seat } sceglie il suo primo gettone obiettivo.
osaka-watch-turn = { $seat } compra il mercato per { $price }, prende una carta o ne prenota una.
osaka-watch-turn-empty = { $seat } non trova nulla da comprare o prendere.
osaka-watch-pay = { $seat } sceglie le carte con cui pagare; mancano { $due }.
osaka-watch-insurance = { $seat } decide se assicurare merci prima che affondino ({ $colours }).
osaka-watch-cover = { $seat } sceglie una merce da assicurare con { $card }.

## Scelte
osaka-do-token = Prendi un gettone { $colour }
osaka-do-buy = Compra { $cards } per { $price } ({ $ships })
osaka-do-buy-sails = { $colour } avanza di { $spaces }
osaka-do-buy-sails-home = { $colour } avanza di { $spaces } e arriva a Edo
osaka-do-pay = Paga { $card } (ne mancano { $left })
osaka-do-pay-last = Paga { $card } (e basta così)
osaka-do-take = Prendi in mano { $card }
osaka-do-take-reserved = Prendi in mano { $card } che hai prenotato; il segnalino torna a te
osaka-do-reserve = Prenota { $card } al mercato
osaka-do-reserve-production = Prenota { $card } in produzione
osaka-do-pass = Passa: non puoi fare altro
osaka-do-discard = { $icons ->
    [one] Scarta { $card } per assicurare una merce
   *[other] Scarta { $card } per assicurare fino a { $icons } merci
 }
osaka-do-insure = Assicura { $card }
osaka-do-lapse = Lascia inutilizzate le altre icone
osaka-do-done = Non assicurare altro

## Che cosa succede
osaka-told-market = Al mercato arriva { $card }.
osaka-told-production = In produzione arriva { $card }.
osaka-told-drew = { $seat } pesca { $card } per la mano iniziale.
osaka-told-begins = { $seat } ha la mano iniziale più bassa e comincia.
osaka-told-begins-tied = { $seat } comincia, per sorteggio tra pari.
osaka-told-drawn = Per sorteggio comincia { $seat }.
osaka-told-chose-token = { $seat } sceglie un gettone { $colour }.
osaka-told-paid = { $seat } paga { $card }.
osaka-told-bought = { $seat } compra { $cards } per { $price }.
osaka-told-took = { $seat } prende { $card }.
osaka-told-took-reserved = { $seat } prende { $card }, già sotto prenotazione, e riprende il segnalino.
osaka-told-reserved = { $seat } prenota { $card } al mercato.
osaka-told-reserved-production = { $seat } prenota { $card } in produzione.
osaka-told-passed = { $seat } passa.
osaka-told-restocked = La produzione passa al mercato: { $cards }.
osaka-told-reshuffled = { $n ->
    [one] Gli scarti formano un nuovo mazzo di una carta.
   *[other] Gli scarti, mescolati, formano un nuovo mazzo di { $n } carte.
 }
osaka-told-sailed = La nave { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[altro] { $colour }
 } avanza.
osaka-told-sailed-anchor = La nave { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[altro] { $colour }
 } avanza fino ad Anori, al sicuro.
osaka-told-sailed-wave = La nave { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[altro] { $colour }
 } avanza tra le onde di Enshunada.
osaka-told-sailed-goal = La nave { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[altro] { $colour }
 } arriva a Edo!
osaka-told-sold = { $points ->
    [one] { $seat } vende { $cards } ({ $colour }, valore { $value }): 1 punto.
   *[other] { $seat } vende { $cards } ({ $colour }, valore { $value }): { $points } punti.
 }
osaka-told-sold-drawing = { $points ->
    [one] { $seat } vende { $cards } ({ $colour }, valore { $value }): 1 punto, dal mazzo { $drawn }.
   *[other] { $seat } vende { $cards } ({ $colour }, valore { $value }): { $points } punti, di cui dal mazzo { $drawn }.
 }
osaka-told-won-token = { $seat } riceve un gettone { $colour }.
osaka-told-sank = La nave { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[altro] { $colour }
 } affonda nella marea nera.
osaka-told-discarded = { $seat } scarta { $card } come assicurazione.
osaka-told-insured = { $seat } assicura { $card }.
osaka-told-lost = { $seat } perde { $cards }.
osaka-told-returned = La nave { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[altro] { $colour }
 } torna a Osaka.
osaka-told-returned-anchor = La nave { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[altro] { $colour }
 } viene riportata ad Anori.
osaka-told-ended-tokens = Qualcuno ha abbastanza gettoni Risultato: la partita è finita.
osaka-told-ended-passes = Tutti hanno passato: la partita è finita.

## Rifiuti
osaka-no-money = Il mercato costa { $price } e la tua mano vale { $sum }.
osaka-no-goods = Al mercato non c’è nessuna carta che tu possa comprare.
osaka-no-card-in-market = Al mercato non c’è { $card }.
osaka-no-free-copy = L’unica carta { $card } è quella sotto il tuo segnalino; prendila come prenotata.
osaka-no-reserved-card = La carta { $card } è prenotata da qualcun altro.
osaka-no-marker-there = Al mercato il tuo segnalino non è su { $card }.
osaka-no-second-marker = Il tuo segnalino è già su { $card }; torna solo quando compri o prendi quella carta.
osaka-no-card-there = Lì non c’è { $card } da prenotare.
osaka-no-double-marker = Lì ogni carta { $card } è già prenotata.
osaka-no-pass = Puoi passare solo quando non puoi fare altro.
osaka-no-card-in-hand = Non hai in mano { $card }.
osaka-no-dearer-card = Si paga dalle carte più care, a pari valore nell’ordine verde, giallo, blu, rosso: dopo { $card } è troppo tardi per questa.
osaka-no-cheaper-first = Paga un’altra carta prima di { $card }: quelle che possono seguire non arrivano a { $due }.
osaka-no-icons = La carta { $card } non ha icone di assicurazione.
osaka-no-danger = La nave { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[altro] { $colour }
 } non sta affondando.
osaka-no-good-to-insure = Colore { $colour }: non hai merci da assicurare.
osaka-no-such-good = Colore { $colour }: scegli una delle tue merci non assicurate.
osaka-no-unused-card = La prima icona di una carta scartata deve assicurare una merce.
osaka-no-token-first = Prima ognuno sceglie un gettone.
osaka-no-other-action = Nel tuo turno compri, prendi o prenoti.
osaka-no-pay-first = Prima completa il pagamento.
osaka-no-insurance-first = Prima decidi dell’assicurazione.
osaka-no-cover-first = Prima scegli la merce da assicurare.

## Tavolo in parole
osaka-table-legend = # ancora, ~ onde pericolose; navi e carte con una lettera: r rosso, b blu, y giallo, g verde
osaka-table-market = Mercato: { $cards }
osaka-table-market-empty = Mercato: vuoto
osaka-table-production = Produzione: { $cards }
osaka-table-production-empty = Produzione: vuota
osaka-table-marker = Al mercato { $seat } ha prenotato { $card }
osaka-table-marker-production = In produzione { $seat } ha prenotato { $card }
osaka-table-price = Prezzo del mercato per te: { $price }
osaka-table-discards = Scarti: { $n }
osaka-table-pile = Mazzo: { $n }
osaka-table-hand = { $seat }: mano di valore { $sum }: { $cards }
osaka-table-hand-empty = { $seat }: nessuna carta in mano
osaka-table-hand-size = { $n ->
    [one] { $seat }: una carta in mano
   *[other] { $seat }: { $n } carte in mano
 }
osaka-table-points = { $seat }: punti: { $points }
osaka-table-tokens = { $seat }: gettoni: { $n } ({ $tokens })
osaka-table-no-tokens = { $seat }: nessun gettone
osaka-table-goods = { $points ->
    [one] { $seat }: merci { $cards }; venderle ora darebbe 1 punto
   *[other] { $seat }: merci { $cards }; venderle ora darebbe { $points } punti
 }
osaka-table-goods-insured = { $points ->
    [one] { $seat }: merci { $cards }, assicurate { $insured }; venderle ora darebbe 1 punto
   *[other] { $seat }: merci { $cards }, assicurate { $insured }; venderle ora darebbe { $points } punti
 }
osaka-table-insured = { $points ->
    [one] { $seat }: merci assicurate { $insured }; venderle ora darebbe 1 punto
   *[other] { $seat }: merci assicurate { $insured }; venderle ora darebbe { $points } punti
 }

## Consigli
osaka-coach-token = Ogni gettone di un colore fa valere di più le tue vendite future di quel colore. Scegli un colore che vedi spesso nel mercato.
osaka-coach-turn = Una cosa per turno: compra tutto il mercato con le carte in mano, prendi una carta, o prenotane una. Le carte sono insieme denaro, merci e assicurazione; ciò che compri muove anche le navi.
osaka-coach-turn-empty = Non c’è nulla da comprare o da prendere, perciò passi; tocca al prossimo.
osaka-coach-pay = Non c’è resto: paga il più vicino possibile al prezzo, e tieni le carte che potrebbero servire da assicurazione.
osaka-coach-insurance = Le navi tra le onde affondano, e le merci non assicurate del loro colore vanno perse. Un 2 salva due merci, un 3 una, un 5 nessuna.
osaka-coach-cover = Assicura prima le merci più care: la carta più alta decide il valore di tutto il gruppo.

## Lettere disegnate sui pezzi, ognuna una volta sola
# rosso blu giallo verde
osaka-letters = R B G V

## Valori stampati: un titolo per ogni gruppo, parole per righe e colonne
osaka-printed-cards = Carte
osaka-printed-track = La rotta delle navi
osaka-printed-start = Preparazione
osaka-printed-restock = Rifornimento
osaka-printed-sailing = Quanto navigano le navi
osaka-printed-sale = Vendita
osaka-printed-end = Fine della partita
osaka-word-name = nome
osaka-word-value = valore
osaka-word-copies = copie
osaka-word-icons = simboli di assicurazione
osaka-word-kind = tipo
osaka-word-market = mercato
osaka-word-production = produzione
osaka-word-hand-sum = mano iniziale di valore almeno
osaka-word-one-good = per una merce
osaka-word-more-goods = per due o più merci
osaka-word-rounding = arrotondato per eccesso a un multiplo di
osaka-word-tokens = gettoni di un giocatore

## Che cosa si tira e si pesca a mano
osaka-hand-market = Pescate una carta dal mazzo per il mercato: qual è?
osaka-hand-production = Pescate una carta dal mazzo per la produzione: qual è?
osaka-hand-start = Pescate una carta dal mazzo per la mano iniziale di { $seat }: qual è?
osaka-hand-first = Mani iniziali pari: tirate a sorte tra i pari. Chi comincia?
osaka-hand-lot = Tirate a sorte: chi comincia?
