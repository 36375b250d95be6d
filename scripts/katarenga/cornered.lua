-- Cornered: on one quarter, each pawn where the last one could have gone; who places the last one scores.
local points = require("katarenga.rules.points")
local rounds = require("katarenga.rules.rounds")

return {
  title = {fr = "Cornered", en = "Cornered"},
  summary = {
    fr = "Sur un quart : chaque pion part du précédent, et le dernier posé gagne.",
    en = "On one quarter: each pawn follows from the last, and the last one placed wins.",
  },
  options = {pawns = "placed"},
  score = points.pawns,
  round_end = rounds.round_end,
  match_end = rounds.match_end,
  tests = {
    {
      name = "red as a rook, green as a knight, yellow as a bishop",
      options = {quarter = {"C"}},
      moves = "a1",
      legal = {"b2", "c3", "d4"},
      illegal = {b1 = "not_en_prise", a2 = "not_en_prise", a1 = "taken"},
    },
    {
      name = "from the last pawn, whoever's it is",
      options = {quarter = {"C"}},
      moves = "a1 b2",
      legal = {"a2", "a3", "b3", "c3", "c2", "c1", "b1"},
      illegal = {d4 = "not_en_prise"},
    },
    {
      name = "the last placed scores a point a pawn, and starters alternate",
      options = {quarter = {"C"}},
      moves = {"b2 a1", "a1 b2 b3 d1 c3 c1 b1", ""},
      points = {0, 9},
      turn = 1,
      match_over = false,
    },
    {name = "resigning gives the pawns placed", options = {quarter = {"C"}}, moves = "a1 b2 b3 resign", scores = {3, 0}, winners = {1}},
    {
      name = "fifteen points win the match",
      options = {quarter = {"C"}},
      moves = {"a1 b2 b3 d1 c3 c1 b1", "b2 a1", "a1 b2 a2 a3 b1 c1 d2 d3 c4"},
      points = {18, 0},
      match_over = true,
    },
  },
}
