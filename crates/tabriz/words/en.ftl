# Tabriz

tabriz-tagline = Send your apprentices through the Grand Bazaar and weave the carpets that make your name.
tabriz-tutorial-goal = Weave carpets for prestige. The game ends soon after somebody has completed enough commissions or learned all there is to learn; then the most prestige wins.
tabriz-tutorial-turn = Send one of your apprentices through the bazaar and use the tile it comes to: buy materials, trade them, try the dice, or draw commissions at Meydan. Whenever you have what a carpet needs, complete it for prestige, coins and skill.
tabriz-tutorial-first = Keep two carpets that ask for the same materials, then go where those are cheap. A shop sells several pieces for little more than one.
tabriz-option-edition-name = Edition
tabriz-option-edition = The final edition or the earlier prototype: some prices, some tiles and the end of the game differ.
tabriz-option-edition-final = final edition
tabriz-option-edition-prototype = prototype
tabriz-option-advanced-name = Workshops
tabriz-option-advanced = Advanced workshops: everybody starts with an own workshop card, and Meydan has no bank.
tabriz-option-advanced-false = ordinary
tabriz-option-advanced-true = advanced workshops
tabriz-option-sides-name = Sides
tabriz-option-sides = Tiles show their first-game side, or a side chosen at random.
tabriz-option-sides-first = first-game sides
tabriz-option-sides-random = random sides
tabriz-option-layout-name = Layout
tabriz-option-layout = Tiles lie in a fixed order, or are shuffled within their kind. The final edition here has a fixed order, the prototype shuffles.
tabriz-option-layout-edition = as the edition has it
tabriz-option-layout-fixed = fixed layout
tabriz-option-layout-random = random layout
tabriz-option-rival-name = Rival
tabriz-option-rival = Your opponent when you play alone.
tabriz-option-rival-r1 = the Old Hand (medium)
tabriz-option-rival-r2 = the Dye Hoarder (medium)
tabriz-option-rival-r3 = the Toll Collector (hard)
tabriz-option-rival-r4 = the Silk Broker (hard)
tabriz-option-rival-r5 = the Court Favourite (very hard)
tabriz-option-first-name = First player
tabriz-option-first = Who begins and holds the first-player marker.
tabriz-option-first-1 = seat 1
tabriz-option-first-2 = seat 2
tabriz-option-first-3 = seat 3
tabriz-option-first-4 = seat 4
tabriz-option-first-5 = seat 5
tabriz-option-first-random = drawn by lot
tabriz-ending-commissions = { tabriz-told-ended-commissions }
tabriz-ending-skill = { tabriz-told-ended-skill }
tabriz-ending-rival = { tabriz-told-ended-rival }

## Questions of chance
tabriz-chance-tile = Which tile comes to this space?
tabriz-chance-first = Chance decides who begins.
tabriz-chance-side = Which side of the tile is up?
tabriz-chance-workshop = A workshop card is dealt.
tabriz-chance-card = A commission is drawn.
tabriz-chance-dice = The dice are rolled.

## Words
tabriz-wool = wool
tabriz-plant = plant dye
tabriz-camel = camel hair
tabriz-carmine = carmine
tabriz-silk = silk
tabriz-black = black
tabriz-grey = grey
tabriz-white = white
tabriz-karmandan = karmandan
tabriz-bazaari = bazaari
tabriz-ashraf = ashraf
tabriz-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
 }
