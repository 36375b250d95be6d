-- Four pieces of our own choice; piece no. 1 may stand.
return {
  extends = "penta",
  title = {fr = "Nos quatre pièces", en = "Our four pieces"},
  summary = {
    fr = "Les pièces 1, 2, 3 et 10, la première comme elle veut.",
    en = "Pieces 1, 2, 3 and 10, the first as it likes.",
  },
  options = {pieces = {1, 2, 3, 10}, n1_rule = "free"},
  tests = {
    {
      moves = "",
      facts = {pieces = {"I", "L", "Y", "T"}},
      legal = {"I:a1-a2-a3-a4-a5"},
      illegal = {["P:a1-a2-a3-b1-b2"] = "not_in_challenge"},
    },
  },
}
