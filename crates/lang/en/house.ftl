# The language itself: as its speakers call it, and where its lines begin (ltr or rtl).
house-language-name = English
house-language-direction = ltr

# Words every room uses.
house-seat = seat { $number }
# Letters drawn on the pieces of the first, second, … seat.
house-letters-seat = A B C D E
# Numbers: the sign between whole and fraction; hundredths.
house-decimal-mark = .
house-percent = { $n } %
house-nothing = nothing
house-and = { $most } and { $last }
house-you = You
house-others = Others
house-board = Board

# The table's no.
house-refuse-stale = The table has moved on to entry { $number }; look again before you decide.
house-refuse-not-your-turn = It is not your decision; { $seat } decides now.
house-refuse-over = The game is over.
house-refuse-chance = The dice or cards come first ({ $kind }); no player decides now.
house-refuse-no-chance = A player decides now, not the dice or cards.
house-refuse-outcome = “{ $outcome }” cannot come up here; expected: { $expected }.
house-refuse-unreadable-outcome = “{ $text }” is no roll or card of this game; expected: { $expected }.
house-refuse-unreadable = “{ $text }” is no move of this game.
house-refuse-link = This is not the next link of your dice, so nothing was done; is this the device you sat down with?
house-refuse-nothing-to-correct = There is no answer that somebody has entered by hand.
house-refuse-nothing-to-take-back = You have not decided anything yet.
house-refuse-too-late = Too late to take that back: dice or cards have come since, somebody has seen something new, or another player has acted.

house-dice-first = Dice by: the house, with a number from each seat before the first roll.
house-dice-people = Dice by: the people at the table.
house-dice-alone = Dice by: the house alone.
house-dice-by = Dice by: the house and { $n } of { $all ->
    [one] 1 player
   *[other] { $all } players
 }.
