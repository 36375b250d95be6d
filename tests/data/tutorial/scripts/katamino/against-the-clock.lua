-- Stars for speed: three within a minute, two within three, one for solving it at all.
-- Whoever asks for help gets what lib.stars gives for it, if that is less.
local stars = require("lib.stars")

return {
  extends = "penta",
  title = {fr = "Contre la montre", en = "Against the clock"},
  summary = {fr = "Trois étoiles en moins d’une minute.", en = "Three stars within a minute."},
  round_end = function(round)
    local fast = round.seconds <= 60 and 3 or round.seconds <= 180 and 2 or 1
    return {stars = math.min(fast, stars.for_help(round))}
  end,
  tests = {
    {
      name = "at once",
      options = {pieces = {2, 3, 6, 11}},
      moves = "L:a1-a2-a3-a4-b1 Y:a5-b4-b5-c5-d5 P:c1-c2-d1-d2-d3 W:b2-b3-c3-c4-d4",
      stars = 3,
    },
    {name = "given up", moves = "resign", stars = 0},
  },
}
