#!/usr/bin/env python3
"""Deals of every game by number, computed from the documented algorithm and nothing else.

    python3 tests/data/deals.py > tests/data/deals.txt

Key: the number in 8 little-endian bytes, then the game's name in ASCII, padded with zeros to 32 bytes. Generator:
ChaCha with 8 rounds, a zero nonce and a block counter from zero; its output as 32-bit little-endian words. Shuffle:
Fisher-Yates from the last place down; a place below n is the high half of word * n, where a product whose low half
is under 2**32 mod n is drawn again.

A deck before the shuffle: clubs, diamonds, hearts, spades, ace to king. After it, in order:
Crescent: a deck, and one without aces and kings; six cards a pile, bottom to top.
Waning Moon: two decks; four cards a pile, bottom to top, and the other 52 the stock, whose last card is dealt next.
Crazy Quilt: the cards of Crescent; the rows of the quilt, left to right, and the other 32 the stock, likewise.
"""
import struct

WORD = 0xFFFFFFFF
NUMBERS = [0, 1, 2, 7, 1000, 424242, 2**31, 2**32 - 1, 2**32, 10**12 + 39, 2**53, 2**62 + 12345, 2**63 - 1]


def quarter(s, a, b, c, d):
    for x, y, z, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[x] = (s[x] + s[y]) & WORD
        mixed = s[z] ^ s[x]
        s[z] = (mixed << bits | mixed >> (32 - bits)) & WORD


def words(key, rounds=8):
    start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key))
    block = 0
    while True:
        first = start + [block & WORD, block >> 32, 0, 0]
        s = list(first)
        for _ in range(rounds // 2):
            for column in range(4):
                quarter(s, column, 4 + column, 8 + column, 12 + column)
            for diagonal in range(4):
                quarter(s, diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4)
        yield from ((x + y) & WORD for x, y in zip(s, first))
        block += 1


def below(source, n):
    while True:
        product = next(source) * n
        if product & WORD >= 2**32 % n:
            return product >> 32


def shuffled(cards, number, salt):
    cards = list(cards)
    source = words((struct.pack("<Q", number) + salt.encode("ascii")).ljust(32, b"\0"))
    for last in range(len(cards) - 1, 0, -1):
        place = below(source, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return cards


def main():
    # The generator itself, on the known first bytes of ChaCha with 8, 12 and 20 rounds and a key of zeros.
    for rounds, known in ((8, "3e00ef2f895f40d6"), (12, "9bf49a6a0755f953"), (20, "76b8e0ada0f13d90")):
        source = words(bytes(32), rounds)
        assert struct.pack("<2I", next(source), next(source)).hex() == known

    deck = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
    without_bases = deck + [card for card in deck if card[0] not in "AK"]
    games = (("crescent", without_bases, "p", 16, 6), ("waning-moon", deck + deck, "t", 13, 4),
             ("crazy-quilt", without_bases, "q", 8, 8))
    print("# Written by deals.py. A game and a number, then its piles, bottom to top, or rows, and its stock.")
    for salt, cards, letter, piles, size in games:
        for number in NUMBERS:
            order = shuffled(cards, number, salt)
            print()
            print("deal", salt, number)
            for pile in range(piles):
                print("%s%d" % (letter, pile + 1), *order[size * pile:size * (pile + 1)])
            if order[size * piles:]:
                print("stock", *order[size * piles:])


main()
