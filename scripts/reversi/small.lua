-- Six squares a side.
return {
  extends = "standard",
  title = {fr = "Petit plateau", en = "Small board"},
  summary = {
    fr = "Six cases de côté : une manche rapide.",
    en = "Six squares a side: a quick round.",
  },
  options = {size = "6"},
  tests = {
    {name = "six by six", moves = "", legal = {"c2", "b3", "e4", "d5"}, illegal = {d3 = "taken"}},
  },
}
