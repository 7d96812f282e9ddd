# Nomi delle cose sui tabelloni disegnati, per suggerimenti e lettori di schermo.

draw-choices = { $place } ({ $n } scelte)
draw-broken = Il tabellone non può essere disegnato: { $why }

## Osaka
draw-osaka-market = Mercato
draw-osaka-production = Produzione
draw-osaka-tokens = Scegli un gettone
draw-osaka-hand = La tua mano: { $sum }
draw-osaka-price = Prezzo { $price }
draw-osaka-pile = Mazzo
draw-osaka-ship = Nave { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[altro] { $colour }
 }: { $space }
draw-osaka-marker = Segnalino di prenotazione di { $seat }
draw-osaka-points-hidden = { $seat }: i punti restano nascosti fino alla fine
draw-osaka-worth = { $points ->
    [one] { $colour }: una vendita ora porta 1 punto
   *[other] { $colour }: una vendita ora porta { $points } punti
 }

## Yspahan
draw-yspahan-tower = Torre
draw-yspahan-camels = I tuoi cammelli: { $n }
draw-yspahan-row = { $row }: dadi { $n }, faccia { $face }
draw-yspahan-deck = Carte nel mazzo: { $deck }; scartate: { $discards }
draw-yspahan-caravan = Carovana
draw-yspahan-plots = I tuoi terreni · il prossimo +{ $points }
draw-yspahan-plots-full = I tuoi terreni
draw-yspahan-space = Strada { $space }
draw-yspahan-supervisor = Supervisore

## Istanbul
draw-istanbul-round = Giro { $round }
draw-istanbul-stall = { $market }: rubini rimasti { $left }, il prossimo costa { $price }
draw-istanbul-mosque = { $market }: rubini rimasti { $left }, uno arriva con { $n } tessere
draw-istanbul-dice = Dadi non usati: { $dice }
draw-istanbul-no-dice = Nessun dado
draw-istanbul-dice-of = Dadi di { $seat }
draw-istanbul-actions = Scambi
draw-istanbul-reveal = I dadi carta rivelano carte del bazar
draw-istanbul-take-lira = I dadi lira danno lire
draw-istanbul-equal = Due merci uguali ({ $colour }) per un segnalino
draw-istanbul-card = Carta scoperta { $code }
draw-istanbul-markers = Scegli due segnalini
draw-istanbul-tiles = Tessere moschea

## Tabriz
draw-tabriz-hand = Le tue commissioni
draw-tabriz-offer = Da scegliere
draw-tabriz-supply = Mazzi e dadi
draw-tabriz-apprentice = Apprendista
draw-tabriz-workshop = La tua bottega
draw-tabriz-short = { $coins ->
    [one] Manca 1 moneta
   *[other] Mancano { $coins } monete
}
draw-tabriz-toll = Pedaggio { $coins }
draw-tabriz-round = Round { $round }
draw-tabriz-bank = Banca: { $coins } monete e una commissione
draw-tabriz-decks = Pesca { $draw } commissioni e tienine { $keep }
