-- Pente as the box has it: five in a row, or five pairs taken. The loser of a round begins the next.
local rounds = require("lib.rounds")

return {
  title = {fr = "Pente", en = "Pente"},
  summary = {
    fr = "Cinq pierres alignées, ou cinq paires prises.",
    en = "Five stones in a row, or five pairs taken.",
  },
  round_end = rounds.loser_begins,
  match_end = rounds.first_to,
  tests = {
    {name = "a pair is taken", moves = "K10 L10 A1 M10 N10", facts = {captured = {2, 0}}, legal = {"L10"}},
    {name = "a three is not", moves = "K10 L10 A1 M10 A3 N10 O10", facts = {captured = {0, 0}}},
    {name = "between two stones is safe", moves = "K10 L10 M10 O10 N10", facts = {captured = {0, 0}}},
    {
      name = "five pairs win",
      moves = "K10 L10 Q10 M10 N13 O10 N7 P10 Q13 N11 A1 N12 A4 N9 A7 N8 A11 O11 A14 P12 N10",
      facts = {captured = {10, 0}},
      reason = "captures",
      winners = {1},
    },
    {name = "five in a row win", moves = "K10 A1 L10 A3 M10 A5 N10 A7 O10", reason = "five", winners = {1}},
    {name = "six too", moves = "K10 A1 L10 A3 M10 A5 O10 A7 P10 A9 N10", reason = "five", winners = {1}},
    {
      name = "the loser begins the next round",
      options = {rounds_to_win = 2},
      moves = {"K10 resign", ""},
      points = {1, 0},
      turn = 2,
      match_over = false,
      illegal = {K11 = "centre_first"},
    },
    {name = "two rounds won", options = {rounds_to_win = 2}, moves = {"K10 resign", "resign"}, points = {2, 0}, match_over = true},
  },
}
