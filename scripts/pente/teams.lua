-- Four players, two against two, each with a colour; partners sit opposite.
return {
  extends = "standard",
  title = {fr = "Par équipes", en = "Teams"},
  summary = {
    fr = "À quatre, deux contre deux, chacun sa couleur : dix pierres prises à deux gagnent.",
    en = "Four players, two against two, each with a colour: ten stones taken together win.",
  },
  options = {teams = true},
  tests = {
    {
      name = "two enemies' stones make a pair",
      moves = "K10 L10 A1 M10 N10",
      facts = {captured = {2, 0}},
      turn = 2,
    },
    {name = "both flanks are the mover's", moves = "K10 L10 A1 M10 A3 A5 N10", facts = {captured = {0, 0}}, illegal = {L10 = "taken"}},
    {name = "a partner's stone counts nothing", moves = "K10 L10 M10 A1 N10", facts = {captured = {1, 0}}, legal = {"L10", "M10"}},
    {
      name = "partners count what they take together",
      options = {captures_to_win = 4},
      moves = "K10 L10 A1 M10 N10 B1 T5 C1 T9 T7 D1",
      facts = {captured = {4, 0}},
      reason = "captures",
      winners = {1, 3},
    },
    {name = "five of one colour", moves = "K10 T1 A19 A1 L10 T3 C19 A3 M10 T5 E19 A5 N10 T7 G19 A7 O10", reason = "five", winners = {1, 3}},
    {name = "not of two", moves = "K10 A1 L10 A19 M10 A3 N10 C19 O10", over = false},
  },
}
