-- Where pieces of two squares or more can lie on a board: a placement is the list of places that one covers, the first first. In `cells` 0
-- is free. What a piece's placements are is found once, while the script is loaded, for the highest board of that width: on a lower one
-- they are those whose places its cells have.

local board = require("lib.board")

local placements = {}

-- All placements of a piece, told as steps of column and row from its first square, none to the left or down: {{0, 0}, {1, 0}} is a domino
-- that lies. What is given tells them by their first places, and how far the others are from there.
function placements.of(width, height, piece)
  local all = {at = {}, offsets = {}}
  for i, step in ipairs(piece) do
    all.offsets[i] = step[1] + step[2] * width
  end
  for place = 1, width * height do
    local places = {}
    for _, step in ipairs(piece) do
      local column, row = board.column(width, place) + step[1], board.row(width, place) + step[2]
      places[#places + 1] = column <= width and row <= height and board.place(width, column, row) or nil
    end
    all.at[place] = #places == #piece and places
  end
  return all
end

local function is_free(cells, places)
  for _, place in ipairs(places) do
    if cells[place] ~= 0 then
      return false
    end
  end
  return true
end

-- Those of the placements that are free, no more than `limit` of them.
function placements.free(cells, all, limit)
  local at, second, two = all.at, all.offsets[2], #all.offsets == 2
  local free, n = {}, 0
  -- Most fail at their first two places, which are looked at before the table that tells them.
  for place, owner in ipairs(cells) do
    if owner == 0 and cells[place + second] == 0 then
      local places = at[place]
      if places and (two or is_free(cells, places)) then
        n = n + 1
        free[n] = places
        if n == limit then
          break
        end
      end
    end
  end
  return free
end

-- Whether one of the placements that cover a place is free.
function placements.any_covers(cells, all, place)
  for _, offset in ipairs(all.offsets) do
    local places = all.at[place - offset]
    if places and is_free(cells, places) then
      return true
    end
  end
  return false
end

return placements
