-- Triple: a piece three times as large, filled with nine of the other eleven.
return {
  extends = "penta",
  title = {fr = "Pièce triplée", en = "Tripled piece"},
  summary = {
    fr = "Une pièce trois fois plus grande, à remplir avec neuf des onze autres.",
    en = "A piece three times as large, to be filled with nine of the other eleven.",
  },
  options = {mode = "triple"},
}
