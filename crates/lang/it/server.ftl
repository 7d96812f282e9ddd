# Quel che accade a un tavolo del server oltre al gioco.
server-start = Tutti i posti sono occupati; si comincia.
server-sits = { $seat } si siede.
server-leaves = { $seat } se n’è andato.
server-bot = Per ora un bot gioca al posto di { $seat }.
server-back = { $seat } è tornato.
server-takes-back = { $seat } ritira l’ultima decisione.
server-rematch = C’è la rivincita.
server-waits-for-people = Il tavolo aspetta i suoi giocatori.
