-- Whoever has fewer discs at the end wins.
return {
  extends = "standard",
  title = {fr = "Anti-Reversi", en = "Anti-Reversi"},
  summary = {
    fr = "Le moins de pions gagne.",
    en = "The fewest discs win.",
  },
  options = {fewest_win = true},
  tests = {
    {name = "all discs of one colour lose", moves = "e6 f4 e3 f6 g5 d6 e7 f5 c5", reason = "fewest", winners = {2}},
  },
}
