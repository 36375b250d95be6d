#include "forced_win.hpp"

#include "core/legality.hpp"
#include "sdk/rng.hpp"

#include <algorithm>

namespace tablier::pente {
namespace {

std::size_t index(int ply) { return static_cast<std::size_t>(ply); }

/// How soon an attack with that stone may be over.
int promise(const EvalBoard& eval, int colour, Point p) {
  const PointValue& value = eval.value(colour, p);
  return static_cast<int>(value.threat) * 10'000 + value.order + 400 * eval.captures(colour, p) + eval.value(1 - colour, p).order / 4;
}

}  // namespace

void ForcedWin::begin(int stones, int nodes) {
  last_node_ = nodes_ + static_cast<std::uint64_t>(nodes);
  gave_up_ = false;
  max_plies_ = 2 * stones - 1;
}

bool ForcedWin::find_within(EvalBoard& eval, int stones, int nodes) {
  begin(stones, nodes);
  return attack(eval, 0);
}

ForcedWin::Firsts ForcedWin::firsts_within(EvalBoard& eval, int stones, int nodes) {
  Firsts found;
  PointBits wins;
  eval.add_wins(eval.mover(), wins);
  std::vector<Point> points;
  collect(eval, points);
  wins.each([&](Point p) {
    if (std::find(points.begin(), points.end(), p) == points.end()) points.push_back(p);
  });
  for (const Point p : points) {
    begin(stones, nodes);
    if (wins.has(p) || (stones > 1 && try_attack(eval, p, 0))) found.points.push_back(p);
    else if (gave_up_) found.complete = false;
  }
  return found;
}

bool ForcedWin::spend() {
  if (++nodes_ <= last_node_) return true;
  gave_up_ = true;
  return false;
}

/// The attacker is to move.
bool ForcedWin::attack(EvalBoard& eval, int ply) {
  const int me = eval.mover();
  lines_[index(ply)].clear();
  if (end_line(eval, ply)) return true;
  if (ply >= kDeepest) {
    gave_up_ = true;
    return false;
  }
  if (ply + 1 >= max_plies_) return false;  // the last stone would have had to win
  // What fails within so many plies may do with more.
  const std::uint64_t key = eval.board().hash() ^ (max_plies_ < kDeepest ? mix(static_cast<std::uint64_t>(max_plies_ - ply)) : 0);
  if (failed_positions_[key % kFailedPositions] == key) return false;
  auto& moves = moves_[index(ply)];
  collect(eval, moves);
  std::stable_sort(moves.begin(), moves.end(), [&](Point a, Point b) { return promise(eval, me, a) > promise(eval, me, b); });
  for (const Point move : moves) {
    if (!spend()) return false;
    if (try_attack(eval, move, ply)) return true;
  }
  if (!gave_up_) failed_positions_[key % kFailedPositions] = key;
  return false;
}

/// True where one stone more wins; it is the line.
bool ForcedWin::end_line(EvalBoard& eval, int ply) {
  if (!eval.has_win(eval.mover())) return false;
  PointBits wins;
  eval.add_wins(eval.mover(), wins);
  bool found = false;
  wins.each([&](Point p) {
    if (found || (is_restricted(eval.board()) && illegality(eval.board(), p) != Illegality::none)) return;
    lines_[index(ply)].assign(1, p);
    found = true;
  });
  return found;
}

/// Stones that may threaten to win: fours, and captures, which can lift a block or bring the last pair near.
void ForcedWin::collect(const EvalBoard& eval, std::vector<Point>& points) const {
  const int me = eval.mover();
  PointBits set = eval.fours(me) | eval.taking(me);
  if (eval.board().taken(me) + 2 * kLongestCapture >= eval.rules().captures_to_win && eval.capture_threats(me) > 0) {
    for (const Point p : eval.board().empties())
      if (eval.capture_threats(me, p) > 0) set.set(p);
  }
  if (eval.has_win(1 - me)) {
    PointBits answers;
    eval.add_wins(1 - me, answers);
    set &= answers | eval.taking(me);
  }
  points.clear();
  const bool restricted = is_restricted(eval.board());
  set.each([&](Point p) {
    if (!restricted || illegality(eval.board(), p) == Illegality::none) points.push_back(p);
  });
}

bool ForcedWin::try_attack(EvalBoard& eval, Point p, int ply) {
  eval.place(p);
  const bool wins = eval.board().over() ? eval.board().winner() == 1 - eval.mover() : defend(eval, p, ply + 1);
  eval.undo();
  if (!wins) return false;
  auto& line = lines_[index(ply)];
  line.assign(1, p);
  line.insert(line.end(), lines_[index(ply + 1)].begin(), lines_[index(ply + 1)].end());
  return true;
}

/// The defender is to move: true where nothing helps.
bool ForcedWin::defend(EvalBoard& eval, Point last, int ply) {
  const int me = eval.mover();
  auto& line = lines_[index(ply)];
  line.clear();
  if (eval.has_win(me)) return false;
  PointBits wins;
  eval.add_wins(1 - me, wins);
  const int threats = wins.count();
  if (threats == 0) return false;
  PointBits answers = eval.taking(me);
  if (threats == 1) answers |= wins;
  auto& moves = moves_[index(ply)];
  moves.clear();
  answers.each([&](Point p) { moves.push_back(p); });
  for (const Point move : moves) {
    if (is_restricted(eval.board()) && illegality(eval.board(), move) != Illegality::none) continue;
    if (!spend()) return false;
    eval.place(move);
    const bool still = !eval.board().over() && attack(eval, ply + 1);
    eval.undo();
    if (!still) return false;
    const auto& rest = lines_[index(ply + 1)];
    if (rest.size() < line.size()) continue;
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
  }
  if (!line.empty()) return true;
  // Nothing can be done: any stone, then the win.
  PointBits both;
  eval.add_wins(1 - me, both);
  both.each([&](Point p) {
    if (line.size() < 2) line.push_back(p);
  });
  if (line.size() == 2) return true;
  // One point that the rules bar the defender from: it plays elsewhere.
  for (const Point p : eval.board().empties())
    if (p != line.front() && p != last && illegality(eval.board(), p) == Illegality::none) {
      line.insert(line.begin(), p);
      return true;
    }
  return false;
}

}  // namespace tablier::pente
