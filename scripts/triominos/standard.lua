-- One round by the rules of the Challenge edition.
local ending = require("triominos.rules.ending")
local placement = require("triominos.rules.placement")
local rounds = require("triominos.rules.rounds")

return {
  title = {fr = "Manche", en = "One round"},
  summary = {
    fr = "Une manche selon la règle : ponts, hexagones, et chaque pioche coûte.",
    en = "One round by the rules: bridges, hexagons, and every draw costs.",
  },
  score = placement.score,
  bonus = placement.bonus,
  after_move = ending.after_move,
  round_end = rounds.round_end,
  match_end = rounds.match_end,
}
