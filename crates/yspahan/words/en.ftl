# Yspahan

yspahan-tagline = Fill the souks, load the caravan and read the dice better than your neighbours, in three weeks of seven days.
yspahan-tutorial-goal = Three weeks of seven days; then the most points win. Points come from souks filled with your cubes, from the caravan and from buildings.
yspahan-tutorial-turn = Each day the dice are sorted on the tower, and everybody takes one group of them: for cubes in the group’s quarter, camels or gold; or to walk the supervisor, who sends cubes to the caravan; or to draw a card. Before your turn ends you may build.
yspahan-tutorial-first = A souk scores at the end of the week only if all its shops are yours. Begin a small one, and build something early: a building helps every day that is left.
yspahan-option-first-name = First player
yspahan-option-first = Who rolls on the first day.
yspahan-option-first-random = drawn by lot
yspahan-option-first-1 = seat 1
yspahan-option-first-2 = seat 2
yspahan-option-first-3 = seat 3
yspahan-option-first-4 = seat 4
yspahan-ending-weeks = The last week is over: the game ends.

## Questions of chance
yspahan-chance-first-player = Chance names the first player.
yspahan-chance-roll = The dice are rolled.
yspahan-chance-card = A card is drawn.

## Words
yspahan-sack = Sack
yspahan-barrel = Barrel
yspahan-chest = Chest
yspahan-vase = Vase
yspahan-row-camel = Camel
yspahan-row-gold = Gold
yspahan-white = white
yspahan-blue = blue
yspahan-yellow = yellow
yspahan-pink = pink
yspahan-orange = orange
yspahan-souk = { $quarter } { $colour }
yspahan-shop = { $souk } { $number }
yspahan-crossroads = the crossroads
yspahan-street-west = west street { $n }
yspahan-street-east = east street { $n }
yspahan-street-north = north street { $n }
yspahan-street-south = south street { $n }
yspahan-struck = { $seat } in { $shop }
yspahan-seat-mark = { $number } { $seat }
yspahan-camels = { $n ->
    [one] 1 camel
   *[other] { $n } camels
 }
yspahan-gold = { $n } gold
yspahan-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
yspahan-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 }
yspahan-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
 }
yspahan-cards = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
 }
yspahan-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
 }
yspahan-card-camels = Camels
yspahan-card-gold = Gold
yspahan-card-shop = Any shop
yspahan-card-caravan = To the caravan
yspahan-card-camel-points = Camels for points
yspahan-card-gold-points = Gold for points
yspahan-card-exchange = Exchange
yspahan-card-without-camels = Build without camels
yspahan-card-without-gold = Build without gold
yspahan-paddock = Paddock
yspahan-building-shop = Shop
yspahan-hammam = Hammam
yspahan-caravansary = Caravansary
yspahan-bazaar = Bazaar
yspahan-hoist = Hoist
yspahan-benefit-paddock = +{ $n } when you take camels
yspahan-benefit-shop = +{ $n } when you take gold
yspahan-benefit-hammam = the supervisor goes up to { $n } farther or less far for free
yspahan-benefit-caravansary = a card for each cube of yours sent to the caravan
yspahan-benefit-bazaar = +{ $n } for each finished souk
yspahan-benefit-hoist = +{ $n } when you place cubes with dice

