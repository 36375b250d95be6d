-- Whoever makes a row loses.
return {
  extends = "standard",
  title = {fr = "Qui perd gagne", en = "Misère"},
  summary = {
    fr = "Aligner trois marques, c’est perdre.",
    en = "Three marks in a row lose.",
  },
  options = {misere = true},
  tests = {
    {name = "a row loses", moves = "a1 a2 b1 b2 c1", reason = "row_loses", winners = {2}},
    {name = "a full board is a draw", moves = "a1 b2 c3 b1 b3 a3 c1 c2 a2", winners = {}, reason = "full"},
  },
}
