-- Swap2 (renju and gomoku tournaments): the first player places three stones; the second takes a colour, or adds two and lets the
-- first choose.
return {
  extends = "standard",
  title = {fr = "Swap2", en = "Swap2"},
  summary = {
    fr = "Trois pierres posées, puis l’autre choisit sa couleur ou ajoute deux pierres.",
    en = "Three stones placed, then the other chooses a colour or adds two stones.",
  },
  options = {opening = {"first", "first", "first", "second_chooses_or_adds"}},
  tests = {
    {name = "the first places three", moves = "K10 L10", turn = 1, illegal = {stay = "no_choice"}, legal = {"M12"}},
    {name = "the second chooses or adds", moves = "K10 L10 M12", turn = 2, legal = {"swap", "stay", "A1"}},
    {name = "who stays has the second colour", moves = "K10 L10 M12 stay", turn = 2},
    {name = "who swaps has the first", moves = "K10 L10 M12 swap", turn = 1},
    {name = "two are added", moves = "K10 L10 M12 A1", turn = 2, illegal = {swap = "no_choice"}, legal = {"B1"}},
    {name = "then the first chooses", moves = "K10 L10 M12 A1 B1", turn = 1, legal = {"swap", "stay"}, illegal = {C1 = "choose_first"}},
  },
}
