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
}
