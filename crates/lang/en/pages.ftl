# The web pages.
pages-skip = Skip to the content
pages-nav = Serai
pages-nav-games = Games
pages-nav-mine = My games
pages-nav-settings = Settings
pages-foot = Serai, the inn where merchants of every road meet. Dice are sealed before the game and can be checked after it.
pages-go-home = Back to the games
pages-not-found = There is nothing here
pages-not-allowed = This is not open to you
pages-trouble = That did not work
pages-guest = Guest

## Home
pages-home-short = Board games
pages-home-title = Four bazaars, one table
pages-home-lead = Play the regulars at once, or send friends a link. No account, nothing to install.
pages-card-facts = { $players } players · { $minutes } minutes
pages-play-now = Play now
pages-new-table = New table
pages-rules = Rules
pages-mine-none = You are not playing anything yet. “Play now” opens a table at once.
pages-public = Public tables
pages-public-none = No public table is open. Make yours public when you set it up.
pages-company = { $names }
pages-company-free = { $n ->
    [one] { $names }, 1 seat free
   *[other] { $names }, { $n } seats free
 }
pages-state-open = waits for players
pages-state-yours = your turn
pages-state-theirs = { $name } decides
pages-state-running = running
pages-state-over = over

## The table
pages-bot-1 = Farid
pages-bot-2 = Leila
pages-bot-3 = Tomoe
pages-bot-4 = Kemal
pages-bot-5 = Shirin
pages-your-turn = Your turn
pages-thinks = { $seat } is thinking
pages-waiting-for = Waiting for { $seat }
pages-enter = What fell
pages-enter-do = Enter
pages-enter-like = Write it like this: { $example }. Dice may stand in any order.
pages-enter-secret = Only { $seat } should see the answer.
pages-correct = The last answer was wrong
pages-correct-why = It is taken back, with what was decided since, and asked again.
pages-take-back = Take back
pages-hint = Hint
pages-choices = Your choices
pages-players = At the table
pages-bot = bot, { $level }
pages-free = free seat
pages-present = here
pages-absent = away
pages-level-random = random
pages-level-easy = easy
pages-level-greedy = greedy
pages-level-normal = normal
pages-level-hard = hard
pages-level-expert = expert
pages-level-master = master
pages-level-own = of its own
pages-log = What happened
pages-standings = Final standings
pages-do-it = Do it
pages-not-this = Not this
pages-hand-of = { $n } of { $m } taken up
pages-hand-some = { $n } taken up
pages-hand-more = What goes with it is lit: { $n } moves
pages-all-choices = Show all choices
pages-offline = The connection is lost. Trying again…
pages-close = Close
pages-keys = Keys
pages-key-arrows = from one glowing place to the next
pages-key-enter = take a piece up, put it down, confirm
pages-key-digits = choose from the list by its number
pages-key-take-back = take back
pages-key-hint = ask for a hint
pages-key-places = to the board, the choices, the log
pages-key-escape = put everything back; skip what the others did
pages-key-help = this help
pages-hint-title = A strong bot would choose
pages-hint-expects = You win { $win } % of the time, with about { $score } points against { $other }. { $belief } % of its thoughts went here.
pages-hint-alone = You win { $win } % of the time, with about { $score } points. { $belief } % of its thoughts went here.
pages-hint-why-wins = Why: played on from here, it wins { $win } games in 100, the second choice { $other }.
pages-hint-why-points = Why: it wins as often as the second choice, but ends with about { $n ->
    [one] 1 point
   *[other] { $n } points
 } more.
pages-hint-why-others = Why: it wins as often as the second choice, but leaves the best of the others about { $n ->
    [one] 1 point
   *[other] { $n } points
 } less.
