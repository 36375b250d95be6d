-- Pente as the box has it: five in a row, or five pairs taken. The loser of a round begins the next.
local rounds = require("lib.rounds")

return {
  title = {fr = "Pente", en = "Pente"},
  summary = {
    fr = "Cinq pierres alignées, ou cinq paires prises.",
    en = "Five stones in a row, or five pairs taken.",
  },
  round_end = rounds.loser_begins,
  match_end = rounds.first_to,
}
