## Bots with one idea each

bots-builder = the builder
bots-builder-style = Wants all six buildings, camels first; souks only in passing.
bots-carrier = the carrier
bots-carrier-style = Lives from the caravan: cubes on the street, the supervisor’s walk, camels that save their places.
bots-racer = the racer
bots-racer-style = Fills one souk after the other, the dear ones first.
bots-harasser = the harasser
bots-harasser-style = Sends the supervisor into your souks and lives from what is left.
bots-seller = the seller
bots-seller-style = Buys what sails first and sells early, however little it brings.
bots-hoarder = the hoarder
bots-hoarder-style = Gathers large sets, insures them, and waits for the great sale.
bots-reserver = the reserver
bots-reserver-style = Marks the card that others want and takes it later.
bots-banker = the banker
bots-banker-style = Buys its rubies with money, and gathers money for nothing else.
bots-merchant = the merchant
bots-merchant-style = Gathers the goods that are nearest to its next ruby.
bots-pilgrim = the pilgrim
bots-pilgrim-style = Takes mosque tiles first; what they bring buys the rest.
bots-rusher = the rusher
bots-rusher-style = Weaves many small carpets, one after the other, to end the game.
bots-scholar = the scholar
bots-scholar-style = Learns to the end of the skill track, then weaves for the nobles.
bots-weaver = the weaver
bots-weaver-style = Builds a workshop that turns what lies around into what it needs.
