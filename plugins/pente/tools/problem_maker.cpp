#include "tools/problem_maker.hpp"

#include "core/legality.hpp"
#include "diagram.hpp"
#include "parameters.hpp"
#include "state.hpp"

#include <algorithm>

namespace tablier::pente {
namespace {

/// Placements for each question whether a stone wins by force.
constexpr int kProofNodes = 200'000;
constexpr int kLookNodes = 20'000;
constexpr int kQuietNodes = 5'000;
/// A game begins with so many stones anywhere near the middle, and has a problem from that stone on.
constexpr int kRandomStones = 4, kRandomDistance = 3;
constexpr int kFirstProblem = 10, kLongestGame = 70;
/// Quiet stones stand that near to others.
constexpr int kNear = 2;

int apart(Point a, Point b) { return std::max(std::abs(column(a) - column(b)), std::abs(row(a) - row(b))); }

/// To the nearest stone.
int loneliness(const Board& board, Point p) {
  int least = kSide;
  for (Point q = 0; q < kPoints; ++q)
    if (q != p && board.at(q) != kEmpty) least = std::min(least, apart(p, q));
  return least;
}

/// Where a stone does nothing: as far from all others as can be.
Point idle_point(const Board& board) {
  const auto points = board.empties();
  return *std::max_element(points.begin(), points.end(), [&](Point a, Point b) {
    const int far_a = loneliness(board, a), far_b = loneliness(board, b);
    return far_a != far_b ? far_a < far_b : a < b;
  });
}

bool wins_after(EvalBoard& eval, ForcedWin& attack, Point answer, int stones) {
  eval.place(answer);
  const bool wins = !eval.board().over() && attack.find_within(eval, stones, kQuietNodes);
  eval.undo();
  return wins;
}

/// Whether the stone just placed, which threatens nothing at once, wins all the same: whatever the other side does a win by force follows.
bool wins_quietly(EvalBoard& eval, int stones) {
  if (eval.board().over() || eval.has_win(eval.mover())) return false;
  ForcedWin attack;
  if (!wins_after(eval, attack, idle_point(eval.board()), stones)) return false;
  std::vector<Point> answers(eval.board().empties().begin(), eval.board().empties().end());
  const int me = eval.mover();
  const auto promise = [&](Point p) { return eval.value(1 - me, p).order + eval.value(me, p).order + 400 * eval.captures(me, p); };
  std::sort(answers.begin(), answers.end(), [&](Point a, Point b) { return std::pair(-promise(a), a) < std::pair(-promise(b), b); });
  return std::all_of(answers.begin(), answers.end(), [&](Point p) { return wins_after(eval, attack, p, stones); });
}

bool has_quiet_win(EvalBoard& eval, int stones, Point known) {
  if (stones < 2) return false;
  std::vector<Point> points(eval.board().empties().begin(), eval.board().empties().end());
  std::sort(points.begin(), points.end());
  return std::any_of(points.begin(), points.end(), [&](Point p) {
    if (p == known || loneliness(eval.board(), p) > kNear) return false;
    eval.place(p);
    const bool wins = wins_quietly(eval, stones - 1);
    eval.undo();
    return wins;
  });
}

/// The mover is seat 1.
Diagram diagram_of(const Board& board) {
  Diagram diagram;
  for (Point p = 0; p < kPoints; ++p)
    if (board.at(p) != kEmpty) diagram.things.push_back({colour_of(board.at(p)) == board.mover() ? 0U : 1U, place_of(p)});
  diagram.counts = {board.taken(board.mover()), board.taken(1 - board.mover())};
  return diagram;
}

}  // namespace

ProblemProof prove(EvalBoard& eval, int stones) {
  ProblemProof proof;
  ForcedWin attack;
  proof.fewest = stones == 1 || !attack.find_within(eval, stones - 1, kProofNodes);
  proof.wins = attack.find_within(eval, stones, kProofNodes);
  if (!proof.wins) return proof;
  proof.line = attack.line();
  const auto firsts = attack.firsts_within(eval, stones, kProofNodes);
  proof.unique = firsts.complete && firsts.points.size() == 1 && !has_quiet_win(eval, stones, firsts.points.front());
  return proof;
}

ProblemMaker::ProblemMaker(std::uint64_t seed)
    : rules_(*make_rules(*Options::make(parameters({}), Value::map()))), tables_(rules_.board), rng_(mix(seed)) {}

std::optional<ChallengeSpec> ProblemMaker::look(EvalBoard& eval, const ProblemWish& wish) {
  ForcedWin attack;
  if (eval.board().placed() < kFirstProblem || !attack.find_within(eval, wish.stones, kLookNodes)) return std::nullopt;
  // As whoever solves it will have it: a board that knows nothing of the game before.
  const Diagram diagram = diagram_of(eval.board());
  EvalBoard fresh(board_of(rules_.board, diagram, 0), tables_);
  const ProblemProof proof = prove(fresh, wish.stones);
  if (!proof.wins || !proof.fewest || (wish.unique && !proof.unique)) return std::nullopt;
  ChallengeSpec problem;
  const auto kit = diagram_kit_of(rules_);
  problem.options = Value::map({{"win_in", wish.stones}, {kit->option, Value::list_of(to_texts(diagram, *kit))}});
  for (const Point p : proof.line) problem.solution.push_back(rules_.grid.name(place_of(p)));
  return problem;
}

/// One stone more; false when the game is over.
bool ProblemMaker::play_on(EvalBoard& eval) {
  constexpr LevelConfig kPlayer{.nodes = 150, .noise = 120, .style = {10, false, 0}};
  const int placed = eval.board().placed();
  if (placed == 0) eval.place(point_at(rules_.board.side / 2, rules_.board.side / 2));
  else if (placed < kRandomStones) {
    std::vector<Point> points;
    for (const Point p : eval.board().empties())
      if (distance_from_centre(p, rules_.board.side) <= kRandomDistance) points.push_back(p);
    std::sort(points.begin(), points.end());
    eval.place(points[rng_.below(static_cast<std::uint32_t>(points.size()))]);
  } else {
    SearchRequest question;
    question.config = kPlayer;
    question.seed = mix(rng_.below(1U << 30));
    eval.place(player_.think(eval, question).line.front());
  }
  return !eval.board().over() && placed < kLongestGame;
}

std::optional<ChallengeSpec> ProblemMaker::next(const ProblemWish& wish, std::stop_token stop) {
  while (!stop.stop_requested()) {
    EvalBoard eval(Board(rules_.board), tables_);
    while (play_on(eval))
      if (auto problem = look(eval, wish)) return problem;
  }
  return std::nullopt;
}

}  // namespace tablier::pente
