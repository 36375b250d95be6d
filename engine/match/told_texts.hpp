#pragma once

#include "match/noted_stage.hpp"
#include "sdk/game.hpp"

#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// The texts and the paints that a game names while it is played: for whoever looks whether there are any of that name.
namespace tablier {

/// Asks a game's positions what a table asks, and keeps the keys of all sentences.
class ToldTexts {
 public:
  /// Hears each key once, and the function of State that named it first.
  using Hear = std::function<void(const char* call, const std::string& key)>;

  /// `hear_paint` hears paints as `hear` hears keys.
  ToldTexts(std::string game, Hear hear, Hear hear_paint)
      : game_(std::move(game)), hear_(std::move(hear)), hear_paint_(std::move(hear_paint)) {}

  /// Of a position of a round of so many seats, and of some of the moves that are legal there.
  void look_at(const State& state, const MoveList& moves, int seats, NotedStage& stage);

 private:
  void look(const Scene& scene);
  void look_at_move(const State& state, Move move, NotedStage& stage);
  void look_at_paints(const Scene& scene);
  void look_at_refusals(const State& state, const MoveList& moves, NotedStage& stage);
  void look_at_wrong_hands(const State& state, const MoveList& moves, NotedStage& stage);
  void add_paint(const std::string& paint);
  void add(const char* call, const Text& text);
  void add_key(const char* call, const std::string& key);

  std::string game_;
  Hear hear_;
  Hear hear_paint_;
  std::set<std::string> known_, paints_;
  std::vector<std::string> notations_;  ///< of moves of this round and those before: most are not legal later
  std::vector<Touch> touches_;          ///< of the same
};

}  // namespace tablier
