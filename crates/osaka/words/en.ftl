# Traders of Osaka

osaka-tagline = Buy low in Osaka, watch the ships, and be paid in Edo before the black tide takes your cargo.
osaka-tutorial-goal = Buy goods, let their ships reach Edo, and sell: that brings points and tokens. Once somebody has eight tokens the game is over, and the most points win.
osaka-tutorial-turn = On your turn do one thing: buy the whole market with cards from your hand, take one card into your hand, or reserve one. Every purchase moves the ships of the colours bought. When enough ships are in Edo, goods are sold; ships caught in the waves lose theirs.
osaka-tutorial-first = Cards are money, goods and insurance at once. Gather cards first, buy when the market suits a colour you own, and look where the ships stand before you push them.
osaka-option-open_memory-name = Memory
osaka-option-open_memory = Hands and points are hidden, although every card was seen once. Open memory shows what a good memory could know.
osaka-option-open_memory-false = closed
osaka-option-open_memory-true = open memory
osaka-option-first-name = First player
osaka-option-first = Who begins: the lowest starting hand, as printed, a seat drawn by lot, or one the table names.
osaka-option-first-lowest = the lowest starting hand
osaka-option-first-random = drawn by lot
osaka-option-first-1 = seat 1
osaka-option-first-2 = seat 2
osaka-option-first-3 = seat 3
osaka-option-first-4 = seat 4
osaka-ending-tokens = { osaka-told-ended-tokens }
osaka-ending-passes = { osaka-told-ended-passes }

## Questions of chance
osaka-chance-market = A card is dealt to the market.
osaka-chance-production = A card is dealt to production.
osaka-chance-start = A card is drawn for a starting hand.
osaka-chance-first = Equal starting hands: chance decides who begins.
osaka-chance-lot = Chance decides who begins.

## Words
osaka-colour-red = red
osaka-colour-blue = blue
osaka-colour-yellow = yellow
osaka-colour-green = green
osaka-card = { $colour } { $value }
osaka-cards = { $n } × { $card }
osaka-token-count = { $n } { $colour }

## Decisions
osaka-ask-token = { $seat }: choose your first achievement token.
osaka-ask-turn = { $seat }: buy the market for { $price }, take a card, or reserve one.
osaka-ask-turn-empty = { $seat }: there is nothing to buy or take.
osaka-ask-pay = { $seat }: pay { $due } more. Cards of the highest value come first.
osaka-ask-insurance = { $seat }: insure goods before they sink ({ $colours })?
osaka-ask-cover = { $seat }: choose a good to insure with { $card }.
osaka-ask-nobody = Nobody decides right now.
osaka-ask-over = The game is over.

## The same, told to the others
osaka-watch-token = { $seat } chooses a first achievement token.
osaka-watch-turn = { $seat } buys the market for { $price }, takes a card or reserves one.
osaka-watch-turn-empty = { $seat } finds nothing to buy or take.
osaka-watch-pay = { $seat } chooses the cards to pay with; { $due } to go.
osaka-watch-insurance = { $seat } decides whether to insure goods before they sink ({ $colours }).
osaka-watch-cover = { $seat } chooses a good to insure with { $card }.

## Choices
osaka-do-token = Take a { $colour } token
osaka-do-buy = Buy { $cards } for { $price } ({ $ships })
osaka-do-buy-sails = { $colour } sails { $spaces }
osaka-do-buy-sails-home = { $colour } sails { $spaces } and reaches Edo
osaka-do-pay = Pay { $card } ({ $left } still missing)
osaka-do-pay-last = Pay { $card } (that is enough)
osaka-do-take = Take { $card } to your hand
osaka-do-take-reserved = Take your reserved { $card } to your hand; the marker comes back
osaka-do-reserve = Reserve { $card } in the market
osaka-do-reserve-production = Reserve { $card } in production
osaka-do-pass = Pass: nothing else is possible
osaka-do-discard = { $icons ->
    [one] Discard { $card } to insure one good
   *[other] Discard { $card } to insure up to { $icons } goods
 }
