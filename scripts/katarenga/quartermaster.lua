-- Quartermaster: Cornered on the whole board. Play settles which four by four squares count.
return {
  extends = "cornered",
  title = {fr = "Quartermaster", en = "Quartermaster"},
  summary = {
    fr = "Sur le plateau entier, tous les pions dans un même carré de quatre sur quatre.",
    en = "On the whole board, all pawns within some square of four by four.",
  },
  options = {played_on = "board"},
}
