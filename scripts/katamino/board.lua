-- Penta 12: all twelve pieces on a whole board; piece no. 1 lies as it likes.
return {
  extends = "penta",
  title = {fr = "Penta 12", en = "Penta 12"},
  summary = {
    fr = "Les douze pièces sur un plateau entier : 6 × 10, 5 × 12, 4 × 15, 3 × 20 ou 8 × 8.",
    en = "All twelve pieces on a whole board: 6 × 10, 5 × 12, 4 × 15, 3 × 20 or 8 × 8.",
  },
  options = {mode = "board", n1_rule = "free"},
  tests = {
    {
      name = "all twelve pieces, and no. 1 stands too",
      moves = "",
      facts = {free = 60, pieces = {"I", "L", "Y", "N", "V", "P", "U", "Z", "F", "T", "W", "X"}},
      legal = {"I:a1-a2-a3-a4-a5", "I:f6-g6-h6-i6-j6"},
      illegal = {["I:a3-a4-a5-a6-a7"] = "off_board"},
    },
    {
      options = {board = "3x20"},
      moves = "",
      legal = {"I:p3-q3-r3-s3-t3"},
      illegal = {["I:a1-a2-a3-a4-a5"] = "off_board"},
    },
    {
      name = "8 × 8 without its centre",
      options = {board = "8x8"},
      moves = "",
      facts = {free = 60},
      legal = {"I:h1-h2-h3-h4-h5"},
      illegal = {["I:d1-d2-d3-d4-d5"] = "outside_figure"},
    },
  },
}
