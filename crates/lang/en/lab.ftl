# Simulations, ratings and learning.
lab-train-mark = { $seats } seats, { $games } of { $all } games: error { $loss }; a greedy bot wins { $random } % against random ones, { $shipped } % against those with the shipped weights
lab-rate-title = { $title }, { $seats } seats, { $games } games, seed { $seed }
lab-rate-rating = rating (95 %)
lab-rate-wins = wins
lab-rate-explained =
    Ratings follow the Plackett–Luce model: 400 points more are ten times the chance of the next place. The columns say how often
    the bot on the left finished before the bot on top, in percent with a 95 % interval. Every line-up was played from all seats with the same dice.
lab-rate-certain = The order is certain: no two neighbours could be the other way round (97.5 %).
lab-rate-uncertain = The order is not certain yet; more games would tell.
