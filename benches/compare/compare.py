#!/usr/bin/env python3
"""Lunette's renderer beside Pillow and resvg on the same boards, in one run.

    python3 -m venv target/compare && target/compare/bin/pip install pillow resvg
    cargo build --release --example measure
    target/compare/bin/python benches/compare/compare.py

Every time is processor time of the process that works, the median of the rounds; the three take turns within a round.

Pillow has all it needs at hand before the clock runs: every card turned and cut, every shadow, ring and line of text
is a ready stamp, and drawing is pasting them onto a copy of the felt. It does so twice. "hard": in palette indices,
with masks of one bit, so that no edge is smooth. "smooth": in RGB with smooth masks, brought to the palette at the end,
which is the picture that Lunette draws. Its encoder is measured on the "hard" canvas, at the fastest compress_level
whose picture is at most a tenth larger than Lunette's, or at the one with the smallest picture if none is.

resvg draws an SVG whose cards are embedded PNGs; the tree is parsed beforehand. Its shadows are hard, and its picture is
RGBA with no palette. The binding draws and encodes in one call.
"""

import argparse
import collections
import json
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from pillow_board import Stamps, draw_hard, draw_smooth, encode
from PIL import Image

try:
    import resvg
    from svg_board import svg
except ImportError:
    resvg = None

# The binding takes a transform row by row, as Pillow does.
UPRIGHT = (1, 0, 0, 0, 1, 0)
ROOT = Path(__file__).resolve().parents[2]


class Lunette:
    """The release build, drawing to order."""

    def __init__(self, binary):
        pipe = subprocess.PIPE
        self.child = subprocess.Popen([binary, "serve"], stdin=pipe, stdout=pipe, text=True)
        # Linux: the clock of a process's processor time.
        self.clock = (~self.child.pid << 3) | 2
        self.boards = []
        while line := self.child.stdout.readline().strip():
            self.boards.append(json.loads(line))

    def order(self, *words):
        print(*words, file=self.child.stdin, flush=True)
        return int(self.child.stdout.readline())

    def time(self, task, times, board):
        """Milliseconds for one, and what was answered."""
        before = time.clock_gettime_ns(self.clock)
        made = self.order(task, times, board)
        return (time.clock_gettime_ns(self.clock) - before) / times / 1e6, made


def timed(work, times):
    before = time.process_time_ns()
    for _ in range(times):
        work()
    return (time.process_time_ns() - before) / times / 1e6


def fastest_level(canvas, limit):
    """The fastest compress_level that keeps to the limit, or else the one with the smallest picture."""
    sizes = {level: len(encode(canvas, level)) for level in range(1, 10)}
    fit = [level for level in sizes if sizes[level] <= limit] or [min(sizes, key=sizes.get)]
    times = {level: min(timed(lambda: encode(canvas, level), 1) for _ in range(3)) for level in fit}
    best = min(times, key=times.get)
    return best, sizes[best]


def measure(lunette, board, stamps, rounds):
    name = board["name"]
    size = lunette.order("encode", 1, name)
    canvas = draw_hard(board, stamps)
    draw_smooth(board, stamps)
    level, pillow_size = fastest_level(canvas, 1.1 * size)
    tree = resvg and parsed(board, stamps)
    got = collections.defaultdict(list)
    for _ in range(rounds):
        got["draw"].append(lunette.time("draw", 10, name)[0])
        got["hard"].append(timed(lambda: draw_hard(board, stamps), 4))
        got["smooth"].append(timed(lambda: draw_smooth(board, stamps), 2))
        got["encode"].append(lunette.time("encode", 6, name)[0])
        got["pillow encode"].append(timed(lambda: encode(canvas, level), 3))
        if tree:
            got["resvg"].append(timed(lambda: resvg.render(tree, UPRIGHT), 1))
    result = {key: statistics.median(times) for key, times in got.items()}
    return result | {"name": name, "size": size, "level": level, "pillow size": pillow_size}


def parsed(board, stamps):
    options = resvg.usvg.Options.default()
    options.load_font_file(str(font()))
    return resvg.usvg.Tree.from_str(svg(board, stamps), options)


def font():
    found = Path.home().glob(".cargo/registry/src/*/dejavu-*/**/DejaVuSansCondensed-Bold.ttf")
    return next(found)


HEADS = [
    "board", "draw", "encode", "sum", "KB",
    "Pillow draw: hard", "smooth", "encode", "level", "KB",
    "Pillow / Lunette: draw hard", "smooth", "encode", "sum hard", "smooth", "resvg", "resvg / Lunette",
]


def row(got):
    ours = got["draw"] + got["encode"]
    hard, smooth = (got[way] + got["pillow encode"] for way in ("hard", "smooth"))
    cells = [got["name"], *(f"{ms:.2f}" for ms in (got["draw"], got["encode"], ours)), f"{got['size'] / 1000:.1f}"]
    cells += [f"{got[key]:.2f}" for key in ("hard", "smooth", "pillow encode")]
    cells += [str(got["level"]), f"{got['pillow size'] / 1000:.1f}"]
    cells += [f"{got['hard'] / got['draw']:.1f}", f"{got['smooth'] / got['draw']:.1f}"]
    cells += [f"{got['pillow encode'] / got['encode']:.1f}", f"{hard / ours:.1f}", f"{smooth / ours:.1f}"]
    cells += [f"{got['resvg']:.0f}", f"{got['resvg'] / ours:.0f}"] if "resvg" in got else ["-", "-"]
    return "| " + " | ".join(cells) + " |"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--measure", default=ROOT / "target/release/examples/measure")
    arguments.add_argument("--rounds", type=int, default=9)
    arguments.add_argument("--keep", help="a folder for everybody's pictures, to be looked at")
    arguments = arguments.parse_args()
    lunette = Lunette(arguments.measure)
    with tempfile.TemporaryDirectory() as folder:
        felt = Path(folder) / "felt.png"
        lunette.order("save", felt, "felt")
        stamps = Stamps(Image.open(felt), ROOT / "assets/cards", font())
    print("| " + " | ".join(HEADS) + " |")
    print("|---" * len(HEADS) + "|")
    for board in lunette.boards[1:]:
        if arguments.keep:
            keep(Path(arguments.keep), lunette, board, stamps)
        print(row(measure(lunette, board, stamps, arguments.rounds)), flush=True)


def keep(folder, lunette, board, stamps):
    name = board["name"].replace(", ", "-").replace(" ", "-")
    lunette.order("save", folder / f"{name}-lunette.png", board["name"])
    draw_hard(board, stamps).save(folder / f"{name}-hard.png")
    draw_smooth(board, stamps).save(folder / f"{name}-smooth.png")
    if resvg:
        (folder / f"{name}-resvg.png").write_bytes(resvg.render(parsed(board, stamps), UPRIGHT))


if __name__ == "__main__":
    main()
