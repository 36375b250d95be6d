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
  tests = {
    {
      name = "white begins on c8, every second one",
      options = {board = {"A", "B", "C", "D"}},
      moves = "",
      facts = {pawns = {8, 8}},
      legal = {"c8-c7", "e8-e4", "a3-b5", "h6-c6"},
      illegal = {["e8-e3"] = "stop_red", ["c8-d8"] = "no_captures", ["f1-e1"] = "no_captures"},
    },
    {
      name = "all side by side win",
      options = {
        board = {"A", "B", "C", "D"},
        congress_start = {"a1", "a8", "b1", "c8", "c1", "e8", "d1", "g8", "e1", "a6", "f1", "c6", "g1", "e6", "h3", "g6"},
      },
      moves = "h3-h1",
      reason = "joined",
      winners = {1},
    },
    {
      name = "by a corner is not enough",
      options = {
        board = {"A", "B", "C", "D"},
        congress_start = {"a1", "a8", "b1", "c8", "c1", "e8", "d1", "g8", "e1", "a6", "f1", "c6", "g1", "e6", "h3", "g6"},
      },
      moves = "h3-h2",
      over = false,
      turn = 2,
    },
  },
}