pages-hint-why-even = Why: there is hardly a difference to the second choice; take the one you like.
pages-hint-knows = It knows only what you know.
pages-text = Table as text
pages-text-title = { $game } as text
pages-to-board = Back to the board
pages-more = More
pages-watch-link = Link to watch; nothing hidden is shown
pages-copy = Copy
pages-seal = Seal of the dice:
pages-come-back = Play myself again
pages-let-bot-play = Let a bot play for me
pages-leave = Leave the table
pages-invite-how = Send each friend one of these links. The game begins when all have sat down.
pages-invite-link = Invitation to seat { $number }
pages-clock = Time left:
pages-clock-long = { $days } d { $hours } h
pages-clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
pages-clock-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
 }
pages-clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
 }
pages-rematch = Play again
pages-watch-rematch = Watch the rematch
pages-verify = Check the dice
pages-record = Download the record
pages-hand-over = { $seat } is next
pages-hand-over-why = Pass the device on. Nothing is shown until { $seat } looks.
pages-hand-over-ready = I am { $seat }, show the table

## The frame of the table
pages-tab-log = Story
pages-drawer = What to read beside the board
pages-pull = Show more of the choices
pages-whole-screen = Use the whole screen
pages-step-by-step = Show me step by step
pages-when-today = today
pages-when-yesterday = yesterday
pages-when-days = { $n } days ago
pages-ending-won = { $n ->
    [one] You won by 1 point
   *[other] You won by { $n } points
 }
pages-ending-won-tie = You won, by the tie-break
pages-ending-rank = You came { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 } of { $of }, { $n ->
    [one] 1 point
   *[other] { $n } points
 } behind
pages-ending-rank-tie = You came { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 } of { $of }, by the tie-break
pages-share = Copy a link to this game
pages-join-used = This seat is taken: the invitation has been used already. You can still watch.
pages-file-rubbish = This is no record of a game. Choose a file as the end of a game offers it for download; its name ends in “.serai”.
pages-statistics-too-few = { $n ->
    [one] 1 game so far. Play { $enough } first; from fewer, nothing can be concluded.
   *[other] { $n } games so far. Play { $enough } first; from fewer, nothing can be concluded.
 }
pages-skip-steps = Skip »
pages-undo = Undo
pages-offline-waits = Your choice is sent as soon as the connection is back.
pages-leave-sure = A bot plays your seat to the end. Leave?
pages-leave-yes = Yes, leave
pages-leave-regret = You are leaving the table.
pages-let-bot-play-sure = A bot decides for you until you come back.
pages-let-bot-play-yes = Yes, let it play
pages-let-bot-play-regret = A bot takes your seat.
pages-zoom-in = Larger
pages-zoom-out = Smaller
pages-zoom-fit = The whole board
pages-own = What you have: show where it lies on the board
pages-overview = Overview of the board: where to look

## Checking the dice
pages-verify-title = Were the dice fair?
pages-verify-by-hand = All { $n } steps keep the rules, and each answer was one that could come up. The dice were rolled by hand, so there is nothing more to check.
pages-verify-yes = Yes. All { $n } steps are legal, and every die and card follows from the secret that was sealed before the game.
pages-verify-no = Something does not fit: { $why }
pages-verify-how = How this works
pages-verify-1 = Before anybody sat down, the house drew a secret number and published its seal. The seal cannot be changed afterwards, and nobody can guess the secret from it:
pages-verify-3 = Every die and card follows from these numbers by a published recipe. Now that the game is over, the secret is shown:
pages-verify-4 = This page has replayed the whole game from the secret and compared every step.
pages-verify-self = Check it yourself
pages-verify-self-how = You need not believe this page. Download the record and let your own copy of Serai check it:

## A new table
pages-new-title = New table: { $game }
pages-seats = Who plays
pages-seats-how = Bots are there already. Choose “a friend by link” to invite somebody, or let several people share this device.
pages-seat = Seat { $number }
pages-seat-me = you
pages-seat-here = somebody at this device
pages-seat-friend = a friend by link
pages-seat-nobody = nobody
pages-seat-bot = bot, { $level }
pages-characters = Characters play by one idea each
pages-seat-name = Name of seat { $number }
pages-name = Name
pages-options = Options
pages-terms = At the table
pages-pace = Time for one decision. When it is over, a bot plays until you come back.
pages-pace-untimed = no clock
pages-pace-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
 }