tabriz-pieces = { $n } { $material }
tabriz-skill = { $n } skill
tabriz-prestige = { $n } prestige
tabriz-a-draw = a commission drawn
tabriz-a-discard = a discarded commission
tabriz-code-die = roll a { $colour } die and gain what it shows
tabriz-code-gain = gain { $get }
tabriz-code-trade = { $give } for { $get }
tabriz-die = { $colour } die showing { $material }
tabriz-dice-of = { $n } { $colour }
tabriz-cards-of = { $n } { $deck }
tabriz-card = { $deck } carpet of { $needs }
tabriz-card-long = { $card }, for { $reward }
tabriz-card-workshop = { $card }, for { $reward }; workshop: { $actions }
tabriz-advanced-card = start with { $start }; workshop: { $actions }
tabriz-address = the { $tile }
tabriz-address-own = { $tile }
tabriz-tile-meydan = Meydan
tabriz-tile-shop = { $material } shop
tabriz-tile-dual = { $material } and { $and } shop
tabriz-tile-trader = { $material } trader
tabriz-tile-trader-mixed = mixed trader
tabriz-tile-con-man = con-man’s alley
tabriz-tile-merchant = foreign merchant
tabriz-tile-gita = Gita’s warehouse
tabriz-tile-caravanserai = caravanserai
tabriz-tile-bargain = bargain paradise
tabriz-tile-farideh = Farideh’s deals
tabriz-rival-r1 = the Old Hand
tabriz-rival-r2 = the Dye Hoarder
tabriz-rival-r3 = the Toll Collector
tabriz-rival-r4 = the Silk Broker
tabriz-rival-r5 = the Court Favourite
tabriz-medium = medium
tabriz-hard = hard
tabriz-very-hard = very hard
tabriz-offer = { $n } for { $coins }
tabriz-offer-all = the whole track, if { $n } or more, for { $coins }
tabriz-space-prices = from the right at { $prices }
tabriz-trade-times = { $exchange } (up to { $n } times)
tabriz-price = { $thing } { $n }

## What the Rival does
tabriz-step-gain = gain { $gain }
tabriz-step-remove = remove { $n } { $material }, keep { $keep }
tabriz-step-clear = clear the fullest tile, keep { $keep }
tabriz-step-all-to-player = all apprentices go where yours are
tabriz-step-nearest-meydan = the apprentice nearest to Meydan goes there
tabriz-step-nearest-trader = the apprentice nearest to Meydan goes to its nearest free trader
tabriz-step-leftmost-nearest = the leftmost apprentice goes to its nearest free tile
tabriz-step-leftmost-fullest = the leftmost apprentice goes to the fullest free tile, keep { $keep }
tabriz-step-rightmost-fullest = the rightmost apprentice goes to the fullest tile
tabriz-step-swap = swap a { $colour } die of the market for one of these
tabriz-step-trade = trade { $exchange }

## The skill track
tabriz-skill-draw = draw { $n } { $deck }, keep { $keep }, and the deck is open to you
tabriz-skill-move = move up to { $n } tiles
tabriz-skill-keep = keep { $n } of the cards drawn at Meydan
tabriz-skill-complete = complete up to { $n } commissions a turn
tabriz-skill-prestige = { $n } prestige

## Decisions
tabriz-ask-over = The game is over.
tabriz-ask-nobody = Nobody decides right now.
tabriz-ask-keep-workshop = { $seat }: choose your workshop card.
tabriz-ask-keep = { $n ->
    [one] { $seat }: keep one of the drawn commissions.
   *[other] { $seat }: keep { $n } of the drawn commissions.
 }
tabriz-ask-stand = { $seat }: stand an apprentice up for your last turn.
tabriz-ask-move = { $seat }: move an apprentice (round { $round }, turn { $turn }).
tabriz-ask-last-move = { $seat }: move an apprentice for your last turn.
tabriz-ask-act = { $seat }: use { $at }, complete a commission, or end the turn.
tabriz-ask-right-track = { $seat }: buy from the other track of { $at } as well?
tabriz-ask-trade-again = { $n ->
    [one] { $seat }: trade once more?
   *[other] { $seat }: trade again (up to { $n } times)?
 }
tabriz-ask-rolled = { $seat }: what now at { $at }?
tabriz-ask-gita = { $seat }: buy { $goods } for { $coins }, roll another die, or leave it?
tabriz-ask-con-man = { $seat }: buy another die, or roll.
tabriz-ask-merchant = { $n ->
    [one] { $seat }: choose the last die to roll.
   *[other] { $seat }: choose { $n } more dice to roll.
 }
