-- What a round is worth: a point for each shape, to whoever has more copies of it. The plugin counts copies; this says
-- what they win.

local score = {}

local shapes = {"I", "S", "T", "L", "O"}

local function has_all(copies)
  for _, shape in ipairs(shapes) do
    if copies[shape] == 0 then
      return false
    end
  end
  return true
end

-- The seat that has the point of a shape, or nothing. With as many copies it is the one who did not draw the shape
-- first.
local function holder(round, shape)
  local one, two = round.copies[1][shape], round.copies[2][shape]
  if one ~= two then
    return one > two and 1 or 2
  end
  local first = round.first[shape]
  if first and round.options.tie_to == "non_introducer" then
    return 3 - first
  end
end

-- Points of each seat, and by shape the seat that has its point.
local function count(round)
  local points, holders = {0, 0}, {}
  for _, shape in ipairs(shapes) do
    local seat = holder(round, shape)
    if seat then
      points[seat] = points[seat] + 1
      holders[shape] = seat
    end
  end
  return points, holders
end

-- Who wins a round with these points, and why.
local function decide(round, points)
  local one, two = has_all(round.copies[1]), has_all(round.copies[2])
  if round.options.missing_shape == "lose" and not (one and two) then
    if one == two then
      return {}, "both_missing"
    end
    return {one and 1 or 2}, "missing_shape"
  end
  if points[1] == points[2] then
    return {}, "equal"
  end
  return {points[1] > points[2] and 1 or 2}, "points"
end

-- A score hook: points of each seat as the round stands, and who has which; and winners and reason, which count once it
-- is over.
function score.score(round)
  local points, holders = count(round)
  local winners, reason = decide(round, points)
  return {points = points, holders = holders, winners = winners, reason = reason}
end

return score
