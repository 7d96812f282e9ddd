# Simulazioni, classifiche e apprendimento.
lab-train-mark = { $seats } posti, { $games } di { $all } partite: errore { $loss }; un bot avido vince { $random } % contro quelli casuali, { $shipped } % contro quelli con i pesi forniti
