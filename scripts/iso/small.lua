-- A round of ten minutes: nine squares a side.
return {
  extends = "standard",
  title = {fr = "Petite feuille", en = "Small sheet"},
  summary = {
    fr = "Moins de carreaux : une manche rapide.",
    en = "Fewer squares: a quick round.",
  },
  options = {zone_squares = 9},
  tests = {
    {
      name = "eight by eight points",
      moves = "",
      legal = {"I:h5-h6-h7-h8", "L:a1-a2-a3-b1"},
      illegal = {["I:f8-g8-h8-i8"] = "off_zone", ["I:h6-h7-h8-h9"] = "off_zone"},
    },
    {name = "the rest is as on the large sheet", moves = "T:c2-c3-c4-d3 O:g7-g8-h7-h8", illegal = {["T:f4-g4-g5-h4"] = "own_group"}},
  },
}
