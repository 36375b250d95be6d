-- What a position of Reversi is worth to a seat. Corners cannot be turned over; a disc beside a free one helps the other seat to it;
-- whoever has more moves chooses, and until late it is good to have few discs. Near the end discs count, and who has the last word: with
-- an odd number of free squares the seat that is to move places the last disc too, if nobody passes.
local discs = require("reversi.rules.discs")

local evaluation = {}

local CORNER, DIAGONAL, SIDE, MOVE, LAST = 30, -12, -5, 4, 6
-- So many free squares are the end of the round.
local END = 20

local function corner_value(position, seat)
  local cells, value = position.cells, 0
  local function add(owner, worth)
    if owner ~= 0 then
      value = value + (owner == seat and worth or -worth)
    end
  end
  for _, corner in ipairs(discs.board(position).corners) do
    local near = corner.near
    if cells[corner.place] ~= 0 then
      add(cells[corner.place], CORNER)
    else
      add(cells[near[1]], SIDE)
      add(cells[near[2]], SIDE)
      add(cells[near[3]], DIAGONAL)
    end
  end
  return value
end

-- What is worth more and more towards the end.
local function end_value(position, seat, more, empty)
  local odd = empty % 2 == 1
  local last = odd == (position.turn == seat) and LAST or -LAST
  return (END - empty) * more // 8 + last
end

function evaluation.value(position, seat)
  local count = discs.count(position)
  local more = count[seat] - count[3 - seat]
  local empty = #position.cells - count[1] - count[2]
  local mobility = #discs.places(position, seat) - #discs.places(position, 3 - seat)
  local late = empty < END and end_value(position, seat, more, empty) or 0
  if position.rules.options.fewest_win then
    return MOVE * mobility - corner_value(position, seat) - late - more
  end
  local early = empty < END and 0 or -more
  return MOVE * mobility + corner_value(position, seat) + late + early
end

return evaluation
