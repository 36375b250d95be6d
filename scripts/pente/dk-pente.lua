-- DK-Pente, D-Keryo on pente.org: the opening of D-Pente and the captures of Keryo-Pente.
return {
  extends = "d-pente",
  title = {fr = "DK-Pente", en = "DK-Pente"},
  summary = {
    fr = "L’ouverture de D-Pente et les prises de Keryo-Pente.",
    en = "The opening of D-Pente and the captures of Keryo-Pente.",
  },
  options = {capture_lengths = {2, 3}, captures_to_win = 15},
}
