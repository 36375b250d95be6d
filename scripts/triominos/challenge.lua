-- Challenge: the sandglass runs; who is too slow takes a tile, loses 15 points and the turn.
return {
  extends = "standard",
  title = {fr = "Challenge", en = "Challenge"},
  summary = {
    fr = "Au sablier : trop tard, c’est une pièce de plus et 15 points de moins.",
    en = "Against the sandglass: too late costs a tile and 15 points.",
  },
  options = {timer_seconds = 60},
}
