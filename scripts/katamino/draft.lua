-- Draft: before the duel each player takes a piece in turn until each has six, then plays those only.
return {
  extends = "duel",
  title = {fr = "Duel au choix", en = "Draft duel"},
  summary = {
    fr = "Chacun choisit d’abord six pièces, tour à tour, puis ne joue que les siennes.",
    en = "Each first chooses six pieces, in turn, and then plays those only.",
  },
  options = {sharing = "draft"},
}
