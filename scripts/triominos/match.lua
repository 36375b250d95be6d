-- A match: rounds until somebody has 400 points.
return {
  extends = "standard",
  title = {fr = "Partie", en = "Match"},
  summary = {
    fr = "Des manches jusqu’à ce que quelqu’un atteigne 400 points.",
    en = "Rounds until somebody reaches 400 points.",
  },
  options = {target_score = 400},
}
