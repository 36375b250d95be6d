-- Step by step: each piece shares a side with one that lies already, so that the filled part grows in one block.
-- A good habit to learn: it leaves no islands that nothing can fill.
return {
  extends = "penta",
  title = {fr = "De proche en proche", en = "Step by step"},
  summary = {
    fr = "Un penta où chaque pièce doit toucher, par un côté, une pièce déjà posée.",
    en = "A penta in which each piece must share a side with one already placed.",
  },
  texts = {
    reason = {
      step_by_step = {
        fr = "Elle doit toucher, par un côté, une pièce déjà posée.",
        en = "It must share a side with a piece already placed.",
      },
    },
  },
  allow = function(lay)
    if #lay.placed == 0 or #lay.beside > 0 then
      return true
    end
    return "step_by_step"
  end,
  tests = {
    {
      name = "each shares a side with one that lies",
      options = {pieces = {2, 3, 6, 11}},
      moves = "L:a1-a2-a3-a4-b1",
      legal = {"W:b2-b3-c3-c4-d4", "Y:a5-b4-b5-c5-d5"},
      illegal = {["P:c3-c4-d2-d3-d4"] = "step_by_step", ["P:c2-c3-c4-d3-d4"] = "step_by_step"},
    },
    {name = "the first goes anywhere", options = {pieces = {2, 3, 6, 11}}, moves = "", legal = {"P:c3-c4-d2-d3-d4"}},
    {
      options = {pieces = {2, 3, 6, 11}},
      moves = "L:a1-a2-a3-a4-b1 Y:a5-b4-b5-c5-d5 W:b2-b3-c3-c4-d4 P:c1-c2-d1-d2-d3",
      reason = "solved",
      stars = 3,
    },
  },
}
