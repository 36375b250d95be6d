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
}