## Decisions
yspahan-ask-supply = { $seat }: roll the dice; up to { $most } yellow ones cost 1 gold each.
yspahan-ask-take = { $seat }: take a group of dice off the tower.
yspahan-ask-draw = { $seat }: there is no group for you; draw a card.
yspahan-ask-use = { $seat }: { $dice } showing { $face } from the { $row } row. How do you use them?
yspahan-ask-place = { $seat }: place { $cubes } in the { $quarter }.
yspahan-ask-any-shop = { $seat }: place a cube anywhere in the city.
yspahan-ask-walk = { $seat }: move the supervisor { $steps }; gold changes that.
yspahan-ask-order = { $seat }: which cube goes to the caravan first?
yspahan-ask-next = { $seat }: play a card, or send the other cube?
yspahan-ask-cube = { $seat }: pay a camel to keep { $shop }?
yspahan-ask-camel-points = { $seat }: how many camels do you turn into points?
yspahan-ask-gold-points = { $seat }: how much gold do you turn into points?
yspahan-ask-exchange = { $seat }: what do you exchange, one for one?
yspahan-ask-build = { $seat }: choose your building.
yspahan-ask-build-without-camels = { $seat }: choose your building; it costs no camels.
yspahan-ask-build-without-gold = { $seat }: choose your building; it costs no gold.
yspahan-ask-build-free = { $seat }: choose your building; it costs nothing.
yspahan-ask-end = { $seat }: play cards or end your turn.
yspahan-ask-end-or-build = { $seat }: build, or end your turn.
yspahan-ask-nobody = Nobody decides right now.
yspahan-ask-over = The game is over.

## The same, told to the others
yspahan-watch-supply = { $seat } decides how many yellow dice to roll (up to { $most }).
yspahan-watch-take = { $seat } chooses a group of dice from the tower.
yspahan-watch-draw = { $seat } finds no group of dice and draws a card.
yspahan-watch-use = { $seat } decides how to use { $dice } showing { $face } from the { $row } row.
yspahan-watch-place = { $seat } places { $cubes } in the { $quarter }.
yspahan-watch-any-shop = { $seat } places a cube anywhere in the city.
yspahan-watch-walk = { $seat } chooses where the supervisor goes ({ $steps } for free).
yspahan-watch-order = { $seat } chooses which cube goes to the caravan first.
yspahan-watch-next = { $seat } plays a card or sends the other cube.
yspahan-watch-cube = { $seat } decides whether to pay a camel to keep { $shop }.
yspahan-watch-camel-points = { $seat } decides how many camels become points.
yspahan-watch-gold-points = { $seat } decides how much gold becomes points.
yspahan-watch-exchange = { $seat } chooses what to exchange, one for one.
yspahan-watch-build = { $seat } chooses a building.
yspahan-watch-build-without-camels = { $seat } chooses a building that costs no camels.
yspahan-watch-build-without-gold = { $seat } chooses a building that costs no gold.
yspahan-watch-build-free = { $seat } chooses a building that costs nothing.
yspahan-watch-end = { $seat } plays cards or ends the turn.
yspahan-watch-end-or-build = { $seat } builds or ends the turn.

## Choices
yspahan-do-roll = Roll the white dice
yspahan-do-roll-yellow = { $n ->
    [one] Roll with 1 yellow die for { $price }
   *[other] Roll with { $n } yellow dice for { $price }
 }
yspahan-do-play-gain = Play “{ $card }”: take { $goods }
yspahan-do-play-shop = Play “{ $card }”: place a cube anywhere in the city
yspahan-do-play-caravan = Play “{ $card }”: a cube joins the caravan for { $points }
yspahan-do-play-sell = Play “{ $card }”: up to { $most }, { $points } each
yspahan-do-play-exchange = Play “{ $card }”: swap camels and gold one for one
yspahan-do-play-without-camels = Play “{ $card }”: a building now, for its gold only
yspahan-do-play-without-gold = Play “{ $card }”: a building now, for its camels only
yspahan-do-take = Take { $row }: { $dice } showing { $face }
yspahan-do-take-void = Take { $row }: { $dice } showing { $face }; { $void } yellow not counted
yspahan-do-draw = Draw a card instead of taking dice
yspahan-do-row = { $gains }
yspahan-do-row-plus = { $gains }, discarding “{ $card }” for one more
yspahan-do-supervisor = Move the supervisor ({ $steps })
yspahan-do-card = Draw a card
yspahan-do-use-build = Spend the dice on a building
yspahan-do-place = Cube in { $shop }, beside { $spaces }
yspahan-do-place-finish = Cube in { $shop }, beside { $spaces }; finishes the souk ({ $points })
yspahan-do-place-behind = Cube in { $shop }, away from the street
yspahan-do-place-behind-finish = Cube in { $shop }, away from the street; finishes the souk ({ $points })
yspahan-do-walk = { $place }
yspahan-do-walk-strikes = { $place }, sending { $cubes }
yspahan-do-walk-paid = { $place } for { $price }
yspahan-do-walk-paid-strikes = { $place } for { $price }, sending { $cubes }
yspahan-do-send = First the cube of { $seat } in { $shop }
yspahan-do-send-next = Now the cube of { $seat } in { $shop }
yspahan-do-save = Pay a camel: the cube stays, one from your stock goes
yspahan-do-let-go = Let the cube go
yspahan-do-give = Give { $given } for { $got }
yspahan-do-build = Build the { $building } for { $price } ({ $points }; { $benefit })
yspahan-do-end = End the turn
yspahan-do-go = Go to { $space }
yspahan-do-stay = Stay on { $space }
yspahan-do-gain-goods = Take { $goods }
yspahan-do-gain-cubes = Place { $cubes } in the { $quarter }

