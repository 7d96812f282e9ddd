# Partite finite da capire: fortuna, abilità, errori.
insight-title = { $title }: fortuna e decisioni
insight-interrupted = Interrotto. Nulla è perduto: lo stesso comando riprende da qui.
insight-entry = { $entry }
insight-chose = { $seat } ha scelto «{ $choice }».

## Il conto di un posto
insight-account-title = { $seat }: da dove viene il risultato
insight-account-points = Punti: { $start } attesi all’inizio, { $result } alla fine. Dadi e carte hanno dato { $luck } (± { $luck_error }), le proprie decisioni { $own } (± { $own_error }), le decisioni altrui { $others } (± { $others_error }).
insight-account-win = Probabilità di vincere: { $start } % all’inizio, { $result } % alla fine. Dadi e carte hanno dato { $luck } (± { $luck_error }), le proprie decisioni { $own } (± { $own_error }), le decisioni altrui { $others } (± { $others_error }).
insight-account-cost = { $number ->
    [0] La ricerca non ha trovato nulla che { $seat } abbia chiaramente lasciato.
    [one] Rispetto alle scelte migliori che la ricerca conosce, { $seat } ha lasciato il { $win } % di una vittoria (± { $win_error }) e { $points } punti (± { $points_error }) in una decisione.
   *[other] Rispetto alle scelte migliori che la ricerca conosce, { $seat } ha lasciato il { $win } % di una vittoria (± { $win_error }) e { $points } punti (± { $points_error }) in { $number } decisioni.
 }
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

## Il maestro
insight-coach-warning = Davvero? A quel che vedo, «{ $played }» vince il { $played_win } % delle volte; «{ $best }» il { $best_win } %.

## Statistiche
insight-luck-over-time = Fortuna e ciò che si è lasciato, in vittorie, partita dopo partita
insight-given-away = lasciato
insight-seats-title = Vittorie per posto, in percento
insight-scores-title = Punti alla fine
insight-length-title = Durata in decisioni

## Accanto al tavolo
insight-headline = Dadi e carte hanno dato a { $seat } { $luck } punti (± { $luck_error }); le decisioni sono costate { $cost } punti (± { $cost_error }) rispetto alle scelte migliori trovate.
insight-headline-you = Dadi e carte ti hanno dato { $luck } punti (± { $luck_error }); le tue decisioni sono costate { $cost } punti (± { $cost_error }) rispetto alle scelte migliori trovate.
insight-place = Passo { $at }
