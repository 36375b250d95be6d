-- Pente Plus: each player has two green power stones, which bring a bonus stone on a diamond and then count for either player.
return {
  extends = "standard",
  title = {fr = "Pente Plus", en = "Pente Plus"},
  summary = {
    fr = "Deux pierres de pouvoir chacun, avec une pierre de bonus sur un losange.",
    en = "Two power stones each, with a bonus stone on a diamond.",
  },
  options = {power_stones = 2},
  tests = {
    {
      name = "a power stone brings a bonus on a diamond",
      moves = "K10 L10!G7",
      facts = {power = {2, 1}},
      turn = 1,
      illegal = {["A1!"] = "bonus_missing", ["A1!A2"] = "no_diamond", ["A1!G7"] = "taken"},
      legal = {"A1", "A1!N7", "A1!D4"},
    },
    {name = "not on the first stone", moves = "", illegal = {["K10!G7"] = "power_first_stone"}, legal = {"K10"}},
    {name = "two each", moves = "K10 A1!G7 L12 A3!N7 M14", illegal = {["A5!G13"] = "power_spent"}, legal = {"A5"}},
    {name = "the bonus makes a five", moves = "K10 A1 C7 A3 D7 A5 E7 A7 F7!G7", reason = "five", winners = {1}},
    {name = "later it flanks for the other too", moves = "K10 O10!G7 A1 M10 A3 N10 L10", facts = {captured = {2, 0}}},
    {name = "and is prey", moves = "K10 L10!G7 A1 M10 N10", facts = {captured = {2, 0}}, legal = {"L10"}},
  },
}
