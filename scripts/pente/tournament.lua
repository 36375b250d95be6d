-- Tournament rule 1: the first player's second stone stands three or more points from the centre.
return {
  extends = "standard",
  title = {fr = "Tournoi", en = "Tournament"},
  summary = {
    fr = "La deuxième pierre du premier joueur se tient à trois points du centre au moins.",
    en = "The first player’s second stone stands three or more points from the centre.",
  },
  options = {tournament_rule = true},
}
