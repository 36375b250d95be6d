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
}
