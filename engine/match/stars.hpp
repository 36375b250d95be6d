#pragma once

namespace tablier {

/// The most that the end of a game for one gives.
inline constexpr int kMaxStars = 3;

}  // namespace tablier
