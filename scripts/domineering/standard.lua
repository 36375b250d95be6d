-- Domineering on a chessboard. The loser of a round begins the next.
local rounds = require("lib.rounds")

return {
  title = {fr = "Domineering", en = "Domineering"},
  summary = {
    fr = "Huit cases de côté ; l’un pose debout, l’autre à plat.",
    en = "Eight squares a side; one lays upright, the other flat.",
  },
  round_end = rounds.loser_begins,
  match_end = rounds.first_to,
  tests = {
    {
      name = "the loser begins the next round, and lays as before",
      options = {width = 2, height = 2, rounds_to_win = 2},
      moves = {"a1-a2", ""},
      points = {1, 0},
      turn = 2,
      legal = {"a1-b1", "a2-b2"},
      illegal = {["a1-a2"] = "only_flat"},
    },
  },
}
