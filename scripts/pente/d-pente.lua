-- D-Pente (D. Banks): the first player places the first four stones, two of each colour in turn; then the second player chooses a
-- colour.
return {
  extends = "standard",
  title = {fr = "D-Pente", en = "D-Pente"},
  summary = {
    fr = "Le premier joueur pose quatre pierres, le second choisit sa couleur.",
    en = "The first player places four stones, the second chooses a colour.",
  },
  options = {opening = {"first", "first", "first", "first", "second_chooses"}},
  tests = {
    {name = "the first player places four", moves = "K10 L10 M12", turn = 1, illegal = {swap = "no_choice"}, legal = {"A1"}},
    {name = "the second chooses", moves = "K10 L10 M12 A1", turn = 2, legal = {"swap", "stay"}, illegal = {B1 = "choose_first"}},
    {name = "who stays waits", moves = "K10 L10 M12 A1 stay", turn = 1},
    {name = "who swaps has the first colour", moves = "K10 L10 A1 M10 swap N10", facts = {captured = {0, 2}}, turn = 1},
  },
}
