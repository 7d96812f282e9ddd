# Istanbul: The Dice Game

## Set-up

istanbul-tagline = Roll, trade and haggle through the bazaar, and be the first to fill your purse with rubies.
istanbul-tutorial-goal = Collect rubies. When somebody has enough of them the round is played to its end; most rubies win.
istanbul-tutorial-turn = Roll your dice, pay a crystal to roll some of them again if you like, then use them for your actions: take goods, lira or cards, buy mosque tiles that help for the rest of the game, or buy rubies with goods and lira.
istanbul-tutorial-first = Every ruby of a market makes the next one dearer. Buy a tile or two early, then gather goods of the colour whose market is still cheap.
istanbul-option-rubies-name = Ruby prices
istanbul-option-rubies = Which table of ruby prices is used. The printed prices are not fully known; each table is one plausible reading.
istanbul-option-rubies-standard = Standard
istanbul-option-rubies-plateau = With four players two neighbouring prices are equal
istanbul-option-rubies-tall = Longer columns and dearer rubies for lira
istanbul-option-rubies-far-end = Two players leave out the dearest circles, not the cheapest
istanbul-option-first-name = First player
istanbul-option-first = Who begins. The lira of the start follow the order of play.
istanbul-option-first-1 = seat 1
istanbul-option-first-2 = seat 2
istanbul-option-first-3 = seat 3
istanbul-option-first-4 = seat 4
istanbul-option-first-random = drawn by lot
istanbul-ending-goal = The ruby goal was reached and the round completed.
istanbul-chance-dice = The dice are rolled.
istanbul-chance-card = A bazaar card is revealed.
istanbul-chance-tile = A mosque tile is turned up.
istanbul-chance-first = Chance decides who begins.

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

## The same, told to the others
istanbul-watch-dice = { $n ->
    [one] { $seat } rolls 1 die.
   *[other] { $seat } rolls { $n } dice.
}
istanbul-watch-card = { $seat } reveals a bazaar card.
istanbul-watch-collect = { $seat } collects the income; the supply is short.
istanbul-watch-income = { $seat } chooses which income comes next.
istanbul-watch-act = { $n ->
    [one] { $seat } chooses an action (1 left).
   *[other] { $seat } chooses an action ({ $n } left).
}
istanbul-watch-reroll = { $seat } chooses which dice to roll again.
istanbul-watch-pay = { $n ->
    [one] { $seat } chooses the good that pays for { $what }.
   *[other] { $seat } chooses the { $n } goods that pay for { $what }.
}
istanbul-watch-pay-colour = { $n ->
    [one] { $seat } pays for { $what } and decides how much { $colour } to give; 1 good to go.
   *[other] { $seat } pays for { $what } and decides how much { $colour } to give; { $n } goods to go.
}
istanbul-watch-use = { $seat } chooses which of the open cards to use.
istanbul-watch-half = { $seat } decides whether to use the card. It says: { $half }.
istanbul-watch-others = { $seat } decides whether to join in. The card offers: { $half }.
istanbul-watch-markers = { $seat } chooses two markers.
istanbul-watch-market = { $seat } chooses the market the ruby comes from.
istanbul-watch-give = { $seat } chooses which mosque tile goes.
istanbul-watch-swap = { $seat } chooses which face-up tile comes.

## Choices

