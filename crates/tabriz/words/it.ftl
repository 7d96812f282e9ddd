# Tabriz

tabriz-tagline = Manda i tuoi apprendisti nel Gran Bazar e tessi i tappeti che faranno parlare di te.
tabriz-tutorial-goal = Tessi tappeti per ottenere prestigio. La partita finisce poco dopo che qualcuno ha completato abbastanza commissioni o imparato tutto; allora vince chi ha più prestigio.
tabriz-tutorial-turn = Manda uno dei tuoi apprendisti per il bazar e usa la tessera in cui arriva: compra materiali, scambiali, tenta i dadi o pesca commissioni a Meydan. Appena hai ciò che serve a un tappeto, completalo per prestigio, monete e talento.
tabriz-tutorial-first = Tieni due tappeti che chiedono gli stessi materiali e va’ dove costano poco. Un negozio vende più pezzi a poco più di uno solo.
tabriz-option-edition-name = Edizione
tabriz-option-edition = L’edizione finale o il prototipo precedente: cambiano alcuni prezzi, alcune tessere e la fine della partita.
tabriz-option-edition-final = edizione finale
tabriz-option-edition-prototype = prototipo
tabriz-option-advanced-name = Botteghe
tabriz-option-advanced = Botteghe avanzate: ognuno comincia con una propria carta bottega e la Meydan non ha banca.
tabriz-option-advanced-false = normale
tabriz-option-advanced-true = botteghe avanzate
tabriz-option-sides-name = Lati
tabriz-option-sides = Le tessere mostrano il lato della prima partita oppure un lato a caso.
tabriz-option-sides-first = lati della prima partita
tabriz-option-sides-random = lati a caso
tabriz-option-layout-name = Disposizione
tabriz-option-layout = Le tessere hanno un ordine fisso oppure sono mescolate dentro il loro tipo. Qui l’edizione finale ha un ordine fisso, il prototipo mescola.
tabriz-option-layout-edition = come vuole l’edizione
tabriz-option-layout-fixed = disposizione fissa
tabriz-option-layout-random = disposizione a caso
tabriz-option-rival-name = Rivale
tabriz-option-rival = L’avversario quando giochi in solitario.
tabriz-option-rival-r1 = la Vecchia Volpe (medio)
tabriz-option-rival-r2 = l’Accaparratore di tinture (medio)
tabriz-option-rival-r3 = il Gabelliere (difficile)
tabriz-option-rival-r4 = il Sensale della seta (difficile)
tabriz-option-rival-r5 = il Favorito di corte (molto difficile)
tabriz-option-first-name = Chi comincia
tabriz-option-first = Chi comincia e tiene il segnalino di primo giocatore.
tabriz-option-first-1 = posto 1
tabriz-option-first-2 = posto 2
tabriz-option-first-3 = posto 3
tabriz-option-first-4 = posto 4
tabriz-option-first-5 = posto 5
tabriz-option-first-random = a sorte
tabriz-ending-commissions = { tabriz-told-ended-commissions }
tabriz-ending-skill = { tabriz-told-ended-skill }
tabriz-ending-rival = { tabriz-told-ended-rival }

## Domande al caso
tabriz-chance-tile = Quale tessera va su questo spazio?
tabriz-chance-first = Il caso decide chi comincia.
tabriz-chance-side = Quale lato della tessera è a faccia in su?
tabriz-chance-workshop = Viene distribuita una carta bottega.
tabriz-chance-card = Si pesca una commissione.
tabriz-chance-dice = Si lanciano i dadi.

## Parole
tabriz-wool = lana
tabriz-plant = tintura di piante
tabriz-camel = fibra di cammello
tabriz-carmine = carminio
tabriz-silk = seta
tabriz-black = nero
tabriz-grey = grigio
tabriz-white = bianco
tabriz-karmandan = karmandan
tabriz-bazaari = bazaari
tabriz-ashraf = ashraf
tabriz-coins = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
 }
