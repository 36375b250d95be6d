-- Reversi: in turn each places a disc that flanks discs of the other seat in a straight line, and turns those over. When neither can, the
-- more discs win, or in anti-Reversi the fewer.
local board = require("lib.board")
local flanking = require("lib.flanking")

-- Boards by their size: the rays that may be flanked, the squares of the centre, the corners with their neighbours.
local BOARDS = {}
for _, size in ipairs({6, 8, 10}) do
  local first = board.place(size, size // 2, size // 2)
  local centre = {first, first + 1, first + size, first + size + 1}
  BOARDS[tostring(size)] = {size = size, rays = board.rays(size, size, 2), centre = centre, corners = board.corners(size, size)}
end

local CORNER_VALUES = {corner = 30, side = -5, diagonal = -12}
local MOVE, LAST = 4, 6
-- With fewer free squares than these the round nears its end.
local END = 20

local function board_of(position)
  return BOARDS[position.rules.options.size]
end

-- The squares of the centre that are free. While there are any, discs are placed there and flank nothing.
local function opening(position)
  return board.free(position.cells, board_of(position).centre)
end

-- Where the seat may place a disc, no more than `limit` squares.
local function squares(position, seat, limit)
  local free = opening(position)
  return #free > 0 and free or flanking.places(position.cells, board_of(position).rays, seat, limit)
end

return {
  version = "1.0",
  seats = {2, 2},
  colours = "by_turn",

  parameters = {
    size = {type = "choice", values = {"6", "8", "10"}, default = "8"},
    opening = {type = "choice", values = {"othello", "free"}, default = "othello"},
    fewest_win = {type = "boolean", default = false},
    rounds_to_win = {type = "integer", min = 1, max = 9, default = 1},
  },
  buttons = {"pass"},

  board = function(options)
    local size = BOARDS[options.size].size
    return {lattice = "squares", width = size, height = size, rows_up = false, coordinates = true, paint = "felt", frame = "felt_frame"}
  end,

  start = function(rules)
    local known = BOARDS[rules.options.size]
    local cells = board.filled(known.size, known.size, 0)
    if rules.options.opening == "othello" then
      for i, mine in ipairs({false, true, true, false}) do
        cells[known.centre[i]] = mine and rules.starter or 3 - rules.starter
      end
    end
    return {cells = cells}
  end,

  moves = function(position)
    local list = squares(position, position.turn)
    return #list > 0 and list or {"pass"}
  end,

  play = function(position, move)
    if move == "pass" then
      return
    end
    local cells, seat = position.cells, position.turn
    if #opening(position) == 0 then
      flanking.turn_over(cells, board_of(position).rays[move], seat)
    end
    cells[move] = seat
  end,

  result = function(position)
    if #squares(position, position.turn, 1) > 0 or #squares(position, 3 - position.turn, 1) > 0 then
      return nil
    end
    local count = board.count(position.cells, 2)
    if count[1] == count[2] then
      return {winners = {}, scores = count, reason = "equal"}
    end
    local more = count[1] > count[2] and 1 or 2
    local fewest = position.rules.options.fewest_win
    return {winners = {fewest and 3 - more or more}, scores = count, reason = fewest and "fewest" or "most"}
  end,

  look = function(position)
    local status
    if position.turn then
      local stuck = #squares(position, position.turn, 1) == 0
      status = stuck and "pass" or #opening(position) > 0 and "opening" or "place"
    end
    return {tokens = board.tokens(position.cells, "stone"), counters = board.counters(position.cells, 2, "discs"), status = status}
  end,

  facts = function(position)
    return {discs = board.count(position.cells, 2)}
  end,

  why_not = function(position, places)
    return position.cells[places[1]] ~= 0 and "taken" or #opening(position) > 0 and "centre" or "flanks_nothing"
  end,

  reasons = function(position, move)
    if move == "pass" or position.rules.options.fewest_win or #opening(position) > 0 then
      return nil
    end
    local known = board_of(position)
    local turns = {name = "turns", n = flanking.count(position.cells, known.rays[move], position.turn)}
    return board.is_corner(known.corners, move) and {{name = "corner"}, turns} or {turns}
  end,

  -- Whoever has more moves chooses, and until late it is good to have few discs. Near the end they count, and who places the last one: with
  -- an odd number of free squares the seat that is to move, if nobody passes.
  evaluate = function(position, seat)
    local corners = flanking.corner_value(position.cells, board_of(position).corners, seat, CORNER_VALUES)
    local mobility = MOVE * (#squares(position, seat) - #squares(position, 3 - seat))
    local discs = board.count(position.cells, 2)
    local more, empty = discs[seat] - discs[3 - seat], #position.cells - discs[1] - discs[2]
    local late = 0
    if empty < END then
      late = (END - empty) * more // 8 + ((empty % 2 == 1) == (position.turn == seat) and LAST or -LAST)
    end
    if position.rules.options.fewest_win then
      return mobility - corners - late - more
    end
    return mobility + corners + late - (empty < END and 0 or more)
  end,

  tests = {
    {name = "black begins with four moves", moves = "", legal = {"d3", "c4", "f5", "e6"}, illegal = {c3 = "flanks_nothing", d4 = "taken"}},
    {name = "flanked discs turn over", moves = "f5", facts = {discs = {4, 1}}, legal = {"f4", "f6", "d6"}},
    {name = "the shortest win: all discs of one colour", moves = "e6 f4 e3 f6 g5 d6 e7 f5 c5", reason = "most", winners = {1}},
    {name = "the opening may be free", options = {opening = "free"}, moves = "d4 d5", legal = {"e4", "e5"}, illegal = {c4 = "centre"}},
    {
      name = "whoever cannot place a disc passes, and nobody else",
      options = {size = "6"},
      moves = "c2 b2 a2 a1 e4 c5 c6 a3",
      legal = {"pass"},
      illegal = {a4 = "flanks_nothing"},
      turn = 1,
    },
    {name = "who can place one must", moves = "", illegal = {"pass"}},
  },
}
