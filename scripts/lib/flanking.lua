-- Flanking, as in Reversi: what stands in a straight line between two places of one seat. In `cells` 0 is free, else it is the seat, 1 or
-- 2; rays are those of lib.board.

local flanking = {}

-- How many places at the beginning of a ray are flanked by one of that seat behind them.
local function flanked(cells, ray, seat)
  local other, n = 3 - seat, 1
  while cells[ray[n]] == other do
    n = n + 1
  end
  return cells[ray[n]] == seat and n - 1 or 0
end

local function flanks_any(cells, rays, seat)
  local other = 3 - seat
  for _, ray in ipairs(rays) do
    if cells[ray[1]] == other and flanked(cells, ray, seat) > 0 then
      return true
    end
  end
  return false
end

-- The free places from which the seat would flank something, no more than `limit` of them; `rays` has the rays of each place.
function flanking.places(cells, rays, seat, limit)
  local list, n = {}, 0
  for place, owner in ipairs(cells) do
    if owner == 0 and flanks_any(cells, rays[place], seat) then
      n = n + 1
      list[n] = place
      if n == limit then
        break
      end
    end
  end
  return list
end

-- How many places that seat flanks from a place, whose rays these are.
function flanking.count(cells, rays, seat)
  local sum = 0
  for _, ray in ipairs(rays) do
    sum = sum + flanked(cells, ray, seat)
  end
  return sum
end

-- Gives that seat all that it flanks from a place, whose rays these are.
function flanking.turn_over(cells, rays, seat)
  for _, ray in ipairs(rays) do
    for i = 1, flanked(cells, ray, seat) do
      cells[ray[i]] = seat
    end
  end
end

-- What corners are worth to a seat, since nothing flanks them, and the squares near a free one, which help the other seat to it; `corners`
-- as lib.board tells them, `values` for the corner, the two neighbours at a side and the one on the diagonal.
function flanking.corner_value(cells, corners, seat, values)
  local sum = 0
  local function add(place, value)
    if cells[place] ~= 0 then
      sum = sum + (cells[place] == seat and value or -value)
    end
  end
  for _, corner in ipairs(corners) do
    add(corner.place, values.corner)
    if cells[corner.place] == 0 then
      add(corner.near[1], values.side)
      add(corner.near[2], values.side)
      add(corner.near[3], values.diagonal)
    end
  end
  return sum
end

return flanking
