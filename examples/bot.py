#!/usr/bin/env python3
"""A bot from outside, in Python: takes part in a match of any Serai game.

    serai play osaka --seats "you,exec:python3 examples/bot.py"

On its turn it gets one line with its view and its legal actions, and answers with one line. The
standard library is all it needs. This one prefers actions by their first word; replace `choose`.
"""

import json
import random
import sys

# In any game: what sounds like getting something, before what sounds like waiting.
LIKED = ["buy", "sell", "build", "deliver", "ruby", "take", "place"]


def choose(view, actions):
    """Returns one of the actions; `view` is all that this seat may know."""
    def liking(action):
        word = action["notation"].split()[0]
        return LIKED.index(word) if word in LIKED else len(LIKED)

    best = min(liking(action) for action in actions)
    return random.choice([action for action in actions if liking(action) == best])


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if "turn" in message:
        turn = message["turn"]
        action = choose(turn["view"], turn["actions"])
        say({"request": "act", "action": action["notation"], "number": turn["number"]})
    elif not message.get("ok"):
        print("refused:", message, file=sys.stderr)
