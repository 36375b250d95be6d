-- G-Pente (G. Barnes): the tournament rule, and the first player's second stone may not stand on the row or column of the centre at
-- a distance of three or four points either.
return {
  extends = "standard",
  title = {fr = "G-Pente", en = "G-Pente"},
  summary = {
    fr = "Règle de tournoi, et les meilleurs deuxièmes coups du premier joueur sont interdits.",
    en = "Tournament rule, and the first player’s best second moves are forbidden.",
  },
  options = {tournament_rule = true, allow_until = 3},
  allow = function(stone)
    local on_row = stone.along == 0 and (stone.across == 3 or stone.across == 4)
    local on_column = stone.across == 0 and (stone.along == 3 or stone.along == 4)
    if stone.number == 3 and (on_row or on_column) then
      return "g_pente"
    end
    return true
  end,
}
