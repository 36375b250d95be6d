-- Whoever can take stones must.
return {
  extends = "standard",
  title = {fr = "Prise obligatoire", en = "Must take"},
  texts = {
    reason = {
      must_take = {fr = "{point} ne prend rien, et vous pouvez prendre.", en = "{point} takes nothing, and you can take."},
    },
  },
  allow = function(stone)
    local position = stone.position
    if #position.takes(stone.point, stone.seat) > 0 or #position.taking(stone.seat) == 0 then
      return true
    end
    return "must_take"
  end,
  tests = {
    {moves = "K10 L10 A1 M10", legal = {"N10"}, illegal = {A2 = "must_take", O10 = "must_take"}},
    {name = "where nothing can be taken all is free", moves = "K10 L10 A1", legal = {"M10", "T19"}},
  },
}
