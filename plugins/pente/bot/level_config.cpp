#include "level_config.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tablier::pente {
namespace {

constexpr std::uint64_t kEndless = ~std::uint64_t{0};
constexpr SearchStyle kBlind{8, false, 0};
constexpr SearchStyle kPlain{14, true, 0};
constexpr SearchStyle kKeen{16, true, 12};

// Each level has about three times the work of the one before; what sets the first ones apart is that they misjudge. The README has what
// that makes in Elo.
constexpr std::array<LevelConfig, kLevels + 1> kLevelConfigs{{
    {kEndless, 2, 20'000, kEndless, kEndless, kKeen},
    {24, 400, 0, 0, 60, kBlind},
    {60, 200, 0, 0, 150, kBlind},
    {180, 100, 20, 0, 300, kPlain},
    {500, 50, 60, 0, 600, kPlain},
    {1'500, 25, 200, 0, 1'200, kKeen},
    {5'000, 10, 500, 0, 2'500, kKeen},
    {15'000, 5, 1'500, 0, 5'000, kKeen},
    {50'000, 3, 5'000, 20, 12'000, kKeen},
    {200'000, 2, 20'000, 60, 30'000, kKeen},
}};

}  // namespace

LevelConfig level_config_of(int level) { return kLevelConfigs[static_cast<std::size_t>(std::clamp(level, 0, kLevels))]; }

}  // namespace tablier::pente
