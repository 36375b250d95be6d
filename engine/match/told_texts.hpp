#pragma once

#include "match/noted_stage.hpp"
#include "sdk/game.hpp"

#include <functional>
#include <set>
#include <string>
#include <utility>

/// The texts that a game names while it is played: for whoever looks whether anybody has words for them.
namespace tablier {

/// Asks a game's positions what a table asks, and keeps the keys of all sentences.
class ToldTexts {
 public:
  /// Hears each key once, and the function of State that named it first.
  using Hear = std::function<void(const char* call, const std::string& key)>;

  ToldTexts(std::string game, Hear hear) : game_(std::move(game)), hear_(std::move(hear)) {}

  /// Of a position of a round of so many seats, and of some of the moves that are legal there.
  void look_at(const State& state, const MoveList& moves, int seats, NotedStage& stage);

 private:
  void look(const Scene& scene);
  void look_at_move(const State& state, Move move, NotedStage& stage);
  void look_at_refusals(const State& state, NotedStage& stage);
  void add(const char* call, const Text& text);
  void add_key(const char* call, const std::string& key);

  std::string game_;
  Hear hear_;
  std::set<std::string> known_;
};

}  // namespace tablier
