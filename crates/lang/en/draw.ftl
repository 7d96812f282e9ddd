# Names of things on the drawn boards, for tooltips and screen readers.

draw-choices = { $place } ({ $n } choices)
draw-broken = The board cannot be drawn: { $why }

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
draw-yspahan-camels = Your camels: { $n }
draw-yspahan-row = { $row }: dice { $n }, face { $face }
draw-yspahan-deck = Cards in the deck: { $deck }; discarded: { $discards }
draw-yspahan-caravan = Caravan
draw-yspahan-plots = Your plots · next one +{ $points }
draw-yspahan-plots-full = Your plots
draw-yspahan-space = Street { $space }
draw-yspahan-supervisor = Supervisor

## Istanbul
draw-istanbul-round = Round { $round }
draw-istanbul-stall = { $market }: rubies left { $left }, the next one costs { $price }
draw-istanbul-mosque = { $market }: rubies left { $left }, one comes with { $n } tiles
draw-istanbul-dice = Unused dice: { $dice }
draw-istanbul-no-dice = No dice
draw-istanbul-dice-of = Dice of { $seat }
draw-istanbul-actions = Trades
draw-istanbul-reveal = Card dice reveal bazaar cards
draw-istanbul-take-lira = Lira dice bring lira
draw-istanbul-equal = Two equal goods ({ $colour }) for a marker
draw-istanbul-card = Open card { $code }
draw-istanbul-markers = Choose two markers
draw-istanbul-tiles = Mosque tiles

## Tabriz
draw-tabriz-hand = Your commissions
draw-tabriz-offer = To choose from
draw-tabriz-supply = Decks and dice
draw-tabriz-apprentice = Apprentice
draw-tabriz-workshop = Your workshop
draw-tabriz-short = { $coins ->
    [one] 1 coin short
   *[other] { $coins } coins short
}
draw-tabriz-toll = Toll { $coins }
draw-tabriz-round = Round { $round }
draw-tabriz-bank = Bank: { $coins } coins and a commission
draw-tabriz-decks = Draw { $draw } commissions and keep { $keep }
