-- What a position of Reversi is worth to a seat. Corners cannot be turned over; a disc beside a free one
-- helps the other seat to it; whoever has more moves chooses; discs themselves count near the end.
local discs = require("reversi.rules.discs")

local evaluation = {}

local CORNER, DIAGONAL, SIDE, MOVE = 30, -12, -5, 4

local function corner_value(position, seat)
  local cells, value = position.cells, 0
  local function add(owner, worth)
    if owner ~= 0 then
      value = value + (owner == seat and worth or -worth)
    end
  end
  for _, corner in ipairs(discs.board(position).corners) do
    if cells[corner.place] ~= 0 then
      add(cells[corner.place], CORNER)
    else
      add(cells[corner.near[1]], SIDE)
      add(cells[corner.near[2]], SIDE)
      add(cells[corner.near[3]], DIAGONAL)
    end
  end
  return value
end

function evaluation.value(position, seat)
  local count = discs.count(position)
  local more = count[seat] - count[3 - seat]
  local empty = #position.cells - count[1] - count[2]
  local late = more * math.max(0, 20 - empty) // 4
  local mobility = #discs.places(position, seat) - #discs.places(position, 3 - seat)
  if position.rules.options.fewest_win then
    return MOVE * mobility - corner_value(position, seat) - late - more
  end
  return MOVE * mobility + corner_value(position, seat) + late - more
end

return evaluation