tabriz-ask-new-die = { $seat }: roll the new die alone, or both dice?
tabriz-ask-complete = { $seat }: complete a commission, or end the turn.
tabriz-ask-workshop = { $seat }: use your workshop actions, in any order.
tabriz-ask-discard = { $seat }: discard a commission.
tabriz-ask-draw-from = { $seat }: choose the deck to draw from.
tabriz-ask-pick-die = { $seat }: choose which { $colour } die to roll.
tabriz-ask-rival-remove = { $seat }: where does the Rival remove { $material } ({ $n } to go)?
tabriz-ask-rival-clear = { $seat }: which of the fullest tiles does the Rival clear?
tabriz-ask-rival-keep = { $seat }: what does the Rival keep ({ $n } to go)?
tabriz-ask-rival-move = { $seat }: decide for the Rival: { $how }.
tabriz-ask-rival-swap = { $seat }: which { $colour } die does the Rival swap?

## The same, told to the others
tabriz-watch-keep-workshop = { $seat } chooses a workshop card.
tabriz-watch-keep = { $n ->
    [one] { $seat } chooses which of the drawn commissions to keep.
   *[other] { $seat } chooses which { $n } of the drawn commissions to keep.
 }
tabriz-watch-stand = { $seat } stands an apprentice up for a last turn.
tabriz-watch-move = { $seat } moves an apprentice (round { $round }, turn { $turn }).
tabriz-watch-last-move = { $seat } moves an apprentice for the last turn.
tabriz-watch-act = { $seat } decides what to do at { $at }.
tabriz-watch-right-track = { $seat } decides whether to buy from the other track of { $at } as well.
tabriz-watch-trade-again = { $n ->
    [one] { $seat } decides whether to trade once more.
   *[other] { $seat } decides whether to trade again (up to { $n } times).
 }
tabriz-watch-rolled = { $seat } decides what to do with the roll at { $at }.
tabriz-watch-gita = { $seat } buys { $goods } for { $coins }, rolls another die or leaves it.
tabriz-watch-con-man = { $seat } buys another die or rolls.
tabriz-watch-merchant = { $n ->
    [one] { $seat } chooses the last die to roll.
   *[other] { $seat } chooses { $n } more dice to roll.
 }
tabriz-watch-new-die = { $seat } rolls the new die alone or both dice.
tabriz-watch-complete = { $seat } completes a commission or ends the turn.
tabriz-watch-workshop = { $seat } uses the workshop, in any order.
tabriz-watch-discard = { $seat } chooses a commission to discard.
tabriz-watch-draw-from = { $seat } chooses the deck to draw from.
tabriz-watch-pick-die = { $seat } chooses which { $colour } die to roll.
tabriz-watch-rival-remove = { $seat } chooses where the Rival removes { $material } ({ $n } to go).
tabriz-watch-rival-clear = { $seat } chooses which of the fullest tiles the Rival clears.
tabriz-watch-rival-keep = { $seat } chooses what the Rival keeps ({ $n } to go).
tabriz-watch-rival-move = { $seat } decides for the Rival: { $how }.
tabriz-watch-rival-swap = { $seat } chooses which { $colour } die the Rival swaps.

