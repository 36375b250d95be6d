-- Six squares a side, for a quick round.
return {
  extends = "standard",
  title = {fr = "Petit plateau", en = "Small board"},
  summary = {
    fr = "Six cases de côté : une manche rapide.",
    en = "Six squares a side: a quick round.",
  },
  options = {width = 6, height = 6},
  tests = {
    {name = "six by six", moves = "", legal = {"f5-f6"}, facts = {room = {30, 30}}},
  },
}
