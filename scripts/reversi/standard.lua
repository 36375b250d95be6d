-- Reversi with the opening of Othello. The loser of a round begins the next.
local rounds = require("lib.rounds")

return {
  title = {fr = "Reversi", en = "Reversi"},
  summary = {
    fr = "Huit cases de côté ; les quatre premiers pions sont posés.",
    en = "Eight squares a side; the first four discs are there.",
  },
  round_end = rounds.loser_begins,
  match_end = rounds.first_to,
  tests = {
    {
      name = "the loser begins the next round, and with four moves",
      options = {rounds_to_win = 2},
      moves = {"e6 f4 e3 f6 g5 d6 e7 f5 c5", ""},
      points = {1, 0},
      turn = 2,
      legal = {"d3", "c4", "f5", "e6"},
    },
  },
}
