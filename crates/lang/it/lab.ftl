# Simulazioni, classifiche e apprendimento.
lab-train-mark = { $seats } posti, { $games } di { $all } partite: errore { $loss }; un bot con i pesi nuovi vince il { $random } % contro quelli casuali, il { $shipped } % contro i suoi pari con i pesi forniti
lab-rate-title = { $title }, { $seats } posti, { $games } partite, seme { $seed }
lab-rate-rating = valutazione (95 %)
lab-rate-wins = vinte
lab-rate-explained =
    Le valutazioni seguono il modello di Plackett e Luce: 400 punti in più sono dieci volte la probabilità del posto successivo. Le colonne dicono
    quanto spesso il bot a sinistra è finito davanti a quello in alto, in percento con un intervallo del 95 %. Ogni formazione ha giocato da tutti i posti con gli stessi dadi.
lab-rate-certain = L’ordine è certo: anche guardando dopo ogni giro di partite, un ordine sbagliato è detto certo al massimo una volta su venti valutazioni.
lab-rate-uncertain = L'ordine non è ancora certo; servirebbero altre partite.
lab-versus-title = { $title }: come stampato → con { $set }, { $games } partite con gli stessi semi
lab-versus-explained = Medie per partita, e il cambiamento medio. Un asterisco segna un cambiamento vero: su tutte le righe insieme, il caso da solo ne mette uno in una prova su venti.
lab-report-wins-title = Vittorie per posto, in percento
lab-report-wins-even = La linea tratteggiata è la parte equa del { $fair } %. I baffi mostrano l'intervallo del 95 %; nessun posto vince di sicuro più della sua parte.
lab-report-wins = La linea tratteggiata è la parte equa del { $fair } %. I baffi mostrano l'intervallo del 95 %; di sicuro sopra la loro parte: posto { $seats }.
lab-report-scores-title = Punti alla fine
lab-report-scores = Quanto spesso si è raggiunto ogni numero di punti; le medie per posto sono { $means }.
lab-report-margin-title = Scarto della vittoria
lab-report-margin = Punti tra il miglior posto e il secondo: { $mean } in media; il { $close } % delle partite si è deciso per due punti o meno.
lab-report-length-title = Durata in decisioni
lab-report-length = Una partita richiede { $mean } decisioni in media, da { $least } a { $most }.
lab-report-lead-title = Cambi al comando
lab-report-lead = Il comando nei punti cambia { $mean } volte in media; nel { $never } % delle partite mai.
lab-report-usage-title = Che cosa si usa
lab-report-usage = Quanto spesso un posto fa ognuna di queste cose in una partita, in media.
lab-report-corr-title = Che cosa va con la vittoria
lab-report-corr = Correlazione tra il farlo e il vincere: a destra chi vince lo fa di più, a sinistra di meno. Non dice che l'uno causi l'altro.
lab-report-all = Tutti i conteggi
lab-report-what = che cosa
lab-report-mean = per posto e partita
lab-report-corr-head = correlazione con la vittoria
