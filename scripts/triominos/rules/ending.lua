-- What drawing, passing and the sandglass cost, and what the end of a round is worth.

local ending = {}

local function award(seat, cause, points)
  return {seat = seat, cause = cause, points = points}
end

local function total(racks)
  local sum = 0
  for _, rack in ipairs(racks) do
    sum = sum + rack
  end
  return sum
end

-- The seats with the lowest rack.
local function lowest(racks)
  local least = math.min(table.unpack(racks))
  local seats = {}
  for seat, rack in ipairs(racks) do
    if rack == least then
      seats[#seats + 1] = seat
    end
  end
  return seats
end

local costs = {
  draw = function(options)
    return options.draw_cost
  end,
  give_up = function(options)
    return options.no_play_extra
  end,
  pass = function(options)
    return options.pool_empty_pass_cost
  end,
  timeout = function(options)
    return options.timer_penalty
  end,
}

-- Nobody can place and the pool is empty.
local blocked = {
  all_subtract = function(racks)
    local awards = {}
    for seat, rack in ipairs(racks) do
      awards[#awards + 1] = award(seat, "own_rack", -rack)
    end
    return awards
  end,
  lowest_takes_others = function(racks, seats)
    local awards = {}
    for _, seat in ipairs(seats) do
      awards[#awards + 1] = award(seat, "own_rack", -racks[seat])
      awards[#awards + 1] = award(seat, "others", total(racks) - racks[seat])
    end
    return awards
  end,
  lowest_takes_differences = function(racks, seats)
    local awards = {}
    for _, seat in ipairs(seats) do
      awards[#awards + 1] = award(seat, "own_rack", -racks[seat] * (#racks - 1))
      awards[#awards + 1] = award(seat, "others", total(racks) - racks[seat])
    end
    return awards
  end,
}

local function in_points(move)
  local options = move.options
  if costs[move.kind] then
    return {award(move.seat, move.kind, -costs[move.kind](options))}
  end
  if move.kind == "out" then
    return {award(move.seat, "out", options.out_bonus), award(move.seat, "others", total(move.racks))}
  end
  local seats = lowest(move.racks)
  if #seats > 1 and options.blocked_tie == "none" then
    seats = {}
  end
  return blocked[options.blocked_rule](move.racks, seats)
end

-- No points: the first to lay all its tiles wins; where all are stuck, the lowest rack.
local function uncounted(move)
  if move.kind == "out" then
    return {awards = {}, winners = {move.seat}}
  end
  if move.kind == "blocked" then
    local seats = lowest(move.racks)
    return {awards = {}, winners = #seats < #move.racks and seats or {}}
  end
  return {awards = {}}
end

-- An after_move hook: awards, each with its seat and its cause.
function ending.after_move(move)
  local counting = move.options.counting
  if counting == "points" then
    return in_points(move)
  end
  if counting == "children" then
    return move.kind == "out" and {award(move.seat, "out", 5)} or {}
  end
  return uncounted(move)
end

return ending
