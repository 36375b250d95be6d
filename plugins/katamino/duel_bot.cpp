#include "duel_bot.hpp"

#include "deadline.hpp"
#include "move_codec.hpp"
#include "refusals.hpp"
#include "sdk/position.hpp"

#include <algorithm>
#include <chrono>

namespace tablier::katamino {
namespace {

/// Positions that a level may look at; by time the clock alone ends it.
constexpr std::array<std::uint64_t, kDuelLevels + 1> kBudgets{~std::uint64_t{0}, 50, 500, 5'000, 50'000, 250'000};
/// The first share of the budget that one reply gets before the others have had theirs.
constexpr std::uint64_t kFirstShare = 50;
/// Where nothing is proven, moves that leave so small a share more replies than the first are as good: a match is not like the one before.
constexpr int kEqualShare = 32;

std::uint64_t budget_of(const Limits& limits) { return kBudgets[static_cast<std::size_t>(std::clamp(limits.level, 0, kDuelLevels))]; }

/// Tries the mover's placements one after the other, each with a share of the budget that grows from round to round, until one is found
/// that the other loses after, all are found to lose, or the budget is spent.
class RootSearch {
 public:
  RootSearch(DuelSearch& search, std::vector<DuelReply> moves, std::uint64_t budget, std::stop_token stop)
      : search_(search), moves_(std::move(moves)), budget_(budget), stop_(std::move(stop)) {}

  Proof run() {
    for (std::uint64_t share = kFirstShare; !moves_.empty() && left() > 0; share *= 4) {
      for (std::size_t i = 0; i < moves_.size() && left() > 0;) {
        const auto theirs = search_.wins(search_.after(search_.root(), moves_[i].placement), std::min(share, left()), stop_);
        if (theirs && !*theirs) return won(moves_[i]);
        if (theirs) lose(i);
        else ++i;
      }
    }
    return moves_.empty() ? Proof::loss : Proof::none;
  }

  /// Not known to lose; when all do, the one that took longest to refute.
  const std::vector<DuelReply>& candidates() const { return moves_.empty() ? hardest_ : moves_; }

 private:
  std::uint64_t left() const {
    if (stop_.stop_requested() || search_.nodes() >= budget_) return 0;
    return budget_ - search_.nodes();
  }

  Proof won(DuelReply move) {
    moves_ = {move};
    return Proof::win;
  }

  void lose(std::size_t i) {
    hardest_ = {moves_[i]};
    moves_.erase(moves_.begin() + static_cast<std::ptrdiff_t>(i));
  }

  DuelSearch& search_;
  std::vector<DuelReply> moves_;
  std::vector<DuelReply> hardest_;
  std::uint64_t budget_;
  std::stop_token stop_;
};

/// The rest of a decided round, each side playing as well as is known; as far as it was found before a stop.
std::vector<Move> proven_line(DuelSearch& search, int first, bool winning, const std::stop_token& stop) {
  std::vector<Move> line{encode({MoveKind::lay, first})};
  DuelNode node = search.after(search.root(), first);
  for (bool wins = !winning; !stop.stop_requested(); wins = !wins) {
    const auto moves = search.ordered(node);
    const auto holds = [&](DuelReply m) {
      const auto theirs = search.wins(search.after(node, m.placement), ~std::uint64_t{0}, stop);
      return theirs && !*theirs;
    };
    const auto best = wins ? std::find_if(moves.begin(), moves.end(), holds) : moves.begin();
    if (best == moves.end()) break;
    line.push_back(encode({MoveKind::lay, best->placement}));
    node = search.after(node, best->placement);
  }
  return line;
}

/// What the script does not forbid.
std::vector<DuelReply> allowed(const DuelState& state, std::vector<DuelReply> moves) {
  const StateView view(state, Seat::nobody);
  std::erase_if(moves,
                [&](DuelReply m) { return forbidden(state.rules(), state.layout(), m.placement, state.to_move(), view).has_value(); });
  return moves;
}

}  // namespace

Advice DuelBot::think(const State& state, const Limits& limits, std::stop_token stop) {
  const auto start = std::chrono::steady_clock::now();
  const Deadline deadline(stop, limits.seconds);
  const auto& duel = static_cast<const DuelState&>(state);
  Advice advice;
  if (duel.is_taking()) advice.move = taken_piece(duel, limits.level);
  else lay(duel, limits, deadline.token(), advice);
  if (advice.line.empty()) advice.line = {advice.move};
  advice.depth = static_cast<int>(advice.line.size());
  advice.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return advice;
}

/// The piece that can lie in most ways; the first level takes any.
Move DuelBot::taken_piece(const DuelState& state, int level) {
  std::vector<int> pieces;
  for (int piece = 0; piece < rules_->pieces(); ++piece)
    if (state.owner(piece) == Seat::nobody) pieces.push_back(piece);
  const auto ways = [&](int piece) { return rules_->table.of_piece(piece).last - rules_->table.of_piece(piece).first; };
  std::stable_sort(pieces.begin(), pieces.end(), [&](int a, int b) { return ways(a) > ways(b); });
  const auto as_many = std::ranges::count_if(pieces, [&](int piece) { return ways(piece) == ways(pieces.front()); });
  const auto choices = static_cast<std::uint32_t>(level == 1 ? std::ssize(pieces) : as_many);
  return encode({MoveKind::take, pieces[rng_.below(choices)]});
}

void DuelBot::lay(const DuelState& state, const Limits& limits, const std::stop_token& stop, Advice& advice) {
  DuelSearch search(tables_, state);
  const bool scripted = rules_->has(Hook::allow);
  RootSearch root(search, allowed(state, search.ordered(search.root())), scripted ? 0 : budget_of(limits), stop);
  const Proof proof = root.run();
  // Where a script says who moves next and when it ends, nothing is proven.
  advice.proof = rules_->has(Hook::after_move) ? Proof::none : proof;
  const auto& best = root.candidates();
  const bool at_random = limits.level == 1 && advice.proof == Proof::none;
  const int as_good = best.front().replies + (advice.proof == Proof::none ? best.front().replies / kEqualShare : 0);
  const auto like_the_first = std::ranges::count_if(best, [&](DuelReply m) { return m.replies <= as_good; });
  const auto choices = static_cast<std::uint32_t>(at_random ? std::ssize(best) : like_the_first);
  const int chosen = best[rng_.below(choices)].placement;
  advice.move = encode({MoveKind::lay, chosen});
  advice.score = advice.proof == Proof::win ? 1 : advice.proof == Proof::loss ? -1 : 0;
  if (advice.proof != Proof::none) advice.line = proven_line(search, chosen, advice.proof == Proof::win, stop);
  advice.nodes = search.nodes();
}

}  // namespace tablier::katamino
