-- The last counter loses instead of winning.
return {
  title = {fr = "Misère", en = "Misère"},
  summary = {fr = "Le dernier jeton perd.", en = "The last counter loses."},
  options = {misere = true},
}
