-- Ten squares a side.
return {
  extends = "standard",
  title = {fr = "Grand plateau", en = "Large board"},
  summary = {
    fr = "Dix cases de côté.",
    en = "Ten squares a side.",
  },
  options = {size = "10"},
  tests = {
    {name = "ten by ten", moves = "", legal = {"e4", "d5", "g6", "f7"}, illegal = {e5 = "taken"}},
  },
}
