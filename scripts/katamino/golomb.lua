-- Golomb's game (S. W. Golomb, 1954): pieces go anywhere, the first one and all others.
return {
  extends = "duel",
  title = {fr = "Jeu de Golomb", en = "Golomb’s game"},
  summary = {
    fr = "Comme le duel, mais chaque pièce se pose où l’on veut.",
    en = "As the duel, but each piece goes wherever one likes.",
  },
  options = {centre_first = false, touching = false},
}
