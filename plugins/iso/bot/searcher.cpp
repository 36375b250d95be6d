#include "bot/searcher.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>

namespace tablier::iso {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMaxLead = 5;
/// Wider ones up to this side where no more points are free; on others only where few placements are left.
constexpr int kNearlySolvedSide = 8, kSolvedPoints = 37;
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

/// One search, on a zone of a known width.
template <int kWords>
class Searcher {
 public:
  Searcher(const Position<kWords>& position, const SearchRequest& request) : position_(position), request_(request) {
    if (position.can_draw(position.mover()) || request.rate_moves) return;
    // There is nothing to choose: a short look tells how the round stands.
    request_.level.playouts = std::min(request_.level.playouts, kPassPlayouts);
    if (request_.seconds) request_.seconds = std::min(*request_.seconds, kPassSeconds);
  }

  SearchResult run() {
    if (may_be_solved()) solve();
    if (result_.proof == Proof::none || result_.line.empty()) search();
    return result_;
  }

 private:
  bool is_small() const {
    const int side = position_.board().side();
    return side <= kSolvedSide || (side <= kNearlySolvedSide && position_.free().count() <= kSolvedPoints);
  }
  bool may_be_solved() const {
    if (request_.level.solver_nodes == 0) return false;
    return is_small() || position_.count_drawable(0) + position_.count_drawable(1) <= kFewPlacements;
  }
  double seconds_left() const {
    const double gone = std::chrono::duration<double>(Clock::now() - start_).count();
    return std::max(request_.seconds.value_or(0) - gone, 0.001);
  }
  SearchLimits solver_limits() const {
    SearchLimits limits{request_.level.solver_nodes, std::nullopt, request_.stop};
    if (request_.seconds) limits.seconds = seconds_left() * (is_small() || request_.rate_moves ? kZoneShare : kEndingShare);
    else if (!is_small()) limits.nodes = std::min(limits.nodes, kEndingNodes);
    return limits;
  }

  void solve() {
    const std::size_t room = is_small() ? kZoneTable : kEndingTable;
    const std::uint64_t nodes = solver_limits().nodes;
    Solver<kWords> solver(request_.judgement, request_.native_rules, nodes < room / kBytesPerNode ? nodes * kBytesPerNode : room);
    std::atomic<bool> ended{false};
    SearchBudget budget(solver_limits(), ended);
    const auto value = solver.solve(position_, budget);
    if (value) {
      result_.proof = proof_of(*value);
      result_.lead = *value * kMaxLead;
      if (request_.rate_moves) rate(solver, budget);
      settle_line(solver, *value, budget);
    }
    result_.nodes += budget.nodes();
  }

  /// The line of a win; of a draw and a loss the move that a search would play, if it gives nothing away, for the other may yet err.
  void settle_line(Solver<kWords>& solver, int value, SearchBudget& budget) {
    result_.line = solver.line(position_, value, budget);
    if (value > 0) return;
    const auto [found, lead] = searched();
    if (found.empty()) return;
    Position<kWords> next = position_;
    next.play(found.front());
    const auto rest = solver.line_if_worth(next, next.mover() == position_.mover() ? value : -value, budget);
    if (!rest) return;
    result_.line = {found.front()};
    result_.line.insert(result_.line.end(), rest->begin(), rest->end());
  }

  void rate(Solver<kWords>& solver, SearchBudget& budget) {
    position_.for_each_legal([&](Placement p) {
      Position<kWords> next = position_;
      next.play(p);
      const bool same = next.mover() == position_.mover();
      if (budget.ended()) return;
      if (const auto value = solver.solve(next, budget)) result_.rated.emplace_back(p, proof_of(same ? *value : -*value));
    });
    if (budget.ended()) result_.rated.clear();
  }

  void search() {
    const auto [line, lead] = searched();
    result_.line = line.empty() ? std::vector{most_promising()} : line;
    if (result_.proof == Proof::none) result_.lead = lead;
  }

  /// The move to play before any search.
  Placement most_promising() const {
    MctsMoves moves;
    valued_moves(position_, EvaluationWeights(), moves);
    const auto best = std::max_element(moves.begin(), moves.end(), [](const MctsMove& a, const MctsMove& b) { return a.prior < b.prior; });
    return static_cast<Placement>(best->move);
  }

  std::pair<std::vector<Placement>, double> searched() {
    const Guidance guidance = guidance_of(request_.level);
    MctsConfig config = tree_config(request_.level, position_.count_drawable(position_.mover()));
    config.threads = request_.threads;
    config.seed = request_.seed;
    SearchLimits limits{request_.level.playouts, std::nullopt, request_.stop};
    if (request_.seconds) limits.seconds = seconds_left();
    const MctsResult result = mcts(GuidedTreePosition<kWords>(position_, guidance), config, limits);
    result_.nodes += result.playouts;
    return {placements_of(result.line), (result.reward - 0.5) * 2 * kMaxLead};
  }

  const Position<kWords>& position_;
  SearchRequest request_;
  Clock::time_point start_ = Clock::now();
  SearchResult result_;
};

}  // namespace

SearchResult search(const AnyPosition& position, const SearchRequest& request) {
  return position.visit([&]<int kWords>(const Position<kWords>& p) { return Searcher<kWords>(p, request).run(); });
}

SearchResult search_plainly(const AnyPosition& position, const SearchRequest& request) {
  return position.visit([&]<int kWords>(const Position<kWords>& p) {
    MctsConfig config;
    config.threads = request.threads;
    config.seed = request.seed;
    const MctsResult found = mcts(PlainTreePosition<kWords>(p), config, {request.level.playouts, request.seconds, request.stop});
    SearchResult result;
    result.line = placements_of(found.line);
    result.lead = (found.reward - 0.5) * 2 * kMaxLead;
    result.nodes = found.playouts;
    return result;
  });
}

}  // namespace tablier::iso
