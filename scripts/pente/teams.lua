-- Four players, two against two, each with a colour; partners sit opposite.
return {
  extends = "standard",
  title = {fr = "Par équipes", en = "Teams"},
  summary = {
    fr = "À quatre, deux contre deux, chacun sa couleur : dix pierres prises à deux gagnent.",
    en = "Four players, two against two, each with a colour: ten stones taken together win.",
  },
  options = {teams = true},
}
