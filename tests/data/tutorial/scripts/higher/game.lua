-- Higher: of tiles from 1 to 12 each is dealt five, which nobody else sees, and two stay aside. In turn each lays one of them on a free
-- square; when the board is full each row and column is whose tiles there make the higher sum. Most lines win.

local LINES = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {1, 4, 7}, {2, 5, 8}, {3, 6, 9}}
local TILES, HAND = 12, 5

local things = {}
for n = 1, TILES do
  things[n] = {name = tostring(n), kind = "polyform", label = tostring(n), paint = "tile"}
end

-- Takes one of them at random.
local function draw(tiles)
  return table.remove(tiles, math.random(#tiles))
end

local function sum(position, line, seat)
  local total = 0
  for _, place in ipairs(line) do
    if position.cells[place] == seat then
      total = total + tonumber(position.tiles[place])
    end
  end
  return total
end

local function scores(position)
  local won = {0, 0}
  for _, line in ipairs(LINES) do
    local one, two = sum(position, line, 1), sum(position, line, 2)
    if one ~= two then
      local seat = one > two and 1 or 2
      won[seat] = won[seat] + 1
    end
  end
  return won
end

-- What a seat has not seen: the other hand, and what is aside.
local function unseen(position, seat)
  local tiles = {}
  for _, hidden in ipairs({position.hands[3 - seat], position.aside}) do
    table.move(hidden, 1, #hidden, #tiles + 1, tiles)
  end
  table.sort(tiles)
  return tiles
end

return {
  seats = {2, 2},
  board = {width = 3, height = 3},
  longest_round = 9,
  things = things,

  start = function()
    local tiles, hands = {}, {{}, {}}
    for n = 1, TILES do
      tiles[n] = tostring(n)
    end
    for n = 1, HAND do
      hands[1][n], hands[2][n] = draw(tiles), draw(tiles)
    end
    return {cells = {0, 0, 0, 0, 0, 0, 0, 0, 0}, tiles = {"", "", "", "", "", "", "", "", ""}, hands = hands, aside = tiles}
  end,

  -- A move names a tile and a place.
  moves = function(position)
    local moves = {}
    for _, tile in ipairs(position.hands[position.turn]) do
      for place, owner in ipairs(position.cells) do
        if owner == 0 then
          moves[#moves + 1] = {tile, place}
        end
      end
    end
    return moves
  end,

  play = function(position, move)
    local hand = position.hands[position.turn]
    for i, tile in ipairs(hand) do
      if tile == move[1] then
        table.remove(hand, i)
        break
      end
    end
    position.cells[move[2]], position.tiles[move[2]] = position.turn, move[1]
  end,

  result = function(position)
    for _, owner in ipairs(position.cells) do
      if owner == 0 then
        return nil
      end
    end
    local won = scores(position)
    local winners = won[1] > won[2] and {1} or won[2] > won[1] and {2} or {}
    return {winners = winners, scores = won, reason = "full"}
  end,

  -- Each sees its own tiles, and how many the other has.
  look = function(position)
    local tokens, trays, won = {}, {}, scores(position)
    for place, owner in ipairs(position.cells) do
      if owner ~= 0 then
        tokens[#tokens + 1] = {place = place, seat = owner, thing = position.tiles[place], paint = "seat." .. owner - 1}
      end
    end
    for seat, hand in ipairs(position.hands) do
      trays[seat] = {name = "hand", seat = seat, hidden_from = "others", things = hand}
    end
    local counters = {{name = "lines", seat = 1, value = won[1]}, {name = "lines", seat = 2, value = won[2]}}
    return {tokens = tokens, trays = trays, counters = counters, status = "lay"}
  end,

  -- The other's tiles are any of those that this seat has not seen.
  sample = function(position, seat)
    local tiles, other = unseen(position, seat), position.hands[3 - seat]
    for i = 1, #other do
      other[i] = draw(tiles)
    end
    position.aside = tiles
  end,

  why_not = function(position, places)
    local place = places[#places]
    return position.cells[place] and position.cells[place] ~= 0 and "taken" or nil
  end,

  tests = {
    {name = "a tile is laid", moves = "4-b2", seed = 1, turn = 2, illegal = {["7-b2"] = "taken"}},
  },
}