pages-pace-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
pages-terms-dice = Dice and cards
pages-terms-dice-fair = drawn by the house and everybody’s device
pages-terms-dice-manual = from the box: we enter them
pages-terms-take-back = Taking back a decision, as long as it told nobody anything new.
pages-terms-take-back-yes = allowed
pages-terms-take-back-no = never
pages-terms-public = Who finds the table. Whoever has its address may watch.
pages-terms-public-no = only those with the link
pages-terms-public-yes = everybody, on the home page
pages-open-table = Open the table
pages-join-title = You are invited: { $game }
pages-join-name = Your name
pages-join-invite = Your invitation: paste the whole link here
pages-join-sit = Sit down
pages-join-watch = Only watch

## Rules
pages-rules-of = Rules of { $game }
pages-ruling = our ruling

## Settings
pages-save = Save
pages-set-lang = Language
pages-set-theme = Light and dark
pages-set-theme-light = light
pages-set-theme-dark = dark
pages-set-size = Board on large screens
pages-set-size-beside = beside the choices
pages-set-size-full = as large as possible
pages-set-patterns = Patterns on everything told apart by colour
pages-set-speed = How fast the others move
pages-set-speed-brisk = briskly
pages-set-speed-calm = calmly
pages-set-speed-instant = at once
pages-set-motion = Movement
pages-set-motion-less = none
pages-set-confirm = Ask before a choice is made
pages-set-confirm-touch = on touch screens
pages-set-confirm-always = always
pages-set-confirm-never = never
pages-set-sound = Sound
pages-set-on = on
pages-set-off = off
pages-set-system = as the device
pages-key-title = Your key
pages-key-why = There are no accounts. This key opens your games; copy it to play on from another device, and show it to nobody. What stands behind the ~ is this device’s part in the dice, which the house never sees.
pages-key-yours = Key
pages-key-none = You get a key with your first game.
pages-key-other = Go on with a key from another device
pages-sign-in = Use this key
pages-my-keys = Your keys
pages-my-keys-why = Give each device a key of its own: one that is lost can be taken away, and the others go on opening your games.
pages-my-keys-first = your first key
pages-my-keys-current = { $name } (this browser)
pages-my-keys-revoke = Take away
pages-my-keys-name = Name of a further key
pages-my-keys-make = Make a key
pages-my-keys-further = The new key; copy it now, it is not shown again
pages-forget-why = You leave your tables, and your name is taken out of them.
pages-forget = Forget me
pages-recap = { $n ->
    [one] Since your last decision: 1 thing happened
   *[other] Since your last decision: { $n } things happened
 }
pages-closed-spot = There is nothing to choose here now. What the rules say about it:
pages-no-rules = No rule says more than the table itself.
pages-key-rules = what the rules say about the glowing place

