-- Stones are taken as in go: a group that touches no empty point leaves the board. Rows of five win as ever.
local columns = "ABCDEFGHJKLMNOPQRST"

--- The points beside a point, by a side.
local function neighbours(point, size)
  local column = columns:find(point:sub(1, 1), 1, true)
  local row = math.tointeger(tonumber(point:sub(2)))
  local all = {}
  for _, step in ipairs({{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) do
    local x, y = column + step[1], row + step[2]
    if x >= 1 and x <= size.columns and y >= 1 and y <= size.rows then
      all[#all + 1] = columns:sub(x, x) .. y
    end
  end
  return all
end

--- The stones that hang together with that one, or nil where one of them touches an empty point.
local function breathless(position, from)
  local seat = position.cells[from]
  local group, seen = {from}, {[from] = true}
  local next_stone = 1
  while next_stone <= #group do
    for _, point in ipairs(neighbours(group[next_stone], position.size)) do
      local owner = position.cells[point]
      if owner == nil then
        return nil
      elseif owner == seat and not seen[point] then
        seen[point] = true
        group[#group + 1] = point
      end
    end
    next_stone = next_stone + 1
  end
  return group
end

return {
  extends = "freestyle",
  title = {fr = "À bout de souffle", en = "Breathless"},
  summary = {
    fr = "On prend comme au go : un groupe entouré quitte le plateau.",
    en = "Stones are taken as in go: a group that is surrounded leaves the board.",
  },
  options = {capture_lengths = {}, first_stone = "anywhere"},
  after_move = function(stone)
    local takes, named = {}, {}
    for _, point in ipairs(neighbours(stone.point, stone.position.size)) do
      local owner = stone.position.cells[point]
      if owner and owner ~= stone.seat then
        for _, taken in ipairs(breathless(stone.position, point) or {}) do
          if not named[taken] then
            named[taken] = true
            takes[#takes + 1] = taken
          end
        end
      end
    end
    return {takes = takes}
  end,
  tests = {
    {
      name = "a stone in the corner is taken from two sides",
      moves = "A2 A1 B1",
      facts = {captured = {1, 0}},
      legal = {"A1"},
      turn = 2,
    },
    {name = "a group goes as one", moves = "A3 A1 B2 A2 B1", facts = {captured = {2, 0}}, legal = {"A1", "A2"}},
    {name = "one that breathes stays", moves = "A3 A1 C3 A2 B1", facts = {captured = {0, 0}}, illegal = {"A1", "A2"}},
  },
}
