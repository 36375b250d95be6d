-- Gomoku without limits: five or more in a row, nothing is taken.
return {
  extends = "standard",
  title = {fr = "Gomoku libre", en = "Freestyle gomoku"},
  summary = {
    fr = "Cinq pierres alignées ou plus, sans prises.",
    en = "Five or more stones in a row, without captures.",
  },
  options = {capture_lengths = {}},
  tests = {
    {moves = "K10 A1 L10 A3 M10 A5 N10 A7 O10", reason = "five", winners = {1}},
    {name = "six win too", moves = "K10 A1 L10 A3 M10 A5 O10 A7 P10 A9 N10", reason = "five", winners = {1}},
    {name = "nothing is taken", moves = "K10 L10 A1 M10 N10", facts = {captured = {0, 0}}, illegal = {L10 = "taken"}},
  },
}
