# Quel che accade a un tavolo del server oltre al gioco.
server-start = Tutti i posti sono occupati; si comincia.
server-sits = { $seat } si siede.
server-leaves = { $seat } se n’è andato.
server-bot = Per ora un bot gioca al posto di { $seat }.
server-back = { $seat } è tornato.
server-takes-back = { $seat } ritira l’ultima decisione.
server-rematch = C’è la rivincita.
server-waits-for-people = Il tavolo aspetta i suoi giocatori.

# Il server in funzione.
server-open-at = Serai è aperto su { $address }
server-closes = Si chiude; ciò che è stato giocato resta.
server-port-taken = La porta { $port } è occupata; provo la { $next }.
server-backed-up = { $file }: { $tables } tavoli in { $lines } righe. Custodiscilo: contiene i segreti delle partite in corso.
server-restored = { $tables } tavoli ripristinati da { $file }.
server-restore-refused = Ci sono già { $tables } tavoli; --replace li sostituisce con la copia.
