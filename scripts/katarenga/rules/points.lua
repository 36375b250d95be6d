-- What a round won is worth.

local points = {}

-- A score hook: a point a pawn on the board. After a resignation too, where that does not give the whole match away.
function points.pawns(round)
  if round.reason == "resigned" and not round.options.resign_scores then
    return 0
  end
  return round.pawns
end

-- A score hook: a point for the round.
function points.one()
  return 1
end

return points