tabriz-pieces = { $n } di { $material }
tabriz-skill = { $n } di talento
tabriz-prestige = { $n } di prestigio
tabriz-a-draw = una commissione pescata
tabriz-a-discard = una commissione scartata
tabriz-code-die = lancia un dado { $colour } e ottieni ciò che mostra
tabriz-code-gain = ottieni { $get }
tabriz-code-trade = { $give } per { $get }
tabriz-die = dado { $colour } con { $material }
tabriz-dice-of = { $n } di colore { $colour }
tabriz-cards-of = { $n } { $deck }
tabriz-card = tappeto { $deck } di { $needs }
tabriz-card-long = { $card }, per { $reward }
tabriz-card-workshop = { $card }, per { $reward }; bottega: { $actions }
tabriz-advanced-card = inizio con { $start }; bottega: { $actions }
tabriz-address = il { $tile }
tabriz-address-own = { $tile }
tabriz-tile-meydan = Meydan
tabriz-tile-shop = negozio di { $material }
tabriz-tile-dual = negozio di { $material } e { $and }
tabriz-tile-trader = commerciante di { $material }
tabriz-tile-trader-mixed = commerciante misto
tabriz-tile-con-man = vicolo del truffatore
tabriz-tile-merchant = mercante forestiero
tabriz-tile-gita = il magazzino di Gita
tabriz-tile-caravanserai = caravanserraglio
tabriz-tile-bargain = paradiso degli affari
tabriz-tile-farideh = i saldi di Farideh
tabriz-rival-r1 = la Vecchia Volpe
tabriz-rival-r2 = l’Accaparratore di tinture
tabriz-rival-r3 = il Gabelliere
tabriz-rival-r4 = il Sensale della seta
tabriz-rival-r5 = il Favorito di corte
tabriz-medium = medio
tabriz-hard = difficile
tabriz-very-hard = molto difficile
tabriz-offer = { $n } per { $coins }
tabriz-offer-all = tutto il tracciato, da { $n } in su, per { $coins }
tabriz-space-prices = da destra a { $prices }
tabriz-trade-times = { $exchange } (fino a { $n } volte)
tabriz-price = { $thing } { $n }

## Che cosa fa il Rivale
tabriz-step-gain = ottiene { $gain }
tabriz-step-remove = rimuove { $n } di { $material }, ne tiene { $keep }
tabriz-step-clear = svuota la tessera più piena, ne tiene { $keep }
tabriz-step-all-to-player = tutti gli apprendisti vanno dove sono i tuoi
tabriz-step-nearest-meydan = l’apprendista più vicino alla Meydan ci va
tabriz-step-nearest-trader = l’apprendista più vicino alla Meydan va dal commerciante libero più vicino
tabriz-step-leftmost-nearest = l’apprendista più a sinistra va sulla tessera libera più vicina
tabriz-step-leftmost-fullest = l’apprendista più a sinistra va sulla tessera libera più piena, tiene { $keep }
tabriz-step-rightmost-fullest = l’apprendista più a destra va sulla tessera più piena
tabriz-step-swap = scambia un dado di colore { $colour } del mercato con uno di questi
tabriz-step-trade = scambia { $exchange }

## Il tracciato del talento
tabriz-skill-draw = pesca { $n } { $deck }, tienine { $keep }, e il mazzo è aperto per te
tabriz-skill-move = muovi fino a { $n } tessere
tabriz-skill-keep = tieni { $n } delle carte pescate alla Meydan
tabriz-skill-complete = completa fino a { $n } commissioni per turno
tabriz-skill-prestige = { $n } di prestigio

## Decisioni
tabriz-ask-over = La partita è finita.
tabriz-ask-nobody = Adesso non decide nessuno.
tabriz-ask-keep-workshop = { $seat }: scegli la tua carta bottega.
tabriz-ask-keep = { $n ->
    [one] { $seat }: tieni una delle commissioni pescate.
   *[other] { $seat }: tieni { $n } delle commissioni pescate.
 }
tabriz-ask-stand = { $seat }: rialza un apprendista per l’ultimo turno.
tabriz-ask-move = { $seat }: muovi un apprendista (round { $round }, turno { $turn }).
tabriz-ask-last-move = { $seat }: muovi un apprendista per l’ultimo turno.
tabriz-ask-act = { $seat }: usa { $at }, completa una commissione o termina il turno.
tabriz-ask-right-track = { $seat }: compri anche dall’altro tracciato, presso { $at }?
tabriz-ask-trade-again = { $n ->
    [one] { $seat }: scambi ancora una volta?
   *[other] { $seat }: scambi ancora (fino a { $n } volte)?
 }
tabriz-ask-rolled = { $seat }: e adesso, presso { $at }?
tabriz-ask-gita = { $seat }: compri { $goods } per { $coins }, lanci un altro dado o lasci perdere?
tabriz-ask-con-man = { $seat }: compra un altro dado o lancia.
tabriz-ask-merchant = { $n ->
    [one] { $seat }: scegli l’ultimo dado da lanciare.
   *[other] { $seat }: scegli altri { $n } dadi da lanciare.
 }