## What happens
yspahan-told-first-player = Chance lets { $seat } begin.
yspahan-told-day = Week { $week }, day { $day }: { $seat } is first player.
yspahan-told-last-day = The last day is played by score, lowest first: { $order }.
yspahan-told-yellow-bought = { $n ->
    [one] { $seat } buys a yellow die.
   *[other] { $seat } buys { $n } yellow dice.
 }
yspahan-told-rolled = { $seat } rolls { $white }.
yspahan-told-rolled-yellow = { $seat } rolls { $white } and yellow { $yellow }.
yspahan-told-took = { $seat } takes { $dice } showing { $face } from the { $row } row.
yspahan-told-took-void = { $seat } takes { $dice } showing { $face } from the { $row } row; { $void } yellow not counted.
yspahan-told-yellow-left = The yellow dice leave the tower.
yspahan-told-plus = { $seat } discards “{ $card }” for one more.
yspahan-told-gained = { $seat } takes { $goods }.
yspahan-told-placed = { $seat } places a cube in { $shop }.
yspahan-told-finished = { $seat } has finished the souk { $souk }.
yspahan-told-lost = { $seat } finds no shop for { $cubes }.
yspahan-told-walked = { $seat } sends the supervisor to { $space }.
yspahan-told-walked-paid = { $seat } sends the supervisor to { $space } for { $price }.
yspahan-told-stayed = { $seat } keeps the supervisor on { $space }.
yspahan-told-sent = The cube of { $seat } leaves { $shop }.
yspahan-told-saved = { $seat } pays a camel and keeps { $shop }.
yspahan-told-joined-bottom = A cube of { $seat } joins the caravan’s bottom row: { $points }.
yspahan-told-joined-middle = A cube of { $seat } joins the caravan’s middle row: { $points }.
yspahan-told-joined-top = A cube of { $seat } joins the caravan’s top row: { $points }.
yspahan-told-caravan = The caravan pays { $seat } { $points }: { $cubes }, times { $times }.
yspahan-told-caravan-emptied = The caravan was full and sets out; a new one begins.
yspahan-told-drew = { $seat } draws a card.
yspahan-told-drew-card = { $seat } draws “{ $card }”.
yspahan-told-no-card = There is no card for { $seat } to draw.
yspahan-told-reshuffled = The discards become a new deck of { $cards }.
yspahan-told-played = { $seat } plays “{ $card }”.
yspahan-told-sold = { $seat } turns { $goods } into { $points }.
yspahan-told-exchanged = { $seat } exchanges { $given } for { $got }.
yspahan-told-built = { $seat } builds the { $building } for { $price }: { $points }.
yspahan-told-turn-ended = { $seat } ends the turn.
yspahan-told-week-ended = Week { $week } is over.
yspahan-told-souk-scored = { $souk } pays { $seat } { $points }.
yspahan-told-quarters-emptied = All cubes leave the quarters.
yspahan-told-ended-weeks = The last week is over: the game ends.

