# Pig.

pig-tagline = Tira e somma, o fermati e incassa: quanto ti fidi della fortuna?
pig-tutorial-goal = Raggiungi per primo il traguardo.
pig-tutorial-turn = Lancia quante volte osi; un uno perde la somma del turno. Fermati, e la somma è tua.
pig-tutorial-first = Fermarsi intorno a venti è una buona abitudine.
pig-option-goal-name = Traguardo
pig-option-goal = Punti per vincere
pig-option-goal-100 = 100 punti
pig-option-goal-50 = 50 punti, per una partita breve
pig-ending-goal = Il traguardo è raggiunto.

## La decisione aperta
pig-ask-begin = { $seat }: tira il dado
pig-ask-turn = { $seat }: tiri ancora o incassi { $sum }?
pig-ask-over = La partita è finita
pig-chance-die = Il dado rotola

## Le stesse, dette agli altri
pig-watch-begin = { $seat } lancia il dado
pig-watch-turn = { $seat } rilancia o si ferma a { $sum }

## Scelte
pig-do-roll = Tira
pig-do-hold = { $points ->
    [one] Fermati: incassa 1 punto
   *[other] Fermati: incassa { $points } punti
 }

## Che cosa è successo
pig-told-rolled = { $seat } tira: { $face }.
pig-told-lost = { $points ->
    [0] { $seat } passa il dado.
    [one] { $seat } perde 1 punto.
   *[other] { $seat } perde { $points } punti.
 }
pig-told-kept = { $points ->
    [one] { $seat } incassa 1 punto.
   *[other] { $seat } incassa { $points } punti.
 }

## Il tavolo a parole
pig-table-kept = { $seat }: { $points } al sicuro
pig-table-goal = Traguardo: { $goal }
pig-table-sum = Questo turno di { $seat }: { $sum }

## Rifiuti
pig-no-roll = Hai abbastanza per vincere: fermati.
pig-no-hold = Non c’è ancora niente da incassare: prima tira.

## Il maestro
pig-coach-begin = Ogni turno comincia con un tiro; solo un uno lo chiude a mani vuote.
pig-coach-turn = Un tiro su sei perde la somma. Più è grande, più un tiro mette a rischio: intorno a 20 conviene fermarsi.

## Da dove vengono i punti
pig-share-kept = Incassati

## Che cosa si tira e si pesca a mano
pig-hand-die = Tirate il dado: che cosa è uscito?
