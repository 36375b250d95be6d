-- Misère: as the duel, but who places last loses.
return {
  extends = "duel",
  title = {fr = "Qui perd gagne", en = "Misère"},
  summary = {
    fr = "Comme le duel, mais celui qui pose la dernière pièce a perdu.",
    en = "As the duel, but whoever places the last piece has lost.",
  },
  options = {last_loses = true},
  tests = {
    {
      name = "who places last loses",
      moves = "L:e3-e4-f3-g3-h3 P:c3-c4-d2-d3-d4 Y:c6-d5-d6-e6-f6 N:g4-g5-g6-h6-h7 "
        .. "F:a4-a5-b5-b6-c5 U:a1-a2-b1-c1-c2 I:a7-b7-c7-d7-e7",
      reason = "blocked",
      winners = {2},
    },
    {name = "the rest is the duel's", moves = "", illegal = {["I:a1-a2-a3-a4-a5"] = "centre_first"}},
  },
}
