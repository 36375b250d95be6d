#include "bot/thinker.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>

namespace tablier::iso {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMaxPoints = 5;
/// Zones up to this side are solved from the first stroke on, zones up to the other where no more points are free; on wider ones only where
/// few placements are left.
constexpr int kSolvedSide = 6, kNearlySolvedSide = 8, kSolvedPoints = 37;
constexpr int kFewPlacements = 90;
/// The part of the time that the solver may take on either.
constexpr double kZoneShare = 0.85, kEndingShare = 0.25;
/// Positions of the solver where the round cannot be solved from its start.
constexpr std::uint64_t kEndingNodes = 60'000;
constexpr std::size_t kBytesPerNode = 32, kZoneTable = std::size_t{64} << 20, kEndingTable = std::size_t{4} << 20;

/// What a pass is worth thinking about.
constexpr std::uint64_t kPassPlayouts = 300;
constexpr double kPassSeconds = 0.2;

Proof proof_of(int value) { return value > 0 ? Proof::win : value < 0 ? Proof::loss : Proof::draw; }

std::vector<Placement> placements_of(const std::vector<std::uint32_t>& numbers) {
  std::vector<Placement> line;
  for (const std::uint32_t n : numbers) line.push_back(static_cast<Placement>(n));
  return line;
}

/// One call of `think`, on a zone of a known width.
template <int kWords>
class Thinking {
 public:
  Thinking(const Position<kWords>& position, const Question& question) : position_(position), question_(question) {
    if (position.can_draw(position.mover()) || question.rate_moves) return;
    // There is nothing to choose: a short look tells how the round stands.
    question_.level.playouts = std::min(question_.level.playouts, kPassPlayouts);
    if (question_.seconds) question_.seconds = std::min(*question_.seconds, kPassSeconds);
  }

  Thought run() {
    if (may_be_solved()) solve();
    if (thought_.proof == Proof::none || thought_.line.empty()) search();
    return thought_;
  }

 private:
  bool is_small() const {
    const int side = position_.board().side();
    return side <= kSolvedSide || (side <= kNearlySolvedSide && position_.free().count() <= kSolvedPoints);
  }
  bool may_be_solved() const {
    if (question_.level.solver_nodes == 0) return false;
    return is_small() || position_.count_drawable(0) + position_.count_drawable(1) <= kFewPlacements;
  }
  double seconds_left() const {
    const double gone = std::chrono::duration<double>(Clock::now() - start_).count();
    return std::max(question_.seconds.value_or(0) - gone, 0.001);
  }
  SearchLimits solver_limits() const {
    SearchLimits limits{question_.level.solver_nodes, std::nullopt, question_.stop};
    if (question_.seconds) limits.seconds = seconds_left() * (is_small() || question_.rate_moves ? kZoneShare : kEndingShare);
    else if (!is_small()) limits.nodes = std::min(limits.nodes, kEndingNodes);
    return limits;
  }

  void solve() {
    const std::size_t room = is_small() ? kZoneTable : kEndingTable;
    const std::uint64_t nodes = solver_limits().nodes;
    Solver<kWords> solver(question_.judgement, question_.native_rules, nodes < room / kBytesPerNode ? nodes * kBytesPerNode : room);
    std::atomic<bool> ended{false};
    SearchBudget budget(solver_limits(), ended);
    const auto value = solver.solve(position_, budget);
    if (value) {
      thought_.proof = proof_of(*value);
      thought_.lead = *value * kMaxPoints;
      if (question_.rate_moves) rate(solver, budget);
      settle_line(solver, *value, budget);
    }
    thought_.nodes += budget.nodes();
  }

  /// The line of a win; of a draw and a loss the move that a search would play, if it gives nothing away, for the other may yet err.
  void settle_line(Solver<kWords>& solver, int value, SearchBudget& budget) {
    thought_.line = solver.line(position_, value, budget);
    if (value > 0) return;
    const auto [found, lead] = searched();
    if (found.empty()) return;
    Position<kWords> next = position_;
    next.play(found.front());
    const auto rest = solver.line_if_worth(next, next.mover() == position_.mover() ? value : -value, budget);
    if (!rest) return;
    thought_.line = {found.front()};
    thought_.line.insert(thought_.line.end(), rest->begin(), rest->end());
  }

  void rate(Solver<kWords>& solver, SearchBudget& budget) {
    position_.for_each_legal([&](Placement p) {
      Position<kWords> next = position_;
      next.play(p);
      const bool same = next.mover() == position_.mover();
      if (budget.ended()) return;
      if (const auto value = solver.solve(next, budget)) thought_.rated.emplace_back(p, proof_of(same ? *value : -*value));
    });
    if (budget.ended()) thought_.rated.clear();
  }

  void search() {
    const auto [line, lead] = searched();
    thought_.line = line.empty() ? std::vector{most_promising()} : line;
    if (thought_.proof == Proof::none) thought_.lead = lead;
  }

  /// What there is to play before any thought.
  Placement most_promising() const {
    MctsMoves moves;
    valued_moves(position_, Taste(), moves);
    const auto best =
        std::max_element(moves.begin(), moves.end(), [](const MctsMove& a, const MctsMove& b) { return a.promise < b.promise; });
    return static_cast<Placement>(best->move);
  }

  std::pair<std::vector<Placement>, double> searched() {
    const Guidance guidance = guidance_of(question_.level);
    MctsConfig config = tree_config(question_.level, position_.count_drawable(position_.mover()));
    config.threads = question_.threads;
    config.seed = question_.seed;
    SearchLimits limits{question_.level.playouts, std::nullopt, question_.stop};
    if (question_.seconds) limits.seconds = seconds_left();
    const MctsResult result = mcts(GuidedTreePosition<kWords>(position_, guidance), config, limits);
    thought_.nodes += result.playouts;
    return {placements_of(result.line), (result.reward - 0.5) * 2 * kMaxPoints};
  }

  const Position<kWords>& position_;
  Question question_;
  Clock::time_point start_ = Clock::now();
  Thought thought_;
};

}  // namespace

Thought think(const AnyPosition& position, const Question& question) {
  return position.visit([&]<int kWords>(const Position<kWords>& p) { return Thinking<kWords>(p, question).run(); });
}

Thought think_plainly(const AnyPosition& position, const Question& question) {
  return position.visit([&]<int kWords>(const Position<kWords>& p) {
    MctsConfig config;
    config.threads = question.threads;
    config.seed = question.seed;
    const MctsResult result = mcts(PlainTreePosition<kWords>(p), config, {question.level.playouts, question.seconds, question.stop});
    Thought thought;
    thought.line = placements_of(result.line);
    thought.lead = (result.reward - 0.5) * 2 * kMaxPoints;
    thought.nodes = result.playouts;
    return thought;
  });
}

}  // namespace tablier::iso
