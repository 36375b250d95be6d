-- Duel: two players place pieces on the chessboard; who cannot place loses.
return {
  title = {fr = "Duel", en = "Duel"},
  summary = {
    fr = "À deux sur l’échiquier : qui ne peut plus poser a perdu.",
    en = "Two players on the chessboard: whoever cannot place loses.",
  },
  options = {mode = "duel"},
  tests = {
    {
      name = "the first piece covers a centre square",
      moves = "",
      legal = {"X:c4-d3-d4-d5-e4", "I:d1-d2-d3-d4-d5"},
      illegal = {["I:a1-a2-a3-a4-a5"] = "centre_first"},
    },
    {
      name = "the others touch, by a corner at least",
      moves = "X:c4-d3-d4-d5-e4",
      legal = {"L:e5-f5-g5-h5-h6"},
      illegal = {["I:a1-a2-a3-a4-a5"] = "touch", ["L:d5-e5-f5-g5-g6"] = "overlap", ["X:f5-g4-g5-g6-h5"] = "already_placed"},
    },
    {
      name = "who cannot place loses",
      moves = "L:e3-e4-f3-g3-h3 P:c3-c4-d2-d3-d4 Y:c6-d5-d6-e6-f6 N:g4-g5-g6-h6-h7 "
        .. "F:a4-a5-b5-b6-c5 U:a1-a2-b1-c1-c2 I:a7-b7-c7-d7-e7",
      reason = "blocked",
      winners = {1},
    },
  },
}
