#pragma once

#include "host/catalogue.hpp"

/// A small game with hidden things, sound or telling too much, to test observations with: seats take turns to `draw` one of nine cards,
/// which only they see, or to `show` a card that they hold; after six turns the one who holds the most wins.
namespace tablier::cards {

/// What tells others of a seat's cards.
enum class Leak : std::uint8_t { none, scene, facts, history, reasons, moves };

Ruleset ruleset(Leak leak = Leak::none);

}  // namespace tablier::cards
