# Simulations, ratings and learning.
lab-train-mark = { $seats } seats, { $games } of { $all } games: error { $loss }; a bot with the new weights wins { $random } % against random ones, { $shipped } % against its like with the shipped weights
lab-rate-title = { $title }, { $seats } seats, { $games } games, seed { $seed }
lab-rate-rating = rating (95 %)
lab-rate-wins = wins
lab-rate-explained =
    Ratings follow the Plackett–Luce model: 400 points more are ten times the chance of the next place. The columns say how often
    the bot on the left finished before the bot on top, in percent with a 95 % interval. Every line-up was played from all seats with the same dice.
lab-rate-certain = The order is certain: looking after every round of games included, a wrong order is called so at most once in twenty ratings.
lab-rate-uncertain = The order is not certain yet; more games would tell.
lab-versus-title = { $title }: as printed → with { $set }, { $games } games on the same seeds
lab-versus-explained = Means per game, and the mean change. A star marks a change that is real: over all lines together, chance alone sets a star in one of twenty runs.
lab-report-wins-title = Wins by seat, in percent
lab-report-wins-even = The dashed line is an even share of { $fair } %. The whiskers show the 95 % interval; no seat wins more than its share for sure.
lab-report-wins = The dashed line is an even share of { $fair } %. The whiskers show the 95 % interval; above their share for sure: seat { $seats }.
lab-report-scores-title = Points at the end
lab-report-scores = How often each number of points was reached; the means by seat are { $means }.
lab-report-margin-title = Margin of victory
lab-report-margin = Points between the best and the second best seat: { $mean } on average; { $close } % of the games were decided by two points or fewer.
lab-report-length-title = Length in decisions
lab-report-length = A game takes { $mean } decisions on average, from { $least } to { $most }.
lab-report-lead-title = Changes of the lead
lab-report-lead = The lead in points changes hands { $mean } times on average; in { $never } % of the games never.
lab-report-usage-title = What is used
lab-report-usage = How often a seat does each of these in a game, on average.
lab-report-corr-title = What goes with winning
lab-report-corr = Correlation between doing it and winning: to the right winners do it more, to the left less. It does not say that one causes the other.
lab-report-all = All counts
lab-report-what = what
lab-report-mean = per seat and game
lab-report-corr-head = correlation with winning
