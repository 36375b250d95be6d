-- Eight squares a side, and five in a row win.
return {
  extends = "standard",
  title = {fr = "Cinq à la file", en = "Five in a row"},
  summary = {
    fr = "Huit cases de côté, cinq marques à aligner.",
    en = "Eight squares a side, five marks in a row.",
  },
  options = {size = 8, row = 5},
  tests = {
    {name = "four are not enough", moves = "d4 a1 e4 b1 f4 c1 g4", over = false},
    {name = "five are", moves = "d4 a1 e4 b1 f4 c1 g4 a2 h4", reason = "row", winners = {1}},
    {name = "six too", moves = "c4 a1 d4 b1 e4 c1 g4 a2 h4 a3 f4", reason = "row", winners = {1}},
  },
}
