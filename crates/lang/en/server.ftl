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

## Notices
server-notice = It is your turn at { $game }: { $link }
server-notice-test = This is a test of your notices from Serai: { $link }
server-notice-no-address = This is no web address.
server-notice-scheme = The address must begin with https:// or http://.
server-notice-secret = The address must not hold a name or password.
server-notice-private = This address is not on the public network.
server-notice-hours = Quiet hours are two different hours of the day, by a clock that exists.
