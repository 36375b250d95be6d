#include "match/two_ways.hpp"

#include "match/shown_position.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tablier {
namespace {

/// The last move is the last one of both orders: what marks it is marked alike.
constexpr std::array<std::size_t, 4> kOtherOrder{2, 1, 0, 3};

struct Step {
  Seat mover = Seat::nobody;
  Move move = Move::none;
  std::string notation = {};
};

std::string written(const std::vector<Step>& steps) {
  std::string all;
  for (const Step& step : steps) all += (all.empty() ? "" : " ") + step.notation;
  return all;
}

std::vector<Move> sorted_moves(const State& state) {
  MoveList list;
  if (is_player(state.to_move())) state.legal_moves(list);
  std::vector<Move> moves(list.begin(), list.end());
  std::ranges::sort(moves);
  return moves;
}

class TwoWays {
 public:
  TwoWays(const State& position, Rng& rng, RoundWatch& watch) : position_(position), rng_(rng), watch_(watch) {}

  std::optional<Text> fault() {
    const auto one = play_any();
    const auto other = one ? play_again() : nullptr;
    if (!other || !are_same(*one, *other)) return std::nullopt;
    watch_.asks("hash", "");
    if (one->hash() == other->hash()) return std::nullopt;
    return Text("match.hash.way", {{"move", written(steps_)}, {"other", written(in_other_order())}});
  }

 private:
  void play(State& state, const Step& step) {
    watch_.asks("play", step.notation);
    state.play(step.move);
  }

  /// Null where it comes to an end before.
  std::unique_ptr<State> play_any() {
    watch_.asks("clone", "");
    auto state = position_.clone();
    for (std::size_t i = 0; i < kOtherOrder.size(); ++i) {
      watch_.asks("legal_moves", "");
      const std::vector<Move> moves = sorted_moves(*state);
      if (moves.empty()) return nullptr;
      const Move move = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
      watch_.asks("notation", "");
      steps_.push_back({state->to_move(), move, state->notation(move)});
      play(*state, steps_.back());
    }
    return state;
  }

  std::vector<Step> in_other_order() const {
    std::vector<Step> steps;
    for (const std::size_t i : kOtherOrder) steps.push_back(steps_[i]);
    return steps;
  }

  /// Null where it cannot be played so: the moves do not commute.
  std::unique_ptr<State> play_again() {
    watch_.asks("clone", "");
    auto state = position_.clone();
    for (const Step& step : in_other_order()) {
      watch_.asks("legal_moves", "");
      const std::vector<Move> moves = sorted_moves(*state);
      if (state->to_move() != step.mover || !std::ranges::binary_search(moves, step.move)) return nullptr;
      play(*state, step);
    }
    return state;
  }

  bool are_same(const State& one, const State& other) {
    watch_.asks("legal_moves", "");
    if (one.to_move() != other.to_move() || sorted_moves(one) != sorted_moves(other)) return false;
    watch_.asks("facts", "");
    if (!(one.facts(Seat::nobody) == other.facts(Seat::nobody)) || !is_same_outcome(one.outcome(), other.outcome())) return false;
    watch_.asks("look", "");
    return seen_table(one) == seen_table(other);
  }

  const State& position_;
  Rng& rng_;
  RoundWatch& watch_;
  std::vector<Step> steps_;
};

}  // namespace

std::optional<Text> hash_of_way(const State& position, Rng& rng, RoundWatch& watch) { return TwoWays(position, rng, watch).fault(); }

}  // namespace tablier
