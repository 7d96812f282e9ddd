# The full-screen table.
tui-panel-choices = Choices
tui-panel-players = Players
tui-panel-log = Log
tui-panel-details = What it brings
tui-too-small = This terminal has { $width } columns and { $height } rows; the table needs { $least_width } × { $least_height }. Make the window larger, or play line by line with --plain.
tui-news = since your last turn
tui-step = step { $number }
tui-thinks = { $seat } is thinking …
tui-paused = { $seat } waits; press the space bar to go on.
tui-leave = This match is not written down. Press q again to leave it.
tui-speed = Bots move: { $speed }.
tui-speed-slow = slow
tui-speed-normal = normal
tui-speed-fast = fast
tui-speed-instant = at once
tui-hint = Hint
tui-hint-thinking = Thinking about a hint …
tui-rules = Rules of { $title }
tui-rules-all = all rules
tui-enter-how = Type what fell, or the number of an answer, then Enter; u takes the last answer back, q leaves.
tui-help = Keys
tui-keys-play = Enter do it · ↑↓ choose · / filter · u undo · h hint · r rules · Tab · ? keys · q
tui-help-play =
    number, ↑ ↓   choose; Enter does it
    mouse         click chooses, a second click does it; the wheel scrolls
    /             show only choices with these letters; Esc shows all
    Tab           go to the next panel; PageUp and PageDown leaf through it
    c b p l       go to choices, board, players, log
    on the board  arrows go from spot to spot, space to the next choice there
    u             take your last decision back
    U             take the last answer entered by hand back, and all since
    h             a hint
    r             rules about what is chosen, then all rules
    + and -       bots move faster or slower; space lets them wait
    t             the board as words, or as a drawing
    L             the next language
    q             stop; a match that is written down goes on with serai continue

## Unfinished matches
tui-continue = Unfinished matches
tui-continue-none = There is no unfinished match.
tui-continue-how = serai continue NUMBER goes on with one of them.
tui-unfinished = { $title } — { $names }, step { $number }, { $age }
tui-ago-minutes = { $n ->
    [0] just now
    [one] a minute ago
   *[other] { $n } minutes ago
 }
tui-ago-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
 }
tui-ago-days = { $n ->
    [one] a day ago
   *[other] { $n } days ago
 }
tui-keys-pick = ↑↓ choose   Enter go on   q leave

## Start screen
tui-start-title = Serai
tui-start-language = Language
tui-start-language-why = The language of everything you read. It can be changed during a match, too.
tui-start-game = Game
tui-start-seat = Seat { $number }
tui-start-you = you
tui-start-you-named = you: { $name }
tui-start-empty = nobody
tui-start-you-why = A person at this keyboard; type a name if you like. With several people the keyboard is handed over, and nobody sees another’s cards.
tui-start-empty-why = Nobody sits here.
tui-bot-random = A bot that takes any choice at all; good for trying things out.
tui-bot-easy = A bot that plays quickly, and often takes what is only nearly as good.
tui-bot-greedy = A bot that takes what looks best at once.
tui-bot-normal = A bot that thinks a little ahead; a fair opponent.
tui-bot-hard = A bot that thinks well ahead.
tui-bot-expert = A bot that thinks far ahead.
tui-bot-master = A bot that thinks as far as it can; it takes its time.
tui-bot-study = A bot for studies.
tui-bot-school = A bot with one idea of how the game is won, which it follows whatever happens.
tui-start-play = Play
tui-start-play-why = Opens the table. The match is written down as it goes: stop at any time, serai continue goes on with it.
tui-start-continue = Unfinished matches ({ $n })
tui-start-continue-why = Go on with a match that was stopped.
tui-start-players = { $title } is for { $least } to { $most } players.
tui-keys-start = ↑↓ line   ←→ change   Enter play   Esc leave

