-- The misère game on a heap three times as high.
return {
  extends = "misere",
  title = {fr = "Longue misère", en = "Long misère"},
  options = {counters = 21},
}