osaka-do-insure = Insure { $card }
osaka-do-lapse = Leave the other icons unused
osaka-do-done = Insure nothing more

## What happens
osaka-told-market = New in the market: { $card }.
osaka-told-production = New in production: { $card }.
osaka-told-drew = { $seat } draws { $card } for the starting hand.
osaka-told-begins = { $seat } has the lowest starting hand and begins.
osaka-told-begins-tied = { $seat } begins, chosen by lot among equals.
osaka-told-drawn = { $seat } begins, drawn by lot.
osaka-told-chose-token = { $seat } chooses a { $colour } token.
osaka-told-paid = { $seat } pays { $card }.
osaka-told-bought = { $seat } buys { $cards } for { $price }.
osaka-told-took = { $seat } takes { $card }.
osaka-told-took-reserved = { $seat } takes the reserved { $card } and has the marker back.
osaka-told-reserved = { $seat } reserves { $card } in the market.
osaka-told-reserved-production = { $seat } reserves { $card } in production.
osaka-told-passed = { $seat } passes.
osaka-told-restocked = Production moves to the market: { $cards }.
osaka-told-reshuffled = { $n ->
    [one] The discards are shuffled into a new draw pile of one card.
   *[other] The discards are shuffled into a new draw pile of { $n } cards.
 }
osaka-told-sailed = The { $colour } ship sails on.
osaka-told-sailed-anchor = The { $colour } ship sails to Anori and is safe.
osaka-told-sailed-wave = The { $colour } ship sails into the waves of Enshunada.
osaka-told-sailed-goal = The { $colour } ship reaches Edo!
osaka-told-sold = { $points ->
    [one] { $seat } sells { $cards } ({ $colour }, worth { $value }): 1 point.
   *[other] { $seat } sells { $cards } ({ $colour }, worth { $value }): { $points } points.
 }
osaka-told-sold-drawing = { $points ->
    [one] { $seat } sells { $cards } ({ $colour }, worth { $value }): 1 point, { $drawn } of it from the draw pile.
   *[other] { $seat } sells { $cards } ({ $colour }, worth { $value }): { $points } points, { $drawn } of them from the draw pile.
 }
osaka-told-won-token = { $seat } wins a { $colour } token.
osaka-told-sank = The { $colour } ship sinks in the black tide.
osaka-told-discarded = { $seat } discards { $card } as insurance.
osaka-told-insured = { $seat } insures { $card }.
osaka-told-lost = { $seat } loses { $cards }.
osaka-told-returned = The { $colour } ship returns to Osaka.
osaka-told-returned-anchor = The { $colour } ship is brought back to Anori.
osaka-told-ended-tokens = A player has enough achievement tokens: the game is over.
osaka-told-ended-passes = Everybody has passed: the game is over.

## Refusals
osaka-no-money = The market costs { $price }, and your hand is worth { $sum }.
osaka-no-goods = The market holds no card you could buy.
osaka-no-card-in-market = { $card } is not in the market.
osaka-no-free-copy = The only { $card } is the one under your marker; take it as your reserved card.
osaka-no-reserved-card = { $card } is reserved by somebody else.
osaka-no-marker-there = Your marker is not on { $card } in the market.
osaka-no-second-marker = Your marker already lies on { $card }; it comes back only when you buy or take that card.
osaka-no-card-there = There is no { $card } to reserve.
osaka-no-double-marker = Every { $card } there is already reserved.
osaka-no-pass = You may pass only when you can do nothing else.
osaka-no-card-in-hand = { $card } is not in your hand.
osaka-no-dearer-card = Cards are paid from dear to cheap, equal values in the order green, yellow, blue, red: after { $card } this one comes too late.
osaka-no-cheaper-first = Pay another card before { $card }: what may follow it would not make up { $due }.
osaka-no-icons = { $card } has no insurance icon.
osaka-no-danger = The { $colour } ship is not sinking.
osaka-no-good-to-insure = You have no uninsured { $colour } good.
osaka-no-such-good = Choose one of your uninsured { $colour } goods.
osaka-no-unused-card = The first icon of a discarded card must insure a good.
osaka-no-token-first = First everybody chooses a token.
osaka-no-other-action = On your turn you buy, take or reserve.
osaka-no-pay-first = Finish the payment first.
osaka-no-insurance-first = First decide about insurance.
osaka-no-cover-first = First choose the good to insure.

