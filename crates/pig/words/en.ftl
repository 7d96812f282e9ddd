# Pig.

pig-tagline = Roll and add, or hold and keep: how far do you trust your luck?
pig-tutorial-goal = Be the first to reach the goal.
pig-tutorial-turn = Roll as often as you dare; a one loses the sum of this turn. Hold, and the sum is yours.
pig-tutorial-first = Holding at about twenty is a good habit.
pig-option-goal-name = Goal
pig-option-goal = Points to win
pig-option-goal-100 = 100 points
pig-option-goal-50 = 50 points, for a short game
pig-ending-goal = The goal is reached.

## The open decision
pig-ask-begin = { $seat }: roll the die
pig-ask-turn = { $seat }: roll again, or hold { $sum }?
pig-ask-over = The game is over
pig-chance-die = The die rolls

## The same, told to the others
pig-watch-begin = { $seat } rolls the die
pig-watch-turn = { $seat } rolls again, or holds { $sum }

## Choices
pig-do-roll = Roll
pig-do-hold = { $points ->
    [one] Hold: keep 1 point
   *[other] Hold: keep { $points } points
 }

## What happened
pig-told-rolled = { $seat } rolls a { $face }.
pig-told-lost = { $points ->
    [0] { $seat } passes the die on.
    [one] { $seat } loses 1 point.
   *[other] { $seat } loses { $points } points.
 }
pig-told-kept = { $points ->
    [one] { $seat } keeps 1 point.
   *[other] { $seat } keeps { $points } points.
 }

## The table in words
pig-table-kept = { $seat }: { $points } kept
pig-table-goal = Goal: { $goal }
pig-table-sum = This turn of { $seat }: { $sum }

## Refusals
pig-no-roll = You have enough to win: hold.
pig-no-hold = There is nothing to keep yet: roll first.

## The coach
pig-coach-begin = Every turn begins with a roll; only a one ends it with nothing.
pig-coach-turn = One roll in six loses the sum. The larger it is, the more a roll puts at risk: about 20 is a good moment to hold.

## Where points came from
pig-share-kept = Kept

## What people roll and draw by hand
pig-hand-die = Roll the die: what fell?
