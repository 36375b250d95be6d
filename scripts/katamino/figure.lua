-- Figure: all twelve pieces fill a flat figure, bundled or drawn by the player.
return {
  extends = "penta",
  title = {fr = "Figure", en = "Figure"},
  summary = {
    fr = "Un cœur, un sapin, un portail… à remplir avec les douze pièces.",
    en = "A heart, a fir tree, a gate… to be filled with all twelve pieces.",
  },
  options = {mode = "figure"},
}