istanbul-do-income = Income: { $gain }
istanbul-do-income-card = Income: reveal a bazaar card
istanbul-do-collect = Collect the income: { $gain }
istanbul-do-reroll = Pay 1 crystal and roll dice again
istanbul-do-roll = Roll again: { $dice }
istanbul-do-equal = Two equal goods ({ $colour }) for { $gain }
istanbul-do-different-2 = Two different goods for 1 crystal
istanbul-do-different-3 = Three different goods for 1 brown marker
istanbul-do-different-4 = Four different goods for two coloured markers
istanbul-do-lira = { $n ->
    [one] Take lira with 1 die: { $gain }
   *[other] Take lira with { $n } dice: { $gain }
}
istanbul-do-cards = { $n ->
    [one] 1 card die: reveal a bazaar card and use it
   *[other] { $n } card dice: reveal { $n } bazaar cards and use one
}
istanbul-do-tile = Mosque tile: { $tile } (costs { $cost })
istanbul-do-swap = Take the tile: { $tile } (printed cost { $cost })
istanbul-do-ruby = Ruby for { $price }
istanbul-do-ruby-free = Ruby from this market: { $market }
istanbul-do-end = { $n ->
    [one] End the turn (1 action unused)
   *[other] End the turn ({ $n } actions unused)
}
istanbul-do-pay = Pay { $goods }
istanbul-do-pay-nothing = Pay nothing of this colour
istanbul-do-use = Use this card: { $card }
istanbul-do-take = Yes: { $half }
istanbul-do-instead = No, take { $gain } instead
istanbul-do-decline = No, do without
istanbul-do-markers = Take two markers: { $first } and { $second }
istanbul-do-give = Give up the tile: { $tile }

## Events

istanbul-told-drawn = { $seat } begins, drawn by lot.
istanbul-told-turn = Round { $round }: { $seat } begins a turn.
istanbul-told-income = { $seat } gets income: { $tile }.
istanbul-told-income-card = { $seat } gets a bazaar card as income.
istanbul-told-rolled = { $seat } rolls { $dice }.
istanbul-told-rerolls = { $seat } pays 1 crystal and picks up { $dice }.
istanbul-told-equal = { $seat } trades two equal goods ({ $colour }).
istanbul-told-different = { $seat } trades { $n } different goods.
istanbul-told-lira = { $seat } takes lira.
istanbul-told-cards = { $n ->
    [one] { $seat } goes for 1 bazaar card.
   *[other] { $seat } goes for { $n } bazaar cards.
}
istanbul-told-buys-tile = { $seat } buys a mosque tile.
istanbul-told-buys-ruby = { $seat } buys a ruby.
istanbul-told-paid = { $seat } pays { $goods }.
istanbul-told-used = { $seat } uses { $dice }.
istanbul-told-took = { $seat } takes { $gain }.
istanbul-told-returned = The supply is short: { $seat } returns { $stock }.
istanbul-told-ruby = { $seat } takes a ruby: { $market }.
istanbul-told-ruby-mosque = { $seat } takes the ruby of the mosque.
istanbul-told-tile = { $seat } takes a mosque tile: { $tile }.
istanbul-told-given = { $seat } gives up a mosque tile: { $tile }.
istanbul-told-die-taken = { $seat } takes an extra die.
istanbul-told-die-returned = { $seat } returns an extra die.
istanbul-told-displayed = A mosque tile is turned up: { $tile }, for { $cost }.
istanbul-told-shuffled = The bazaar deck is empty; the discards are shuffled.
istanbul-told-revealed = { $seat } reveals a card: { $card }.
istanbul-told-card = { $seat } uses a card: { $half }.
istanbul-told-instead = { $seat } takes lira instead.
istanbul-told-joined = { $seat } joins in.
istanbul-told-declined = { $seat } does without.
istanbul-told-turn-ended = { $seat } passes the dice.
istanbul-told-ended-goal = The round is complete and the game is over.

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
    [one] { $tile }, for { $cost }
   *[other] { $tile }, for { $cost } ({ $n } of them)
}
istanbul-table-supply = Supply: { $stock }
istanbul-table-deck = Bazaar cards: { $n } in the deck, { $discards } discarded
istanbul-table-open = Open card: { $card }

## Refusals

