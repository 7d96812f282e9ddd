# Playing and checking without a server: the house in the visitor's own browser.

offline-title = Play without a network
offline-lead = All four games, the bots, the rules and the checks run in this browser. Nothing is sent anywhere, and no connection is needed.
offline-mine = Games in this browser
offline-mine-none = No game is kept in this browser yet. Choose one below.
offline-where = Games are kept in this browser only, after every step. Whoever clears its storage deletes them: save the record of a game you want to keep.
offline-lost = { $n ->
    [one] A game that was kept here is gone:
   *[other] { $n } games that were kept here are gone:
} the storage of this browser was cleared. A saved record can be brought back below.
offline-file = Check, replay or analyse a record’s file
offline-file-lead = Choose the file of a record, or drop it anywhere on this page. It is checked here, line by line; then you can replay and analyse it.
offline-file-choose = The record’s file
offline-file-check = Check it
offline-file-stays = The file does not leave this device. A checked record is kept among the games of this browser.
offline-to-house = To the house with tables for several people
offline-coming = The games are on their way …
offline-not-built = This house was built without the engine for browsers, so games without a network are not possible here. Whoever runs it can add it with “cargo xtask web” and a new build.
offline-no-script = Playing without a network needs scripts: the games run in this page.
offline-no-engine = The engine could not be fetched or started. Without a network it must have been fetched once before; then reload this page. It also needs a browser that runs WebAssembly.
offline-needs-host = If nothing happens: this folder must be opened through a web address. Any static host will do; browsers do not run these scripts straight from a file.
offline-unkept = This browser keeps nothing: its storage is refused or full. You can play on, but after closing or reloading this page the game is gone. Save its record before.
offline-gone = This browser’s storage was cleared while you played. The game is still here, and is kept again from now on.
offline-no-page = This page needs the house itself, or does not exist.
offline-no-table = This game is not kept in this browser: its storage was cleared, the game was deleted, or it was played in another browser.
offline-broken = This cannot be used: { $why }
offline-nobody-here = At least one seat must be yours.
offline-save = Save the record
offline-forget = Delete this game
offline-forget-sure = The game is deleted from this browser. This cannot be undone.
offline-forget-yes = Yes, delete it
offline-kept = This game is kept in this browser only.
offline-proof-button = Check in this browser
offline-proof-why = Checks the record on your own device, so that you need not trust this house.
offline-proof-working = Checking …
offline-proof-failed = The check could not be made: the record or the engine could not be fetched.
offline-proof-yes = { $n ->
    [one] The one step holds, from the seal to the result.
   *[other] All { $n } steps hold, from the seal to the result.
}
offline-proof-dictated = { $n ->
    [one] The one step is allowed by the rules. The dice were dictated, so nothing can be said about them.
   *[other] All { $n } steps are allowed by the rules. The dice were dictated, so nothing can be said about them.
}
offline-proof-so-far = { $n ->
    [one] The one step so far is allowed by the rules. The dice are shown to be fair once the match is over and the secret is revealed.
   *[other] All { $n } steps so far are allowed by the rules. The dice are shown to be fair once the match is over and the secret is revealed.
}
offline-proof-head = { $game }, rules version { $rules }, for { $n ->
    [one] one seat
   *[other] { $n } seats
}; its printed values are those known here:
offline-proof-secret = The secret, revealed after the end:
offline-proof-seal = Together with the table’s name it gives exactly the seal that stood there before the first step:
offline-proof-sealed = The dice are sealed; the secret is not revealed yet:
offline-proof-decisions = { $n ->
    [one] One decision, allowed by the rules where it was made.
   *[other] { $n } decisions, each allowed by the rules where it was made.
}
offline-proof-outcomes = { $n ->
    [one] One answer of dice or cards, drawn anew from the secret and what the seats added: the same.
   *[other] { $n } answers of dice and cards, each drawn anew from the secret and what the seats added: all the same.
}
offline-proof-possible = { $n ->
    [one] One answer of dice or cards, possible where it came.
   *[other] { $n } answers of dice and cards, each possible where it came.
}
offline-proof-result = The result, counted again:
offline-proof-here = This was computed on your device; no server was asked.
offline-proof-line = Line { $line } does not hold.
offline-proof-no = This is no record that holds.
offline-proof-before = Everything before that line holds.