## Choices
tabriz-do-keep = Keep the { $card }
tabriz-do-keep-workshop = Keep this workshop card: { $card }
tabriz-do-keep-two = Keep the { $card } – and the { $and }
tabriz-do-stand = Stand up the apprentice at { $at }
tabriz-do-move = Move from { $from } to { $to }
tabriz-do-move-toll = Move from { $from } to { $to } (toll { $coins })
tabriz-do-stay = Stay at { $at } and use it
tabriz-do-draw = Draw { $mix } and choose
tabriz-do-bank = Take { $coins } and draw a { $deck } card
tabriz-do-bank-only = Take { $coins } (no card is left)
tabriz-do-workshop-first = Use your workshop now, then draw a card
tabriz-do-workshop-after = Draw a { $deck } card, then use your workshop
tabriz-do-from = Draw a { $deck } card
tabriz-do-buy = Buy { $goods } for { $coins }
tabriz-do-trade = Trade { $exchange }
tabriz-do-use = Workshop: { $exchange }
tabriz-do-discard = Discard the { $card }
tabriz-do-hunt = Pay { $coins } and hunt for { $material }
tabriz-do-buy-die = Buy a { $colour } die for { $coins }
tabriz-do-buy-die-shown = Buy the { $die } for { $coins }
tabriz-do-die = Roll a { $colour } die
tabriz-do-die-shown = Roll the { $die }
tabriz-do-roll = { $n ->
    [one] Roll the die
   *[other] Roll the { $n } dice
 }
tabriz-do-roll-new = Roll the new die only
tabriz-do-roll-both = Roll both dice
tabriz-do-reroll = Reroll the { $die }
tabriz-do-swap = Swap the { $die } for a { $by } one of the pool
tabriz-do-swap-shown = Swap the { $die } for the { $by } of the pool
tabriz-do-bargain = Take { $goods } for { $coins } ({ $material } twice)
tabriz-do-take = Take { $goods } for { $coins }
tabriz-do-complete = Complete the { $card }
tabriz-do-done = End the turn
tabriz-do-done-completing = Complete no more and end the turn
tabriz-do-done-workshop = Leave the rest of the workshop unused
tabriz-do-rival-remove = From { $at }
tabriz-do-rival-keep = Keep { $material }
tabriz-do-rival-move = From { $from } to { $to }
tabriz-do-rival-swap = The { $die } at { $at } for the { $by }

## What happens
tabriz-told-laid = In its place: { $at }.
tabriz-told-drawn = { $seat } begins, drawn by lot.
tabriz-told-started = { $seat } starts with { $wealth }.
tabriz-told-dealt = { $seat } is dealt a workshop card: { $card }.
tabriz-told-dealt-unseen = { $seat } is dealt a workshop card.
tabriz-told-workshop-kept = { $seat } keeps a workshop card: { $card }.
tabriz-told-drew = { $seat } draws the { $card }.
tabriz-told-drew-unseen = { $seat } draws a { $deck } card.
tabriz-told-kept = { $seat } keeps the { $card }.
tabriz-told-kept-unseen = { $seat } keeps a { $deck } card.
tabriz-told-discarded = { $seat } discards the { $card }.
tabriz-told-reshuffled = The { $deck } discards are shuffled into a new deck.
tabriz-told-round = Round { $number } begins with the workshop phase.
tabriz-told-restocked = New stock at { $at }: { $goods }.
tabriz-told-sold-out = Too much at { $at }: the track sells out ({ $goods } gone).
tabriz-told-marker = { $seat } is first player now.
tabriz-told-skilled = { $seat } has { $skill } skill.
tabriz-told-prestige = { $seat } gains { $points } prestige.
tabriz-told-bonus = { $seat } takes the bonus: { $points } prestige.
tabriz-told-rival-bonus = The Rival takes the bonus: { $points } prestige.
tabriz-told-last-turns = Everybody but { $seat } takes one last turn.
tabriz-told-stayed = { $seat } stays at { $at }.
tabriz-told-moved = { $seat } moves from { $from } to { $to }.
tabriz-told-stood-up = { $seat } stands up an apprentice at { $at }.
tabriz-told-toll = { $seat } pays the Rival a toll of { $coins }.
tabriz-told-toll-unpaid = { $seat } cannot pay the Rival’s toll of { $coins } and gets no action.
tabriz-told-banked = { $seat } takes { $coins } from the bank.
tabriz-told-bought = { $seat } buys { $goods } for { $coins } at { $at }.
tabriz-told-refilled = The last piece at { $at } is replaced: { $goods }.
tabriz-told-traded = { $seat } trades { $exchange }.
tabriz-told-used = { $seat } uses the workshop: { $exchange }.
tabriz-told-bought-dice = { $n ->
    [one] { $seat } buys a die for { $coins }.
   *[other] { $seat } buys { $n } dice for { $coins }.
 }
