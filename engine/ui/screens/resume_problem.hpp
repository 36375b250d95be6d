#pragma once

#include "match/match_setup.hpp"
#include "ui/core/services.hpp"

#include <string>

/// Why a saved match cannot go on, told to who played it: its variant is gone, has a fault or was changed since.
namespace tablier {

/// What a saved match goes by, as it is now.
struct SavedRules {
  std::string game;     ///< its title, or its name where it is not there
  std::string variant;  ///< the same of the variant
  bool game_is_there = false;
  bool variant_is_there = false;
  bool own = false;  ///< the variant is the player's own: it may have changed
};
SavedRules saved_rules(const Services& services, const MatchSetup& setup);

/// The problem in those words; as it is where nothing of the kind is its cause.
Problem why_not_resumed(const SavedRules& rules, const Problem& why);

}  // namespace tablier
