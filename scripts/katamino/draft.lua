-- Draft: before the duel each player takes a piece in turn until each has six, then plays those only.
return {
  extends = "duel",
  title = {fr = "Duel au choix", en = "Draft duel"},
  summary = {
    fr = "Chacun choisit d’abord six pièces, tour à tour, puis ne joue que les siennes.",
    en = "Each first chooses six pieces, in turn, and then plays those only.",
  },
  options = {sharing = "draft"},
  tests = {
    {
      name = "pieces are taken in turn first",
      moves = "take:Z",
      turn = 2,
      legal = {"take:V"},
      illegal = {["take:Z"] = "already_taken", ["X:c4-d3-d4-d5-e4"] = "take_first"},
    },
    {
      name = "then each plays its own",
      moves = "take:Z take:V take:T take:U take:P take:Y take:L take:F take:N take:I take:X take:W",
      turn = 1,
      legal = {"X:c4-d3-d4-d5-e4"},
      illegal = {["V:c4-d4-e4-e5-e6"] = "not_yours", ["I:a1-a2-a3-a4-a5"] = "not_yours", ["take:X"] = "no_draft"},
    },
    {
      name = "who cannot place an own piece loses",
      moves = "take:Z take:V take:T take:U take:P take:Y take:L take:F take:N take:I take:X take:W "
        .. "Z:e4-f2-f3-f4-g2 V:f5-f6-f7-g7-h7 T:b4-c4-c5-c6-d4 U:b7-b8-c8-d7-d8 "
        .. "P:c1-c2-c3-d2-d3 Y:g3-h1-h2-h3-h4 L:a1-a2-a3-a4-b1",
      reason = "blocked",
      winners = {1},
    },
  },
}
