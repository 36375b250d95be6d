-- Step by step: each piece shares a side with one that lies already, so that the filled part grows in one block.
-- A good habit to learn: it leaves no islands that nothing can fill.
return {
  extends = "penta",
  title = {fr = "De proche en proche", en = "Step by step"},
  summary = {
    fr = "Un penta où chaque pièce doit toucher, par un côté, une pièce déjà posée.",
    en = "A penta in which each piece must share a side with one already placed.",
  },
  allow = function(lay)
    if #lay.placed == 0 or #lay.beside > 0 then
      return true
    end
    return "step_by_step"
  end,
}
