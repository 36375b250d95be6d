-- Isolation: a pawn stands where none is en prise from it, and it from none. Who places the last one wins.
local points = require("katarenga.rules.points")

return {
  extends = "cornered",
  title = {fr = "Isolation", en = "Isolation"},
  summary = {
    fr = "Aucun pion ne doit être en prise d’un autre ; le dernier posé gagne.",
    en = "No pawn may be en prise from another; the last one placed wins.",
  },
  options = {played_on = "board", follow = false, area = 8, match_target = 1},

  allow = function(pawn)
    if not pawn.attackers then
      return true -- pawns that move
    end
    if pawn.attackers > 0 then
      return "en_prise"
    end
    return pawn.attacked == 0 or "attacks"
  end,

  after_move = function(pawn)
    if pawn.replies == 0 then
      return {over = true, winners = {pawn.seat}, reason = "isolated"}
    end
  end,

  score = points.one,
  tests = {
    {
      name = "en prise from none, and none from it",
      options = {board = {"A", "B", "C", "D"}},
      moves = "d4",
      legal = {"c6", "h8", "d1"},
      illegal = {c3 = "en_prise", e5 = "en_prise", d7 = "attacks", f6 = "attacks", a1 = "attacks"},
    },
    {
      name = "the last placed wins, a point whatever the pawns",
      options = {board = {"A", "B", "C", "D"}},
      moves = "b5 a7 h2 e8 c3 f2 g6 a2 e1",
      reason = "isolated",
      scores = {1, 0},
      winners = {1},
      match_over = true,
    },
  },
}
