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
}
