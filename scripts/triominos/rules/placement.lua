-- What a tile on the table is worth: its corners, and more for a bridge, for closing hexagons, for a triple that begins the round.
-- The plugin says what the placement is; the options say what that is worth.

local placement = {}

-- One side touches the layout and the corner opposite to it meets a corner on the table: that is a bridge. "any" does not mind how many
-- sides touch; "extend" also pays a tile that fits two sides or three, one of them a bridge's.
local bridges = {
  opposite = function(tile)
    return tile.opposite
  end,
  any = function(tile)
    return tile.sides > 0 and tile.corners == 3
  end,
  extend = function(tile)
    return tile.opposite or (tile.sides >= 2 and tile.bridges_beside > 0)
  end,
}

-- The bonus for so many at once; the last number of a short list counts for more.
local function at_once(list, n)
  return list[n] or list[#list]
end

local function in_points(tile, options)
  local bonus = {}
  if bridges[options.bridge_rule](tile) then
    bonus.bridge = options.bonus_bridge
  end
  if tile.hexagons > 0 then
    bonus.hexagon = at_once(options.bonus_hexagon, tile.hexagons)
  end
  if tile.first and tile.triple then
    bonus.start = tile.sum == 0 and options.start_bonus_000 or options.start_bonus_triple
  end
  return bonus
end

local function for_children(tile, options)
  return {
    bridge = bridges[options.bridge_rule](tile) and 1 or 0,
    hexagon = tile.hexagons,
  }
end

-- A score hook: the tile's own points.
function placement.score(tile)
  local counting = tile.options.counting
  if counting == "points" then
    return tile.sum
  end
  return counting == "children" and 1 or 0
end

-- A bonus hook: points by cause.
function placement.bonus(tile)
  local counting = tile.options.counting
  if counting == "points" then
    return in_points(tile, tile.options)
  end
  return counting == "children" and for_children(tile, tile.options) or {}
end

return placement
