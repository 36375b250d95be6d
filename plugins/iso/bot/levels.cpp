#include "bot/levels.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tablier::iso {
namespace {

constexpr std::uint64_t kEndless = ~std::uint64_t{0};

// What that makes in Elo is in the README.
constexpr std::array<LevelConfig, kLevels + 1> kLevelConfigs{{
    {kEndless, kEndless, true},
    {30, 0, false},
    {60, 0, true},
    {200, 0, true},
    {700, 5'000, true},
    {2'400, 50'000, true},
    {8'000, 2'000'000, true},
}};

}  // namespace

LevelConfig level_config(int level) { return kLevelConfigs[static_cast<std::size_t>(std::clamp(level, 0, kLevels))]; }

MctsConfig tree_config(const LevelConfig& level, int moves) {
  MctsConfig config;
  config.exploration = 0.1;
  config.bias = level.guided ? 0.5 : 0;
  // To value all moves of a node takes as long as some playouts: the more, the later it is done.
  config.expand_after = 8 + static_cast<std::uint32_t>(moves) / 64;
  config.max_moves = 60;
  config.rave_equivalence = 200;
  return config;
}

Guidance guidance_of(const LevelConfig& level) {
  Guidance guidance;
  if (!level.guided) guidance.rollout = {.weights = {}, .tries = 1, .shape_bias = 0};
  return guidance;
}

}  // namespace tablier::iso