## Text table
osaka-table-legend = # anchor, ~ dangerous waves; ships and cards by letter: r red, b blue, y yellow, g green
osaka-table-market = Market: { $cards }
osaka-table-market-empty = Market: empty
osaka-table-production = Production: { $cards }
osaka-table-production-empty = Production: empty
osaka-table-marker = { $seat } has reserved { $card } in the market
osaka-table-marker-production = { $seat } has reserved { $card } in production
osaka-table-price = Price of the market for you: { $price }
osaka-table-discards = Discards: { $n }
osaka-table-pile = Draw pile: { $n }
osaka-table-hand = { $seat }: hand worth { $sum }: { $cards }
osaka-table-hand-empty = { $seat }: no hand cards
osaka-table-hand-size = { $n ->
    [one] { $seat }: one hand card
   *[other] { $seat }: { $n } hand cards
 }
osaka-table-points = { $seat }: points: { $points }
osaka-table-tokens = { $seat }: tokens: { $n } ({ $tokens })
osaka-table-no-tokens = { $seat }: no tokens
osaka-table-goods = { $points ->
    [one] { $seat }: goods { $cards }; a sale now brings 1 point
   *[other] { $seat }: goods { $cards }; a sale now brings { $points } points
 }
osaka-table-goods-insured = { $points ->
    [one] { $seat }: goods { $cards }, insured { $insured }; a sale now brings 1 point
   *[other] { $seat }: goods { $cards }, insured { $insured }; a sale now brings { $points } points
 }
osaka-table-insured = { $points ->
    [one] { $seat }: insured goods { $insured }; a sale now brings 1 point
   *[other] { $seat }: insured goods { $insured }; a sale now brings { $points } points
 }

## The coach's advice
osaka-coach-token = Every token of a colour makes your later sales of that colour worth more. Choose a colour you see often in the market.
osaka-coach-turn = One thing a turn: buy the whole market with cards from your hand, take one card, or reserve one. Cards are money, goods and insurance at once; what you buy also moves its ships.
osaka-coach-turn-empty = There is nothing you can buy or take, so you pass; the next player goes on.
osaka-coach-pay = There is no change: pay as close to the price as you can, and keep cards you may want as insurance.
osaka-coach-insurance = Ships on the waves sink, and uninsured goods of their colour are lost. A 2 saves two goods, a 3 saves one, a 5 none.
osaka-coach-cover = Insure the dearest goods first: the highest card sets the worth of the whole set.

## Letters drawn on pieces, each only once
# red blue yellow green
osaka-letters = R B Y G

## Printed values: a title for each group, words for lines and columns
osaka-printed-cards = Cards
osaka-printed-track = The ships’ way
osaka-printed-start = Set-up
osaka-printed-restock = Restocking
osaka-printed-sailing = How far ships sail
osaka-printed-sale = Sale
osaka-printed-end = End of the game
osaka-word-name = name
osaka-word-value = value
osaka-word-copies = copies
osaka-word-icons = insurance icons
osaka-word-kind = kind
osaka-word-market = market
osaka-word-production = production
osaka-word-hand-sum = starting hand worth at least
osaka-word-one-good = for one good
osaka-word-more-goods = for two or more goods
osaka-word-rounding = rounded up to a multiple of
osaka-word-tokens = tokens of one player

## What people roll and draw by hand
osaka-hand-market = Draw a card from the pile for the market: which one is it?
osaka-hand-production = Draw a card from the pile for production: which one is it?
osaka-hand-start = Draw a card from the pile for the starting hand of { $seat }: which one is it?
osaka-hand-first = Equal starting hands: draw lots among the tied. Who begins?
osaka-hand-lot = Draw lots: who begins?
