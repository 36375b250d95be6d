-- Domineering: in turn each lays a domino on two empty squares, one seat only upright ones, the other only flat ones. Whoever has no room
-- for one loses.
local board = require("lib.board")
local placements = require("lib.placements")

local LONGEST = 12
-- In position.cells a seat stands on the first place of each of its dominoes, COVERED on the second.
local COVERED = 3

-- How dominoes may lie on boards of each width.
local UPRIGHT, FLAT = {}, {}
for width = 2, LONGEST do
  UPRIGHT[width] = placements.of(width, LONGEST, {{0, 0}, {0, 1}})
  FLAT[width] = placements.of(width, LONGEST, {{0, 0}, {1, 0}})
end

local function is_upright(position, seat)
  return (position.rules.options.upright == "first") == (seat == 1)
end

-- How that seat may lay its dominoes.
local function dominoes(position, seat)
  return (is_upright(position, seat) and UPRIGHT or FLAT)[position.rules.options.width]
end

-- The dominoes that the seat has room for, no more than `limit` of them.
local function room(position, seat, limit)
  return placements.free(position.cells, dominoes(position, seat), limit)
end

-- How many dominoes of the kind `ours` could still be laid if no others were, and how many of them those of the kind `theirs` cannot take
-- the room of.
local function prospects(cells, ours, theirs)
  local used, all, safe = {}, 0, 0
  for _, domino in ipairs(placements.free(cells, ours)) do
    local a, b = domino[1], domino[2]
    if not (used[a] or used[b]) then
      used[a], used[b] = true, true
      local exposed = placements.any_covers(cells, theirs, a) or placements.any_covers(cells, theirs, b)
      all, safe = all + 1, safe + (exposed and 0 or 1)
    end
  end
  return all, safe
end

-- Dominoes that the seat could still lay, those counted twice that nobody can take away from it.
local function value(position, seat)
  local all, safe = prospects(position.cells, dominoes(position, seat), dominoes(position, 3 - seat))
  return all + safe
end

return {
  version = "1.0",
  seats = {2, 2},

  parameters = {
    width = {type = "integer", min = 2, max = LONGEST, default = 8},
    height = {type = "integer", min = 2, max = LONGEST, default = 8},
    upright = {type = "choice", values = {"first", "second"}, default = "first"},
    rounds_to_win = {type = "integer", min = 1, max = 9, default = 1},
  },

  board = function(options)
    return {lattice = "squares", width = options.width, height = options.height, coordinates = true}
  end,

  pieces = function(rules)
    local upright = rules.options.upright == "first" and 1 or 2
    return {
      {seat = upright, cells = {{0, 0}, {0, 1}}, copies = 1},
      {seat = 3 - upright, cells = {{0, 0}, {1, 0}}, copies = 1},
    }
  end,
  touch = "lay",

  start = function(rules)
    return {cells = board.filled(rules.options.width, rules.options.height, 0)}
  end,

  moves = function(position)
    return room(position, position.turn)
  end,

  play = function(position, move)
    position.cells[move[1]] = position.turn
    position.cells[move[2]] = COVERED
  end,

  result = function(position)
    if #room(position, position.turn, 1) == 0 then
      return {winners = {3 - position.turn}, reason = is_upright(position, position.turn) and "no_upright" or "no_flat"}
    end
  end,

  look = function(position)
    local tokens = {}
    for place, seat in ipairs(position.cells) do
      if seat == 1 or seat == 2 then
        local step = is_upright(position, seat) and position.rules.options.width or 1
        tokens[#tokens + 1] = {places = {place, place + step}, seat = seat, kind = "polyform"}
      end
    end
    local counters = {}
    for seat = 1, 2 do
      counters[seat] = {name = "room", seat = seat, value = #room(position, seat)}
    end
    local status = position.turn and (is_upright(position, position.turn) and "upright" or "flat")
    return {tokens = tokens, counters = counters, status = status}
  end,

  facts = function(position)
    return {room = {#room(position, 1), #room(position, 2)}}
  end,

  why_not = function(position, places)
    for _, place in ipairs(places) do
      if position.cells[place] ~= 0 then
        return "taken"
      end
    end
    return is_upright(position, position.turn) and "only_upright" or "only_flat"
  end,

  reasons = function(position, move)
    local ours, theirs = dominoes(position, position.turn), dominoes(position, 3 - position.turn)
    local after = table.move(position.cells, 1, #position.cells, 1, {})
    after[move[1]], after[move[2]] = position.turn, COVERED
    local left = #placements.free(after, theirs)
    if left == 0 then
      return {{name = "leaves_none"}}
    end
    local _, had = prospects(position.cells, ours, theirs)
    local _, has = prospects(after, ours, theirs)
    local takes = {name = "takes", n = #placements.free(position.cells, theirs) - left}
    local why = {takes.n > 0 and takes or nil}
    if has > had then
      why[#why + 1] = {name = "keeps", n = has - had}
    end
    return why
  end,

  evaluate = function(position, seat)
    return value(position, seat) - value(position, 3 - seat)
  end,

  longest_round = function(rules)
    return rules.options.width * rules.options.height // 2
  end,

  tests = {
    {name = "one stands, the other lies", moves = "", legal = {"a1-a2", "h7-h8"}, illegal = {["a1-b1"] = "only_upright"}, turn = 1},
    {name = "squares are covered once", moves = "b1-b2", legal = {"c1-d1"}, illegal = {["a1-b1"] = "taken", ["c1-c2"] = "only_flat"}},
    {
      name = "whoever has no room loses",
      options = {width = 3, height = 3},
      moves = "b1-b2 a3-b3 a1-a2",
      reason = "no_flat",
      winners = {1},
    },
    {name = "flat ones first", options = {upright = "second"}, moves = "a1-b1", legal = {"c1-c2"}, illegal = {["c1-d1"] = "only_upright"}},
  },
}
