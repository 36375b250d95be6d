-- Katarenga: pawns capture by landing, and two of them in the camps beyond the enemy's back row win.
local moving = require("katarenga.rules.moving")
local rounds = require("katarenga.rules.rounds")

return {
  title = {fr = "Katarenga", en = "Katarenga"},
  summary = {
    fr = "Traversez le plateau : deux pions dans les camps d’en face gagnent.",
    en = "Cross the board: two pawns in the camps on the far side win.",
  },
  options = {
    pawns = "moved",
    played_on = "board",
    goal = "camps",
    captures = true,
    fewest_pawns = 1,
    match_target = 1,
  },
  after_move = moving.camps,
  round_end = rounds.round_end,
  match_end = rounds.match_end,
}