istanbul-no-over = The game is over.
istanbul-no-now = That is not what is decided now.
istanbul-no-income = First the income: choose one that is still due.
istanbul-no-roll = Choose at least one die, and only dice that are there.
istanbul-no-reroll-late = Dice are rolled again only before the first action.
istanbul-no-reroll-crystal = Rolling again costs a crystal, and there is none.
istanbul-no-reroll-dice = There is no die to roll again.
istanbul-no-equal = Two equal goods are missing ({ $colour }).
istanbul-no-different = That takes { $n } goods of different colours.
istanbul-no-comes-back = The marker paid would come straight back; that would only throw goods away.
istanbul-no-idle = The supply is empty and nobody else has one, so nothing would be gained.
istanbul-no-lira = Taking lira needs an unused lira die.
istanbul-no-cards = { $n ->
    [one] There is 1 unused card die.
   *[other] There are { $n } unused card dice.
}
istanbul-no-tile-hidden = That tile is not face up.
istanbul-no-tile = The tile costs { $cost }, and the goods do not suffice.
istanbul-no-mosque = The ruby of the mosque comes by itself with exactly { $n } tiles.
istanbul-no-mosque-card = A card never brings the ruby of the mosque.
istanbul-no-empty-market = No ruby is left there.
istanbul-no-ruby = The next ruby there costs { $price }.
istanbul-no-pay-first = First the payment is made.
istanbul-no-pay-stock = A card is paid from stock, not with dice.
istanbul-no-pay-missing = Those goods are not there.
istanbul-no-pay = A payment is exactly the price: nothing missing, nothing superfluous, no piece that comes straight back.
istanbul-no-use = Use one of the open cards.
istanbul-no-same-card = That card comes to the same as another one that is listed.
istanbul-no-half = Carry the card out or take the lira instead.
istanbul-no-others = Join in or do without.
istanbul-no-cannot-join = The card does not offer that, or it cannot be paid.
istanbul-no-markers = Choose two of the four colours, in the order red, yellow, green, blue.
istanbul-no-same-pair = With the supply empty this comes to the same as another pair.
istanbul-no-market = Choose the market the ruby comes from.
istanbul-no-give = Choose one of the own mosque tiles.
istanbul-no-swap = Choose one of the face-up tiles.

## The coach's advice

istanbul-coach-income = Your tiles pay before you roll. Choose the order; a card may turn out better once you have the money for it.
istanbul-coach-collect = The supply is short: everyone who has such a piece gives one back first, you too.
istanbul-coach-act = You have two actions. Look first whether dice and markers together buy a ruby or a tile; if not, turn dice into markers for the next turns.
istanbul-coach-reroll = A crystal rolls any of your dice again, but only before your first action. Keep the pairs.
istanbul-coach-pay = Dice are gone after this turn anyway, markers stay. Pay with dice where you can.
istanbul-coach-pay-colour = The goods carpet wants one good of each colour and some more of your choice. Pay with what you need least.
istanbul-coach-use = Only one of the open cards is used, the others are discarded. See what the others get from it, too.
istanbul-coach-half = If the card asks for something you would rather keep, take the lira instead.
istanbul-coach-others = The card of another player makes you an offer. You may always decline.
istanbul-coach-markers = Choose markers of the colour whose next ruby you are nearest to.
istanbul-coach-market = The ruby costs what the card says. Take it where the market’s own price is highest.
istanbul-coach-give = One of your tiles goes and another comes. Give the one that helps least from now on.
istanbul-coach-swap = The new tile works from your next turn. Dice and actions help all game long, so early in the game they are worth most.

## Letters drawn on pieces, each only once
# red yellow green blue brown crystal lira card
istanbul-letters = R Y G B N X L C

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

## What people roll and draw by hand
istanbul-hand-first = Draw lots: who begins?
istanbul-hand-dice = { $n ->
    [one] Roll one die for { $seat }: what fell?
   *[other] Roll { $n } dice for { $seat }: what fell?
}
istanbul-hand-card = Reveal the top bazaar card for { $seat }: which one is it?
istanbul-hand-tile = Turn up the top mosque tile: which one is it?
