#include "solo_bot.hpp"

#include "completion.hpp"
#include "deadline.hpp"
#include "move_codec.hpp"
#include "solo_state.hpp"

#include <chrono>

namespace tablier::katamino {
namespace {

/// Solutions to compare for what they have in common: more than any penta of a series has.
constexpr std::uint64_t kMaxCompared = 20'000;
/// A volume with more free cells may take seconds to go through.
constexpr int kMaxFreeInSpace = 30;

class Thought {
 public:
  Thought(const Rules& rules, const Layout& layout, std::stop_token stop)
      : completion_(rules, layout),
        stop_(std::move(stop)),
        quick_(rules.challenge.turning != Turning::space || layout.free_cells() <= kMaxFreeInSpace) {}

  void find_line(Advice& advice) {
    SearchStats stats;
    const auto found = completion_.first(stop_, stats, quick_ ? early(advice) : std::vector<int>{});
    advice.nodes += stats.nodes;
    if (!found) {
      advice.proof = stats.complete ? Proof::loss : Proof::none;
      return;
    }
    for (const int placement : *found) advice.line.push_back(encode({MoveKind::lay, placement}));
    advice.proof = Proof::win;
    advice.move = advice.line.front();
    advice.depth = static_cast<int>(advice.line.size());
  }

  void count(Advice& advice) {
    SearchStats stats;
    const std::uint64_t n = completion_.count(stop_, stats);
    advice.nodes += stats.nodes;
    if (stats.complete) advice.solutions = n;
  }

  void list(Advice& advice, std::size_t max) {
    SearchStats stats;
    for (const auto& placements : completion_.list(max, stop_, stats)) {
      std::vector<Move>& line = advice.listed.emplace_back();
      for (const int placement : placements) line.push_back(encode({MoveKind::lay, placement}));
    }
    advice.nodes += stats.nodes;
  }

 private:
  std::vector<int> early(Advice& advice) const {
    SearchStats stats;
    auto shared = completion_.common(kMaxCompared, stop_, stats);
    advice.nodes += stats.nodes;
    return shared;
  }

  Completion completion_;
  std::stop_token stop_;
  bool quick_;
};

}  // namespace

Advice SoloBot::think(const State& state, const Limits& limits, std::stop_token stop) {
  const auto start = std::chrono::steady_clock::now();
  const Deadline deadline(stop, limits.seconds);
  const auto& solo = static_cast<const SoloState&>(state);
  Advice advice;
  Thought thought(*rules_, solo.layout(), deadline.token());
  thought.find_line(advice);
  if (limits.count_solutions && advice.proof == Proof::win) thought.count(advice);
  if (limits.count_solutions && advice.proof == Proof::loss) advice.solutions = 0;
  if (limits.list_solutions > 0 && advice.proof == Proof::win) thought.list(advice, limits.list_solutions);
  advice.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return advice;
}

}  // namespace tablier::katamino
