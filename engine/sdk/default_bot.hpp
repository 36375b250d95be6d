#pragma once

/// The bot of games that have none of their own.
namespace tablier {

/// Its levels: 1 to this.
inline constexpr int kDefaultBotLevels = 6;

}  // namespace tablier
