-- Figure: all twelve pieces fill a flat figure, bundled or drawn by the player.
return {
  extends = "penta",
  title = {fr = "Figure", en = "Figure"},
  summary = {
    fr = "Un cœur, un sapin, un portail… à remplir avec les douze pièces.",
    en = "A heart, a fir tree, a gate… to be filled with all twelve pieces.",
  },
  options = {mode = "figure"},
  tests = {
    {
      name = "eight by eight without its corners",
      moves = "",
      facts = {free = 60},
      legal = {"I:a2-a3-a4-a5-a6", "L:b1-b2-b3-b4-c1"},
      illegal = {["I:a1-a2-a3-a4-a5"] = "outside_figure", ["P:g7-g8-h6-h7-h8"] = "outside_figure"},
    },
    {
      name = "the heart",
      options = {figure = "heart"},
      moves = "",
      facts = {free = 60, solvable = true},
      legal = {"P:e1-e2-f1-f2-g2", "I:c3-d3-e3-f3-g3"},
      illegal = {["P:a4-a5-b4-b5-b6"] = "outside_figure"},
    },
  },
}
