-- DK-Pente, D-Keryo on pente.org: the opening of D-Pente and the captures of Keryo-Pente.
return {
  extends = "d-pente",
  title = {fr = "DK-Pente", en = "DK-Pente"},
  summary = {
    fr = "L’ouverture de D-Pente et les prises de Keryo-Pente.",
    en = "The opening of D-Pente and the captures of Keryo-Pente.",
  },
  options = {capture_lengths = {2, 3}, captures_to_win = 15},
  tests = {
    {name = "the second chooses", moves = "K10 L10 M12 A1", turn = 2, legal = {"swap", "stay"}, illegal = {B1 = "choose_first"}},
    {name = "a three is taken", moves = "K10 L10 A1 M10 swap A3 N10 O10", facts = {captured = {0, 3}}},
    {
      name = "ten stones are not enough",
      moves = "K10 L10 Q10 M10 stay N13 O10 N7 P10 Q13 N11 A1 N12 A4 N9 A7 N8 A11 O11 A14 P12 N10",
      facts = {captured = {10, 0}},
      over = false,
    },
  },
}
