#!/usr/bin/env python3
"""Draws what `tablier katarenga atlas` found as an SVG: how many first squares win, and where they are.

    tablier katarenga atlas > plugins/katarenga/data/quartermaster.txt
    python3 plugins/katarenga/tools/atlas_picture.py plugins/katarenga/data/quartermaster.txt > plugins/katarenga/data/quartermaster.svg
"""

import sys

SIDE = 8
INK, SOFT, PAPER, BAR = "#2B2620", "#7B7163", "#FBF8F2", "#B4532A"


def boards(path):
    """The set of winning first squares of each board."""
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            if not line.startswith("#"):
                yield int(line.split()[-1], 16)


def lies(square):
    """Where a square comes to lie when the whole board is turned: the atlas has each board in one of its four turns."""
    x, y = square % SIDE, square // SIDE
    for _ in range(4):
        yield y * SIDE + x
        x, y = y, SIDE - 1 - x


def tally(path):
    histogram, squares, total = {}, [0] * SIDE * SIDE, 0
    for winning in boards(path):
        total += 1
        count = winning.bit_count()
        histogram[count] = histogram.get(count, 0) + 1
        for square in range(SIDE * SIDE):
            if winning >> square & 1:
                for turned in lies(square):
                    squares[turned] += 1
    return histogram, [n / (4 * total) for n in squares], total


def text(x, y, words, size=13, colour=INK, anchor="middle"):
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{words}</text>'


def draw_histogram(histogram, left, top, width, height):
    low, high, most = min(histogram), max(histogram), max(histogram.values())
    step = width / (high - low + 1)
    for count in range(low, high + 1):
        n = histogram.get(count, 0)
        tall, x = height * n / most, left + (count - low) * step
        yield f'<rect x="{x + 1:.1f}" y="{top + height - tall:.1f}" width="{step - 2:.1f}" height="{tall:.1f}" rx="2" fill="{BAR}"/>'
        yield text(x + step / 2, top + height + 16, count, 11)
        if n:
            yield text(x + step / 2, top + height - tall - 4, n, 9, SOFT)


def shade(share, low, high):
    part = (share - low) / (high - low) if high > low else 0
    mix = [round(a + (b - a) * part) for a, b in ((0xF3, 0xB4), (0xEE, 0x53), (0xE4, 0x2A))]
    return "#%02x%02x%02x" % tuple(mix), "#FFFFFF" if part > 0.55 else INK


def draw_squares(squares, left, top, size):
    low, high = min(squares), max(squares)
    for square, share in enumerate(squares):
        x, y = left + square % SIDE * size, top + (SIDE - 1 - square // SIDE) * size
        fill, ink = shade(share, low, high)
        yield f'<rect x="{x + 1}" y="{y + 1}" width="{size - 2}" height="{size - 2}" rx="3" fill="{fill}"/>'
        yield text(x + size / 2, y + size / 2 + 4, f"{100 * share:.1f}", 11, ink)
    for i in range(SIDE):
        yield text(left + (i + 0.5) * size, top + SIDE * size + 16, "abcdefgh"[i], 11, SOFT)
        yield text(left - 8, top + (SIDE - 0.5 - i) * size + 4, i + 1, 11, SOFT)


def main():
    histogram, squares, total = tally(sys.argv[1])
    print('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 420" font-family="Inter, sans-serif">')
    print(f'<rect width="1000" height="420" rx="16" fill="{PAPER}"/>')
    print(text(300, 34, f"{total} boards of Quartermaster, by the number of first squares that win", 15))
    print("\n".join(draw_histogram(histogram, 30, 60, 540, 310)))
    print(text(800, 34, "Of 100 boards, on how many a square wins", 15))
    print("\n".join(draw_squares(squares, 632, 56, 42)))
    print("</svg>")


main()
