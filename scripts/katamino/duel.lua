-- Duel: two players place pieces on the chessboard; who cannot place loses.
return {
  title = {fr = "Duel", en = "Duel"},
  summary = {
    fr = "À deux sur l’échiquier : qui ne peut plus poser a perdu.",
    en = "Two players on the chessboard: whoever cannot place loses.",
  },
  options = {mode = "duel"},
}