## Refusals
yspahan-no-over = The game is over.
yspahan-no-now = Nobody decides right now.
yspahan-no-roll-first = The day begins with the roll.
yspahan-no-take-first = First take a group of dice.
yspahan-no-use-first = First say what the dice are for.
yspahan-no-place-first = First place the cubes you have.
yspahan-no-walk-first = First move the supervisor.
yspahan-no-order-first = First say which cube goes ahead.
yspahan-no-next-first = First send the other cube.
yspahan-no-cube-first = First decide about the cube that is to leave.
yspahan-no-amount-first = First say how much the played card takes.
yspahan-no-build-first = First choose the building.
yspahan-no-more-actions = The dice have been used; only cards, a building and the end of the turn are left.
yspahan-no-dice = Up to { $most } yellow dice can be bought, each for 1 gold; you have { $gold }.
yspahan-no-such-card = “{ $card }” is not in your hand.
yspahan-no-card-half-done = Cards wait until what has been begun is done.
yspahan-no-card-two-players = With two players this card is played only within the build action.
yspahan-no-card-building = “{ $card }” needs a building that you can then pay, and must still save something.
yspahan-no-second-building = Only one building a turn.
yspahan-no-effect = “{ $card }” would have no effect now.
yspahan-no-dice-there = The { $row } row is empty.
yspahan-no-yellow-only = Those yellow dice serve only { $seat }.
yspahan-no-draw = There is still a group you can take.
yspahan-no-room = There is no shop you may use in the { $quarter }.
yspahan-no-plus = A further cube would find no shop.
yspahan-no-road = There is no space the supervisor could reach.
yspahan-no-group-build = With three or four players building needs no dice; it comes after their action.
yspahan-no-building-payable = There is no building you can pay.
yspahan-no-other-quarter = The cubes belong in the quarter of the row you took.
yspahan-no-such-shop = The souk { $souk } has fewer shops.
yspahan-no-foreign-souk = { $seat } has cubes in the souk { $souk }.
yspahan-no-full-shop = { $shop } holds a cube already.
yspahan-no-second-souk = First finish the souk you have begun in this quarter.
yspahan-no-choice-behind = The shops away from the street are all alike; choose the lowest free number.
yspahan-no-such-space = The street has no space { $space }.
yspahan-no-gold-to-walk = Stopping on { $space } would cost { $price }; you have { $gold }.
yspahan-no-cube-there = The cube in { $shop } is not one of the two beside the supervisor.
yspahan-no-camel = You have no camel to pay.
yspahan-no-such-goods = “{ $card }” does not take that from you.
yspahan-no-amount = At least 1 and at most { $most } can be given, not { $wished }.
yspahan-no-twin = You have the { $building } already.
yspahan-no-free-building = With two players a building costs a group of dice.
yspahan-no-price = The { $building } costs { $price }; you have { $has }.

## Text table
yspahan-table-purse = { $seat }: { $points }, { $camels }, { $gold }
yspahan-table-buildings = { $seat }: has built { $buildings }
yspahan-table-no-buildings = { $seat }: has built nothing
yspahan-table-hand = { $seat }: holds { $cards }
yspahan-table-no-cards = { $seat }: holds no cards
yspahan-table-hand-size = { $seat }: holds { $cards }
yspahan-table-plot = { $building } ({ $price })
yspahan-table-plots = Next building: { $points }. To choose from: { $plots }
yspahan-table-day = Week { $week } of { $weeks }, day { $day } of { $days }
yspahan-table-first = First player today: { $first }
yspahan-table-turns = First player today: { $first }; still to come: { $turns }
yspahan-table-tower = Tower: white dice, yellow ones after a plus
yspahan-table-street = City: @@ is the supervisor; shops by souk letter (w white, b blue, y yellow, p pink, o orange) and whose cube they hold
yspahan-table-seats = Whose cube: { $seats }; a dot is a free shop
yspahan-table-souks = Souks: value [street shops|shops behind]
yspahan-table-caravan = Caravan: multiplier, points at once, the way the row fills
yspahan-table-deck = Deck: { $deck }; no discards
yspahan-table-piles = Deck: { $deck }; discards: { $discards }

