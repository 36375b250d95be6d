-- Volume: all twelve pieces, in every direction, fill a box or a thickened piece.
return {
  extends = "penta",
  title = {fr = "Volume", en = "Volume"},
  summary = {
    fr = "Une boîte ou une pièce épaissie, à remplir dans les trois dimensions.",
    en = "A box or a thickened piece, to be filled in all three dimensions.",
  },
  options = {mode = "volume"},
  tests = {
    {
      name = "a box five long, four deep, three high",
      moves = "",
      facts = {free = 60},
      legal = {"P:a1.1-a1.2-a1.3-b1.1-b1.2", "I:a1.1-b1.1-c1.1-d1.1-e1.1", "X:a2.2-b1.2-b2.2-b3.2-c2.2"},
      illegal = {["I:a1.1-a2.1-a3.1-a4.1-a5.1"] = "off_board", ["L:a1.1-a1.2-a1.3-a1.4-b1.1"] = "off_board"},
    },
    {
      name = "a box ten long, three deep, two high",
      options = {solid = "box-2x3x10"},
      moves = "I:a1.1-b1.1-c1.1-d1.1-e1.1",
      facts = {free = 55},
      legal = {"L:a1.2-b1.2-c1.2-d1.2-d2.2", "V:h1.2-i1.2-j1.2-j2.2-j3.2"},
      illegal = {["P:a2.1-a2.2-a2.3-b2.1-b2.2"] = "off_board"},
    },
  },
}
