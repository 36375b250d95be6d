-- Misère: as the duel, but who places last loses.
return {
  extends = "duel",
  title = {fr = "Qui perd gagne", en = "Misère"},
  summary = {
    fr = "Comme le duel, mais celui qui pose la dernière pièce a perdu.",
    en = "As the duel, but whoever places the last piece has lost.",
  },
  options = {last_loses = true},
}
