-- Tic-tac-toe: in turn each puts a mark on an empty square; three in a row win. The board may be larger and the row longer; in misère play
-- whoever makes the row loses.
local board = require("lib.board")

-- LINES[size][length]: the rows, columns and diagonals that win.
local LINES = {}
for size = 3, 8 do
  LINES[size] = {}
  for length = 3, 5 do
    LINES[size][length] = board.lines(size, size, math.min(length, size))
  end
end

local function lines(position)
  local options = position.rules.options
  return LINES[options.size][options.row]
end

-- How many marks of each seat stand on a line.
local function count(cells, line)
  local first, second = 0, 0
  for _, place in ipairs(line) do
    first = first + (cells[place] == 1 and 1 or 0)
    second = second + (cells[place] == 2 and 1 or 0)
  end
  return first, second
end

-- The line that somebody has filled, and whose it is.
local function row_of(position)
  for _, line in ipairs(lines(position)) do
    local seat = position.cells[line[1]]
    local same = seat ~= 0
    for i = 2, #line do
      same = same and position.cells[line[i]] == seat
    end
    if same then
      return line, seat
    end
  end
end

return {
  version = "1.0",
  seats = {2, 2},

  parameters = {
    size = {type = "integer", min = 3, max = 8, default = 3},
    row = {type = "integer", min = 3, max = 5, default = 3},
    misere = {type = "boolean", default = false},
    rounds_to_win = {type = "integer", min = 1, max = 9, default = 1},
  },

  board = function(options)
    return {lattice = "squares", width = options.size, height = options.size, coordinates = true}
  end,

  start = function(rules)
    local size = rules.options.size
    return {cells = board.filled(size, size, 0)}
  end,

  moves = function(position)
    local free = {}
    for place, seat in ipairs(position.cells) do
      if seat == 0 then
        free[#free + 1] = place
      end
    end
    return free
  end,

  play = function(position, place)
    position.cells[place] = position.turn
  end,

  result = function(position)
    local line, seat = row_of(position)
    if line then
      local misere = position.rules.options.misere
      return {winners = {misere and 3 - seat or seat}, reason = misere and "row_loses" or "row"}
    end
    for _, owner in ipairs(position.cells) do
      if owner == 0 then
        return nil
      end
    end
    return {winners = {}, reason = "full"}
  end,

  look = function(position)
    local winning = {}
    for _, place in ipairs(row_of(position) or {}) do
      winning[place] = true
    end
    local tokens = {}
    for place, seat in ipairs(position.cells) do
      if seat ~= 0 then
        tokens[#tokens + 1] = {place = place, seat = seat, kind = "stone", winning = winning[place]}
      end
    end
    local status = position.rules.options.misere and "avoid" or "place"
    return {tokens = tokens, status = position.turn and status}
  end,

  why_not = function(position, places)
    return position.cells[places[1]] ~= 0 and "taken" or nil
  end,

  -- A line that only one seat has marks on may still become its row: the more marks, the better.
  evaluate = function(position, seat)
    local value = 0
    for _, line in ipairs(lines(position)) do
      local first, second = count(position.cells, line)
      if first == 0 or second == 0 then
        value = value + first ^ 3 - second ^ 3
      end
    end
    return (seat == 1) == position.rules.options.misere and -value or value
  end,

  longest_round = function(rules)
    return rules.options.size * rules.options.size
  end,

  tests = {
    {name = "a row wins", moves = "a1 a2 b1 b2 c1", reason = "row", winners = {1}},
    {name = "a column too", moves = "a1 b1 a2 b2 c3 b3", reason = "row", winners = {2}},
    {name = "and a diagonal", moves = "a3 a1 b2 b1 c1", winners = {1}},
    {name = "nobody has one", moves = "a1 b2 c3 b1 b3 a3 c1 c2 a2", reason = "full", winners = {}},
    {name = "one mark a square", moves = "b2", legal = {"a1", "c3"}, illegal = {b2 = "taken"}, turn = 2},
  },
}
