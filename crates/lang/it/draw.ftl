# Nomi delle cose sui tabelloni disegnati, per suggerimenti e lettori di schermo.

## Osaka
draw-osaka-market = Mercato
draw-osaka-production = Produzione
draw-osaka-tokens = Scegli un gettone
draw-osaka-hand = La tua mano: { $sum }
draw-osaka-price = Prezzo { $price }
draw-osaka-pile = Mazzo
draw-osaka-ship = Nave { $colour }: { $space }
draw-osaka-marker = Segnalino di prenotazione di { $seat }
draw-osaka-points-hidden = { $seat }: i punti restano nascosti fino alla fine
draw-osaka-worth = { $points ->
    [one] { $colour }: una vendita ora porta 1 punto
   *[other] { $colour }: una vendita ora porta { $points } punti
 }

## Yspahan
draw-yspahan-tower = Torre
draw-yspahan-row = { $row }: dadi { $n }, faccia { $face }
draw-yspahan-deck = Carte nel mazzo: { $deck }; scartate: { $discards }
draw-yspahan-caravan = Carovana
draw-yspahan-hand = Le tue carte
draw-yspahan-plots = I tuoi terreni · il prossimo +{ $points }
draw-yspahan-plots-full = I tuoi terreni
draw-yspahan-space = Strada { $space }
draw-yspahan-supervisor = Supervisore
