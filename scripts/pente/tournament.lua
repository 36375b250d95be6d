-- Tournament rule 1: the first player's second stone stands three or more points from the centre.
return {
  extends = "standard",
  title = {fr = "Tournoi", en = "Tournament"},
  summary = {
    fr = "La deuxième pierre du premier joueur se tient à trois points du centre au moins.",
    en = "The first player’s second stone stands three or more points from the centre.",
  },
  options = {tournament_rule = true},
  tests = {
    {moves = "K10 A1", illegal = {K11 = "too_near", M12 = "too_near", L8 = "too_near"}, legal = {"N10", "N13", "H7", "T19"}},
    {name = "the second player goes anywhere", moves = "K10", legal = {"K11", "L10"}},
    {name = "it is for the second stone alone", moves = "K10 A1 N10 A2", legal = {"K11"}},
  },
}
