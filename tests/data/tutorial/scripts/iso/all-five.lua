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
      name = "the fifth shape wins",
      moves = "I:a1-a2-a3-a4 I:h5-h6-h7-h8 O:c1-c2-d1-d2 I:f5-f6-f7-f8 S:c4-c5-d5-d6 pass",
      over = false,
    },
  },
}
