-- Ninuki-renju: no double threes, and a five, exactly five, must stand against a capture.
return {
  extends = "standard",
  title = {fr = "Ninuki-renju", en = "Ninuki-renju"},
  summary = {
    fr = "Pas de double trois ; un cinq, exact, doit résister aux prises.",
    en = "No double threes; a five, an exact one, must stand against captures.",
  },
  options = {double_three_banned = true, overline_wins = false, five_must_stand = true},
  tests = {
    {name = "two open threes", moves = "K10 A1 L10 A4 M11 A7 M12 A10", illegal = {M10 = "double_three"}, legal = {"N10"}},
    {name = "one of them blocked", moves = "K10 J10 L10 A4 M11 A7 M12 A10", legal = {"M10"}},
    {name = "a five that M11 would break waits", moves = "K10 M8 M9 A1 L10 A3 M10 A5 N10 A7 O10", over = false, turn = 2, legal = {"M11"}},
    {moves = "K10 A1 L10 A3 M10 A5 N10 A7 O10", reason = "five", winners = {1}},
    {name = "six do not win", moves = "K10 A1 L10 A3 M10 A5 O10 A7 P10 A9 N10", over = false},
  },
}
