-- Triple: a piece three times as large, filled with nine of the other eleven.
return {
  extends = "penta",
  title = {fr = "Pièce triplée", en = "Tripled piece"},
  summary = {
    fr = "Une pièce trois fois plus grande, à remplir avec neuf des onze autres.",
    en = "A piece three times as large, to be filled with nine of the other eleven.",
  },
  options = {mode = "triple"},
  tests = {
    {
      name = "nine of the other eleven",
      moves = "I:d9-e9-f9-g9-h9 L:d1-d2-d3-d4-e1 Y:e2-f1-f2-f3-f4 N:e3-e4-e5-f5-f6 V:d6-d7-d8-e8-f8 P:h7-h8-i7-i8-i9 "
        .. "U:a4-a5-a6-b4-b6 Z:e6-e7-f7-g7-g8 X:b5-c4-c5-c6-d5",
      reason = "solved",
      stars = 3,
    },
    {
      moves = "",
      facts = {free = 45},
      legal = {"I:f5-f6-f7-f8-f9"},
      illegal = {["F:d1-d2-e2-e3-f2"] = "not_in_challenge", ["I:b6-b7-b8-b9-b5"] = "outside_figure"},
    },
    {name = "of all twelve", options = {all_twelve = true}, moves = "", legal = {"F:d1-e1-e2-e3-f2"}},
  },
}