tabriz-ask-new-die = { $seat }: lanci solo il dado nuovo o tutti e due?
tabriz-ask-complete = { $seat }: completa una commissione o termina il turno.
tabriz-ask-workshop = { $seat }: usa le azioni della tua bottega, in qualsiasi ordine.
tabriz-ask-discard = { $seat }: scarta una commissione.
tabriz-ask-draw-from = { $seat }: scegli il mazzo da cui pescare.
tabriz-ask-pick-die = { $seat }: scegli quale dado di colore { $colour } lanciare.
tabriz-ask-rival-remove = { $seat }: dove rimuove il Rivale { $material } (ancora { $n })?
tabriz-ask-rival-clear = { $seat }: quale delle tessere più piene svuota il Rivale?
tabriz-ask-rival-keep = { $seat }: che cosa tiene il Rivale (ancora { $n })?
tabriz-ask-rival-move = { $seat }: decidi per il Rivale: { $how }.
tabriz-ask-rival-swap = { $seat }: quale dado di colore { $colour } scambia il Rivale?

## Le stesse, dette agli altri
tabriz-watch-keep-workshop = { $seat } sceglie una carta bottega.
tabriz-watch-keep = { $n ->
    [one] { $seat } sceglie quale delle commissioni pescate tenere.
   *[other] { $seat } sceglie quali { $n } delle commissioni pescate tenere.
 }
tabriz-watch-stand = { $seat } rialza un apprendista per l’ultimo turno.
tabriz-watch-move = { $seat } muove un apprendista (round { $round }, turno { $turn }).
tabriz-watch-last-move = { $seat } muove un apprendista per l’ultimo turno.
tabriz-watch-act = { $seat } decide che cosa fare presso { $at }.
tabriz-watch-right-track = { $seat } decide se comprare anche dall’altro tracciato, presso { $at }.
tabriz-watch-trade-again = { $n ->
    [one] { $seat } decide se scambiare ancora una volta.
   *[other] { $seat } decide se scambiare ancora (fino a { $n } volte).
 }
tabriz-watch-rolled = { $seat } decide che cosa fare del lancio presso { $at }.
tabriz-watch-gita = { $seat } compra { $goods } per { $coins }, lancia un altro dado o lascia perdere.
tabriz-watch-con-man = { $seat } compra un altro dado o lancia.
tabriz-watch-merchant = { $n ->
    [one] { $seat } sceglie l’ultimo dado da lanciare.
   *[other] { $seat } sceglie altri { $n } dadi da lanciare.
 }
tabriz-watch-new-die = { $seat } lancia solo il dado nuovo o tutti e due.
tabriz-watch-complete = { $seat } completa una commissione o termina il turno.
tabriz-watch-workshop = { $seat } usa la bottega, in qualsiasi ordine.
tabriz-watch-discard = { $seat } sceglie una commissione da scartare.
tabriz-watch-draw-from = { $seat } sceglie il mazzo da cui pescare.
tabriz-watch-pick-die = { $seat } sceglie quale dado di colore { $colour } lanciare.
tabriz-watch-rival-remove = { $seat } sceglie dove il Rivale rimuove { $material } (ancora { $n }).
tabriz-watch-rival-clear = { $seat } sceglie quale delle tessere più piene svuota il Rivale.
tabriz-watch-rival-keep = { $seat } sceglie che cosa tiene il Rivale (ancora { $n }).
tabriz-watch-rival-move = { $seat } decide per il Rivale: { $how }.
tabriz-watch-rival-swap = { $seat } sceglie quale dado di colore { $colour } scambia il Rivale.

