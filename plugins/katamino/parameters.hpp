#pragma once

#include "sdk/content.hpp"
#include "sdk/parameter.hpp"

#include <vector>

/// The rule parameters of Katamino. Variants set them; the set-up screen offers those that mean something in a variant.
namespace tablier::katamino {

/// What is played: parameter `mode`.
enum class Mode : std::uint8_t { penta, board, triple, volume, figure, duel };

/// Who may lay what in a duel: parameter `sharing`.
enum class Sharing : std::uint8_t {
  pool,   ///< both from the same twelve pieces
  draft,  ///< before play each takes a piece in turn until all are taken
  parity  ///< the first seat has the even numbers, the second the odd ones
};

/// Prefixes of the names of figures that a parameter picks by a piece's letter or offers by themselves.
inline constexpr const char* kTriplePrefix = "triple-";

/// All parameters; the figures and letters that they offer come from the content.
std::vector<Parameter> parameters(const Content& content);

Mode mode_of(const Options& options);
Sharing sharing_of(const Options& options);

}  // namespace tablier::katamino
