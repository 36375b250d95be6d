-- A match: rounds until somebody has 400 points.
return {
  extends = "standard",
  title = {fr = "Partie", en = "Match"},
  summary = {
    fr = "Des manches jusqu’à ce que quelqu’un atteigne 400 points.",
    en = "Rounds until somebody reaches 400 points.",
  },
  options = {target_score = 400},
  tests = {
    {
      name = "96 points a round: four are not enough",
      options = {layout = "012@0,0", racks = "112;555 444 455 445 355", pool = "none"},
      moves = {"211@0,1", "pass 211@0,1", "211@0,1", "pass 211@0,1"},
      points = {384, 0},
      match_over = false,
    },
    {
      name = "five are",
      options = {layout = "012@0,0", racks = "112;555 444 455 445 355", pool = "none"},
      moves = {"211@0,1", "pass 211@0,1", "211@0,1", "pass 211@0,1", "211@0,1"},
      points = {480, 0},
      match_over = true,
    },
    {name = "who resigns ends the match", moves = "resign", match_over = true},
  },
}