tabriz-told-hunted = { $seat } pays { $coins } and hunts for { $material }.
tabriz-told-swapped = { $seat } swaps the { $die } at { $at } for a { $by } one.
tabriz-told-rolled = The { $colour } dice show { $faces }.
tabriz-told-rolled-at = The { $colour } dice at { $at } show { $faces }.
tabriz-told-added = New at { $at }: { $goods }.
tabriz-told-gained = { $seat } gains { $goods }.
tabriz-told-overreached = { $seat } cannot pay { $coins } and gets nothing.
tabriz-told-completed = { $seat } completes the { $card }.
tabriz-told-completed-for = { $seat } completes the { $card } and gains { $gain }.
tabriz-told-rival-turn = The Rival’s turn: { $colour } dice.
tabriz-told-rival-row = The Rival’s row { $row } is triggered by { $dice }.
tabriz-told-rival-default = The Rival takes its default action.
tabriz-told-rival-gained = The Rival gains { $wealth }.
tabriz-told-rival-skilled = The Rival has { $skill } skill.
tabriz-told-rival-prestige = The Rival gains { $points } prestige.
tabriz-told-rival-toll = The Rival’s toll is { $coins } from now on.
tabriz-told-rival-removed = The Rival removes { $goods } from { $at }.
tabriz-told-rival-kept = The Rival keeps { $goods }.
tabriz-told-rival-moved = A Rival’s apprentice moves from { $from } to { $to }.
tabriz-told-rival-swapped = The Rival swaps the { $die } at { $at } for its { $by }.
tabriz-told-rival-traded = The Rival trades { $exchange }.
tabriz-told-rival-converted = The Rival’s coins and materials are worth { $points } prestige.
tabriz-told-ended-commissions = A weaver has completed enough commissions: the game is over.
tabriz-told-ended-skill = A weaver has reached the highest skill: the game is over.
tabriz-told-ended-rival = The Rival has reached the highest skill: the game is over.