## Replay, analysis, learning from mistakes
pages-replay = Replay
pages-replay-look-back = Look back
pages-replay-title = { $game }: replay
pages-replay-step = Step { $at } of { $last }
pages-replay-first = To the beginning
pages-replay-back = One step back
pages-replay-next = One step on
pages-replay-last = To the last position
pages-replay-jump = Go to step
pages-replay-go = Go
pages-replay-play = Play by itself
pages-replay-pause = Pause
pages-replay-speed = Speed
pages-replay-slow = slow
pages-replay-steady = steady
pages-replay-fast = fast
pages-replay-eyes = Seen by
pages-replay-public = a spectator
pages-replay-seat = { $seat }
pages-replay-all = everybody
pages-replay-seen-by = As { $seat } saw it
pages-replay-start = The table is set.
pages-replay-untold = Nothing was told of this step.
pages-replay-link = Link to this position
pages-replay-keys = Arrow keys step, Home and End go to the beginning and the end, the space bar plays and pauses.
pages-to-table = To the table
pages-file-title = Replay a record file
pages-file-lead = A record is what the end of a game offers for download, or what the program writes on your own machine.
pages-file-choose = Record file (.serai)
pages-file-show = Show it
pages-file-kept = The file stays in this house’s memory for a while so that links to its positions work, and is written nowhere.
pages-file-another = Another record file
pages-file-broken = This file cannot be replayed: { $why }
pages-file-large = This file is too large: a record has at most { $n } kilobytes.
pages-file-none = No file was chosen.
pages-file-gone = This record is no longer in memory. Choose the file again, and its links work again.
pages-analyse = Analyse this game
pages-analysis-title = { $game }: luck and decisions
pages-analysis-lead = The strongest bot looks at every decision and every throw of this game, and tells luck from skill.
pages-analysis-working = { $done } of { $all } steps looked at
pages-analysis-leave = You can leave this page; the work goes on and is kept with the game.
pages-analysis-graph = Click into the graph to see the position.
pages-analysis-more = All numbers
pages-analysis-errors = What could be learned
pages-analysis-look = See the position
pages-analysis-whole = The whole analysis
pages-learn-mistakes = Learn from mistakes
pages-learn-title = { $game }: learn from mistakes
pages-learn-whose = Whose mistakes
pages-learn-errors-of = { $n ->
    [0] { $seat }: no mistakes
    [one] { $seat }: 1 mistake
   *[other] { $seat }: { $n } mistakes
 }
pages-learn-number = Mistake { $n } of { $all }, the biggest first
pages-learn-played = { $seat } chose “{ $choice }”.
pages-learn-find = There was something better. What would you do?
pages-learn-best = Yes! The bot thinks that best, too.
pages-learn-same = That is what was played.
pages-learn-better = Better than what was played; the bot knows something better still.
pages-learn-not-better = The bot thinks that no better than what was played.
pages-learn-mark-best = the bot’s choice
pages-learn-mark-played = played
pages-learn-mark-tried = yours
pages-learn-knows = The bot knew only what this seat could know. Small differences mean nothing.
pages-learn-again = Try another choice
pages-learn-next = Next mistake
pages-learn-before = Mistake before
pages-what-if = What if …
pages-what-if-why = This table branched off from a finished game, with new dice. The finished game stays as it was.
pages-what-if-root = To the position it came from
pages-what-if-how = Play on from here as { $seat } at a table of your own, with new dice. The finished game stays as it was.
pages-what-if-against = against bots,
pages-what-if-go = Play on from here

## The coach
pages-learn-why = Your first time? The coach explains each decision when it first comes up.
pages-tutorial = Tutorial
pages-tutorial-title = { $game }: the first steps
pages-tutorial-goal = How it is won
pages-tutorial-turn = A turn
pages-tutorial-first = To begin with
pages-tutorial-led = Then we play: a real game against two friendly bots. Through your first decisions I lead you step by step, and what I would take is marked on the board.
pages-tutorial-begin = Begin, step by step
pages-tutorial-alone = Begin with the coach only
pages-led-step = Step { $n } of { $all }.
pages-led-lit = What I would take is marked on the board: tap it and confirm, or choose something else.
pages-led-over = From here you lead. I speak up when something new comes, and before a choice that loses much; Hint shows what I would do.
pages-turns-coming = What turned the game is being found out …
pages-turns-ask = The analysis finds what turned the game.
pages-turns-none = No single move turned this game.
pages-checked = The dice are checked: all { $n } steps follow from the secret sealed before the game.
pages-checked-not = The dice do not fit the seal.
pages-mine-move = move { $n }
pages-home-first = New here? Take a tutorial: it says how a game is won and leads you through your first moves.
pages-coach = Coach
pages-coach-rule = Rule { $rule }
pages-coach-otherwise = Choose something else
pages-coach-anyway = Do it anyway

