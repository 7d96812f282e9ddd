# What happens at a served table beside the game itself.
server-start = All seats are taken; the game begins.
server-sits = { $seat } sits down.
server-leaves = { $seat } has left.
server-bot = A bot plays for { $seat } for now.
server-back = { $seat } is back.
server-takes-back = { $seat } takes the last decision back.
server-rematch = There is a rematch.
server-waits-for-people = The table waits for its players.
