-- The other way round: whoever gets three in a row loses.
return {
  extends = "standard",
  title = {fr = "Qui perd gagne", en = "Misère"},
  summary = {fr = "Trois pierres en ligne perdent.", en = "Three stones in a row lose."},
  options = {row_loses = true},
}