## Rules to read
pages-rules-search = Search the rules
pages-rules-find = Search
pages-rules-print = Print
pages-rules-nothing = No rule holds all these words.
pages-rules-contents = Contents
pages-rulings = Where the printed rules are silent, or leave something open, we decided. These rules say what, and why:
pages-examples = At the table
pages-examples-how = Moments from real games, step by step, as the one who decides sees them.
pages-example-steps = Steps
pages-example-before = Before
pages-example-after = After
pages-example-step = Step { $number }
pages-example-osaka-buy = A purchase takes the whole market at once. What was bought moves its ships, and the market is filled up again.
pages-example-osaka-sale = Two ships reach Edo: everybody sells those colours. The ship caught in the waves sinks, and only insured goods survive.
pages-example-yspahan-place = Four dice from the Chest row are four cubes in the Chest quarter: enough to finish a souk at once.
pages-example-yspahan-walk = Dice of value 1 move the supervisor by one. The cube beside him goes to the caravan, unless its owner pays a camel.
pages-example-yspahan-week = The week ends: finished souks pay, the quarters are emptied, and the caravan pays too.
pages-example-istanbul-reroll = A crystal rolls any number of dice again, before the first action.
pages-example-istanbul-tile = Three red dice pay for a mosque tile, and the next one is turned up.
pages-example-istanbul-ruby = A ruby for lira and one for goods, with both actions of one turn.
pages-example-tabriz-commission = An apprentice walks to a shop, buys the last piece that is missing, and the commission is completed.
pages-example-tabriz-con-man = The con-man sells dice: dear ones show dearer materials, but nobody knows which.
pages-printed = What is printed on the components
pages-printed-how = Every value of cards, tiles and boards that the program plays with, and where it is known from. Whoever owns the game can correct them in a file.
pages-printed-ours = { $n ->
    [0] None of the { $of } values is our reconstruction.
    [one] One of the { $of } values is our reconstruction: our own number, since the printed one could not be found.
   *[other] { $n } of the { $of } values are our reconstruction: our own numbers, since the printed ones could not be found.
 }
pages-printed-some-ours = { $n } reconstructed

## Notices
pages-title-turn = Your turn: { $game }
pages-set-notify = Browser notice when it is your turn and you look elsewhere
pages-set-notify-refused = This browser does not allow notices here. Its own settings for this site can change that.
pages-notices = Notices
pages-notices-why = In games that last for days, the house can tell you when it is your turn: once a turn, by a request to an address of a chat service or of a program of yours (a webhook).
pages-notices-address = Address
pages-notices-quiet = Quiet hours
pages-notices-from = from
pages-notices-to = to
pages-notices-clock = by the clock of
pages-notices-quiet-why = What falls into them comes afterwards, if it is still your turn.
pages-notices-test = Save and send a test
pages-notices-arrived = { $n ->
    [0] The last notice has just arrived.
    [one] The last notice arrived a minute ago.
   *[other] The last notice arrived { $n } minutes ago.
 }
pages-notices-failed = { $n ->
    [0] The last notice, just now, did not arrive: { $why }
    [one] The last notice, a minute ago, did not arrive: { $why }
   *[other] The last notice, { $n } minutes ago, did not arrive: { $why }
 }

## Statistics
pages-statistics = My statistics
pages-statistics-house = All games on this server
pages-statistics-none = You have not finished a game yet. Every game you play to its end is counted here; the coach helps with the first.
pages-statistics-rate = { $n ->
    [one] One finished game. { $rate } % won; from one game that says little yet: anything from { $low } to { $high } %.
   *[other] { $n } finished games, { $rate } % won; a fair guess at your strength is between { $low } and { $high } %.
 }
pages-statistics-by-game = By game
pages-statistics-games = games
pages-statistics-wins = victories
pages-statistics-points = points on average
pages-statistics-luck = Luck over time
pages-statistics-luck-how = { $n ->
    [one] Summed up over the one game of yours that was analysed, in victories. Luck evens out in the long run; what was given away need not.
   *[other] Summed up over your { $n } analysed games, in victories. Luck evens out in the long run; what was given away need not.
 }
pages-statistics-luck-none = Have a finished game analysed, and your luck is told apart from your decisions here.
pages-statistics-last = My last games
pages-statistics-scored = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
pages-statistics-won = won
pages-statistics-errors = Usual errors
pages-statistics-errors-how = Decisions of your analysed games where something clearly better was found, and what to keep in mind there.
pages-statistics-times = { $n ->
    [one] once
   *[other] { $n } times
 }
