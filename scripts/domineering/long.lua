-- A board that is wider than it is high, which favours flat dominoes.
return {
  extends = "standard",
  title = {fr = "Plateau long", en = "Long board"},
  summary = {
    fr = "Neuf colonnes et six rangées : l’avantage est à plat.",
    en = "Nine columns and six rows: flat dominoes are favoured.",
  },
  options = {width = 9, height = 6},
  tests = {
    {name = "nine by six", moves = "", legal = {"i5-i6"}, facts = {room = {45, 48}}},
  },
}
