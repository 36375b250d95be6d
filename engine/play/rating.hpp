#pragma once

#include "content/game_spec.hpp"
#include "match/records.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// How strong a player is by their matches against bots whose strength was measured: Elo on the scale of the game's bots.
namespace tablier {

/// The Elo of a level in a variant; absent where it was not measured.
std::optional<int> level_elo(const GameSpec& spec, std::string_view variant, int level);

/// Matches against one opponent.
struct RatedMatches {
  double elo = 0;     ///< the opponent's
  double points = 0;  ///< a win 1, a draw ½
  std::size_t played = 0;
};

struct Rating {
  double elo = 0;
  double error = 0;  ///< standard error
  std::size_t played = 0;
};

/// The strength under which such results are most likely (A. E. Elo, 1978), a draw against the mean of the opponents counted in addition:
/// so a player who has only won has a number too. Absent without matches.
std::optional<Rating> rating_of(std::span<const RatedMatches> matches);

/// That of whoever plays here, from the records: matches without help against bots of levels that were measured.
std::optional<Rating> own_rating(const Records& records, const GameSpec& spec);

}  // namespace tablier
