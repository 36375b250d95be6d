#include "moving/bot/level.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tablier::katarenga::moving {
namespace {

constexpr std::uint64_t kEndless = ~std::uint64_t{0};

// Each level has some four times the work of the one before, and the first ones misjudge. The README has what that makes in games won.
constexpr std::array<LevelConfig, kLevels + 1> kLevelConfigs{{
    {kEndless, 2},
    {40, 150},
    {120, 80},
    {500, 40},
    {2'000, 15},
    {8'000, 6},
    {40'000, 2},
}};

}  // namespace

LevelConfig level_config(int level) { return kLevelConfigs[static_cast<std::size_t>(std::clamp(level, 0, kLevels))]; }

}  // namespace tablier::katarenga::moving
