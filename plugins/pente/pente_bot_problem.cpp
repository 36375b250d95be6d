#include "bot/forced_win.hpp"
#include "pente_bot.hpp"

#include <algorithm>

/// Problems: the solver must win within so many stones, and a defender has to know how to live longer.
namespace tablier::pente {
namespace {

/// Placements for each question whether the solver still wins by force.
constexpr int kNodes = 40'000;
/// What Advice::score says of a win.
constexpr double kWon = 100;

Move placed(Point p) { return encode({MoveKind::put, p}); }

Advice won_by(const std::vector<Point>& line) {
  Advice advice;
  for (const Point p : line) advice.line.push_back(placed(p));
  advice.move = advice.line.front();
  advice.score = kWon;
  advice.proof = Proof::win;
  advice.depth = static_cast<int>(line.size());
  return advice;
}

/// Stones that may help: against a threat those that meet it; else all, what a good defender looks at first in front.
std::vector<Point> answers(const EvalBoard& eval) {
  const int me = eval.mover();
  PointBits wins;
  eval.add_wins(1 - me, wins);
  std::vector<Point> points;
  if (wins.any()) {
    (wins | eval.taking(me)).each([&](Point p) { points.push_back(p); });
    return points;
  }
  points.assign(eval.board().empties().begin(), eval.board().empties().end());
  const auto promise = [&](Point p) { return eval.value(1 - me, p).order + eval.value(me, p).order / 2 + 400 * eval.captures(me, p); };
  std::stable_sort(points.begin(), points.end(), [&](Point a, Point b) { return promise(a) > promise(b); });
  return points;
}

/// The first stone after which there is no win by force any more; else the one that lives longest.
std::optional<Advice> defended(EvalBoard& eval, int stones) {
  ForcedWin attack;
  std::optional<Advice> longest;
  for (const Point p : answers(eval)) {
    eval.place(p);
    const bool won = !eval.board().over() && attack.find_within(eval, stones, kNodes);
    eval.undo();
    Advice advice;
    advice.move = placed(p);
    advice.line = {advice.move};
    if (!won) return advice;
    for (const Point next : attack.line()) advice.line.push_back(placed(next));
    advice.proof = Proof::loss;
    advice.score = -kWon;
    if (!longest || advice.line.size() > longest->line.size()) longest = std::move(advice);
  }
  return longest;
}

}  // namespace

std::optional<Advice> PenteBot::solve(const PenteState& state) const {
  if (rules_->win_in == 0 || !tables_->eval_tables || !wins_are_plain(rules_->board) || rules_->asks_allow(state.board().placed()))
    return std::nullopt;
  EvalBoard eval(state.board(), *tables_->eval_tables);
  const bool solver = index(state.to_move()) == rules_->diagram->turn;
  if (solver) {
    ForcedWin attack;
    if (!attack.find_within(eval, state.stones_to_win(), kNodes)) return std::nullopt;
    return won_by(attack.line());
  }
  if (eval.has_win(eval.mover())) return std::nullopt;  // any search sees it
  return defended(eval, state.stones_to_win());
}

}  // namespace tablier::pente
