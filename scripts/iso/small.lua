-- A round of ten minutes: nine squares a side.
return {
  extends = "standard",
  title = {fr = "Petite feuille", en = "Small sheet"},
  summary = {
    fr = "Neuf carreaux de côté : une manche rapide.",
    en = "Nine squares a side: a quick round.",
  },
  options = {zone_squares = 9},
}
