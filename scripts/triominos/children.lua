-- With children: a point for each tile, one more for a bridge and for each hexagon, five for who is out first.
return {
  extends = "standard",
  title = {fr = "Enfants", en = "Children"},
  summary = {
    fr = "Un point par pièce, un de plus pour un pont ou un hexagone, cinq au premier sans pièce.",
    en = "A point a tile, one more for a bridge or a hexagon, five for the first to be out.",
  },
  options = {counting = "children"},
}