## Scelte
tabriz-do-keep = Tieni il { $card }
tabriz-do-keep-workshop = Tieni questa carta bottega: { $card }
tabriz-do-keep-two = Tieni il { $card } – e il { $and }
tabriz-do-stand = Rialza l’apprendista presso { $at }
tabriz-do-move = Lascia { $from } per { $to }
tabriz-do-move-toll = Lascia { $from } per { $to } (pedaggio { $coins })
tabriz-do-stay = Resta presso { $at } e usala
tabriz-do-draw = Pesca { $mix } e scegli
tabriz-do-bank = Prendi { $coins } e pesca una carta { $deck }
tabriz-do-bank-only = Prendi { $coins } (non ci sono più carte)
tabriz-do-workshop-first = Usa subito la tua bottega, poi pesca una carta
tabriz-do-workshop-after = Pesca una carta { $deck }, poi usa la tua bottega
tabriz-do-from = Pesca una carta { $deck }
tabriz-do-buy = Compra { $goods } per { $coins }
tabriz-do-trade = Scambia { $exchange }
tabriz-do-use = Bottega: { $exchange }
tabriz-do-discard = Scarta il { $card }
tabriz-do-hunt = Paga { $coins } e cerca { $material }
tabriz-do-buy-die = Compra un dado { $colour } per { $coins }
tabriz-do-buy-die-shown = Compra il { $die } per { $coins }
tabriz-do-die = Lancia un dado { $colour }
tabriz-do-die-shown = Lancia il { $die }
tabriz-do-roll = { $n ->
    [one] Lancia il dado
   *[other] Lancia i { $n } dadi
 }
tabriz-do-roll-new = Lancia solo il dado nuovo
tabriz-do-roll-both = Lancia tutti e due i dadi
tabriz-do-reroll = Rilancia il { $die }
tabriz-do-swap = Scambia il { $die } con un dado { $by } della riserva
tabriz-do-swap-shown = Scambia il { $die } con il { $by } della riserva
tabriz-do-bargain = Prendi { $goods } per { $coins } (due volte { $material })
tabriz-do-take = Prendi { $goods } per { $coins }
tabriz-do-complete = Completa il { $card }
tabriz-do-done = Termina il turno
tabriz-do-done-completing = Non completare altro e termina il turno
tabriz-do-done-workshop = Lascia inutilizzato il resto della bottega
tabriz-do-rival-remove = Presso { $at }
tabriz-do-rival-keep = Tieni { $material }
tabriz-do-rival-move = Lascia { $from } per { $to }
tabriz-do-rival-swap = Il { $die } presso { $at } con il { $by }

## Che cosa succede
tabriz-told-laid = Al suo posto: { $at }.
tabriz-told-drawn = Per sorteggio comincia { $seat }.
tabriz-told-started = { $seat } comincia con { $wealth }.
tabriz-told-dealt = { $seat } riceve una carta bottega: { $card }.
tabriz-told-dealt-unseen = { $seat } riceve una carta bottega.
tabriz-told-workshop-kept = { $seat } tiene una carta bottega: { $card }.
tabriz-told-drew = { $seat } pesca il { $card }.
tabriz-told-drew-unseen = { $seat } pesca una carta { $deck }.
tabriz-told-kept = { $seat } tiene il { $card }.
tabriz-told-kept-unseen = { $seat } tiene una carta { $deck }.
tabriz-told-discarded = { $seat } scarta il { $card }.
tabriz-told-reshuffled = Gli scarti { $deck } sono rimescolati in un nuovo mazzo.
tabriz-told-round = Il round { $number } comincia con la fase bottega.
tabriz-told-restocked = Rifornimento presso { $at }: { $goods }.
tabriz-told-sold-out = Troppa merce presso { $at }: tutto esaurito (via { $goods }).
tabriz-told-marker = { $seat } è ora il primo giocatore.
tabriz-told-skilled = { $seat } ha { $skill } di talento.
tabriz-told-prestige = { $seat } ottiene { $points } di prestigio.
tabriz-told-bonus = { $seat } prende il bonus: { $points } di prestigio.
tabriz-told-rival-bonus = Il Rivale prende il bonus: { $points } di prestigio.
tabriz-told-last-turns = Tutti tranne { $seat } fanno un ultimo turno.
tabriz-told-stayed = { $seat } resta presso { $at }.
tabriz-told-moved = { $seat } lascia { $from } per { $to }.
tabriz-told-stood-up = { $seat } rialza un apprendista presso { $at }.
tabriz-told-toll = { $seat } paga al Rivale un pedaggio di { $coins }.
tabriz-told-toll-unpaid = { $seat } non può pagare il pedaggio di { $coins } e non svolge l’azione.
tabriz-told-banked = { $seat } prende { $coins } dalla banca.
tabriz-told-bought = { $seat } compra { $goods } per { $coins } presso { $at }.
tabriz-told-refilled = L’ultimo pezzo presso { $at } è rimpiazzato: { $goods }.
tabriz-told-traded = { $seat } scambia { $exchange }.
tabriz-told-used = { $seat } usa la bottega: { $exchange }.
tabriz-told-bought-dice = { $n ->
    [one] { $seat } compra un dado per { $coins }.
   *[other] { $seat } compra { $n } dadi per { $coins }.
 }
