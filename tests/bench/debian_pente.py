#!/usr/bin/env python3
"""A referee between this program's Pente bot and Debian's `pente` (package pente 2.2.5, W. Shubert), which plays tournament rule 1.

    tests/bench/debian_pente.py --level 7 --games 20 --time 2 --threads 2

Colours are swapped after each game. Both play as they like from the empty board: games differ since both use time and threads.
"""
import argparse
import json
import os
import pty
import re
import select
import subprocess
import sys
import time


class DebianPente:
    """The other program on a pseudo-terminal. It is player `seat` (0 begins), we are the human."""

    def __init__(self, level, seat):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execv("/usr/games/pente", ["pente", "-text", "-noX11", "-nocurses"])
        self.text = ""
        levels = [str(level), "0"] if seat == 0 else ["0", str(level)]
        for player, answer in enumerate(levels):
            self.wait_for(r"Level of player %d[^\n]*\n?" % (player + 1), 30)
            self.say(answer)

    def say(self, line):
        os.write(self.fd, (line + "\n").encode())

    def wait_for(self, pattern, seconds):
        """The first match, forgetting what came before it; None when the program has ended."""
        end = time.time() + seconds
        while time.time() < end:
            found = re.search(pattern, self.text)
            if found:
                self.text = self.text[found.end():]
                return found
            ready, _, _ = select.select([self.fd], [], [], 0.2)
            if ready:
                try:
                    self.text += os.read(self.fd, 65536).decode(errors="replace")
                except OSError:
                    return None
        raise TimeoutError(self.text[-500:])

    def play(self, move):
        self.say(move.lower())
        self.wait_for(r"Player \d \[.\] moved at %s\." % move.lower(), 30)

    def move(self):
        found = self.wait_for(r"Comp Lv\d \[.\] moved at ([a-t]\d+)", 600)
        return found.group(1).upper() if found else None

    def close(self):
        os.close(self.fd)
        try:
            os.kill(self.pid, 15)
        except ProcessLookupError:
            pass
        os.waitpid(self.pid, 0)


class Tablier:
    """Our program: one call a move, and one to see whether the game is over."""

    def __init__(self, program, options):
        self.program = program
        self.options = options

    def call(self, words, moves):
        line = [self.program, *words, "pente/tournament", "--moves", " ".join(moves), "--json"]
        return json.loads(subprocess.run(line, check=True, capture_output=True, text=True).stdout)

    def winner(self, moves):
        """None while it goes on, -1 for a draw."""
        position = self.call(["position"], moves)
        if not position["over"]:
            return None
        return position["winners"][0] if position["winners"] else -1

    def move(self, moves):
        return self.call(["bestmove", *self.options], moves)["move"]


class Engine:
    """A process that reads the moves so far, a line each time, and answers with a move or `over WINNER`;
    with a `?` first it only tells whether it is over."""

    def __init__(self, command):
        self.process = subprocess.Popen(command.split(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def move(self, moves):
        self.process.stdin.write(" ".join(moves) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def winner(self, moves):
        answer = self.move(["?", *moves])
        return int(answer.split()[1]) if answer.startswith("over") else None


def play(ours, level, our_seat):
    """The moves of one game and its winner."""
    theirs = DebianPente(level, 1 - our_seat)
    moves = []
    try:
        while True:
            if len(moves) % 2 == our_seat:
                move = ours.move(moves)
                if move.startswith("over"):
                    return moves, int(move.split()[1])
                theirs.play(move)
            else:
                move = theirs.move()
                if move is None:
                    raise EOFError("the other program ended after " + " ".join(moves))
            moves.append(move)
            winner = ours.winner(moves) if len(moves) >= 9 else None
            if winner is not None:
                return moves, winner
    finally:
        theirs.close()


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--level", type=int, default=7)
    words.add_argument("--games", type=int, default=20)
    words.add_argument("--time", default="2")
    words.add_argument("--threads", default="2")
    words.add_argument("--program", default="./tablier")
    words.add_argument("--engine", help="a process to ask instead of the program")
    call = words.parse_args()
    ours = Engine(call.engine) if call.engine else Tablier(call.program, ["--time", call.time, "--threads", call.threads])
    wins = losses = draws = 0
    for game in range(call.games):
        moves, winner = play(ours, call.level, game % 2)
        wins += winner == game % 2
        losses += winner == 1 - game % 2
        draws += winner < 0
        print(f"game {game + 1}: {['won', 'lost', 'drawn'][0 if winner == game % 2 else 2 if winner < 0 else 1]} in {len(moves)}: {' '.join(moves)}", flush=True)
    print(f"level {call.level}: {wins} won, {losses} lost, {draws} drawn of {call.games}")
    return 0 if losses == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
