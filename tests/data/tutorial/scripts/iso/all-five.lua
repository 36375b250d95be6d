-- The first who has drawn all five shapes wins at once.
return {
  extends = "small",
  title = {fr = "Les cinq", en = "All five"},
  summary = {
    fr = "Qui a tracé les cinq formes gagne aussitôt.",
    en = "Whoever has drawn the five shapes wins at once.",
  },
  after_move = function(move)
    for _, copies in pairs(move.position.copies[move.seat]) do
      if copies == 0 then
        return nil
      end
    end
    return {over = true, winners = {move.seat}}
  end,
  tests = {
    {
      name = "four shapes do not win",
      moves = "I:a1-a2-a3-a4 I:h5-h6-h7-h8 O:c1-c2-d1-d2 O:f5-f6-g5-g6 S:c4-c5-d5-d6 T:e1-f1-f2-g1 "
        .. "T:f3-g3-g4-h3 L:a6-a7-a8-b6",
      over = false,
    },
    {
      name = "the fifth does",
      moves = "I:a1-a2-a3-a4 I:h5-h6-h7-h8 O:c1-c2-d1-d2 O:f5-f6-g5-g6 S:c4-c5-d5-d6 T:e1-f1-f2-g1 "
        .. "T:f3-g3-g4-h3 L:a6-a7-a8-b6 L:c6-c7-c8-d8",
      over = true,
      reason = "script",
      winners = {1},
    },
  },
}