## Why not
tabriz-no-over = The game is over.
tabriz-no-decision = Nobody decides right now.
tabriz-no-keep = Keep { $n } of the cards you have drawn.
tabriz-no-such-card = You do not hold the { $card }.
tabriz-no-con-man-die = Choose dice that lie in the pool and that you can pay, cheap colours first.
tabriz-no-merchant-die = Choose dice that lie in the pool, cheap colours first, so that the number can be reached.
tabriz-no-pool-die = There is no such { $colour } die in the pool.
tabriz-no-keep-workshop-first = First choose your workshop card.
tabriz-no-keep-first = First choose from the cards you have drawn.
tabriz-no-stand-first = First stand an apprentice up.
tabriz-no-move-first = First move an apprentice.
tabriz-no-con-man-first = The dice are bought: buy another or roll.
tabriz-no-merchant-first = The merchant is paid: choose the dice to roll.
tabriz-no-new-die-first = A new die must be rolled.
tabriz-no-complete-first = The tile’s action is over: complete a commission or end the turn.
tabriz-no-workshop-first = Finish the workshop first.
tabriz-no-draw-first = First choose the deck to draw from.
tabriz-no-rival-first = First decide for the Rival.
tabriz-no-closed = That space is closed in this game.
tabriz-no-apprentice = You have no standing apprentice at { $at }.
tabriz-no-staying = An apprentice must go to another tile; it can stay at Meydan only.
tabriz-no-distance = That is { $distance } tiles away; you can move { $steps }.
tabriz-no-second-visit = You have already been at { $at } in this round.
tabriz-no-materials = You do not have all materials for the { $card }.
tabriz-no-locked = The { $deck } deck is not open to you yet.
tabriz-no-cards = The { $deck } deck has no card left.
tabriz-no-such-action = Your workshop has no unused action “{ $exchange }”.
tabriz-no-use = You cannot do “{ $exchange }” now: something for it is missing.
tabriz-no-bank = With advanced workshops there is no bank.
tabriz-no-personal-workshop = A personal workshop phase needs the advanced workshops.
tabriz-no-mix = Draw { $n } cards in all, from decks that are open and have enough.
tabriz-no-hunt = You cannot pay for { $material } with { $coins }.
tabriz-no-sixth-die = At most { $n } dice are rolled here.
tabriz-no-gita-roll = Roll a die first.
tabriz-no-roll-first = Roll or swap the die first.
tabriz-no-bribe = There is nothing to take, or { $coins } are not enough.
tabriz-no-deal = { $coins } are not enough for all three.
tabriz-no-bargain = The dice do not show that, or { $coins } are not enough.
tabriz-no-such-die = There is no such die on the tile or in the pool; the same colour is simply rerolled.
tabriz-no-second-roll = You have rolled already.
tabriz-no-other-tile = { $at } does not offer that now.
tabriz-no-stock = Nothing is left on the track.
tabriz-no-left-again = You have bought from the left track; only the right one is left.
tabriz-no-offer = The tile has no such offer for what is on its track and your { $coins }.
tabriz-no-trade = This trader does not trade { $exchange }.
tabriz-no-other-trade = Only one of the trades can be used in one visit.
tabriz-no-trade-goods = You do not have enough for { $exchange }.

## The table in words
tabriz-table-wealth = { $seat } has { $wealth }.
tabriz-table-standing = { $seat }: { $prestige } prestige, { $skill } skill, { $done } commissions completed.
tabriz-table-apprentices = { $seat }: standing at { $standing }; lying at { $lying }.
tabriz-table-hand = { $n ->
    [0] Your hand is empty.
    [one] One commission in your hand:
   *[other] { $n } commissions in your hand:
 }
tabriz-table-card-ready = { $card }. Ready.
tabriz-table-card-missing = { $card }. Missing: { $missing }.
tabriz-table-offer = To choose from: { $card }.
tabriz-table-backs = { $seat } holds { $cards }.
tabriz-table-done = { $seat } has completed: { $cards }.
tabriz-table-workshop = { $seat } has the workshop actions: { $actions }.
tabriz-table-next-skill = At { $at } skill: { $effect }.
tabriz-table-legend = W wool, P plant dye, C camel hair, R carmine, S silk; behind them the apprentices by seat, ' lying, * of the Rival.
tabriz-table-key = First in each place stands its number: { $tiles }.
tabriz-numbered = { $n } { $tile }
tabriz-table-round = Round { $round }; { $seat } is first player.
tabriz-table-pool = Dice in the pool: { $dice }.
tabriz-table-deck = { $deck }: { $n } cards face down; discarded: { $discards }.
tabriz-table-meydan = { $at }: draw { $n } and keep { $keep }, or { $coins } and a card.
tabriz-table-meydan-advanced = { $at }: draw { $n } and keep { $keep }, or a workshop phase of your own and a card.
tabriz-table-shop = { $at }: { $goods }. Prices: { $prices }.
tabriz-table-trader = { $at }: { $trades }.
tabriz-table-con-man = { $at }: up to { $n } dice at { $prices }.
tabriz-table-prices = { $at }: { $prices }.
tabriz-table-caravanserai = { $at }: { $dice }; on the tile { $goods }. The dearest counts: { $prices }.
tabriz-table-dice = { $at }: { $dice }. Prices: { $prices }.
tabriz-table-rival = Your Rival: { $rival } ({ $difficulty }).
tabriz-table-rival-standing = The Rival has { $wealth }, { $skill } skill and { $prestige } prestige; its toll is { $toll }.
tabriz-table-rival-apprentices = The Rival’s apprentices: { $places }.
tabriz-table-column = Column { $colour }: under it { $under }; set aside { $aside }.
tabriz-table-row = { $row }. { $dice }: { $steps }.
tabriz-table-default = Otherwise: { $steps }.
tabriz-table-conversion = At the end { $points } prestige for each { $set }.

