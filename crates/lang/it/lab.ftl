# Simulazioni, classifiche e apprendimento.
lab-train-mark = { $seats } posti, { $games } di { $all } partite: errore { $loss }; un bot avido vince { $random } % contro quelli casuali, { $shipped } % contro quelli con i pesi forniti
lab-rate-title = { $title }, { $seats } posti, { $games } partite, seme { $seed }
lab-rate-rating = valutazione (95 %)
lab-rate-wins = vinte
lab-rate-explained =
    Le valutazioni seguono il modello di Plackett e Luce: 400 punti in più sono dieci volte la probabilità del posto successivo. Le colonne dicono
    quanto spesso il bot a sinistra è finito davanti a quello in alto, in percento con un intervallo del 95 %. Ogni formazione ha giocato da tutti i posti con gli stessi dadi.
lab-rate-certain = L'ordine è certo: nessun vicino potrebbe stare all'inverso (97,5 %).
lab-rate-uncertain = L'ordine non è ancora certo; servirebbero altre partite.
