#!/usr/bin/env python3
"""Checks the dice of Serai's records without any of Serai's code: `verify.py [--questions] [--numbers] RECORD...`

It follows docs/fair-dice.md and knows no rules. Checked are the commitment, the seals, their openings and every
link (versions 1 and 2), and from the keys every roll that asks for nothing but its own line: the dice of Yspahan,
Istanbul and Pig, and who begins there. What lies in a deck at some moment follows from the rules:

  serai verify --questions RECORD...     writes beside each record, as RECORD.questions, what was asked
  verify.py --questions RECORD...        computes every answer of every game from that, and compares the result

Without questions, drawn cards and tiles are left out; `--numbers` prints for each the first word of its stream.
Ends with 0 if everything fits, else with 1 and the first line that differs. Standard library only.
"""
import hashlib
import hmac
import os
import re
import struct
import sys

LINKS = 4096
NO_LINK = bytes(32)


class Wrong(Exception):
    """What does not fit, and in which line."""


def onward(link):
    return hashlib.sha256(b"serai link" + link).digest()


def mac(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def block(key, counter):
    """One block of ChaCha20 (RFC 8439) with a nonce of zeros."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key), counter, 0, 0, 0]
    state = start[:]

    def quarter(a, b, c, d):
        for x, y, z, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[x] = (state[x] + state[y]) & 0xFFFFFFFF
            word = state[z] ^ state[x]
            state[z] = ((word << bits) | (word >> (32 - bits))) & 0xFFFFFFFF

    for _ in range(10):
        for column in range(4):
            quarter(column, column + 4, column + 8, column + 12)
        for a, b, c, d in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            quarter(a, b, c, d)
    return [(one + other) & 0xFFFFFFFF for one, other in zip(state, start)]


def words(key):
    counter = 0
    while True:
        yield from block(key, counter)
        counter += 1


def below(stream, n):
    """A number below n, each equally likely."""
    while True:
        product = next(stream) * n
        if product & 0xFFFFFFFF >= 2**32 % n:
            return product >> 32


def answer(game, kind, said, seats, stream):
    """What the dice give, where the line itself says what was asked; otherwise nothing."""
    if (game, kind) == ("yspahan", "first-player"):
        return f"seat {below(stream, seats) + 1}"
    if (game, kind) == ("yspahan", "roll"):
        asked = re.fullmatch(r"dice (\d+)(?: yellow (\d+))?", said)
        if not asked:
            return None
        rolled = ["".join(sorted(str(below(stream, 6) + 1) for _ in dice or "")) for dice in asked.groups()]
        return f"dice {rolled[0]}" + (f" yellow {rolled[1]}" if rolled[1] else "")
    if (game, kind) == ("istanbul", "dice") and said.startswith("dice "):
        count = len(said) - len("dice ")
        number = below(stream, 6**count)
        faces = [(number // 6**place) % 6 for place in range(count)]
        return "dice " + "".join("rygblc"[face] for face in sorted(faces))
    if game == "pig" and kind in ("die", "dice"):
        return str(below(stream, 6) + 1) if said.isdigit() else None
    return None


class Questions:
    """What was asked by the rules: for each entry the numbers that are drawn, and what they mean."""

    def __init__(self, text):
        self.asked, self.result, self.broken = {}, None, None
        lines = text.splitlines()
        if not lines or lines[0] != "serai questions 1":
            raise Wrong("these are no questions of format 1")
        for line in lines[1:]:
            name, _, rest = line.partition(": ")
            number, _, kind = name.partition(" ")
            if name == "result":
                self.result = rest
            elif number == "broken":
                self.broken = (int(kind), rest)
            else:
                bounds, *answers = rest.split("; ")
                answers = [answer.partition(" ") for answer in answers]
                meaning = [text for count, _, text in answers for _ in range(int(count))]
                self.asked[int(number)] = (kind, [int(bound) for bound in bounds.split(" ")], meaning)

    def __contains__(self, asked):
        number, kind = asked
        return number in self.asked and self.asked[number][0] == kind

    def answer(self, game, number, stream):
        """The answer to the question of this entry, as the dice give it."""
        kind, bounds, meaning = self.asked[number]
        drawn = [below(stream, bound) for bound in bounds]
        if len(drawn) == 1 and meaning:
            return meaning[drawn[0]]
        if (game, kind) == ("istanbul", "dice"):
            count = next(count for count in range(1, 20) if 6**count == bounds[0])
            faces = sorted(drawn[0] // 6**place % 6 for place in range(count))
            return "dice " + "".join("rygblc"[face] for face in faces)
        if (game, kind) == ("yspahan", "roll"):
            # `dice 111111111 yellow 11` if all are 0: so many of each colour, the white ones first.
            white = len(meaning[0].split(" ")[1])
            text = ["".join(sorted(str(die + 1) for die in dice)) for dice in (drawn[:white], drawn[white:])]
            return f"dice {text[0]}" + (f" yellow {text[1]}" if text[1] else "")
        # Tabriz: words in any order, one for each die.
        return " ".join(sorted(meaning[die].split(" ")[0] for die in drawn))


def unhex(text, count, at, what):
    if not re.fullmatch(f"[0-9a-f]{{{2 * count}}}", text):
        raise Wrong(f"line {at}: {what} must be {2 * count} hexadecimal digits")
    return bytes.fromhex(text)


def read(text):
    """The header's fields with their lines, and the entries."""
    lines = text.split("\n")
    if lines[-1]:
        lines.pop()  # what a killed program leaves
    version = re.fullmatch(r"serai record ([12])", lines[0] if lines else "")
    if not version:
        raise Wrong("line 1: this is no record of format 1 or 2")
    fields, entries = {}, []
    for at, line in enumerate(lines[1:], 2):
        entry = re.fullmatch(r"(\d+) ([^:]+): (.*)", line)
        field = re.fullmatch(r"([^:|]+): ?(.*)", line)
        if entry:
            if int(entry[1]) != len(entries) + 1:
                raise Wrong(f"line {at}: entry {len(entries) + 1} is missing")
            entries.append((at, entry[2], entry[3]))
        elif field:
            if field[1] in fields:
                raise Wrong(f"line {at}: `{field[1]}` for the second time")
            fields[field[1]] = (field[2], at)
        elif line and not line.startswith("|"):
            raise Wrong(f"line {at}: neither an entry nor a field")
    return int(version[1]), fields, entries


class Dice:
    """The key that chance follows from, and each seat's chain."""

    def __init__(self, version, fields):
        self.version = version
        need = lambda name: fields.get(name) or self.missing(name)
        self.seats = sum(1 for name in fields if name.startswith("seat "))
        published, at = need("commitment")
        published = unhex(published, 32, at, "the commitment")
        table = unhex(need("table")[0], 8, need("table")[1], "the table's name").hex()
        parts = self.nonces(need) if version == 1 else self.chains(need, fields)
        # Without the secret (the match is not over) only seals and links can be checked.
        self.key = None
        if "secret" in fields:
            secret = unhex(fields["secret"][0], 32, fields["secret"][1], "the secret")
            if hashlib.sha256(b"serai" + table.encode() + secret).digest() != published:
                raise Wrong(f"line {at}: this is not the commitment of the secret")
            terms = "{} rules {} content {} seats {} {}".format(
                need("game")[0], need("rules")[0], need("content")[0], self.seats, need("options")[0])
            self.key = mac(secret, (b"" if version == 1 else b"serai dice 2") + parts + terms.encode())
        elif "result" in fields:
            raise Wrong("the match is over, but its secret is missing")

    @staticmethod
    def missing(name):
        raise Wrong(f"the header has no line `{name}: …`")

    def nonces(self, need):
        self.last = {}
        return b"".join(unhex(*_at(need(f"nonce {n}"), 16), f"nonce {n}") for n in range(1, self.seats + 1))

    def chains(self, need, fields):
        self.last, parts, seals = {}, b"", set()
        for n in range(1, self.seats + 1):
            seal, at = need(f"seal {n}")
            if seal == "none":
                if f"link {n}" in fields:
                    raise Wrong(f"line {fields[f'link {n}'][1]}: seat {n} has no seal to open")
                parts += NO_LINK
                continue
            if seal in seals:
                raise Wrong(f"line {at}: seat {n} has another seat's seal")
            seals.add(seal)
            opening, opened_at = need(f"link {n}")
            link = unhex(opening, 32, opened_at, f"link {n}")
            if onward(link) != unhex(seal, 32, at, f"seal {n}"):
                raise Wrong(f"line {opened_at}: this does not open the seal of seat {n}")
            self.last[n] = (link, 1)
            parts += link
        return parts

    def decided(self, seat, link, at):
        """The key turns with every decision of version 2."""
        if self.version == 1:
            return
        last, count = self.last.get(seat, (None, LINKS))
        if link is None:
            if count < LINKS:
                self.last.pop(seat)  # broken, for good
        else:
            link = unhex(link, 32, at, "a link")
            if count >= LINKS or onward(link) != last:
                raise Wrong(f"line {at}: this is not the next link of seat {seat}")
            self.last[seat] = (link, count + 1)
        if self.key:
            self.key = mac(self.key, link or NO_LINK)


def _at(field, count):
    return field[0], count, field[1]


def verify(text, questions=None, numbers=False):
    """How many entries, links and answers fit, and how many are left to the rules."""
    version, fields, entries = read(text)
    if fields.get("dice", ("",))[0] == "dictated":
        return f"{len(entries)} entries; the dice were entered by hand, so there is nothing to check"
    dice = Dice(version, fields)
    stop, why = questions.broken if questions and questions.broken else (None, "")
    if stop is not None and (not entries or stop < entries[0][0]):
        raise Wrong(f"line {stop}: {why}")
    game = fields["game"][0]
    asked = links = rolls = 0
    for number, (at, who, what) in enumerate(entries, 1):
        if who.startswith("seat "):
            action, _, link = what.partition(" / ") if version == 2 else (what, "", "")
            dice.decided(int(who[5:]), link or None, at)
            links += bool(link)
        elif dice.key:
            label = f"{who}:{asked}".encode()
            stream = lambda: words(mac(dice.key, label))
            if questions and (number, who) in questions:
                due = questions.answer(game, number, stream())
            else:
                due = answer(game, who, what, dice.seats, stream())
            # Tabriz's dice are words in any order.
            said = " ".join(sorted(what.split(" "))) if (game, who) == ("tabriz", "dice") else what
            if due is not None and due != said:
                raise Wrong(f"line {at}: the dice gave `{due}`, the record says `{who}: {what}`")
            rolls += due is not None
            if numbers and due is None:
                print(f"  line {at}: {who}: {what}  {next(stream()):08x}")
        asked += not who.startswith("seat ")
        if at == stop:
            raise Wrong(f"line {at}: {why}")
    if questions and questions.result is not None and "result" in fields:
        said, at = fields["result"]
        if said != questions.result:
            raise Wrong(f"line {at}: the result is `{questions.result}`")
    if not dice.key:
        return f"{len(entries)} entries, {links} links fit; the secret is not yet revealed"
    own = len(dice.last)
    return f"{len(entries)} entries, {links} links and {rolls} of {asked} answers fit; " \
        f"dice by the house and {own} of {dice.seats} seats"


def load(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main(arguments):
    options = {argument for argument in arguments if argument.startswith("--")}
    if options - {"--numbers", "--questions"} or options == set(arguments):
        print(__doc__)
        return 2
    wrong = 0
    for path in (argument for argument in arguments if argument not in options):
        try:
            record, questions = load(path), None
            if "--questions" in options and os.path.exists(path + ".questions"):
                questions = Questions(load(path + ".questions"))
            said = verify(record, questions, "--numbers" in options)
            if "--questions" in options and not questions:
                raise Wrong(f"there is no {path}.questions; `serai verify --questions` writes it")
            print(f"{path}: {said}")
        except (Wrong, OSError, UnicodeError) as why:
            wrong = 1
            print(f"{path}: WRONG, {why}")
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
