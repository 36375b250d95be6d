-- Volume: all twelve pieces, in every direction, fill a box or a thickened piece.
return {
  extends = "penta",
  title = {fr = "Volume", en = "Volume"},
  summary = {
    fr = "Une boîte ou une pièce épaissie, à remplir dans les trois dimensions.",
    en = "A box or a thickened piece, to be filled in all three dimensions.",
  },
  options = {mode = "volume"},
}
