#include "placing/bot/scripted_bot.hpp"

#include "placing/bot/end_search.hpp"
#include "placing/bot/levels.hpp"
#include "sdk/rng.hpp"
#include "sdk/search/mcts.hpp"

#include <algorithm>
#include <chrono>
#include <vector>

namespace tablier::katarenga {
namespace {

/// By the clock, and where every move is to be rated, the end may take so much.
constexpr std::uint64_t kTimedEndQuestions = 100'000;

/// A round for the search template.
class ScriptedPosition {
 public:
  explicit ScriptedPosition(const PlacingState& state) : state_(state) {}

  int to_move() const { return index(state_.to_move()); }
  void moves(MctsMoves& list) const {
    for_each(state_.legal(), [&](int square) { list.push_back({static_cast<std::uint32_t>(place_on(square)), 0}); });
  }
  void play(std::uint32_t move) { state_.play(Move{move}); }
  Rewards playout(Rng& rng) {
    while (!state_.over()) state_.play(place_on(any_of(state_.legal(), rng)));
    Rewards rewards{0.5F, 0.5F};
    if (state_.ending().winners != 0)
      for (int s = 0; s < 2; ++s) rewards[static_cast<std::size_t>(s)] = state_.ending().won_by(s) ? 1.0F : 0.0F;
    return rewards;
  }

 private:
  static int any_of(SquareSet squares, Rng& rng) {
    for (auto skipped = rng.below(static_cast<std::uint32_t>(count(squares))); skipped > 0; --skipped) squares &= squares - 1;
    return first(squares);
  }

  PlacingState state_;
};

Proof proof_of(int value) { return value > 0 ? Proof::win : value < 0 ? Proof::loss : Proof::draw; }

/// Every move by what it leads to; none where that cannot be seen.
std::vector<EndValue> value_all(PlacingState state, EndSearch& search) {
  std::vector<EndValue> values;
  const Seat other = seat(1 - index(state.to_move()));
  for (SquareSet left = state.legal(); left != 0; left &= left - 1) {
    const Move move = place_on(first(left));
    state.play(move);
    const auto reply = state.over() ? std::optional(value_at_end(state, other)) : search.value(state);
    state.undo();
    if (!reply) return {};
    values.push_back(before(*reply, move));
  }
  return values;
}

Advice advice_of(PlacingState state, const std::vector<EndValue>& values, const EndSearch& search) {
  const EndValue& best = *std::max_element(values.begin(), values.end(), [](const auto& a, const auto& b) { return is_better(b, a); });
  Advice advice;
  advice.move = best.move;
  advice.score = static_cast<double>(best.points);
  advice.proof = proof_of(best.outcome);
  advice.depth = best.plies;
  for (const EndValue& value : values) advice.rated.push_back({value.move, static_cast<double>(value.points), proof_of(value.outcome)});
  state.play(best.move);
  advice.line = search.line(std::move(state));
  advice.line.insert(advice.line.begin(), best.move);
  return advice;
}

Advice try_out(const PlacingState& state, const MctsConfig& config, const SearchLimits& limits) {
  const MctsResult found = mcts(ScriptedPosition(state), config, limits);
  Advice advice;
  advice.move = found.playouts > 0 ? Move{found.move} : place_on(first(state.legal()));
  advice.score = 2 * found.reward - 1;
  advice.depth = static_cast<int>(found.line.size());
  for (const std::uint32_t move : found.line) advice.line.push_back(Move{move});
  if (advice.line.empty()) advice.line = {advice.move};
  advice.nodes = found.playouts;
  return advice;
}

}  // namespace

Advice ScriptedBot::think(const State& state, const Limits& limits, std::stop_token stop) {
  const auto start = std::chrono::steady_clock::now();
  const auto& round = static_cast<const PlacingState&>(state);
  const bool timed = limits.level == 0;
  const ScriptedLevel level =
      timed ? ScriptedLevel{~std::uint64_t{0}, kTimedEndQuestions} : kScriptedLevels[static_cast<std::size_t>(limits.level - 1)];
  EndSearch end(limits.rate_moves ? kTimedEndQuestions : level.end_questions, stop);
  const auto values = level.end_questions > 0 || limits.rate_moves ? value_all(round, end) : std::vector<EndValue>();
  MctsConfig config;
  config.threads = timed ? std::max(limits.threads, 1) : 1;
  config.seed = mix(seed_ ^ state.hash());
  Advice advice =
      values.empty() ? try_out(round, config, {level.playouts, limits.seconds, std::move(stop)}) : advice_of(round, values, end);
  if (!limits.rate_moves) advice.rated.clear();
  advice.nodes += end.nodes();
  advice.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return advice;
}

}  // namespace tablier::katarenga
