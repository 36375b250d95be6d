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
}
