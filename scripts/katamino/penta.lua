-- Penta: fill the columns left of the divider with as many pieces.
local stars = require("lib.stars")

return {
  title = {fr = "Penta", en = "Penta"},
  summary = {
    fr = "Remplir 5 rangées à gauche de la réglette avec les pièces données.",
    en = "Fill the 5 rows left of the divider with the given pieces.",
  },
  options = {mode = "penta"},
  round_end = stars.round_end,
}