tabriz-told-hunted = { $seat } paga { $coins } e cerca { $material }.
tabriz-told-swapped = { $seat } scambia il { $die } presso { $at } con uno di colore { $by }.
tabriz-told-rolled = I dadi di colore { $colour } mostrano { $faces }.
tabriz-told-rolled-at = I dadi di colore { $colour } presso { $at } mostrano { $faces }.
tabriz-told-added = Arriva { $goods } presso { $at }.
tabriz-told-gained = { $seat } ottiene { $goods }.
tabriz-told-overreached = { $seat } non può pagare { $coins } e non ottiene nulla.
tabriz-told-completed = { $seat } completa il { $card }.
tabriz-told-completed-for = { $seat } completa il { $card } e ottiene { $gain }.
tabriz-told-rival-turn = Turno del Rivale: dadi di colore { $colour }.
tabriz-told-rival-row = La riga { $row } del Rivale scatta con { $dice }.
tabriz-told-rival-default = Il Rivale svolge la sua azione base.
tabriz-told-rival-gained = Il Rivale ottiene { $wealth }.
tabriz-told-rival-skilled = Il Rivale ha { $skill } di talento.
tabriz-told-rival-prestige = Il Rivale ottiene { $points } di prestigio.
tabriz-told-rival-toll = Il pedaggio del Rivale è ora di { $coins }.
tabriz-told-rival-removed = Il Rivale rimuove { $goods } presso { $at }.
tabriz-told-rival-kept = Il Rivale tiene { $goods }.
tabriz-told-rival-moved = Un apprendista del Rivale lascia { $from } per { $to }.
tabriz-told-rival-swapped = Il Rivale scambia il { $die } presso { $at } con il suo { $by }.
tabriz-told-rival-traded = Il Rivale scambia { $exchange }.
tabriz-told-rival-converted = Monete e materiali del Rivale valgono { $points } di prestigio.
tabriz-told-ended-commissions = Un tessitore ha completato abbastanza commissioni: la partita è finita.
tabriz-told-ended-skill = Un tessitore ha raggiunto il talento massimo: la partita è finita.
tabriz-told-ended-rival = Il Rivale ha raggiunto il talento massimo: la partita è finita.

## Perché no
tabriz-no-over = La partita è finita.
tabriz-no-decision = Adesso non decide nessuno.
tabriz-no-keep = Tieni { $n } delle carte che hai pescato.
tabriz-no-such-card = Non hai in mano il { $card }.
tabriz-no-con-man-die = Scegli dadi della riserva che puoi pagare, prima i colori economici.
tabriz-no-merchant-die = Scegli dadi della riserva, prima i colori economici, in modo da arrivare al numero giusto.
tabriz-no-pool-die = Nella riserva non c’è un tale dado di colore { $colour }.
tabriz-no-keep-workshop-first = Prima scegli la tua carta bottega.
tabriz-no-keep-first = Prima scegli tra le carte che hai pescato.
tabriz-no-stand-first = Prima rialza un apprendista.
tabriz-no-move-first = Prima muovi un apprendista.
tabriz-no-con-man-first = I dadi sono comprati: comprane un altro o lancia.
tabriz-no-merchant-first = Il mercante è pagato: scegli i dadi da lanciare.
tabriz-no-new-die-first = Un dado nuovo va lanciato.
tabriz-no-complete-first = L’azione della tessera è finita: completa una commissione o termina il turno.
tabriz-no-workshop-first = Prima finisci la bottega.
tabriz-no-draw-first = Prima scegli il mazzo da cui pescare.
tabriz-no-rival-first = Prima decidi per il Rivale.
tabriz-no-closed = Quello spazio è chiuso in questa partita.
tabriz-no-apprentice = Non hai apprendisti in piedi presso { $at }.
tabriz-no-staying = Un apprendista deve andare su un’altra tessera; può restare solo alla Meydan.
tabriz-no-distance = È a { $distance } tessere di distanza; puoi muovere di { $steps }.
tabriz-no-second-visit = In questo round hai già visitato { $at }.
tabriz-no-materials = Non hai tutti i materiali per il { $card }.
tabriz-no-locked = Il mazzo { $deck } non è ancora aperto per te.
tabriz-no-cards = Il mazzo { $deck } non ha più carte.
tabriz-no-such-action = La tua bottega non ha un’azione da usare «{ $exchange }».
tabriz-no-use = Adesso non puoi fare «{ $exchange }»: manca qualcosa.
tabriz-no-bank = Con le botteghe avanzate non c’è banca.
tabriz-no-personal-workshop = La fase bottega personale richiede le botteghe avanzate.
tabriz-no-mix = Pesca { $n } carte in tutto, da mazzi aperti che ne hanno abbastanza.
tabriz-no-hunt = Non puoi pagare { $material } con { $coins }.
tabriz-no-sixth-die = Qui si lanciano al massimo { $n } dadi.
tabriz-no-gita-roll = Prima lancia un dado.
tabriz-no-roll-first = Prima rilancia o scambia il dado.
tabriz-no-bribe = Non c’è nulla da prendere, oppure { $coins } non bastano.
tabriz-no-deal = { $coins } non bastano per tutti e tre.
tabriz-no-bargain = I dadi non lo mostrano, oppure { $coins } non bastano.
tabriz-no-such-die = Un tale dado non c’è, né sulla tessera né nella riserva; lo stesso colore si rilancia e basta.
tabriz-no-second-roll = Hai già lanciato.
tabriz-no-other-tile = Adesso questo non si può fare presso { $at }.
tabriz-no-stock = Sul tracciato non è rimasto nulla.
tabriz-no-left-again = Hai già comprato dal tracciato di sinistra; resta solo quello di destra.
tabriz-no-offer = La tessera non ha una tale offerta per ciò che c’è sul tracciato e le tue { $coins }.
tabriz-no-trade = Questo commerciante non scambia { $exchange }.
tabriz-no-other-trade = In una visita si può usare uno solo degli scambi.
tabriz-no-trade-goods = Non hai abbastanza per { $exchange }.

