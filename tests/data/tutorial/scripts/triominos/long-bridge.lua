-- A bridge earns two points for each tile on the table.
return {
  extends = "standard",
  title = {fr = "Le long pont", en = "The long bridge"},
  summary = {
    fr = "Un pont rapporte deux points par pièce déjà posée.",
    en = "A bridge earns two points for each tile on the table.",
  },
  bonus = function(tile)
    return {bridge = tile.opposite and 2 * #tile.position.tiles or 0}
  end,
  tests = {
    {
      name = "eight tiles lie when the bridge is laid",
      options = {layout = "121@0,0 123@0,1 122@1,0 233@1,1 331@1,2 252@2,0 341@2,2 334@3,2", racks = "335 012;445"},
      moves = "533@3,1",
      scores = {27, 0},
    },
  },
}
