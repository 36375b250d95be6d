-- The duel ends when fewer than 35 squares are free: whoever laid the last piece wins. An I gives another turn.
return {
  extends = "duel",
  title = {fr = "Duel court", en = "Short duel"},
  summary = {
    fr = "Qui laisse moins de 35 cases libres gagne ; qui pose le I joue encore.",
    en = "Whoever leaves fewer than 35 squares free wins; whoever lays the I moves again.",
  },
  after_move = function(move)
    if move.position.free < 35 then
      return {over = true, winners = {move.seat}}
    elseif move.move:sub(1, 1) == "I" then
      return {next = move.seat}
    end
    return nil
  end,
  tests = {
    {name = "the I gives another turn", moves = "I:d1-d2-d3-d4-d5", turn = 1},
    {name = "another piece does not", moves = "X:c4-d3-d4-d5-e4", turn = 2},
    {
      name = "the sixth piece ends the round",
      moves = "L:e3-e4-f3-g3-h3 P:c3-c4-d2-d3-d4 Y:c6-d5-d6-e6-f6 N:g4-g5-g6-h6-h7 F:a4-a5-b5-b6-c5 U:a1-a2-b1-c1-c2",
      over = true,
      reason = "script",
      winners = {2},
    },
  },
}
