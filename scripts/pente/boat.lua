-- Boat-Pente: a row of five wins only if it still stands after the enemy's next move. A five that stands comes before the captures
-- of that move, as on pente.org.
return {
  extends = "standard",
  title = {fr = "Boat-Pente", en = "Boat-Pente"},
  summary = {
    fr = "Cinq pierres alignées ne gagnent que si l’adversaire ne les casse pas.",
    en = "Five in a row win only if the enemy does not break them.",
  },
  options = {five_must_stand = true},
  tests = {
    {name = "a five that M11 would break waits", moves = "K10 M8 M9 A1 L10 A3 M10 A5 N10 A7 O10", over = false, turn = 2, legal = {"M11"}},
    {name = "broken", moves = "K10 M8 M9 A1 L10 A3 M10 A5 N10 A7 O10 M11", over = false, facts = {captured = {0, 2}}, legal = {"M10"}},
    {name = "not broken", moves = "K10 M8 M9 A1 L10 A3 M10 A5 N10 A7 O10 A9", reason = "five", winners = {1}},
    {name = "nothing can break it", moves = "K10 A1 L10 A3 M10 A5 N10 A7 O10", reason = "five", winners = {1}},
  },
}
