-- Even against odd: the first seat plays the even numbers, the second the odd ones.
return {
  extends = "duel",
  title = {fr = "Pairs contre impairs", en = "Even against odd"},
  summary = {
    fr = "L’un a les pièces de numéro pair, l’autre celles de numéro impair.",
    en = "One has the pieces with even numbers, the other those with odd ones.",
  },
  options = {sharing = "parity"},
  tests = {
    {
      name = "even numbers begin",
      moves = "",
      legal = {"X:c4-d3-d4-d5-e4", "L:d1-d2-d3-d4-e1"},
      illegal = {["I:d1-d2-d3-d4-d5"] = "not_yours"},
    },
    {
      name = "then odd ones",
      moves = "X:c4-d3-d4-d5-e4",
      legal = {"V:e5-f5-g5-g6-g7"},
      illegal = {["L:e5-f5-g5-h5-h6"] = "not_yours"},
    },
    {
      name = "who cannot place an own piece loses",
      moves = "Z:e4-f2-f3-f4-g2 V:f5-f6-f7-g7-h7 T:b4-c4-c5-c6-d4 U:b7-b8-c8-d7-d8 "
        .. "P:c1-c2-c3-d2-d3 Y:g3-h1-h2-h3-h4 L:a1-a2-a3-a4-b1",
      reason = "blocked",
      winners = {1},
      facts = {pieces = {{"N", "X"}, {"I", "F", "W"}}},
    },
  },
}
