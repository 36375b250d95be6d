-- Troika: as Cornered, but three own pawns side by side in a line win, and a move must leave the next player one.
local points = require("katarenga.rules.points")

local WINNING_LINE = 3

-- Exactly three along any of the ways through the pawn, whatever stands along the others.
local function wins(pawn)
  for _, length in ipairs(pawn.lines) do
    if length == WINNING_LINE then
      return true
    end
  end
  return false
end

return {
  extends = "cornered",
  title = {fr = "Troïka", en = "Troika"},
  summary = {
    fr = "Trois pions à soi côte à côte gagnent, et chaque coup doit en laisser un à l’autre.",
    en = "Three own pawns side by side win, and every move must leave the other one a move.",
  },
  options = {match_target = 1},

  allow = function(pawn)
    if not pawn.lines then
      return true -- pawns that move
    end
    return wins(pawn) or pawn.replies > 0 or "no_reply"
  end,

  after_move = function(pawn)
    if not pawn.lines then
      return -- pawns that move
    end
    if wins(pawn) then
      return {over = true, winners = {pawn.seat}, reason = "troika", line = WINNING_LINE}
    end
    if pawn.replies == 0 then
      return {over = true, winners = {}, reason = "blocked"}
    end
  end,

  score = points.one,
  tests = {
    {name = "as in Cornered", options = {quarter = {"C"}}, moves = "a1", legal = {"b2", "c3", "d4"}, illegal = {b1 = "not_en_prise"}},
    {
      name = "three own pawns in line win",
      options = {quarter = {"C"}},
      moves = "a1 c3 c1 b2 b1",
      reason = "troika",
      scores = {1, 0},
      winners = {1},
      match_over = true,
    },
    {name = "the second player's too", options = {quarter = {"C"}}, moves = "a1 b2 a2 a3 b1 c1", winners = {2}},
    {
      name = "a move must leave the other one",
      options = {quarter = {"C"}},
      moves = "b2",
      legal = {"b3", "c2", "c1", "a3", "c3", "b1"},
      illegal = {a1 = "no_reply"},
    },
  },
}
