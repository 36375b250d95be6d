#pragma once

#include <cstdint>

/// How hard a bot thinks.
namespace tablier::katarenga::moving {

inline constexpr int kLevels = 6;

struct LevelConfig {
  std::uint64_t nodes = 0;
  int noise = 0;  ///< hundredths that it misjudges a position by
};

/// Level 1 … kLevels: fixed work. Level 0: as hard as the clock allows.
LevelConfig level_config(int level);

}  // namespace tablier::katarenga::moving
