#pragma once

#include "bot/tree_position.hpp"

#include <cstdint>

/// How hard a bot thinks.
namespace tablier::iso {

inline constexpr int kLevels = 6;

struct LevelConfig {
  std::uint64_t playouts = 0;      ///< without end where the clock decides
  std::uint64_t solver_nodes = 0;  ///< positions of the solver on zones and endings small enough for it; 0: none
  bool guided = true;              ///< playouts choose among a few moves, else uniformly
};

/// Level 1 … kLevels: fixed work. Level 0: as hard as the clock allows.
LevelConfig level_config(int level);

/// How the tree grows where the first mover has so many moves.
MctsConfig tree_config(const LevelConfig& level, int moves);
Guidance guidance_of(const LevelConfig& level);

}  // namespace tablier::iso