## Il tavolo in parole
tabriz-table-wealth = { $seat } ha { $wealth }.
tabriz-table-standing = { $seat }: { $prestige } di prestigio, { $skill } di talento, { $done } commissioni completate.
tabriz-table-apprentices = { $seat }: in piedi presso { $standing }; sdraiati presso { $lying }.
tabriz-table-hand = { $n ->
    [0] La tua mano è vuota.
    [one] Una commissione nella tua mano:
   *[other] { $n } commissioni nella tua mano:
 }
tabriz-table-card-ready = { $card }. Pronta.
tabriz-table-card-missing = { $card }. Manca: { $missing }.
tabriz-table-offer = Da scegliere: { $card }.
tabriz-table-backs = { $seat } ha in mano { $cards }.
tabriz-table-done = { $seat } ha completato: { $cards }.
tabriz-table-workshop = { $seat } ha le azioni bottega: { $actions }.
tabriz-table-next-skill = A { $at } di talento: { $effect }.
tabriz-table-legend = W lana, P tintura di piante, C fibra di cammello, R carminio, S seta; poi gli apprendisti per posto, ' sdraiato, * del Rivale.
tabriz-table-key = Il primo numero di ogni luogo dice che cos’è: { $tiles }.
tabriz-numbered = { $n } { $tile }
tabriz-table-round = Round { $round }; { $seat } è il primo giocatore.
tabriz-table-pool = Dadi nella riserva: { $dice }.
tabriz-table-deck = { $deck }: { $n } carte coperte; scartate: { $discards }.
tabriz-table-meydan = { $at }: pesca { $n } e tieni { $keep }, oppure { $coins } e una carta.
tabriz-table-meydan-advanced = { $at }: pesca { $n } e tieni { $keep }, oppure una fase bottega personale e una carta.
tabriz-table-shop = { $at }: { $goods }. Prezzi: { $prices }.
tabriz-table-trader = { $at }: { $trades }.
tabriz-table-con-man = { $at }: fino a { $n } dadi a { $prices }.
tabriz-table-prices = { $at }: { $prices }.
tabriz-table-caravanserai = { $at }: { $dice }; sulla tessera { $goods }. Conta il più caro: { $prices }.
tabriz-table-dice = { $at }: { $dice }. Prezzi: { $prices }.
tabriz-table-rival = Il tuo Rivale: { $rival } ({ $difficulty }).
tabriz-table-rival-standing = Il Rivale ha { $wealth }, { $skill } di talento e { $prestige } di prestigio; il pedaggio è { $toll }.
tabriz-table-rival-apprentices = Gli apprendisti del Rivale: { $places }.
tabriz-table-column = Colonna { $colour ->
    [nero] nera
    [grigio] grigia
    [bianco] bianca
   *[altro] { $colour }
 }: sotto { $under }; messi da parte { $aside }.
