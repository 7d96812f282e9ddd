# Finished games understood: luck, skill, errors.
insight-title = { $title }: luck and decisions
insight-interrupted = Stopped. Nothing is lost: the same command goes on from here.
insight-entry = { $entry }
insight-chose = { $seat } chose “{ $choice }”.

## The account of a seat
insight-account-title = { $seat }: where the result came from
insight-account-points = Points: { $start } expected at the start, { $result } in the end. Dice and cards gave { $luck } (± { $luck_error }), own decisions { $own } (± { $own_error }), the decisions of others { $others } (± { $others_error }).
insight-account-win = Chance to win: { $start } % at the start, { $result } % in the end. Dice and cards gave { $luck } (± { $luck_error }), own decisions { $own } (± { $own_error }), the decisions of others { $others } (± { $others_error }).
insight-account-cost = { $number ->
    [0] The search found nothing that { $seat } clearly gave away.
    [one] Against the best choices the search knows, { $seat } gave away { $win } % of a victory (± { $win_error }) and { $points } points (± { $points_error }) in one decision.
   *[other] Against the best choices the search knows, { $seat } gave away { $win } % of a victory (± { $win_error }) and { $points } points (± { $points_error }) in { $number } decisions.
 }
insight-luck = dice and cards
insight-own = own decisions
insight-others = decisions of others

## Plots
insight-win-title = Chance to win by move
insight-win-explained = After each decision and each throw, from what lay on the table and in all hands. The numbers below count the entries of the record.
insight-points-title = Expected points by move

## Turning points
insight-turns-title = Turning points
insight-turn-up = { $at }: { $seat } goes from { $before } % up to { $after } %.
insight-turn-down = { $at }: { $seat } goes from { $before } % down to { $after } %.

## Errors
insight-errors-title = { $seat }: what could be learned
insight-errors-none = The search found nothing clearly better anywhere.
insight-error = { $at }: “{ $played }” was played; “{ $best }” promised more: { $best_win } % to win instead of { $played_win } %, and { $best_points } points instead of { $played_points }.
insight-choice = choice
insight-choice-win = to win
insight-choice-points = points
insight-board = Show the table as it stood

## Notes
insight-notes-title = How to read this
insight-note-sum = What luck, own decisions and the decisions of others gave is together exactly the way from the first expectation to the result. Own decisions are compared with an even-tempered reference player, so they may be above zero; what was given away is compared with the best choice found.
insight-note-errors = Behind ± stands one standard error of the simulation: { $playouts } playouts for each position, up to { $outcomes } outcomes for each throw, { $search } simulations of the search for each decision.
insight-note-limits = The search plays well, not perfectly, and judges by what a seat could know. It knows nothing of plans, faces and table talk; small differences mean nothing, and it can be wrong about long plans.
insight-note-seed = The seed is { $seed }; with the same seed and depth everybody gets the same numbers.

