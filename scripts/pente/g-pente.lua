-- G-Pente (G. Barnes): the tournament rule, and the first player's second stone may not stand on the row or column of the centre at
-- a distance of three or four points either.
return {
  extends = "standard",
  title = {fr = "G-Pente", en = "G-Pente"},
  summary = {
    fr = "Règle de tournoi, et les meilleurs deuxièmes coups du premier joueur sont interdits.",
    en = "Tournament rule, and the first player’s best second moves are forbidden.",
  },
  texts = {
    reason = {
      g_pente = {
        fr = "G-Pente : pas à trois ou quatre points du centre sur sa ligne ou sa colonne.",
        en = "G-Pente: not three or four points from the centre on its row or column.",
      },
    },
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
  tests = {
    {
      moves = "K10 A1",
      illegal = {
        N10 = "g_pente",
        O10 = "g_pente",
        G10 = "g_pente",
        F10 = "g_pente",
        K13 = "g_pente",
        K14 = "g_pente",
        K7 = "g_pente",
        K6 = "g_pente",
        M10 = "too_near",
        M12 = "too_near",
      },
      legal = {"P10", "K15", "N13", "N11"},
    },
    {name = "the second player goes anywhere", moves = "K10", legal = {"N10", "K13", "L10"}},
    {name = "it is for the second stone alone", moves = "K10 A1 P10 B1", legal = {"N10", "K13", "L10"}},
  },
}
