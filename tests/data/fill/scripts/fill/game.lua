-- A small game for tests: in turn each puts a stone on a free square; whoever fills the last one wins, or loses.
return {
  version = "2.1",
  seats = {2, 2},
  parameters = {
    size = {type = "integer", min = 2, max = 4, default = 2},
    last_wins = {type = "boolean", default = true},
  },
  board = function(options)
    return {lattice = "squares", width = options.size, height = options.size}
  end,
  start = function(rules)
    local cells = {}
    for place = 1, rules.options.size * rules.options.size do
      cells[place] = 0
    end
    return {cells = cells}
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
    for _, seat in ipairs(position.cells) do
      if seat == 0 then
        return nil
      end
    end
    -- Whoever is to move has not filled the last one.
    local mover = position.turn
    return {winners = {position.rules.options.last_wins and 3 - mover or mover}, reason = "full"}
  end,
  tests = {
    {name = "four stones", moves = "a1 b1 a2 b2", over = true, reason = "full", winners = {2}},
    {name = "three squares left", moves = "a1", legal = {"b1"}, illegal = {"a1"}, turn = 2},
    {name = "a larger board", options = {size = 3}, moves = "a1 b1 c1 a2 b2 c2 a3 b3 c3", winners = {1}},
  },
}