## The coach's advice
tabriz-coach-keep-workshop = Your workshop works for you every round. Choose one whose goods you expect to need.
tabriz-coach-keep = Keep commissions that want similar materials, so that one trip through the bazaar serves both.
tabriz-coach-stand = For your last turn one apprentice may stand up. Choose the one nearest to what you still need.
tabriz-coach-move = Each turn one apprentice walks to a tile and lies down; each tile once a round. Plan all three walks: what do your commissions still need?
tabriz-coach-last-move = This is your last turn: only commissions you can complete now still count.
tabriz-coach-act = Use the tile first, then complete a commission. Completed ones bring their reward at once and a workshop for every round.
tabriz-coach-right-track = A dual shop sells from both tracks in one visit, at one price each.
tabriz-coach-trade-again = You may repeat the same trade a few times. Stop when you have what your commissions need.
tabriz-coach-rolled = The dice have changed what is on offer. Buy, go on if you may, or leave it.
tabriz-coach-gita = Each new die adds goods and price; beyond your coins you get nothing. Stop while you can pay.
tabriz-coach-con-man = You pay for dice and get what they show. Dear dice bring dear goods, but never for sure.
tabriz-coach-merchant = Choose dice whose faces show the material you are after: every match is a piece of it.
tabriz-coach-new-die = The new die must be rolled; the other one you may keep as it is.
tabriz-coach-complete = Completing a commission pays at once and works every round from now on, so early ones are worth more.
tabriz-coach-workshop = Use each workshop action once, in the order that helps: first what brings goods, then what trades them.
tabriz-coach-discard = Discard the commission whose materials are farthest away.
tabriz-coach-draw-from = Dearer decks have harder commissions with more prestige. Draw what you can finish.
tabriz-coach-pick-die = The dice differ in what the Rival will do with them. Look under its columns before you choose.
tabriz-coach-rival-remove = You decide what the rules leave open for the Rival: let it take what you do not need.
tabriz-coach-rival-clear = Let the Rival clear a tile you were not going to visit.
tabriz-coach-rival-keep = What the Rival keeps counts for it at the end. Choose what it can convert least.
tabriz-coach-rival-move = Send the Rival’s apprentice where you do not want to go: its tile will cost you a toll.
tabriz-coach-rival-swap = Choose the die whose face helps you least on its tile.

## Where prestige came from
tabriz-share-prestige = commissions and skill
tabriz-share-bonus = bonus for ending the game
tabriz-share-sets = whole sets

## Letters drawn on pieces, each only once
# wool plant camel carmine silk
tabriz-letters-material = W P C R S
# black grey white
tabriz-letters-die = B G W
# karmandan bazaari ashraf
tabriz-letters-deck = K B A

