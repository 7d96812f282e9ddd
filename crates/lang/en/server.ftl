# What happens at a served table beside the game itself.
server-start = All seats are taken; the game begins.
server-sits = { $seat } sits down.
server-leaves = { $seat } has left.
server-bot = A bot plays for { $seat } for now.
server-back = { $seat } is back.
server-takes-back = { $seat } takes the last decision back.
server-rematch = There is a rematch.
server-waits-for-people = The table waits for its players.

# Running a server.
server-open-at = Serai is open at { $address }
server-closes = Closing; what was played is kept.
server-port-taken = Port { $port } is taken; trying { $next }.
server-backed-up = { $file }: { $tables } tables in { $lines } lines. Keep it safe: it holds the secrets of unfinished games.
server-restored = { $tables } tables are back from { $file }.
server-restore-refused = There are { $tables } tables already; --replace puts the backup in their place.