tabriz-table-row = { $row }. { $dice }: { $steps }.
tabriz-table-default = Altrimenti: { $steps }.
tabriz-table-conversion = Alla fine { $points } di prestigio per ogni { $set }.

## Consigli
tabriz-coach-keep-workshop = La tua bottega lavora per te a ogni round. Scegline una le cui merci ti serviranno.
tabriz-coach-keep = Tieni commissioni che chiedono materiali simili, così un solo giro nel bazar serve a entrambe.
tabriz-coach-stand = Per il tuo ultimo turno un apprendista può rialzarsi. Scegli il più vicino a ciò che ancora ti serve.
tabriz-coach-move = A ogni turno un apprendista cammina fino a una tessera e si sdraia; ogni tessera una volta per round. Pensa a tutte e tre le camminate: che cosa manca alle tue commissioni?
tabriz-coach-last-move = È il tuo ultimo turno: contano solo le commissioni che puoi ancora completare adesso.
tabriz-coach-act = Prima usa la tessera, poi completa una commissione. Quelle completate danno subito la ricompensa e una bottega per ogni round.
tabriz-coach-right-track = Un negozio doppio vende da entrambe le file in una visita, a un prezzo per ciascuna.
tabriz-coach-trade-again = Puoi ripetere lo stesso scambio alcune volte. Fermati quando hai ciò che serve alle commissioni.
tabriz-coach-rolled = I dadi hanno cambiato l’offerta. Compra, continua se puoi, o lascia stare.
tabriz-coach-gita = Ogni nuovo dado aggiunge merci e prezzo; oltre le tue monete non ottieni nulla. Fermati finché puoi pagare.
tabriz-coach-con-man = Paghi i dadi e ottieni ciò che mostrano. I dadi cari danno merci care, ma mai di sicuro.
tabriz-coach-merchant = Scegli dadi che hanno la faccia del materiale che cerchi: ogni faccia giusta è un pezzo.
tabriz-coach-new-die = Il dado nuovo va lanciato; l’altro puoi lasciarlo com’è.
tabriz-coach-complete = Completare una commissione paga subito e lavora a ogni round da ora in poi: prima è, più vale.
tabriz-coach-workshop = Usa ogni azione di bottega una volta, nell’ordine utile: prima ciò che porta merci, poi ciò che le scambia.
tabriz-coach-discard = Scarta la commissione i cui materiali sono più lontani.
tabriz-coach-draw-from = I mazzi più cari hanno commissioni più difficili e con più prestigio. Pesca ciò che puoi finire.
tabriz-coach-pick-die = I dadi cambiano ciò che farà il Rivale. Guarda le sue colonne prima di scegliere.
tabriz-coach-rival-remove = Decidi tu ciò che le regole lasciano aperto al Rivale: fagli prendere ciò che non ti serve.
tabriz-coach-rival-clear = Fai svuotare al Rivale una tessera dove non volevi andare.
tabriz-coach-rival-keep = Ciò che il Rivale tiene conta per lui alla fine. Scegli ciò che può convertire meno.
tabriz-coach-rival-move = Manda l’apprendista del Rivale dove non vuoi andare: la sua tessera ti costerà un pedaggio.
tabriz-coach-rival-swap = Scegli il dado la cui faccia ti aiuta meno sulla sua tessera.

## Da dove viene il prestigio
tabriz-share-prestige = commissioni e talento
tabriz-share-bonus = premio per la fine della partita
tabriz-share-sets = serie complete

## Lettere disegnate sui pezzi, ognuna una volta sola
# lana pianta fibra carminio seta
tabriz-letters-material = L P F C S
# nero grigio bianco
tabriz-letters-die = N G B
# karmandan bazaari ashraf
tabriz-letters-deck = K B A

