-- Gomoku without limits: five or more in a row, nothing is taken.
return {
  extends = "standard",
  title = {fr = "Gomoku libre", en = "Freestyle gomoku"},
  summary = {
    fr = "Cinq pierres alignées ou plus, sans prises.",
    en = "Five or more stones in a row, without captures.",
  },
  options = {capture_lengths = {}},
}
