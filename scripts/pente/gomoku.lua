-- Gomoku: exactly five in a row, nothing is taken.
return {
  extends = "standard",
  title = {fr = "Gomoku", en = "Gomoku"},
  summary = {
    fr = "Exactement cinq pierres alignées, sans prises.",
    en = "Exactly five stones in a row, without captures.",
  },
  options = {capture_lengths = {}, overline_wins = false},
}
