-- Poof-Pente (T. Cooley): whoever completes an own pair between two enemy stones loses it, and the enemy counts it. Winning by
-- captures takes more of them than the other has.
return {
  extends = "standard",
  title = {fr = "Pouf-Pente", en = "Poof-Pente"},
  summary = {
    fr = "Qui se glisse en paire entre deux pierres adverses la perd.",
    en = "Whoever slips into a flanked pair loses it.",
  },
  options = {poof = true, captures_more_than_other = true},
  tests = {
    {name = "a pair that slips in is lost", moves = "K10 L10 M10 O10 N10", facts = {captured = {0, 2}}, legal = {"M10", "N10"}},
    {name = "a three is not", moves = "K10 L10 M10 P10 O10 A1 N10", facts = {captured = {0, 0}}},
    {
      name = "captures and poof at once",
      moves = "K10 L10 M10 O10 N13 N11 A1 N12 N10",
      facts = {captured = {2, 2}},
      legal = {"M10", "N10", "N11", "N12"},
    },
    {name = "a poof may win for the other", options = {captures_to_win = 2}, moves = "K10 L10 M10 O10 N10", winners = {2}},
    {name = "as many are not more", options = {captures_to_win = 2}, moves = "K10 L10 M10 O10 N13 N11 A1 N12 N10", over = false},
  },
}
