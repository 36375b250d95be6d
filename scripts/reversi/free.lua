-- The opening that Reversi had before Othello: the first four discs are placed on the squares of the centre, where each wants.
return {
  extends = "standard",
  title = {fr = "Ouverture libre", en = "Free opening"},
  summary = {
    fr = "Les quatre premiers pions se posent au centre, où l’on veut.",
    en = "The first four discs go to the centre, wherever one likes.",
  },
  options = {opening = "free"},
  tests = {
    {name = "the centre first", moves = "", legal = {"d4", "e4", "d5", "e5"}, illegal = {c3 = "centre"}},
    {name = "nothing turns over there", moves = "d4 d5 e5 e4", facts = {discs = {2, 2}}, legal = {"c5", "d6", "e3", "f4"}},
    {name = "side by side too", moves = "d4 d5 e4 e5", facts = {discs = {2, 2}}, illegal = {f3 = "flanks_nothing"}, legal = {"d6", "c6"}},
  },
}
