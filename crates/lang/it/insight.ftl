# Partite finite da capire: fortuna, abilità, errori.
insight-title = { $title }: fortuna e decisioni
insight-interrupted = Interrotto. Nulla è perduto: lo stesso comando riprende da qui.
insight-entry = { $entry }

## Il conto di un posto
insight-account-title = { $seat }: da dove viene il risultato
insight-account-points = Punti: { $start } attesi all’inizio, { $result } alla fine. Dadi e carte hanno dato { $luck } (± { $luck_error }), le proprie decisioni { $own } (± { $own_error }), le decisioni altrui { $others } (± { $others_error }).
insight-account-win = Probabilità di vincere: { $start } % all’inizio, { $result } % alla fine. Dadi e carte hanno dato { $luck } (± { $luck_error }), le proprie decisioni { $own } (± { $own_error }), le decisioni altrui { $others } (± { $others_error }).
insight-account-cost = Rispetto alle scelte migliori che la ricerca conosce, { $seat } ha lasciato { $points } punti (± { $points_error }) e il { $win } % di una vittoria (± { $win_error }).
insight-luck = dadi e carte
insight-own = proprie decisioni
insight-others = decisioni altrui

## Grafici
insight-win-title = Probabilità di vincere, mossa per mossa
insight-win-explained = Dopo ogni decisione e ogni sorteggio, da ciò che era sul tavolo e in tutte le mani. I numeri in basso contano le righe della registrazione.
insight-points-title = Punti attesi, mossa per mossa

## Svolte
insight-turns-title = Le svolte della partita
insight-turn-up = { $at }: { $seat } sale dal { $before } % al { $after } %.
insight-turn-down = { $at }: { $seat } scende dal { $before } % al { $after } %.

## Errori
insight-errors-title = { $seat }: che cosa c’è da imparare
insight-errors-none = La ricerca non ha trovato da nessuna parte qualcosa di chiaramente migliore.
insight-error = { $at }: è stato giocato «{ $played }»; «{ $best }» prometteva di più: { $best_win } % di vincere invece di { $played_win } %, e { $best_points } punti invece di { $played_points }.
insight-choice = scelta
insight-choice-win = vittoria
insight-choice-points = punti
insight-board = Mostra il tavolo com’era

## Note
insight-notes-title = Come leggere questi numeri
insight-note-sum = Ciò che hanno dato la fortuna, le proprie decisioni e quelle altrui è, insieme, esattamente la strada dalla prima aspettativa al risultato. Le proprie decisioni sono confrontate con un giocatore di riferimento equilibrato, perciò possono stare sopra lo zero; ciò che si è lasciato è confrontato con la scelta migliore trovata.
insight-note-errors = Dopo ± sta un errore standard della simulazione: { $playouts } partite di prova per ogni posizione, fino a { $outcomes } esiti per ogni sorteggio, { $search } simulazioni della ricerca per ogni decisione.
insight-note-limits = La ricerca gioca bene, non alla perfezione, e giudica da ciò che un posto poteva sapere. Non sa nulla di intenzioni, sguardi e chiacchiere al tavolo; le piccole differenze non significano nulla, e sui piani lunghi può sbagliare.
insight-note-seed = Il seme è { $seed }; con lo stesso seme e la stessa profondità tutti ottengono gli stessi numeri.
