-- Keryo-Pente (R. Tesh, 1983): threes are taken as well as pairs, and fifteen stones win.
return {
  extends = "standard",
  title = {fr = "Keryo-Pente", en = "Keryo-Pente"},
  summary = {
    fr = "On prend aussi les groupes de trois ; quinze pierres prises gagnent.",
    en = "Threes are taken as well as pairs; fifteen stones taken win.",
  },
  options = {capture_lengths = {2, 3}, captures_to_win = 15},
  tests = {
    {name = "a three is taken", moves = "K10 L10 A1 M10 A3 N10 O10", facts = {captured = {3, 0}}, legal = {"L10", "N10"}},
    {name = "a pair too", moves = "K10 L10 A1 M10 N10", facts = {captured = {2, 0}}},
    {name = "a four is not", moves = "K10 L10 A1 M10 A3 N10 A5 O10 P10", facts = {captured = {0, 0}}},
    {
      name = "ten stones are not enough",
      moves = "K10 L10 Q10 M10 N13 O10 N7 P10 Q13 N11 A1 N12 A4 N9 A7 N8 A11 O11 A14 P12 N10",
      facts = {captured = {10, 0}},
      over = false,
    },
    {
      name = "fifteen are",
      moves = "K10 L10 S10 M10 O14 N10 O6 P10 S14 Q10 A1 R10 A4 O11 A7 O12 A11 O13 A14 O9 A17 O8 C2 O7 C5 P11 C8 Q12 C12 R13 "
        .. "O10",
      facts = {captured = {15, 0}},
      reason = "captures",
      winners = {1},
    },
  },
}
