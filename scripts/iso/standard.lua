-- Iso by its rules, on a sheet of 15 × 15 squares. The loser of a round begins the next.
local rounds = require("lib.rounds")
local score = require("iso.rules.score")

return {
  title = {fr = "Iso", en = "Iso"},
  summary = {
    fr = "La grande feuille ; les copies d’une forme se tiennent, joueur par joueur.",
    en = "The large sheet; copies of a shape hang together, player by player.",
  },
  score = score.score,
  round_end = rounds.loser_begins,
  match_end = rounds.first_to,
}
