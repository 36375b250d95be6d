-- A round of ten minutes: nine squares a side.
return {
  extends = "standard",
  title = {fr = "Petite feuille", en = "Small sheet"},
  summary = {
    fr = "Moins de carreaux : une manche rapide.",
    en = "Fewer squares: a quick round.",
  },
  options = {zone_squares = 9},
}
