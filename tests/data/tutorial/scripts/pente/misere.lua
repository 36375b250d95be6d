-- Whoever makes five in a row loses.
return {
  extends = "freestyle",
  title = {fr = "Qui perd gagne", en = "Five loses"},
  summary = {
    fr = "Qui aligne cinq pierres a perdu.",
    en = "Whoever has five stones in a row loses.",
  },
  options = {first_stone = "anywhere"},
  after_move = function(stone)
    if stone.over and #stone.taken == 0 and #stone.position.history < 361 then
      return {over = true, winners = {3 - stone.seat}, reason = "five"}
    end
    return nil
  end,
  tests = {
    {name = "five in a row lose", moves = "K10 A1 L10 A3 M10 A5 N10 A7 O10", reason = "five", winners = {2}},
    {name = "four do not", moves = "K10 A1 L10 A3 M10 A5 N10", over = false},
  },
}
