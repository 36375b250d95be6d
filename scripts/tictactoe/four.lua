-- Four squares a side, and four in a row win.
return {
  extends = "standard",
  title = {fr = "Quatre sur quatre", en = "Four by four"},
  summary = {
    fr = "Quatre cases de côté, quatre marques à aligner.",
    en = "Four squares a side, four marks in a row.",
  },
  options = {size = 4, row = 4},
  tests = {
    {name = "three are not enough", moves = "a1 a2 b1 b2 c1", over = false, legal = {"d1"}},
    {name = "four are", moves = "a1 a2 b1 b2 c1 c2 d1", reason = "row", winners = {1}},
    {name = "on the long diagonal too", moves = "b1 a4 c1 b3 d2 c2 a1 d1", reason = "row", winners = {2}},
  },
}