pages-statistics-of = { $game } in numbers
pages-statistics-game-none = Nobody has finished a game of { $game } on this server yet. Be the first.
pages-statistics-players = { $n ->
    [one] Alone
   *[other] { $n } players
 }
pages-statistics-means = { $n ->
    [one] One game: { $points } points on average, { $decisions } decisions.
   *[other] { $n } games: { $points } points on average, { $decisions } decisions a game.
 }
pages-statistics-seats = Does the seat matter? Wins in percent, the dashed line is an even share
pages-statistics-few = From so few games, points and length have no shape yet.
pages-statistics-scores = Points at the end
pages-statistics-length = Length in decisions
pages-statistics-unread = { $n ->
    [one] One more game is not counted yet; it will be when this page is opened again.
   *[other] { $n } more games are not counted yet; they will be when this page is opened again.
 }
pages-statistics-short = Statistics

pages-dice-own = Dice by: this device alone.
pages-dice-why = What does that mean?
pages-dice-missed = { $seat } adds nothing to the dice at this table: their part did not come in time.
pages-dice-broken = { $seat } adds nothing to the dice any more: they decided once without their chain.
pages-dice-changed = The house shows other seals now than before your device opened its own. Do not trust these dice.
pages-dice-title = Who makes the dice?
pages-dice-lead = The house and the devices of those who play, together. What none of them can know beforehand, and what some of them could, stands below.
pages-dice-1 = Before anybody sits down, the house draws a secret and shows its seal. It cannot change the secret any more.
pages-dice-2 = When you sit down, your own device draws a chain of numbers and seals it. Only when everybody’s seal is there do all open the first number, and the match begins.
pages-dice-3 = Every decision of yours opens the next number of your chain. What comes up after it follows from the house’s secret, all that was opened so far, and this number.
pages-dice-4 = After the match the secret is shown, and everybody can check every die and card.
pages-dice-who = Who could do what?
pages-dice-col-who = Who
pages-dice-col-foretell = can foretell
pages-dice-col-choose = can choose
pages-dice-players = a player, or all players together
pages-dice-players-foretell = nothing
pages-dice-players-choose = nothing
pages-dice-house = the house alone
pages-dice-house-foretell = the first deal, a moment before it comes; what follows decisions of bots and of seats that add nothing; what follows a decision once your device has sent it
pages-dice-house-choose = between two, once for each player: it can say that their part, or a decision of theirs, came too late, and everybody sees that they add nothing from then on
pages-dice-one = the house with one player, or as one under another name
pages-dice-one-foretell = also what follows that player’s own decisions, until somebody else with a chain decides
pages-dice-one-choose = once more: the player can come too late, or lose the chain in the middle of the match; everybody sees it
pages-dice-all = the house with all players
pages-dice-all-foretell = everything
pages-dice-all-choose = everything, since nobody else is there to be wronged
pages-dice-limits = What it does not do
pages-dice-limit-bots = Bots add nothing; the house plays them. With bots alone against you, your own chain is what keeps the house from knowing more than it should.
pages-dice-limit-script = A page without scripts draws no chain: that seat adds nothing, and the table says so.
pages-dice-limit-pages = Your device’s part is drawn by scripts that this house sends. If you do not trust the house with that either, play with a program of your own: serai join.
pages-dice-limit-lost = A device that has lost its chain adds nothing from then on, and everybody sees it. Your key in the settings takes the chains along to another device.
pages-dice-limit-hand = At a table with dice from the box, people roll and draw with their own hands and enter what fell. Serai sees to it that each answer can be, and to nothing more: whoever enters could enter anything possible. Everybody with a seat may enter; a card that is somebody’s secret only they; for a bot, anybody, who then knows its card. A wrong answer can be taken back by everybody, and the log says who did.
pages-dice-limit-old = Tables opened by earlier versions go on by the first recipe, where the house can foretell everything.
