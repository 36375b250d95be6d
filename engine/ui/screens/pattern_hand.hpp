#pragma once

#include "sdk/value.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/core/input.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// What hands do with boards of patterns (pattern_tiles.hpp), by mouse and by keys.
namespace tablier {

enum class PatternCommand : std::uint8_t { turn, turn_back, flip, next, to_chance };
/// What a key means to the chosen tile.
std::optional<PatternCommand> pattern_command(const KeyChange& key);

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
  std::optional<PatternCommand> command;   ///< to be done with it
  std::optional<std::size_t> on;           ///< the place of `parameter` that the keyboard is on, as drawn last
  std::size_t columns = 1;                 ///< of its board
  std::optional<std::size_t> go;           ///< the place that the keyboard is to go to
  std::optional<std::size_t> dragged;      ///< a place of `parameter`
  std::map<std::string, Value> left = {};  ///< by parameter, what was placed before it was left to chance

  /// Before they are drawn.
  void begin_frame();
  const Tile* at(Vec2 point) const;
  /// True where the input was for a tile: something is to be drawn anew.
  bool input(const Input& input);

 private:
  /// The place beside the one that the keyboard is on.
  std::optional<std::size_t> beside(Key arrow) const;
};

}  // namespace tablier
