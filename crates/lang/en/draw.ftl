# Names of things on the drawn boards, for tooltips and screen readers.

## Osaka
draw-osaka-market = Market
draw-osaka-production = Production
draw-osaka-tokens = Choose a token
draw-osaka-hand = Your hand: { $sum }
draw-osaka-price = Price { $price }
draw-osaka-pile = Draw pile
draw-osaka-ship = { $colour } ship: { $space }
draw-osaka-marker = Reservation marker of { $seat }
draw-osaka-points-hidden = { $seat }: points are hidden until the end
draw-osaka-worth = { $points ->
    [one] { $colour }: a sale now brings 1 point
   *[other] { $colour }: a sale now brings { $points } points
 }

## Yspahan
draw-yspahan-tower = Tower
draw-yspahan-row = { $row }: dice { $n }, face { $face }
draw-yspahan-deck = Cards in the deck: { $deck }; discarded: { $discards }
draw-yspahan-caravan = Caravan
draw-yspahan-hand = Your cards
draw-yspahan-plots = Your plots · next one +{ $points }
draw-yspahan-plots-full = Your plots
draw-yspahan-space = Street { $space }
draw-yspahan-supervisor = Supervisor
