-- Four in a row that fall: a stone is dropped into a column, and lies on the lowest free square of it.
local board = require("lib.board")

local WIDTH, HEIGHT = 7, 6
local LINES = board.lines(WIDTH, HEIGHT, 4)

-- The lowest free square of a column, nil where it is full.
local function landing(cells, column)
  for row = 1, HEIGHT do
    local place = board.place(WIDTH, column, row)
    if cells[place] == 0 then
      return place
    end
  end
end

return {
  version = "1.0",
  seats = {2, 2},
  board = {lattice = "squares", width = WIDTH, height = HEIGHT, coordinates = true},

  start = function()
    return {cells = board.filled(WIDTH, HEIGHT, 0)}
  end,

  moves = function(position)
    local all = {}
    for column = 1, WIDTH do
      all[#all + 1] = landing(position.cells, column)
    end
    return all
  end,

  play = function(position, place)
    position.cells[place] = position.turn
  end,

  touch = function(_, place)
    local top = board.place(WIDTH, board.column(WIDTH, place), HEIGHT)
    return {{gesture = "put", places = {top}}}
  end,

  result = function(position)
    local cells = position.cells
    for _, line in ipairs(LINES) do
      local seat = cells[line[1]]
      if seat ~= 0 and cells[line[2]] == seat and cells[line[3]] == seat and cells[line[4]] == seat then
        return {winners = {seat}, reason = "row"}
      end
    end
    for column = 1, WIDTH do
      if landing(cells, column) then
        return nil
      end
    end
    return {winners = {}, reason = "full"}
  end,

  tests = {
    {name = "a stone falls", legal = {"a1", "g1"}, illegal = {a2 = "illegal"}},
    {name = "onto another", moves = "a1", legal = {"a2"}, turn = 2},
    {name = "four in a column win", moves = "a1 b1 a2 b2 a3 b3 a4", reason = "row", winners = {1}},
  },
}
