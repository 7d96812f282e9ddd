# Istanbul: The Dice Game

## Set-up

istanbul-tagline = Roll, trade and haggle through the bazaar, and be the first to fill your purse with rubies.
istanbul-option-rubies = Which table of ruby prices is used. The printed prices are not fully known; each table is one plausible reading.
istanbul-option-rubies-standard = Standard
istanbul-option-rubies-plateau = With four players two neighbouring prices are equal
istanbul-option-rubies-tall = Longer columns and dearer rubies for lira
istanbul-option-rubies-far-end = Two players leave out the dearest circles, not the cheapest
istanbul-ending-goal = The ruby goal was reached and the round completed.
istanbul-chance-dice = The dice are rolled.
istanbul-chance-card = A bazaar card is revealed.
istanbul-chance-tile = A mosque tile is turned up.

## Pieces

istanbul-stock-red = { $n ->
    [one] 1 red marker
   *[other] { $n } red markers
}
istanbul-stock-yellow = { $n ->
    [one] 1 yellow marker
   *[other] { $n } yellow markers
}
istanbul-stock-green = { $n ->
    [one] 1 green marker
   *[other] { $n } green markers
}
istanbul-stock-blue = { $n ->
    [one] 1 blue marker
   *[other] { $n } blue markers
}
istanbul-stock-brown = { $n ->
    [one] 1 brown marker
   *[other] { $n } brown markers
}
istanbul-stock-crystal = { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
istanbul-stock-lira = { $n ->
    [one] 1 lira
   *[other] { $n } lira
}
istanbul-dice-red = { $n ->
    [one] 1 red die
   *[other] { $n } red dice
}
istanbul-dice-yellow = { $n ->
    [one] 1 yellow die
   *[other] { $n } yellow dice
}
istanbul-dice-green = { $n ->
    [one] 1 green die
   *[other] { $n } green dice
}
istanbul-dice-blue = { $n ->
    [one] 1 blue die
   *[other] { $n } blue dice
}
istanbul-dice-lira = { $n ->
    [one] 1 lira die
   *[other] { $n } lira dice
}
istanbul-dice-card = { $n ->
    [one] 1 card die
   *[other] { $n } card dice
}
istanbul-goods-red = { $n ->
    [one] 1 red good
   *[other] { $n } red goods
}
istanbul-goods-yellow = { $n ->
    [one] 1 yellow good
   *[other] { $n } yellow goods
}
istanbul-goods-green = { $n ->
    [one] 1 green good
   *[other] { $n } green goods
}
istanbul-goods-blue = { $n ->
    [one] 1 blue good
   *[other] { $n } blue goods
}
istanbul-colour-red = red
istanbul-colour-yellow = yellow
istanbul-colour-green = green
istanbul-colour-blue = blue
istanbul-effect-lira = 3 lira each turn
istanbul-effect-crystal = 1 crystal each turn
istanbul-effect-card = 1 bazaar card each turn
istanbul-effect-action = 1 more action each turn
istanbul-effect-die = 1 extra die
istanbul-effect-red = 1 red marker with every “take lira”
istanbul-effect-yellow = 1 yellow marker with every “take lira”
istanbul-effect-green = 1 green marker with every “take lira”
istanbul-effect-blue = 1 blue marker with every “take lira”
istanbul-tile-many = { $n } × { $tile }
istanbul-market-red = red column
istanbul-market-yellow = yellow column
istanbul-market-green = green column
istanbul-market-blue = blue column
istanbul-market-carpet = goods carpet
istanbul-market-lira = lira carpet
istanbul-market-mosque = mosque
istanbul-nothing = nothing
istanbul-unknown = { $code } (unknown)
istanbul-a-ruby = a ruby
istanbul-the-card = the card
istanbul-two-markers = two coloured markers of choice
istanbul-price-carpet = { $n ->
    [0] one good of each colour
   *[other] one good of each colour and { $n } more of choice
}
istanbul-price-mosque = with exactly { $n } tiles
istanbul-price-none = sold out

## Cards

istanbul-card-both = { $active } (the others: { $others })
istanbul-half-pay = pay { $pay }: { $brings }
istanbul-half-own = with at least { $own } in stock: { $brings }
istanbul-half-dice = with at least { $n } card dice: { $brings }
istanbul-half-instead = { $half }, or else { $gain }
istanbul-brings = { $gain }
istanbul-brings-either = { $gain } or { $other }
istanbul-brings-ruby = a ruby from any market but the mosque
istanbul-brings-swap = swap one of the own mosque tiles for a face-up one

## The decision

istanbul-ask-over = The game is over.
istanbul-ask-dice = { $n ->
    [one] { $seat } rolls 1 die.
   *[other] { $seat } rolls { $n } dice.
}
istanbul-ask-card = { $seat } reveals a bazaar card.
istanbul-ask-tile = A mosque tile is turned up.
istanbul-ask-collect = { $seat } collects the income; the supply is short.
istanbul-ask-income = { $seat }: which income comes next?
istanbul-ask-act = { $n ->
    [one] { $seat }: choose an action (1 left).
   *[other] { $seat }: choose an action ({ $n } left).
}
istanbul-ask-reroll = { $seat }: which dice are rolled again?
istanbul-ask-pay = { $n ->
    [one] { $seat } pays for { $what }: with which good?
   *[other] { $seat } pays for { $what }: with which { $n } goods?
}
istanbul-ask-pay-colour = { $n ->
    [one] { $seat } pays for { $what }: how much { $colour }? 1 good to go.
   *[other] { $seat } pays for { $what }: how much { $colour }? { $n } goods to go.
}
istanbul-ask-use = { $seat }: which of the open cards is used?
istanbul-ask-half = { $seat }: use the card? It says: { $half }.
istanbul-ask-others = { $seat }: join in? The card offers: { $half }.
istanbul-ask-markers = { $seat }: which two markers?
istanbul-ask-market = { $seat }: from which market does the ruby come?
istanbul-ask-give = { $seat }: which mosque tile goes?
istanbul-ask-swap = { $seat }: which face-up tile comes?

## Choices

istanbul-name-income = Income: { $gain }
istanbul-name-income-card = Income: reveal a bazaar card
istanbul-name-collect = Collect the income: { $gain }
istanbul-name-reroll = Pay 1 crystal and roll dice again
istanbul-name-roll = Roll again: { $dice }
istanbul-name-equal = Two equal goods ({ $colour }) for { $gain }
istanbul-name-different-2 = Two different goods for 1 crystal
istanbul-name-different-3 = Three different goods for 1 brown marker
istanbul-name-different-4 = Four different goods for two coloured markers
istanbul-name-lira = { $n ->
    [one] Take lira with 1 die: { $gain }
   *[other] Take lira with { $n } dice: { $gain }
}
istanbul-name-cards = { $n ->
    [one] 1 card die: reveal a bazaar card and use it
   *[other] { $n } card dice: reveal { $n } bazaar cards and use one
}
istanbul-name-tile = Mosque tile: { $tile } (costs { $cost })
istanbul-name-swap = Take the tile: { $tile } (printed cost { $cost })
istanbul-name-ruby = Ruby for { $price }
istanbul-name-ruby-free = Ruby from this market: { $market }
istanbul-name-end = { $n ->
    [one] End the turn (1 action unused)
   *[other] End the turn ({ $n } actions unused)
}
istanbul-name-pay = Pay { $goods }
istanbul-name-pay-nothing = Pay nothing of this colour
istanbul-name-use = Use this card: { $card }
istanbul-name-take = Yes: { $half }
istanbul-name-instead = No, take { $gain } instead
istanbul-name-decline = No, do without
istanbul-name-markers = Take two markers: { $first } and { $second }
istanbul-name-give = Give up the tile: { $tile }

## Events

istanbul-tell-turn = Round { $round }: { $seat } begins a turn.
istanbul-tell-income = { $seat } gets income: { $tile }.
istanbul-tell-income-card = { $seat } gets a bazaar card as income.
istanbul-tell-rolled = { $seat } rolls { $dice }.
istanbul-tell-rerolls = { $seat } pays 1 crystal and picks up { $dice }.
istanbul-tell-equal = { $seat } trades two equal goods ({ $colour }).
istanbul-tell-different = { $seat } trades { $n } different goods.
istanbul-tell-lira = { $seat } takes lira.
istanbul-tell-cards = { $n ->
    [one] { $seat } goes for 1 bazaar card.
   *[other] { $seat } goes for { $n } bazaar cards.
}
istanbul-tell-buys-tile = { $seat } buys a mosque tile.
istanbul-tell-buys-ruby = { $seat } buys a ruby.
istanbul-tell-paid = { $seat } pays { $goods }.
istanbul-tell-used = { $seat } uses { $dice }.
istanbul-tell-took = { $seat } takes { $gain }.
istanbul-tell-returned = The supply is short: { $seat } returns { $stock }.
istanbul-tell-ruby = { $seat } takes a ruby: { $market }.
istanbul-tell-ruby-mosque = { $seat } takes the ruby of the mosque.
istanbul-tell-tile = { $seat } takes a mosque tile: { $tile }.
istanbul-tell-given = { $seat } gives up a mosque tile: { $tile }.
istanbul-tell-die-taken = { $seat } takes an extra die.
istanbul-tell-die-returned = { $seat } returns an extra die.
istanbul-tell-displayed = A mosque tile is turned up: { $tile }, for { $cost }.
istanbul-tell-shuffled = The bazaar deck is empty; the discards are shuffled.
istanbul-tell-revealed = { $seat } reveals a card: { $card }.
istanbul-tell-card = { $seat } uses a card: { $half }.
istanbul-tell-instead = { $seat } takes lira instead.
istanbul-tell-joined = { $seat } joins in.
istanbul-tell-declined = { $seat } does without.
istanbul-tell-turn-ended = { $seat } passes the dice.
istanbul-tell-ended = The round is complete and the game is over.

## Text table

istanbul-table-rubies = { $n ->
    [one] { $seat }: 1 ruby of { $goal }, worth { $worth } lira if tied
   *[other] { $seat }: { $n } rubies of { $goal }, worth { $worth } lira if tied
}
istanbul-table-stock = Stock: { $stock }
istanbul-table-tiles = Mosque tiles ({ $n }): { $tiles }
istanbul-table-turn = { $n ->
    [one] Round { $round }, turn of { $seat }, 1 action left
   *[other] Round { $round }, turn of { $seat }, { $n } actions left
}
istanbul-table-dice = Unused dice: { $dice } (R red, Y yellow, G green, B blue, L lira, C card)
istanbul-table-markets = Rubies (* left, . taken) and the price of the next one:
istanbul-table-display = Mosque tiles: { $n } face up, { $stack } in the stack
istanbul-table-tile = { $n ->
    [one] { $code }: { $tile }, for { $cost }
   *[other] { $code }: { $tile }, for { $cost } ({ $n } of them)
}
istanbul-table-supply = Supply: { $stock }
istanbul-table-deck = Bazaar cards: { $n } in the deck, { $discards } discarded
istanbul-table-open = Open card { $code }: { $card }

## Refusals

istanbul-refuse-over = The game is over.
istanbul-refuse-now = That is not what is decided now.
istanbul-refuse-income = First the income: choose one that is still due.
istanbul-refuse-roll = Choose at least one die, and only dice that are there.
istanbul-refuse-reroll-late = Dice are rolled again only before the first action.
istanbul-refuse-reroll-crystal = Rolling again costs a crystal, and there is none.
istanbul-refuse-reroll-dice = There is no die to roll again.
istanbul-refuse-equal = Two equal goods are missing ({ $colour }).
istanbul-refuse-different = That takes { $n } goods of different colours.
istanbul-refuse-comes-back = The marker paid would come straight back; that would only throw goods away.
istanbul-refuse-idle = The supply is empty and nobody else has one, so nothing would be gained.
istanbul-refuse-lira = Taking lira needs an unused lira die.
istanbul-refuse-cards = { $n ->
    [one] There is 1 unused card die.
   *[other] There are { $n } unused card dice.
}
istanbul-refuse-tile-hidden = That tile is not face up.
istanbul-refuse-tile = The tile costs { $cost }, and the goods do not suffice.
istanbul-refuse-mosque = The ruby of the mosque comes by itself with exactly { $n } tiles.
istanbul-refuse-mosque-card = A card never brings the ruby of the mosque.
istanbul-refuse-empty-market = No ruby is left there.
istanbul-refuse-ruby = The next ruby there costs { $price }.
istanbul-refuse-pay-first = First the payment is made.
istanbul-refuse-pay-stock = A card is paid from stock, not with dice.
istanbul-refuse-pay-missing = Those goods are not there.
istanbul-refuse-pay = A payment is exactly the price: nothing missing, nothing superfluous, no piece that comes straight back.
istanbul-refuse-use = Use one of the open cards.
istanbul-refuse-same-card = That card comes to the same as another one that is listed.
istanbul-refuse-half = Carry the card out or take the lira instead.
istanbul-refuse-others = Join in or do without.
istanbul-refuse-cannot-join = The card does not offer that, or it cannot be paid.
istanbul-refuse-markers = Choose two of the four colours, in the order red, yellow, green, blue.
istanbul-refuse-same-pair = With the supply empty this comes to the same as another pair.
istanbul-refuse-market = Choose the market the ruby comes from.
istanbul-refuse-give = Choose one of the own mosque tiles.
istanbul-refuse-swap = Choose one of the face-up tiles.

## Printed values: a title for each group, words for lines and columns
istanbul-printed-setup = Set-up
istanbul-printed-rubies = Prices of rubies
istanbul-printed-tile = Mosque tiles
istanbul-printed-card = Bazaar cards
istanbul-word-yellow = yellow
istanbul-word-common-dice = common dice
istanbul-word-extra-dice = extra dice
istanbul-word-start-crystals = crystals to start with
istanbul-word-start-lira = lira of the first, second, … player
istanbul-word-face-up-tiles = open mosque tiles
istanbul-word-single = a column of one colour
istanbul-word-carpet = goods carpet: more goods of any colour
istanbul-word-lira = lira
istanbul-word-mosque = rubies at the mosque
istanbul-word-count = how many
istanbul-word-code = code
istanbul-word-effect = effect
istanbul-word-goal = rubies to win, by players
istanbul-word-mosque-ruby-at = tiles that bring the ruby of the mosque, by players
istanbul-word-supply = supply
istanbul-word-red = red
istanbul-word-green = green
istanbul-word-blue = blue
istanbul-word-brown = brown
istanbul-word-crystal = crystals
istanbul-word-standard = standard
istanbul-word-plateau = plateau
istanbul-word-tall = tall
istanbul-word-far-end = far end
istanbul-word-cost = cost
istanbul-word-active = whose turn it is
istanbul-word-others = the others
istanbul-word-gain = gets
istanbul-word-pay = pays
istanbul-word-or-gain = or gets
istanbul-word-ruby = ruby
istanbul-word-instead-lira = lira instead
istanbul-word-card-dice = card dice
istanbul-word-markers = markers
istanbul-word-own-browns = own brown markers
istanbul-word-swap = exchanges a tile
