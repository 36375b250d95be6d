-- Penta: fill the columns left of the divider with as many pieces.
local stars = require("lib.stars")

return {
  title = {fr = "Penta", en = "Penta"},
  summary = {
    fr = "Remplir 5 rangées à gauche de la réglette avec les pièces données.",
    en = "Fill the 5 rows left of the divider with the given pieces.",
  },
  options = {mode = "penta"},
  round_end = stars.round_end,
  tests = {
    {
      name = "solved without help: three stars",
      options = {pieces = {2, 3, 6, 11}},
      moves = "L:a1-a2-a3-a4-b1 Y:a5-b4-b5-c5-d5 W:b2-b3-c3-c4-d4 P:c1-c2-d1-d2-d3",
      reason = "solved",
      winners = {1},
      stars = 3,
    },
    {name = "given up: none", moves = "resign", winners = {}, stars = 0},
    {
      name = "as many columns as pieces, and these alone",
      options = {pieces = {2, 3, 6, 11}},
      moves = "",
      facts = {free = 20, pieces = {"L", "Y", "P", "W"}, solvable = true},
      legal = {"P:c1-c2-d1-d2-d3"},
      illegal = {["P:d1-d2-e1-e2-e3"] = "beyond_divider", ["X:a2-b1-b2-b3-c2"] = "not_in_challenge"},
    },
    {
      name = "no. 1 lies along the rows only",
      options = {pieces = {1, 2, 3, 6, 11}},
      moves = "",
      legal = {"I:a1-b1-c1-d1-e1"},
      illegal = {["I:a1-a2-a3-a4-a5"] = "n1_rows"},
    },
    {name = "a piece is taken back", moves = "P:a1-a2-b1-b2-b3 lift:P", options = {pieces = {2, 3, 6, 11}}, facts = {free = 20}},
  },
}
