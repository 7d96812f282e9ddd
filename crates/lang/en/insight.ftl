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
