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
}
