-- Whoever takes stones moves once more.
return {
  extends = "freestyle",
  title = {fr = "Encore", en = "Once more"},
  summary = {
    fr = "Qui prend des pierres joue encore.",
    en = "Whoever takes stones moves again.",
  },
  options = {capture_lengths = {2}, first_stone = "anywhere"},
  after_move = function(stone)
    if #stone.taken > 0 then
      return {next = stone.seat}
    end
    return nil
  end,
  tests = {
    {name = "after a capture the same seat moves", moves = "K10 L10 A1 M10 N10", facts = {captured = {2, 0}}, turn = 1},
    {name = "and then the other", moves = "K10 L10 A1 M10 N10 A3", turn = 2},
    {name = "without one the turn passes", moves = "K10 L10 A1 M10 B1", turn = 2},
  },
}
