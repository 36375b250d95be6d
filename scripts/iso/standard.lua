-- Iso by its rules, on a sheet of 15 × 15 squares. The loser of a round begins the next.
local rounds = require("lib.rounds")
local score = require("iso.rules.score")

return {
  title = {fr = "Iso", en = "Iso"},
  summary = {
    fr = "La grande feuille ; les copies d’une forme se tiennent, joueur par joueur.",
    en = "The large sheet; copies of a shape hang together, player by player.",
  },
  score = score.score,
  round_end = rounds.loser_begins,
  match_end = rounds.first_to,
  tests = {
    {
      name = "fourteen by fourteen points, and who can draw must",
      moves = "",
      legal = {"I:n11-n12-n13-n14", "L:a1-a2-a3-b1"},
      illegal = {["I:k14-l14-m14-o14"] = "off_zone", ["T:c2-c3-c4-c5"] = "other_shape", ["I:a1-b1-c1-e1"] = "apart", pass = "can_draw"},
    },
    {
      name = "one's own copies of a shape hang together",
      moves = "T:c2-c3-c4-d3 T:j9-j10-j11-k10",
      legal = {"T:d4-e4-f4-e5", "L:j2-j3-j4-k2"},
      illegal = {["T:j6-k6-k7-l6"] = "own_group", ["T:j5-j6-j7-k6"] = "own_group", ["O:c3-c5-d4-d5"] = "used"},
    },
    {
      name = "a point a shape; at equal numbers to who did not draw it first",
      options = {zone_squares = 8},
      moves = "S:b4-c3-c4-d3 L:e3-f3-g2-g3 L:d6-e4-e5-e6 O:f5-f6-g5-g6 T:c1-d1-d2-e1 I:a3-a4-a5-a6 O:b5-b6-c5-c6 T:a2-b2-b3-c2 "
        .. "I:c7-d7-e7-f7 S:e2-f1-f2-g1",
      facts = {first = {S = 0, L = 1, O = 1, T = 0, I = 1}},
      scores = {3, 2},
      reason = "points",
      winners = {1},
    },
    {
      name = "who never drew one of the shapes loses",
      options = {zone_squares = 8},
      moves = "I:a5-b5-c5-d5 S:e4-e5-f3-f4 O:c3-c4-d3-d4 O:b6-b7-c6-c7 S:e1-f1-f2-g2 L:b1-b2-c2-d2 L:e7-f5-f6-f7 T:a2-a3-a4-b3 "
        .. "pass I:g4-g5-g6-g7",
      reason = "missing_shape",
      winners = {2},
    },
    {
      name = "both: a draw, and the other begins",
      options = {zone_squares = 5, rounds_to_win = 2},
      moves = {"T:c2-c3-c4-d3 L:a3-b1-b2-b3", ""},
      points = {0, 0},
      turn = 2,
    },
  },
}
