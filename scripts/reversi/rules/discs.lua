-- Discs on a board of Reversi: which a new one flanks, and where it may be placed.
local board = require("lib.board")

local discs = {}

-- What is known of a board of each size: the rays that may be flanked, the four squares of the centre, the corners with their neighbours.
discs.boards = {}
for _, size in ipairs({6, 8, 10}) do
  local first = board.place(size, size // 2, size // 2)
  local corners = {}
  for place, near in ipairs(board.neighbours(size, size, true)) do
    if #near == 3 then
      corners[#corners + 1] = {place = place, near = near}
    end
  end
  discs.boards[tostring(size)] = {
    size = size,
    rays = board.rays(size, size, 2),
    centre = {first, first + 1, first + size, first + size + 1},
    corners = corners,
  }
end

-- The board that a position is played on.
function discs.board(position)
  return discs.boards[position.rules.options.size]
end

-- How many discs at the beginning of a ray are flanked by one of that seat behind them.
function discs.flanked(cells, ray, seat)
  local other, n = 3 - seat, 1
  while cells[ray[n]] == other do
    n = n + 1
  end
  return cells[ray[n]] == seat and n - 1 or 0
end

local function flanks_any(cells, rays, seat)
  local other = 3 - seat
  for _, ray in ipairs(rays) do
    if cells[ray[1]] == other and discs.flanked(cells, ray, seat) > 0 then
      return true
    end
  end
  return false
end

-- The squares of the centre that are free. While there are any, discs are placed there and flank nothing.
function discs.opening(position)
  local free = {}
  for _, place in ipairs(discs.board(position).centre) do
    if position.cells[place] == 0 then
      free[#free + 1] = place
    end
  end
  return free
end

-- Where the seat may place a disc, no more than `limit` squares.
function discs.places(position, seat, limit)
  local list = discs.opening(position)
  if #list > 0 then
    return list
  end
  local cells, rays, n = position.cells, discs.board(position).rays, 0
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

-- How many discs each seat has.
function discs.count(position)
  local count = {0, 0}
  for _, owner in ipairs(position.cells) do
    if owner ~= 0 then
      count[owner] = count[owner] + 1
    end
  end
  return count
end

return discs
