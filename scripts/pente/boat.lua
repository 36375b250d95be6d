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
}