## Printed values: a title for each group, words for lines and columns
tabriz-printed-rules = Numbers of the rules
tabriz-printed-dice = Dice
tabriz-printed-start = What everybody starts with
tabriz-printed-skill = Skill track
tabriz-printed-space = Spaces of the bazaar
tabriz-printed-paths = Paths between spaces
tabriz-printed-tile = Tiles
tabriz-printed-karmandan = Karmandan commissions
tabriz-printed-bazaari = Bazaari commissions
tabriz-printed-ashraf = Ashraf commissions
tabriz-printed-advanced = Advanced workshops
tabriz-printed-rival = Rivals
tabriz-word-kind = kind
tabriz-word-bonus = bonus
tabriz-word-white = white
tabriz-word-count = how many
tabriz-word-faces = faces
tabriz-word-material = material
tabriz-word-spaces = spaces
tabriz-word-start = start
tabriz-word-place = place
tabriz-word-needs = needs
tabriz-word-reward = reward
tabriz-word-workshop = workshop
tabriz-word-skill = skill
tabriz-word-difficulty = difficulty
tabriz-word-draw = draw
tabriz-word-keep = keep
tabriz-word-coins = coins
tabriz-word-dice = dice
tabriz-word-offers = offers
tabriz-word-trades = trades
tabriz-word-restock = restock
tabriz-word-move = tiles an apprentice walks
tabriz-word-commissions = commissions that end the game
tabriz-word-start-draw = commissions drawn at the start
tabriz-word-start-keep = commissions kept at the start
tabriz-word-rival-pool = dice of the Rival
tabriz-word-rival-toll = toll of the Rival
tabriz-word-rival-advanced-skill = skill of the Rival with advanced workshops
tabriz-word-rival-start = where the Rival’s apprentices start
tabriz-word-black = black
tabriz-word-grey = grey
tabriz-word-seat-1 = seat 1
tabriz-word-seat-2 = seat 2
tabriz-word-seat-3 = seat 3
tabriz-word-seat-4 = seat 4
tabriz-word-seat-5 = seat 5
tabriz-word-seat-1-of-3 = seat 1 of 3
tabriz-word-seat-2-of-3 = seat 2 of 3
tabriz-word-seat-1-of-4 = seat 1 of 4
tabriz-word-seat-2-of-4 = seat 2 of 4
tabriz-word-seat-3-of-4 = seat 3 of 4
tabriz-word-seat-1-of-5 = seat 1 of 5
tabriz-word-seat-2-of-5 = seat 2 of 5
tabriz-word-seat-3-of-5 = seat 3 of 5
tabriz-word-three = with three or more players
tabriz-word-two = with two players, and alone
tabriz-word-meydan = Meydan
tabriz-word-wool = wool
tabriz-word-plant = plant dye
tabriz-word-camel = camel fibre
tabriz-word-carmine = carmine
tabriz-word-silk = silk
tabriz-word-fibres = fibres
tabriz-word-dyes = dyes
tabriz-word-trader-wool = trader: wool
tabriz-word-trader-plant = trader: plant dye
tabriz-word-trader-camel = trader: camel fibre
tabriz-word-trader-carmine = trader: carmine
tabriz-word-trader-silk = trader: silk
tabriz-word-trader-mixed = mixed trader
tabriz-word-alley-1 = first alley
tabriz-word-alley-2 = second alley
tabriz-word-bargains = bargains
tabriz-word-a-prototype = a, prototype
tabriz-word-b-prototype = b, prototype
tabriz-word-left = left
tabriz-word-right = right
tabriz-word-start-three = more at the start with three or more players
tabriz-word-overflow = too much empties the track
tabriz-word-refill = the last piece is replaced
tabriz-word-space-prices = prices by space
tabriz-word-die-price = prices of dice
tabriz-word-price = price
tabriz-word-die = die
tabriz-word-must-roll = must be rolled
tabriz-word-reset = set back to
tabriz-word-after-purchase = added after a purchase
tabriz-word-black-default = black, otherwise
tabriz-word-grey-default = grey, otherwise
tabriz-word-white-default = white, otherwise
tabriz-word-track = track
tabriz-word-score = points at the end

## What people roll and draw by hand
tabriz-hand-first = Draw lots: who begins?
tabriz-hand-tile = Lay a tile on space { $space }: which one is it?
tabriz-hand-side = Which side of the tile is up: { $at }?
tabriz-hand-workshop = Deal { $seat } a workshop card: which one is it?
tabriz-hand-card = Draw a commission for { $seat } ({ $deck }): which one is it?
tabriz-hand-dice = { $n ->
    [one] Roll one { $colour } die: what fell?
   *[other] Roll { $n } { $colour } dice: what fell?
}
