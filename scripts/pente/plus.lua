-- Pente Plus: each player has two green power stones, which bring a bonus stone on a diamond and then count for either player.
return {
  extends = "standard",
  title = {fr = "Pente Plus", en = "Pente Plus"},
  summary = {
    fr = "Deux pierres de pouvoir chacun, avec une pierre de bonus sur un losange.",
    en = "Two power stones each, with a bonus stone on a diamond.",
  },
  options = {power_stones = 2},
}
