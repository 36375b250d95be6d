-- Congress: pawns move and capture nothing; whoever brings all of them together, side to side, wins.
local moving = require("katarenga.rules.moving")
local rounds = require("katarenga.rules.rounds")

return {
  title = {fr = "Congress", en = "Congress"},
  summary = {
    fr = "Huit pions épars ; qui les rassemble tous, côte à côte, gagne.",
    en = "Eight scattered pawns; who brings them all together, side to side, wins.",
  },
  options = {pawns = "moved", played_on = "board", goal = "group", match_target = 1, quiet_limit = 200},
  after_move = moving.joined,
  round_end = rounds.round_end,
  match_end = rounds.match_end,
}
