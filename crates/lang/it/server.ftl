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

## Notices
server-notice = Tocca a te, { $game }: { $link }
server-notice-test = Questa è una prova dei tuoi avvisi da Serai: { $link }
server-notice-no-address = Questo non è un indirizzo web.
server-notice-scheme = L’indirizzo deve cominciare con https:// o http://.
server-notice-secret = L’indirizzo non deve contenere un nome o una password.
server-notice-private = Questo indirizzo non è sulla rete pubblica.
server-notice-hours = Le ore di silenzio sono due ore diverse del giorno, secondo un orologio che esiste.
