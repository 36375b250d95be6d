-- The first piece covers the corner a1.
return {
  extends = "penta",
  title = {fr = "Par le coin", en = "Corner first"},
  summary = {fr = "La première pièce couvre le coin a1.", en = "The first piece covers the corner a1."},
  allow = function(lay)
    if #lay.placed > 0 then
      return true
    end
    for _, cell in ipairs(lay.cells) do
      if cell == "a1" then
        return true
      end
    end
    return false
  end,
  tests = {
    {
      name = "only the first piece has to",
      moves = "V:a1-a2-a3-b1-c1",
      legal = {"Z:b3-b4-c4-d4-d5"},
    },
    {moves = "", legal = {"V:a1-a2-a3-b1-c1"}, illegal = {["V:a3-a4-a5-b5-c5"] = "not_allowed"}},
  },
}
