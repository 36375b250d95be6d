#include "sdk/move.hpp"

#include <stdexcept>
#include <string>

namespace tablier {

void too_many_moves() { throw std::length_error("a position offers more than " + std::to_string(kMaxMoves) + " moves"); }

}  // namespace tablier