## The coach's advice
yspahan-coach-supply = Yellow dice cost gold and make more groups to choose from; most of all they help you, who choose first.
yspahan-coach-take = Take a group for its row’s action, for moving the supervisor, or for a card. Big groups place many goods; also look at what you leave to the next player.
yspahan-coach-draw = There is no group you can take, so you draw a card. You may still build.
yspahan-coach-use = The same dice can do one of three things: the row’s action, a walk of the supervisor by their value, or a card.
yspahan-coach-place = Only full souks pay at the end of the week, and you must finish one before you begin another in the same quarter.
yspahan-coach-any-shop = The cube may go to any shop in the city: best where it fills a souk.
yspahan-coach-walk = Cubes beside the supervisor’s goal go to the caravan. Send your own for points, or others’ to empty their souks; gold changes the distance.
yspahan-coach-order = The first cube takes the lower camel, which scores more.
yspahan-coach-next = A card just drawn can still help the other cube: camels save its place.
yspahan-coach-cube = For a camel your cube stays in its shop, and another one still scores in the caravan. That is mostly cheap.
yspahan-coach-camel-points = Each camel becomes 2 points. Keep camels you need for buildings or to protect cubes.
yspahan-coach-gold-points = Each gold becomes a point. Near the end that is what gold is for.
yspahan-coach-exchange = Change camels into gold or gold into camels, best when a building is just out of reach.
yspahan-coach-build = A building helps every turn from now on, and from the third one on it also scores. Early is better.
yspahan-coach-build-without-camels = This building costs gold only: take one that is dear in camels.
yspahan-coach-build-without-gold = This building costs camels only: take one that is dear in gold.
yspahan-coach-build-free = This building is free: take the dearest one that helps you.
yspahan-coach-end = You may still play cards before your turn ends; any number of them, where they have an effect.
yspahan-coach-end-or-build = After the dice you may build once. Saving up is fine if a better building is near.

## Where points came from
yspahan-share-souks = souks
yspahan-share-caravan = caravan
yspahan-share-buildings = buildings
yspahan-share-cards = cards

## Letters drawn on pieces, each only once
# the souks: white blue yellow pink orange
yspahan-letters = W B Y P O

## Printed values: a title for each group, words for lines and columns
yspahan-printed-souk = Souks
yspahan-printed-card = Cards
yspahan-printed-building = Buildings
yspahan-printed-building-points = Points for the first, second, … building
yspahan-printed-card-effects = What cards bring
yspahan-printed-calendar = Calendar
yspahan-printed-start = Set-up
yspahan-printed-dice = Dice
yspahan-printed-caravan = Caravan
yspahan-printed-street = Shops along the street
yspahan-word-name = name
yspahan-word-value = value
yspahan-word-copies = copies
yspahan-word-shops = shops
yspahan-word-camels = camels
yspahan-word-gold = gold
yspahan-word-bonus = bonus
yspahan-word-points = points
yspahan-word-most-camels = at most this many camels
yspahan-word-points-per-camel = points for a camel
yspahan-word-most-gold = at most this much gold
yspahan-word-points-per-gold = points for a gold
yspahan-word-weeks = weeks
yspahan-word-days = days
yspahan-word-white = white
yspahan-word-white-for-two = white, with two players
yspahan-word-yellow = yellow
yspahan-word-multipliers = multiplier of each row
yspahan-word-camels-for-two = camels in a row, with two players
yspahan-word-camels-for-three = camels in a row, with three players
yspahan-word-camels-for-four = camels in a row, with four players
yspahan-word-west = west
yspahan-word-east = east
yspahan-word-north = north
yspahan-word-south = south

## What people roll and draw by hand
yspahan-hand-first-player = Draw lots: who begins?
yspahan-hand-roll = { $yellow ->
    [0] Roll the { $white } white dice: what fell?
    [one] Roll the { $white } white dice and the yellow one: what fell?
   *[other] Roll the { $white } white dice and the { $yellow } yellow ones: what fell?
}
yspahan-hand-card = Draw a card from the deck for { $seat }: which one is it?
