-- Tic-tac-toe as everybody knows it. The loser of a round begins the next.
local rounds = require("lib.rounds")

return {
  title = {fr = "Morpion", en = "Tic-tac-toe"},
  summary = {
    fr = "Trois cases de côté, trois marques alignées.",
    en = "Three squares a side, three marks in a row.",
  },
  round_end = rounds.loser_begins,
  match_end = rounds.first_to,
  tests = {
    {
      name = "the loser begins the next round",
      options = {rounds_to_win = 2},
      moves = {"a1 a2 b1 b2 c1", "b2"},
      points = {1, 0},
      turn = 1,
      match_over = false,
    },
    {name = "a round nobody wins ends a match of one", moves = "a1 b2 c3 b1 b3 a3 c1 c2 a2", points = {0, 0}, match_over = true},
  },
}
