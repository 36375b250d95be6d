-- O-Pente, as pente.org plays it: Keryo's captures, poof for pairs and threes, and a five must stand. Winning by captures takes
-- fifteen stones and more than the other has.
return {
  extends = "keryo",
  title = {fr = "O-Pente", en = "O-Pente"},
  summary = {
    fr = "Keryo, pouf et boat à la fois.",
    en = "Keryo, poof and boat at once.",
  },
  options = {poof = true, captures_more_than_other = true, five_must_stand = true},
  tests = {
    {name = "Keryo: a three is taken", moves = "K10 L10 A1 M10 A3 N10 O10", facts = {captured = {3, 0}}},
    {name = "poof: a pair", moves = "K10 L10 M10 O10 N10", facts = {captured = {0, 2}}},
    {name = "poof: a three", moves = "K10 L10 M10 P10 O10 A1 N10", facts = {captured = {0, 3}}},
    {name = "boat: M11 would break the five", moves = "K10 M8 M9 A1 L10 A3 M10 A5 N10 A7 O10", over = false, turn = 2, legal = {"M11"}},
    {name = "boat: not broken", moves = "K10 M8 M9 A1 L10 A3 M10 A5 N10 A7 O10 A9", reason = "five", winners = {1}},
    {
      name = "ten stones are not enough",
      moves = "K10 L10 Q10 M10 N13 O10 N7 P10 Q13 N11 A1 N12 A4 N9 A7 N8 A11 O11 A14 P12 N10",
      facts = {captured = {10, 0}},
      over = false,
    },
  },
}