## Replay
tui-panel-chances = Chances to win
tui-replay-eyes = as { $seat } sees it
tui-replay-spectator = as a spectator sees it
tui-replay-step = step { $number } of { $all }
tui-replay-jump = Go to step: { $text } (0 to { $all }), Enter
tui-replay-analyse = serai replay --analyse shows everybody’s chance to win, step by step.
tui-replay-chance = { $name }: { $n } %
tui-replay-now = this step
tui-replay-happened = What happened
tui-keys-replay = ←→ step · n b decision · number jump · space run · s eyes · + - · ? keys · q
tui-help-replay =
    ← →           one step back or on
    n and b       the next or previous decision of a player
    Home, End     the beginning, the end
    number, Enter jump to a step
    space         run by itself, or stop; + and - change the speed
    s             look through the next player’s eyes, or as a spectator
    Tab           go to the next panel; ↑ ↓ scroll it
    r             rules
    t             the board as words, or as a drawing
    L             the next language
    q             leave

## At a server's table
tui-visit-lost = Connection lost; trying again …
tui-visit-clock = { $time } left
tui-visit-hint = A strong bot would choose: { $choice }
tui-visit-no-take-back = That cannot be taken back any more.
tui-visit-stale = The table has changed meanwhile; please choose again.
tui-visit-refused = The server says: { $why }
tui-visit-back = serai join { $url } brings you back to this table.
tui-visit-free = Seat { $number }: free
tui-visit-seat = Seat { $number }: { $seat }

## Traders of Osaka
tui-osaka-market = Market
tui-osaka-market-price = Market: buy all for { $price }
tui-osaka-production = Production
tui-osaka-tokens = Tokens
tui-osaka-discards = discards { $n }
tui-osaka-hand = Your hand ({ $sum }):
tui-osaka-cards = hand { $n }
tui-osaka-points = points { $n }
tui-osaka-worth = = { $n }

## Yspahan
tui-yspahan-calendar = Week { $week } of { $weeks }, day { $day } of { $days }
tui-yspahan-caravan = Caravan
tui-yspahan-deck = Deck { $n }
tui-yspahan-hand = Your cards:
tui-yspahan-price = { $camels }c { $gold }g

## Istanbul
tui-istanbul-turn = Round { $round }, actions left: { $n }; goal: { $goal } rubies
tui-istanbul-dice = Dice:
tui-istanbul-equal = Equal:
tui-istanbul-different = Different:
tui-istanbul-price-mosque = with { $n } tiles
tui-istanbul-price-carpet = { $n } goods
tui-istanbul-tiles = Mosque tiles (stack { $stack })
tui-istanbul-deck = Bazaar cards: deck { $n }, discards { $discards }
tui-istanbul-tile-lira = lira
tui-istanbul-tile-crystal = crystal
tui-istanbul-tile-card = card
tui-istanbul-tile-action = action
tui-istanbul-tile-die = die
tui-istanbul-tile-red = red
tui-istanbul-tile-yellow = yellow
tui-istanbul-tile-green = green
tui-istanbul-tile-blue = blue

## Tabriz
tui-tabriz-meydan = Meydan
tui-tabriz-shop = shop
tui-tabriz-con-man = con-man
tui-tabriz-merchant = merchnt
tui-tabriz-gita = Gita
tui-tabriz-caravanserai = caravan
tui-tabriz-bargain = bargain
tui-tabriz-farideh = Farideh
tui-tabriz-pool = Dice:
tui-tabriz-round = round { $round }, first
tui-tabriz-standing = skill { $skill }, prestige { $prestige }, done { $done }
tui-tabriz-offer = Keep one of these
tui-tabriz-hand = Your commissions
tui-tabriz-advanced = Workshop card { $number }
tui-tabriz-rival = The Rival: skill { $skill }, prestige { $prestige }, toll { $toll }
tui-dice-changed = The house shows other seals now than before yours was opened, or asks for a link that is not the next one. Do not trust these dice.
