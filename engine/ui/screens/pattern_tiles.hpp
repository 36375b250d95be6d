#pragma once

#include "ui/core/input.hpp"
#include "ui/core/ui.hpp"
#include "ui/screens/setup_model.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// A parameter of type `patterns` as a little board of tiles that are dragged, turned and flipped, above a shelf of all patterns.
namespace tablier {

enum class PatternAct : std::uint8_t { turn, turn_back, flip, next, to_chance };
/// What a key means to the chosen tile.
std::optional<PatternAct> pattern_act(const KeyChange& key);

/// What hands do with such boards. It lasts from frame to frame.
struct PatternHand {
  /// A tile on the screen, and whose.
  struct Tile {
    std::string parameter;
    std::size_t place = 0;
    Rect box;
  };
  std::vector<Tile> tiles;                 ///< as drawn last
  std::string parameter;                   ///< whose tile the keys are on; empty: none
  std::size_t chosen = 0;                  ///< its place
  std::optional<PatternAct> act;           ///< to be done with it
  std::optional<std::size_t> dragged;      ///< a place of `parameter`
  std::map<std::string, Value> left = {};  ///< by parameter, what was placed before it was left to chance

  const Tile* at(Vec2 point) const;
  /// True where the input was for a tile: something is to be drawn anew.
  bool input(const Input& input);
};

/// True when something was changed.
bool draw_pattern_board(const Ui& ui, SetupModel& model, const Parameter& p, PatternHand& hand);

}  // namespace tablier
