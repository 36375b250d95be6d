-- A match: one round, or as many as it takes until somebody has the target score.

local rounds = {}

-- A round_end hook: what a round adds. Where nothing is counted, a point for each winner.
function rounds.round_end(round)
  if round.options.counting ~= "none" then
    return {points = round.scores}
  end
  local points = {}
  for seat = 1, round.seats do
    points[seat] = 0
  end
  for _, seat in ipairs(round.winners) do
    points[seat] = 1
  end
  return {points = points}
end

local function leaders(points)
  local most = math.max(table.unpack(points))
  local seats = {}
  for seat, sum in ipairs(points) do
    if sum == most then
      seats[#seats + 1] = seat
    end
  end
  return seats, most
end

-- A match_end hook. Who resigns ends the match, not only the round.
function rounds.match_end(round)
  local target = round.options.target_score
  if target == 0 or round.reason == "resigned" then
    return {over = true, winners = round.winners}
  end
  local seats, most = leaders(round.points)
  if most < target then
    return {over = false}
  end
  return {over = true, winners = (round.seats == 1 or #seats < round.seats) and seats or {}}
end

return rounds
