# La lingua stessa: come la chiama chi la parla, e da dove cominciano le righe (ltr o rtl).
house-language-name = Italiano
house-language-direction = ltr

# Parole comuni a tutte le stanze.
house-seat = posto { $number }
# Lettere disegnate sui pezzi del primo, secondo, … posto.
house-letters-seat = A B C D E
# Numeri: il segno tra intero e decimali; centesimi.
house-decimal-mark = ,
house-percent = { $n } %
house-nothing = niente
house-and = { $most } e { $last }
house-you = Tu
house-others = Gli altri
house-board = Il tavolo

# I no del tavolo.
house-refuse-stale = Il tavolo è già alla voce { $number }: guarda di nuovo prima di decidere.
house-refuse-not-your-turn = La decisione non è tua: ora tocca a { $seat }.
house-refuse-over = La partita è finita.
house-refuse-chance = Prima vengono i dadi o le carte ({ $kind }): ora non decide nessun giocatore.
house-refuse-no-chance = Ora decide un giocatore, non i dadi o le carte.
house-refuse-outcome = «{ $outcome }» qui non può uscire; è atteso: { $expected }.
house-refuse-unreadable-outcome = «{ $text }» non è un tiro né una carta di questo gioco; è atteso: { $expected }.
house-refuse-unreadable = «{ $text }» non è una mossa di questo gioco.
house-refuse-link = Questo non è il prossimo anello dei tuoi dadi, quindi non è successo nulla: è il dispositivo con cui ti sei seduto?
house-refuse-nothing-to-correct = Non c’è nessuna risposta che qualcuno abbia scritto a mano.
house-refuse-nothing-to-take-back = Non hai ancora deciso niente.
house-refuse-too-late = Troppo tardi per tornare indietro: nel frattempo sono usciti dadi o carte, qualcuno ha visto qualcosa di nuovo o ha agito un altro giocatore.

house-dice-first = Dadi: la casa, con un numero di ogni posto prima del primo lancio.
house-dice-people = Dadi: le persone al tavolo.
house-dice-alone = Dadi: la casa da sola.
house-dice-by = Dadi: la casa e { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
 } su { $all }.
