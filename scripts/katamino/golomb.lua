-- Golomb's game (S. W. Golomb, 1954): pieces go anywhere, the first one and all others.
return {
  extends = "duel",
  title = {fr = "Jeu de Golomb", en = "Golomb’s game"},
  summary = {
    fr = "Comme le duel, mais chaque pièce se pose où l’on veut.",
    en = "As the duel, but each piece goes wherever one likes.",
  },
  options = {centre_first = false, touching = false},
  tests = {
    {name = "no centre", moves = "", legal = {"I:a1-a2-a3-a4-a5", "X:c4-d3-d4-d5-e4"}},
    {
      name = "no touching",
      moves = "I:a1-a2-a3-a4-a5",
      legal = {"X:f7-g6-g7-g8-h7", "L:b1-b2-b3-b4-c1"},
      illegal = {["L:a5-a6-a7-a8-b8"] = "overlap", ["I:h1-h2-h3-h4-h5"] = "already_placed"},
    },
  },
}
