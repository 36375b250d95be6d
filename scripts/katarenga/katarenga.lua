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
  tests = {
    {
      name = "as the square says, and no capture on one's first move",
      options = {board = {"A", "B", "C", "D"}},
      moves = "f1-f7",
      turn = 2,
      legal = {"h8-g6", "a8-a4"},
      illegal = {["g8-f7"] = "no_first_capture", ["a8-a3"] = "stop_red", ["f8-e8"] = "own_pawn", ["a8-left"] = "camp_from_far_row"},
    },
    {
      name = "a pawn takes by landing",
      options = {board = {"A", "B", "C", "D"}},
      moves = "f1-f7 h8-g6 f7-f8",
      facts = {pawns = {8, 7}},
    },
    {
      name = "a pawn in each camp wins",
      options = {board = {"A", "B", "C", "D"}},
      moves = "b1-b5 h8-g6 b5-b8 g6-h7 b8-left h7-h6 f1-f7 h6-h7 f7-f8 h7-h6 f8-right",
      facts = {camps = {2, 0}},
      reason = "camps",
      winners = {1},
      match_over = true,
    },
    {
      name = "from the far row, one in each",
      options = {board = {"A", "B", "C", "D"}},
      moves = "b1-b5 h8-g6 b5-b8 g6-h7 b8-left h7-h6 f1-f7 h6-h7",
      illegal = {["f7-right"] = "camp_from_far_row"},
      legal = {"f7-f8"},
    },
    {
      name = "a camp is full with one",
      options = {board = {"A", "B", "C", "D"}},
      moves = "b1-b5 h8-g6 b5-b8 g6-h7 b8-left h7-h6 f1-f7 h6-h7 f7-f8 h7-h6",
      illegal = {["f8-left"] = "camp_taken"},
      legal = {"f8-right"},
    },
    {
      name = "whoever has one pawn left loses",
      options = {board = {"A", "B", "C", "D"}},
      moves = "a1-f6 g8-g7 f6-d8 h8-f7 f1-f7 a8-a6 f7-g7 c8-d7 g7-e8 d7-e7 d8-e7 f8-g7 e8-b8 g7-e8 b8-a6",
      facts = {pawns = {8, 1}},
      reason = "few_pawns",
      winners = {1},
    },
  },
}