## The coach
insight-coach-warning = Are you sure? “{ $played }” wins { $played_win } % of the time, as far as I can see; “{ $best }” { $best_win } %.
insight-coach-osaka-token = Every token of a colour makes your later sales of that colour worth more. Choose a colour you see often in the market.
insight-coach-osaka-turn = One thing a turn: buy the whole market with cards from your hand, take one card, or reserve one. Cards are money, goods and insurance at once; what you buy also moves its ships.
insight-coach-osaka-turn-empty = There is nothing you can buy or take, so you pass; the next player goes on.
insight-coach-osaka-pay = There is no change: pay as close to the price as you can, and keep cards you may want as insurance.
insight-coach-osaka-insurance = Ships on the waves sink, and uninsured goods of their colour are lost. A 2 saves two goods, a 3 saves one, a 5 none.
insight-coach-osaka-cover = Insure the dearest goods first: the highest card sets the worth of the whole set.
insight-coach-istanbul-income = Your tiles pay before you roll. Choose the order; a card may turn out better once you have the money for it.
insight-coach-istanbul-collect = The supply is short: everyone who has such a piece gives one back first, you too.
insight-coach-istanbul-act = You have two actions. Look first whether dice and markers together buy a ruby or a tile; if not, turn dice into markers for the next turns.
insight-coach-istanbul-reroll = A crystal rolls any of your dice again, but only before your first action. Keep the pairs.
insight-coach-istanbul-pay = Dice are gone after this turn anyway, markers stay. Pay with dice where you can.
insight-coach-istanbul-pay-colour = The goods carpet wants one good of each colour and some more of your choice. Pay with what you need least.
insight-coach-istanbul-use = Only one of the open cards is used, the others are discarded. See what the others get from it, too.
insight-coach-istanbul-half = If the card asks for something you would rather keep, take the lira instead.
insight-coach-istanbul-others = The card of another player makes you an offer. You may always decline.
insight-coach-istanbul-markers = Choose markers of the colour whose next ruby you are nearest to.
insight-coach-istanbul-market = The ruby costs what the card says. Take it where the market’s own price is highest.
insight-coach-istanbul-give = One of your tiles goes and another comes. Give the one that helps least from now on.
insight-coach-istanbul-swap = The new tile works from your next turn. Dice and actions help all game long, so early in the game they are worth most.
insight-coach-yspahan-supply = Yellow dice cost gold and make more groups to choose from; most of all they help you, who choose first.
insight-coach-yspahan-take = Take a group for its row’s action, for moving the supervisor, or for a card. Big groups place many goods; also look at what you leave to the next player.
insight-coach-yspahan-draw = There is no group you can take, so you draw a card. You may still build.
insight-coach-yspahan-use = The same dice can do one of three things: the row’s action, a walk of the supervisor by their value, or a card.
insight-coach-yspahan-place = Only full souks pay at the end of the week, and you must finish one before you begin another in the same quarter.
insight-coach-yspahan-any-shop = The cube may go to any shop in the city: best where it fills a souk.
insight-coach-yspahan-walk = Cubes beside the supervisor’s goal go to the caravan. Send your own for points, or others’ to empty their souks; gold changes the distance.
insight-coach-yspahan-order = The first cube takes the lower camel, which scores more.
insight-coach-yspahan-cube = For a camel your cube stays in its shop, and another one still scores in the caravan. That is mostly cheap.
insight-coach-yspahan-camel-points = Each camel becomes 2 points. Keep camels you need for buildings or to protect cubes.
insight-coach-yspahan-gold-points = Each gold becomes a point. Near the end that is what gold is for.
insight-coach-yspahan-exchange = Change camels into gold or gold into camels, best when a building is just out of reach.
insight-coach-yspahan-build = A building helps every turn from now on, and from the third one on it also scores. Early is better.
insight-coach-yspahan-build-without-camels = This building costs gold only: take one that is dear in camels.
insight-coach-yspahan-build-without-gold = This building costs camels only: take one that is dear in gold.
insight-coach-yspahan-build-free = This building is free: take the dearest one that helps you.
insight-coach-yspahan-end = You may still play cards before your turn ends; any number of them, where they have an effect.
insight-coach-yspahan-end-or-build = After the dice you may build once. Saving up is fine if a better building is near.
insight-coach-tabriz-keep-workshop = Your workshop works for you every round. Choose one whose goods you expect to need.
insight-coach-tabriz-keep = Keep commissions that want similar materials, so that one trip through the bazaar serves both.
insight-coach-tabriz-stand = For your last turn one apprentice may stand up. Choose the one nearest to what you still need.
insight-coach-tabriz-move = Each turn one apprentice walks to a tile and lies down; each tile once a round. Plan all three walks: what do your commissions still need?
insight-coach-tabriz-last-move = This is your last turn: only commissions you can complete now still count.
insight-coach-tabriz-act = Use the tile first, then complete a commission. Completed ones bring their reward at once and a workshop for every round.
insight-coach-tabriz-right-track = A dual shop sells from both tracks in one visit, at one price each.
insight-coach-tabriz-trade-again = You may repeat the same trade a few times. Stop when you have what your commissions need.
insight-coach-tabriz-rolled = The dice have changed what is on offer. Buy, go on if you may, or leave it.
insight-coach-tabriz-gita = Each new die adds goods and price; beyond your coins you get nothing. Stop while you can pay.
insight-coach-tabriz-con-man = You pay for dice and get what they show. Dear dice bring dear goods, but never for sure.
insight-coach-tabriz-merchant = Choose dice whose faces show the material you are after: every match is a piece of it.
insight-coach-tabriz-new-die = The new die must be rolled; the other one you may keep as it is.
insight-coach-tabriz-complete = Completing a commission pays at once and works every round from now on, so early ones are worth more.
insight-coach-tabriz-workshop = Use each workshop action once, in the order that helps: first what brings goods, then what trades them.
insight-coach-tabriz-discard = Discard the commission whose materials are farthest away.
insight-coach-tabriz-draw-from = Dearer decks have harder commissions with more prestige. Draw what you can finish.
insight-coach-tabriz-pick-die = The dice differ in what the Rival will do with them. Look under its columns before you choose.
insight-coach-tabriz-rival-remove = You decide what the rules leave open for the Rival: let it take what you do not need.
insight-coach-tabriz-rival-clear = Let the Rival clear a tile you were not going to visit.
insight-coach-tabriz-rival-keep = What the Rival keeps counts for it at the end. Choose what it can convert least.
insight-coach-tabriz-rival-move = Send the Rival’s apprentice where you do not want to go: its tile will cost you a toll.
insight-coach-tabriz-rival-swap = Choose the die whose face helps you least on its tile.

## Statistics
insight-luck-over-time = Luck and what was given away, in victories, game after game
insight-given-away = given away
insight-seats-title = Wins by seat, in percent
insight-scores-title = Points at the end
insight-length-title = Length in decisions

## Beside the table
insight-headline = Dice and cards gave { $seat } { $luck } points (± { $luck_error }); decisions cost { $cost } points (± { $cost_error }) against the best choices found.
insight-headline-you = Dice and cards gave you { $luck } points (± { $luck_error }); your decisions cost { $cost } points (± { $cost_error }) against the best choices found.
insight-place = Step { $at }
