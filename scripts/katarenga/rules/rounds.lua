-- A match: rounds until a seat has the points agreed upon.

local rounds = {}

-- Who begins the next round. Nobody loses a draw: then the other one begins.
local starters = {
  alternate = function(round)
    return round.starter % round.seats + 1
  end,
  loser = function(round)
    if #round.winners ~= 1 then
      return round.starter % round.seats + 1
    end
    return round.winners[1] % round.seats + 1
  end,
  random = function(round)
    return math.random(round.seats)
  end,
}

-- A round_end hook.
function rounds.round_end(round)
  return {points = round.scores, starter = starters[round.options.starter](round)}
end

local function reached(points, target)
  local seats = {}
  for seat, sum in ipairs(points) do
    if sum >= target then
      seats[#seats + 1] = seat
    end
  end
  return seats
end

-- A match_end hook. Where a resignation scores nothing it gives the match away; a match to one point is one round,
-- drawn or not.
function rounds.match_end(match)
  if match.reason == "resigned" and not match.options.resign_scores then
    return {over = true, winners = match.winners}
  end
  if match.options.match_target == 1 then
    return {over = true, winners = match.winners}
  end
  local winners = reached(match.points, match.options.match_target)
  return {over = #winners > 0, winners = winners}
end

return rounds