## Valori stampati: un titolo per ogni gruppo, parole per righe e colonne
tabriz-printed-rules = Numeri delle regole
tabriz-printed-dice = Dadi
tabriz-printed-start = Con che cosa si comincia
tabriz-printed-skill = Tracciato del talento
tabriz-printed-space = Caselle del bazar
tabriz-printed-paths = Passaggi tra le caselle
tabriz-printed-tile = Tessere
tabriz-printed-karmandan = Commissioni karmandan
tabriz-printed-bazaari = Commissioni bazaari
tabriz-printed-ashraf = Commissioni ashraf
tabriz-printed-advanced = Botteghe avanzate
tabriz-printed-rival = Rivali
tabriz-word-kind = tipo
tabriz-word-bonus = bonus
tabriz-word-white = bianchi
tabriz-word-count = quanti
tabriz-word-faces = facce
tabriz-word-material = materiale
tabriz-word-spaces = caselle
tabriz-word-start = inizio
tabriz-word-place = posto
tabriz-word-needs = richiede
tabriz-word-reward = ricompensa
tabriz-word-workshop = bottega
tabriz-word-skill = talento
tabriz-word-difficulty = difficoltà
tabriz-word-draw = pesca
tabriz-word-keep = tieni
tabriz-word-coins = monete
tabriz-word-dice = dadi
tabriz-word-offers = offerte
tabriz-word-trades = scambi
tabriz-word-restock = rifornimento
tabriz-word-move = tessere che un apprendista percorre
tabriz-word-commissions = commissioni che chiudono la partita
tabriz-word-start-draw = commissioni pescate all’inizio
tabriz-word-start-keep = commissioni tenute all’inizio
tabriz-word-rival-pool = dadi del Rivale
tabriz-word-rival-toll = pedaggio del Rivale
tabriz-word-rival-advanced-skill = talento del Rivale con le botteghe avanzate
tabriz-word-rival-start = dove partono gli apprendisti del Rivale
tabriz-word-black = neri
tabriz-word-grey = grigi
tabriz-word-seat-1 = posto 1
tabriz-word-seat-2 = posto 2
tabriz-word-seat-3 = posto 3
tabriz-word-seat-4 = posto 4
tabriz-word-seat-5 = posto 5
tabriz-word-seat-1-of-3 = posto 1 di 3
tabriz-word-seat-2-of-3 = posto 2 di 3
tabriz-word-seat-1-of-4 = posto 1 di 4
tabriz-word-seat-2-of-4 = posto 2 di 4
tabriz-word-seat-3-of-4 = posto 3 di 4
tabriz-word-seat-1-of-5 = posto 1 di 5
tabriz-word-seat-2-of-5 = posto 2 di 5
tabriz-word-seat-3-of-5 = posto 3 di 5
tabriz-word-three = in tre o più
tabriz-word-two = in due, e da soli
tabriz-word-meydan = Meydan
tabriz-word-wool = lana
tabriz-word-plant = tintura di piante
tabriz-word-camel = fibra di cammello
tabriz-word-carmine = carminio
tabriz-word-silk = seta
tabriz-word-fibres = fibre
tabriz-word-dyes = tinture
tabriz-word-trader-wool = commerciante di lana
tabriz-word-trader-plant = commerciante di tintura di piante
tabriz-word-trader-camel = commerciante di fibra di cammello
tabriz-word-trader-carmine = commerciante di carminio
tabriz-word-trader-silk = commerciante di seta
tabriz-word-trader-mixed = il commerciante misto
tabriz-word-alley-1 = primo vicolo
tabriz-word-alley-2 = secondo vicolo
tabriz-word-bargains = affari
tabriz-word-a-prototype = a, prototipo
tabriz-word-b-prototype = b, prototipo
tabriz-word-left = a sinistra
tabriz-word-right = a destra
tabriz-word-start-three = in più all’inizio in tre o più
tabriz-word-overflow = il troppo svuota il tracciato
tabriz-word-refill = l’ultimo pezzo viene rimesso
tabriz-word-space-prices = prezzi per casella
tabriz-word-die-price = prezzi dei dadi
tabriz-word-price = prezzo
tabriz-word-die = dado
tabriz-word-must-roll = va lanciato
tabriz-word-reset = si riporta a
tabriz-word-after-purchase = si aggiungono dopo un acquisto
tabriz-word-black-default = neri, altrimenti
tabriz-word-grey-default = grigi, altrimenti
tabriz-word-white-default = bianchi, altrimenti
tabriz-word-track = tracciato
tabriz-word-score = punti alla fine

## Che cosa si tira e si pesca a mano
tabriz-hand-first = Tirate a sorte: chi comincia?
tabriz-hand-tile = Mettete una tessera sullo spazio { $space }: qual è?
tabriz-hand-side = Quale lato della tessera è a faccia in su: { $at }?
tabriz-hand-workshop = Date a { $seat } una carta bottega: qual è?
tabriz-hand-card = Pescate una commissione per { $seat } ({ $deck }): qual è?
tabriz-hand-dice = { $n ->
    [one] Lanciate un dado ({ $colour }): che cosa è uscito?
   *[other] Lanciate { $n } dadi ({ $colour }): che cosa è uscito?
}
