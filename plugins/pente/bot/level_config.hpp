#pragma once

#include "search_position.hpp"

#include <cstdint>

/// How hard a bot thinks.
namespace tablier::pente {

inline constexpr int kLevels = 9;

struct LevelConfig {
  std::uint64_t nodes = 0;        ///< of alpha-beta; without end where the clock decides
  int noise = 0;                  ///< hundredths that it misjudges a position by
  int attack_nodes = 0;           ///< placements of the first look for a forced win; 0: none
  std::uint64_t proof_nodes = 0;  ///< positions of the proof search; 0: none
  std::uint64_t playouts = 0;     ///< where Monte-Carlo search plays
  SearchStyle style = {};
};

/// Level 1 … kLevels: fixed work. Level 0: as hard as the clock allows.
LevelConfig level_config_of(int level);

}  // namespace tablier::pente
