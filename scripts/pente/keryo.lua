-- Keryo-Pente (R. Tesh, 1983): threes are taken as well as pairs, and fifteen stones win.
return {
  extends = "standard",
  title = {fr = "Keryo-Pente", en = "Keryo-Pente"},
  summary = {
    fr = "On prend aussi les groupes de trois ; quinze pierres prises gagnent.",
    en = "Threes are taken as well as pairs; fifteen stones taken win.",
  },
  options = {capture_lengths = {2, 3}, captures_to_win = 15},
}
