-- Where dominoes have room on a board of Domineering, and what that is worth.
local board = require("lib.board")

local room = {}

-- Columns and rows at most.
local LONGEST = 12
room.LONGEST = LONGEST

-- The moves, made once: FLAT[place] covers a place and the one right of it, UPRIGHT[width][place] one and the one above it.
local FLAT, UPRIGHT = {}, {}
for place = 1, LONGEST * LONGEST do
  FLAT[place] = {place, place + 1}
end
for width = 2, LONGEST do
  UPRIGHT[width] = {}
  for place = 1, width * (LONGEST - 1) do
    UPRIGHT[width][place] = {place, place + width}
  end
end

-- In position.cells 0 is empty, a seat stands on the first place of each of its dominoes, COVERED on the second.
room.COVERED = 3

-- Whether that seat lays upright dominoes.
local function is_upright(position, seat)
  return (position.rules.options.upright == "first") == (seat == 1)
end
room.is_upright = is_upright

-- The dominoes that the seat has room for, as moves.
function room.moves(position, seat)
  local cells, width = position.cells, position.rules.options.width
  local list, n = {}, 0
  if is_upright(position, seat) then
    local dominoes = UPRIGHT[width]
    for place = 1, #cells - width do
      if cells[place] == 0 and cells[place + width] == 0 then
        n = n + 1
        list[n] = dominoes[place]
      end
    end
    return list
  end
  for place = 1, #cells - 1 do
    if cells[place] == 0 and cells[place + 1] == 0 and place % width ~= 0 then
      n = n + 1
      list[n] = FLAT[place]
    end
  end
  return list
end

-- Whether there is any of them: asked after every move, so that it looks no further than the first.
function room.any(position, seat)
  local cells, width = position.cells, position.rules.options.width
  local upright = is_upright(position, seat)
  local step = upright and width or 1
  for place = 1, #cells - step do
    if cells[place] == 0 and cells[place + step] == 0 and (upright or place % width ~= 0) then
      return true
    end
  end
  return false
end

-- Whether the other seat has room for a domino on that place.
local function exposed(position, place, seat)
  local cells, width = position.cells, position.rules.options.width
  if is_upright(position, 3 - seat) then
    return cells[place - width] == 0 or cells[place + width] == 0
  end
  local column = board.column(width, place)
  return (column > 1 and cells[place - 1] == 0) or (column < width and cells[place + 1] == 0)
end

-- How many dominoes the seat could still lay if it were alone, those counted twice that nobody can take away from it.
function room.value(position, seat)
  local used, value = {}, 0
  for _, domino in ipairs(room.moves(position, seat)) do
    local a, b = domino[1], domino[2]
    if not (used[a] or used[b]) then
      used[a], used[b] = true, true
      local safe = not exposed(position, a, seat) and not exposed(position, b, seat)
      value = value + (safe and 2 or 1)
    end
  end
  return value
end

return room
