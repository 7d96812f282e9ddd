# Simulations, ratings and learning.
lab-train-mark = { $seats } seats, { $games } of { $all } games: error { $loss }; a greedy bot wins { $random } % against random ones, { $shipped } % against those with the shipped weights
