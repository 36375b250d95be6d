-- Quartermaster: Cornered on the whole board. Play settles which four by four squares count.
return {
  extends = "cornered",
  title = {fr = "Quartermaster", en = "Quartermaster"},
  summary = {
    fr = "Sur le plateau entier, tous les pions dans un même carré de quatre sur quatre.",
    en = "On the whole board, all pawns within some square of four by four.",
  },
  options = {played_on = "board"},
  tests = {
    {
      name = "the first goes anywhere on the board",
      options = {board = {"A", "B", "C", "D"}},
      moves = "",
      legal = {"a1", "h8", "d5"},
    },
    {
      name = "all within four by four, which end the round",
      options = {board = {"A", "B", "C", "D"}},
      moves = "a1 b2 c1 d2 c2 a3 c4",
      scores = {7, 0},
      winners = {1},
      match_over = false,
    },
    {
      name = "one step before",
      options = {board = {"A", "B", "C", "D"}},
      moves = "a1 b2 c1 d2 c2 a3",
      legal = {"c4"},
      illegal = {b5 = "area"},
    },
  },
}
