-- Cornered: on one quarter, each pawn where the last one could have gone; who places the last one scores.
local points = require("katarenga.rules.points")
local rounds = require("katarenga.rules.rounds")

return {
  title = {fr = "Cornered", en = "Cornered"},
  summary = {
    fr = "Sur un quart : chaque pion part du précédent, et le dernier posé gagne.",
    en = "On one quarter: each pawn follows from the last, and the last one placed wins.",
  },
  options = {pawns = "placed"},
  score = points.pawns,
  round_end = rounds.round_end,
  match_end = rounds.match_end,
}
