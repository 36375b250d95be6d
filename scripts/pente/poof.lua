-- Poof-Pente (T. Cooley): whoever completes an own pair between two enemy stones loses it, and the enemy counts it. Winning by
-- captures takes more of them than the other has.
return {
  extends = "standard",
  title = {fr = "Pouf-Pente", en = "Poof-Pente"},
  summary = {
    fr = "Qui se glisse en paire entre deux pierres adverses la perd.",
    en = "Whoever slips into a flanked pair loses it.",
  },
  options = {poof = true, captures_more_than_other = true},
}
