-- The Pressman edition: the highest triple begins and earns for it, the last pass costs, and where all are stuck the lowest rack takes
-- the differences.
return {
  extends = "standard",
  title = {fr = "Classique", en = "Classic"},
  summary = {
    fr = "Le plus haut triple commence, et 0-0-0 en premier vaut 40 points.",
    en = "The highest triple begins, and 0-0-0 first is worth 40 points.",
  },
  options = {
    start_rule = "highest_triple",
    start_bonus_triple = 10,
    start_bonus_000 = 40,
    pool_empty_pass_cost = 10,
    blocked_rule = "lowest_takes_differences",
  },
  tests = {
    {
      name = "the highest triple begins, for ten points more",
      seed = 1,
      moves = "111@0,0",
      scores = {13, 0},
    },
    {
      name = "with that tile and no other",
      seed = 1,
      moves = "",
      turn = 1,
      legal = {"111@0,0"},
      illegal = {["014@0,0"] = "must_begin"},
    },
    {name = "0-0-0 first is worth forty", options = {racks = "000 012;445"}, moves = "000@0,0", scores = {40, 0}},
    {
      name = "passing costs ten when the pool is empty",
      options = {layout = "012@0,0", racks = "555;112 333", pool = "none"},
      moves = "pass",
      scores = {-10, 0},
    },
    {
      name = "blocked: the lowest rack takes the differences",
      options = {layout = "012@0,0", racks = "112 333;444;555", pool = "none"},
      seats = 3,
      moves = "211@0,1",
      scores = {13, 0, 0},
      reason = "blocked",
      winners = {1},
    },
  },
}
