-- Reversi: in turn each places a disc that flanks discs of the other seat in a straight line, and turns those over. When neither can, the
-- more discs win, or in anti-Reversi the fewer.
local board = require("lib.board")
local discs = require("reversi.rules.discs")

return {
  version = "1.0",
  seats = {2, 2},

  parameters = {
    size = {type = "choice", values = {"6", "8", "10"}, default = "8"},
    opening = {type = "choice", values = {"othello", "free"}, default = "othello"},
    fewest_win = {type = "boolean", default = false},
    rounds_to_win = {type = "integer", min = 1, max = 9, default = 1},
  },
  buttons = {"pass"},

  board = function(options)
    local size = discs.boards[options.size].size
    return {lattice = "squares", width = size, height = size, rows_up = false, coordinates = true, paint = "felt", frame = "felt_frame"}
  end,

  start = function(rules)
    local known = discs.boards[rules.options.size]
    local cells = board.filled(known.size, known.size, 0)
    if rules.options.opening == "othello" then
      for i, mine in ipairs({false, true, true, false}) do
        cells[known.centre[i]] = mine and rules.starter or 3 - rules.starter
      end
    end
    return {cells = cells}
  end,

  moves = function(position)
    local list = discs.places(position, position.turn)
    return #list > 0 and list or {"pass"}
  end,

  play = function(position, move)
    if move == "pass" then
      return
    end
    local cells, seat = position.cells, position.turn
    if #discs.opening(position) == 0 then
      for _, ray in ipairs(discs.board(position).rays[move]) do
        for i = 1, discs.flanked(cells, ray, seat) do
          cells[ray[i]] = seat
        end
      end
    end
    cells[move] = seat
  end,

  result = function(position)
    if #discs.places(position, position.turn, 1) > 0 or #discs.places(position, 3 - position.turn, 1) > 0 then
      return nil
    end
    local count = discs.count(position)
    if count[1] == count[2] then
      return {winners = {}, scores = count, reason = "equal"}
    end
    local more = count[1] > count[2] and 1 or 2
    local fewest = position.rules.options.fewest_win
    return {winners = {fewest and 3 - more or more}, scores = count, reason = fewest and "fewest" or "most"}
  end,

  look = function(position)
    local tokens, counters = {}, {}
    for place, seat in ipairs(position.cells) do
      if seat ~= 0 then
        tokens[#tokens + 1] = {place = place, seat = seat, kind = "stone"}
      end
    end
    for seat, number in ipairs(discs.count(position)) do
      counters[seat] = {name = "discs", seat = seat, value = number}
    end
    local status
    if position.turn then
      local stuck = #discs.places(position, position.turn, 1) == 0
      status = stuck and "pass" or #discs.opening(position) > 0 and "opening" or "place"
    end
    return {tokens = tokens, counters = counters, status = status}
  end,

  facts = function(position)
    return {discs = discs.count(position)}
  end,

  why_not = function(position, places)
    if position.cells[places[1]] ~= 0 then
      return "taken"
    end
    return #discs.opening(position) > 0 and "centre" or "flanks_nothing"
  end,

  evaluate = require("reversi.rules.evaluation").value,

  tests = {
    {name = "black begins with four moves", moves = "", legal = {"d3", "c4", "f5", "e6"}, illegal = {c3 = "flanks_nothing", d4 = "taken"}},
    {name = "flanked discs turn over", moves = "f5", facts = {discs = {4, 1}}, legal = {"f4", "f6", "d6"}},
    {
      name = "the shortest win: all discs of one colour",
      moves = "e6 f4 e3 f6 g5 d6 e7 f5 c5",
      reason = "most",
      winners = {1},
    },
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
