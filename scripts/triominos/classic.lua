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
}
