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
  tests = {
    {
      name = "the sixth tile about a point",
      options = {layout = "035@-1,-1 535@-1,0 003@0,-1 023@1,-1 323@1,0", racks = "335 012;445"},
      moves = "335@0,0",
      scores = {61, 0},
    },
    {
      name = "two hexagons at once",
      options = {
        layout = "013@-1,-1 311@-1,0 011@0,-1 121@1,-1 125@1,0 235@2,0 535@2,1 555@1,1 155@0,1",
        racks = "115 012;445",
      },
      moves = "151@0,0",
      scores = {67, 0},
    },
    {
      name = "a bridge",
      options = {layout = "121@0,0 123@0,1 122@1,0 233@1,1 331@1,2 252@2,0 341@2,2 334@3,2", racks = "335 012;445"},
      moves = "533@3,1",
      scores = {51, 0},
    },
    {
      name = "every corner that meets another shows its number",
      options = {layout = "012@0,0", racks = "112 122 455;445"},
      moves = "",
      legal = {"211@0,1", "draw"},
      illegal = {["112@0,1"] = "turned", ["455@0,1"] = "no_match", ["112@3,1"] = "apart", ["333@0,1"] = "not_in_rack"},
    },
    {
      name = "no sandglass",
      options = {layout = "012@0,0", racks = "112 122;445"},
      moves = "",
      illegal = {timeout = "no_timer"},
    },
    {
      name = "three draws cost fifteen, and ten more where nothing is placed",
      options = {layout = "012@0,0", racks = "333;445 112", pool = "555 444 000"},
      moves = "draw draw draw pass",
      scores = {-25, 0},
      facts = {pool = 0},
      turn = 2,
    },
    {
      name = "after a draw only the tile drawn",
      options = {layout = "012@0,0", racks = "112 333;445", pool = "122 444 000"},
      moves = "draw",
      scores = {-5, 0},
      turn = 1,
      illegal = {["211@0,1"] = "drawn_only"},
      legal = {"212@0,1", "draw"},
    },
    {
      name = "out: 25, and what the others hold",
      options = {layout = "012@0,0", racks = "112;445 333"},
      moves = "211@0,1",
      scores = {51, 0},
      reason = "out",
      winners = {1},
      match_over = true,
    },
    {
      name = "blocked: the lowest rack loses its own sum and takes the others'",
      options = {layout = "012@0,0", racks = "112 333;444;555", pool = "none"},
      seats = 3,
      moves = "211@0,1",
      scores = {22, 0, 0},
      reason = "blocked",
      winners = {1},
    },
    {
      name = "the highest tile drawn begins",
      seed = 1,
      moves = "",
      facts = {pool = 38, start = {"011", "114"}},
      turn = 2,
    },
  },
}
