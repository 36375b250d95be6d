#pragma once

#include "ui/core/input.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

/// Where plain keys go: into the grid, or to what Tab reaches beside it.
namespace tablier::editor {

enum class KeyPlace : std::uint8_t { grid, candidates, pieces, menu };

class KeyArea {
 public:
  KeyPlace place() const { return place_; }
  /// To the next place (+1) or the one before (−1), round.
  void step(int by);
  void leave() { place_ = KeyPlace::grid; }
  /// The piece that the keys are on, in the order of all; absent while they are elsewhere.
  std::optional<std::size_t> piece() const;
  /// Arrows, Home and End among so many pieces; candidates stand in columns of so many lines. True when it was one of them and the keys are
  /// on pieces.
  bool move(const KeyChange& key, std::size_t count, std::size_t lines);

 private:
  void go(bool on, std::size_t by, std::size_t count);

  KeyPlace place_ = KeyPlace::grid;
  std::size_t piece_ = 0;
};

}  // namespace tablier::editor
