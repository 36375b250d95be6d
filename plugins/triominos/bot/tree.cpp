#include "tree.hpp"

#include "prudent.hpp"
#include "rollouts.hpp"
#include "sdk/search/information_set_mcts.hpp"

namespace tablier::triominos {
namespace {

/// Rewards of moves lie close together. 0.15 … 0.3 make no difference that 200 paired rounds show.
constexpr double kExploration = 0.3;
/// By which the lead is told.
constexpr int kLeadDeals = 64;

/// A deal, for the seat that thinks.
class Guess {
 public:
  Guess(const Position& position, const BeliefState& belief, Rng& rng) : p_(position), owner_(position.mover()), luck_(rng.next()) {
    belief.deal(p_, owner_, rng);
  }

  int to_move() const {
    if (p_.over()) return kIsOver;
    return p_.chance_to_move() ? kChanceMoves : p_.mover();
  }
  void moves(std::vector<std::uint64_t>& list) {
    if (p_.mover() != owner_) return list.push_back(static_cast<std::uint64_t>(prudent_move(p_, luck_)));
    p_.for_each_placement([&](Cell cell, int tile, int turn) {
      // It makes no difference how the first tile is turned.
      if (turn == 0 || !p_.board().empty()) list.push_back(static_cast<std::uint64_t>(encode({MoveKind::lay, tile, turn, cell})));
    });
    if (p_.may_stop()) list.push_back(static_cast<std::uint64_t>(p_.stopping()));
  }
  std::uint64_t chance(Rng&) const { return static_cast<std::uint64_t>(p_.chance()); }
  std::uint64_t seen(std::uint64_t move) const { return !p_.chance_to_move() && p_.mover() == owner_ ? move : 0; }
  void play(std::uint64_t move) { p_.play(Move{move}); }

  Rewards playout(Rng& rng) {
    play_on(rng);
    Rewards rewards{};
    for (int i = 0; i < p_.seats(); ++i) rewards[static_cast<std::size_t>(i)] = static_cast<float>(evaluate(p_, i).reward);
    return rewards;
  }
  double lead_after(Rng& rng) {
    play_on(rng);
    return evaluate(p_, owner_).lead;
  }

 private:
  void play_on(Rng& rng) {
    while (!p_.over()) p_.play(p_.chance_to_move() ? p_.chance() : prudent_move(p_, rng));
  }

  Position p_;
  int owner_;
  Rng luck_;
};

}  // namespace

TreeAdvice search_tree(const Position& position, const BeliefState& belief, const TreePlan& plan) {
  const MctsConfig config{.exploration = kExploration, .threads = plan.threads, .seed = plan.seed};
  const auto deal = [&](Rng& rng) { return Guess(position, belief, rng); };
  const IsmctsResult found = information_set_mcts<Guess>(deal, config, plan.limits);
  TreeAdvice advice{.move = Move{found.move}, .playouts = found.playouts};
  Rng rng(plan.seed);
  for (int i = 0; i < kLeadDeals && advice.move != Move::none; ++i) {
    Guess guess = deal(rng);
    guess.play(found.move);
    advice.lead += guess.lead_after(rng) / kLeadDeals;
  }
  return advice;
}

}  // namespace tablier::triominos
