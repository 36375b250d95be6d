-- A board of squares in a game of Lua: its places are the numbers from 1, row by row from row 1, so that place 1 is a1 and, on a board of
-- width 8, place 9 is a2. What these functions give is made once, while the script is loaded, and read ever after.

local board = {}

-- Steps of column and row to the eight neighbours: the four sides first, then the corners.
board.directions = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}}

-- The place in that column and row, both from 1.
function board.place(width, column, row)
  return (row - 1) * width + column
end

-- Column and row of a place.
function board.column(width, place)
  return (place - 1) % width + 1
end

function board.row(width, place)
  return (place - 1) // width + 1
end

-- What players call it: c4. Boards have 26 columns at most.
function board.name(width, place)
  return string.char(96 + board.column(width, place)) .. board.row(width, place)
end

-- The place of that name, nil where there is none.
function board.named(width, height, name)
  local letter, digits = name:match("^(%l)(%d+)$")
  local column = letter and letter:byte() - 96
  local row = math.tointeger(tonumber(digits))
  if column and column <= width and row >= 1 and row <= height then
    return board.place(width, column, row)
  end
end

-- The places from one on in a direction, up to the edge, without the one itself.
local function ray(width, height, place, step)
  local places = {}
  local column, row = board.column(width, place) + step[1], board.row(width, place) + step[2]
  while column >= 1 and column <= width and row >= 1 and row <= height do
    places[#places + 1] = board.place(width, column, row)
    column, row = column + step[1], row + step[2]
  end
  return places
end

-- For each place the rays that leave it, each a list of places, the nearest first; a ray has `min` of them or more (1 without).
function board.rays(width, height, min)
  local all = {}
  for place = 1, width * height do
    all[place] = {}
    for _, step in ipairs(board.directions) do
      local places = ray(width, height, place, step)
      if #places >= (min or 1) then
        table.insert(all[place], places)
      end
    end
  end
  return all
end

-- For each place its neighbours: those that share a side, and those at a corner too where `corners` is true.
function board.neighbours(width, height, corners)
  local all = {}
  for place = 1, width * height do
    all[place] = {}
    for i = 1, corners and 8 or 4 do
      all[place][#all[place] + 1] = ray(width, height, place, board.directions[i])[1]
    end
  end
  return all
end

-- The corners, each with its place and the three places near it, the one on the diagonal last.
function board.corners(width, height)
  local corners = {}
  for place, near in ipairs(board.neighbours(width, height, true)) do
    if #near == 3 then
      corners[#corners + 1] = {place = place, near = near}
    end
  end
  return corners
end

function board.is_corner(corners, place)
  for _, corner in ipairs(corners) do
    if corner.place == place then
      return true
    end
  end
  return false
end

-- All rows, columns and diagonals of so many places, each a list of places.
function board.lines(width, height, length)
  local all = {}
  for place = 1, width * height do
    for _, direction in ipairs({1, 2, 5, 6}) do
      local line = table.move(ray(width, height, place, board.directions[direction]), 1, length - 1, 2, {place})
      if #line == length then
        all[#all + 1] = line
      end
    end
  end
  return all
end

-- How many cells are each seat's, in a list; other values are not counted.
function board.count(cells, seats)
  local count = {}
  for seat = 1, seats do
    count[seat] = 0
  end
  for _, owner in ipairs(cells) do
    if count[owner] then
      count[owner] = count[owner] + 1
    end
  end
  return count
end

-- The same as counters of that name, for `look`.
function board.counters(cells, seats, name)
  local counters = {}
  for seat, number in ipairs(board.count(cells, seats)) do
    counters[seat] = {name = name, seat = seat, value = number}
  end
  return counters
end

-- Those of the places whose cells are 0.
function board.free(cells, places)
  local free = {}
  for _, place in ipairs(places) do
    if cells[place] == 0 then
      free[#free + 1] = place
    end
  end
  return free
end

-- What `look` shows of cells that are 0 or a seat: a token of that kind for each seat's.
function board.tokens(cells, kind)
  local tokens = {}
  for place, seat in ipairs(cells) do
    if seat ~= 0 then
      tokens[#tokens + 1] = {place = place, seat = seat, kind = kind}
    end
  end
  return tokens
end

-- A list with the same value for each place.
function board.filled(width, height, value)
  local cells = {}
  for place = 1, width * height do
    cells[place] = value
  end
  return cells
end

return board
