#include "iso_bot.hpp"

#include "sdk/position.hpp"
#include "state.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace tablier::iso {
namespace {

using Clock = std::chrono::steady_clock;

/// Tallies by which a script's scoring is compared with that of core/.
constexpr int kComparedTallies = 200;
/// Of the time of a move, where a script is slow.
constexpr double kComparedShare = 0.25;
constexpr double kMinSeconds = 0.001;
/// Playouts of the plain bot where no clock ends it.
constexpr std::uint64_t kPlainPlayouts = 20'000;
constexpr double kMaxLead = 5;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

Tally random_tally(Rng& rng) {
  Tally tally;
  for (std::size_t s = 0; s < kShapes; ++s) {
    for (auto& copies : tally.copies) copies[s] = static_cast<std::uint8_t>(rng.below(4));
    if (tally.copies[0][s] + tally.copies[1][s] == 0) continue;
    const auto first = static_cast<std::int8_t>(rng.below(2));
    tally.introducer[s] = tally.copies[static_cast<std::size_t>(first)][s] > 0 ? first : static_cast<std::int8_t>(1 - first);
  }
  return tally;
}

SearchRequest request_of(const IsoState& state, const Limits& limits, std::uint64_t seed, std::stop_token stop) {
  SearchRequest request;
  request.level = level_config(limits.level);
  request.seconds = limits.seconds;
  if (limits.level == kLevels && limits.seconds) request.level = level_config(0);
  request.threads = limits.level == 0 ? std::max(limits.threads, 1) : 1;
  request.seed = mix(seed ^ state.hash());
  request.stop = std::move(stop);
  request.rate_moves = limits.rate_moves;
  return request;
}

double lead_of(Proof proof) { return proof == Proof::win ? kMaxLead : proof == Proof::loss ? -kMaxLead : 0; }

Advice advice_of(const SearchResult& result, Clock::time_point start) {
  Advice advice;
  for (const Placement p : result.line) advice.line.push_back(encode(p));
  if (!advice.line.empty()) advice.move = advice.line.front();
  advice.score = result.lead;
  advice.proof = result.proof;
  advice.depth = static_cast<int>(result.line.size());
  advice.nodes = result.nodes;
  for (const auto& [move, proof] : result.rated) advice.rated.push_back({encode(move), lead_of(proof), proof});
  advice.seconds = seconds_since(start);
  return advice;
}

/// A search counts shapes and knows no board: `score` reads what is counted, and an empty zone.
class SheetView final : public PositionView {
 public:
  SheetView(const GameRules& rules, const Tally& tally) : rules_(rules), tally_(tally) {}

 private:
  Value make() const override {
    Value all = to_value(CommonPosition{.grid = rules_.grid, .options = rules_.scripted.options(), .seats = 2});
    all.set("copies", copies_of(tally_));
    all.set("first", introducers_of(tally_));
    return all;
  }

  const GameRules& rules_;
  const Tally& tally_;
};

/// Where a script may end the round, no line need go on and nothing is proven.
void forget_end(Advice& advice) {
  while (advice.line.size() > 1) advice.line.pop_back();
  advice.proof = Proof::none;
  advice.rated.clear();
}

}  // namespace

/// The script's, where there is one.
Judgement IsoBot::judgement() const {
  return [rules = rules_](const Tally& tally) {
    const RoundResult result = rules->scripted.scripted(tally, rules->rules, true, SheetView(*rules, tally));
    return result.wins[0] == result.wins[1] ? kNobody : result.wins[0] ? 0 : 1;
  };
}

bool IsoBot::scores_as_core(std::optional<double> seconds) {
  if (scores_as_core_) return *scores_as_core_;
  const auto start = Clock::now();
  const Judgement judged = judgement();
  Rng rng(1);
  for (int i = 0; i < kComparedTallies; ++i) {
    if (seconds && seconds_since(start) > *seconds) return false;  // what a script says that its time cuts off is no answer
    const Tally tally = random_tally(rng);
    if (judged(tally) != score_of(tally, rules_->rules).winner) return *(scores_as_core_ = false);
  }
  return *(scores_as_core_ = true);
}

Advice IsoBot::think(const State& state, const Limits& limits, std::stop_token stop) {
  const auto start = Clock::now();
  const auto& round = static_cast<const IsoState&>(state);
  SearchRequest request = request_of(round, limits, seed_, std::move(stop));
  request.judgement = judgement();
  const auto share = request.seconds ? std::optional(*request.seconds * kComparedShare) : std::nullopt;
  request.native_rules = request.level.solver_nodes > 0 && scores_as_core(share);
  if (request.seconds) request.seconds = std::max(kMinSeconds, *request.seconds - seconds_since(start));
  Advice advice = advice_of(search(round.position(), request), start);
  const Script* const script = rules_->scripted.script();
  if (script && script->has(Hook::after_move)) forget_end(advice);
  return advice;
}

Advice PlainUctBot::think(const State& state, const Limits& limits, std::stop_token stop) {
  const auto start = Clock::now();
  const auto& round = static_cast<const IsoState&>(state);
  SearchRequest request = request_of(round, limits, seed_, std::move(stop));
  request.level.playouts = limits.seconds ? ~std::uint64_t{0} : kPlainPlayouts;
  request.threads = std::max(limits.threads, 1);
  return advice_of(search_plainly(round.position(), request), start);
}

}  // namespace tablier::iso
