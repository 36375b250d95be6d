-- Even against odd: the first seat plays the even numbers, the second the odd ones.
return {
  extends = "duel",
  title = {fr = "Pairs contre impairs", en = "Even against odd"},
  summary = {
    fr = "L’un a les pièces de numéro pair, l’autre celles de numéro impair.",
    en = "One has the pieces with even numbers, the other those with odd ones.",
  },
  options = {sharing = "parity"},
}
