-- Penta 12: all twelve pieces on a whole board; piece no. 1 lies as it likes.
return {
  extends = "penta",
  title = {fr = "Penta 12", en = "Penta 12"},
  summary = {
    fr = "Les douze pièces sur un plateau entier : 6 × 10, 5 × 12, 4 × 15, 3 × 20 ou 8 × 8.",
    en = "All twelve pieces on a whole board: 6 × 10, 5 × 12, 4 × 15, 3 × 20 or 8 × 8.",
  },
  options = {mode = "board", n1_rule = "free"},
}
