-- Ninuki-renju: no double threes, and a five, exactly five, must stand against a capture.
return {
  extends = "standard",
  title = {fr = "Ninuki-renju", en = "Ninuki-renju"},
  summary = {
    fr = "Pas de double trois ; un cinq, exact, doit résister aux prises.",
    en = "No double threes; a five, an exact one, must stand against captures.",
  },
  options = {double_three_banned = true, overline_wins = false, five_must_stand = true},
}
