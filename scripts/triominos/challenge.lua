-- Challenge: the sandglass runs; who is too slow takes a tile, loses 15 points and the turn.
return {
  extends = "standard",
  title = {fr = "Challenge", en = "Challenge"},
  summary = {
    fr = "Au sablier : trop tard, c’est une pièce de plus et 15 points de moins.",
    en = "Against the sandglass: too late costs a tile and 15 points.",
  },
  options = {timer_seconds = 60},
  tests = {
    {
      name = "when the sand has run out: a tile more, fifteen points less, and the turn is over",
      options = {layout = "012@0,0", racks = "112 333;445", pool = "000 111"},
      moves = "timeout",
      scores = {-15, 0},
      facts = {pool = 1, racks = {{"000", "112", "333"}, {"445"}}},
      turn = 2,
    },
    {
      name = "after a draw too",
      options = {layout = "012@0,0", racks = "112 333;445", pool = "000 111"},
      moves = "draw timeout",
      scores = {-20, 0},
      turn = 2,
    },
  },
}
