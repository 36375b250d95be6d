#pragma once

#include "solver/puzzle.hpp"

#include <optional>
#include <stop_token>

/// How hard a puzzle is for a person who fills it patiently.
namespace tablier::katamino {

/// The person always covers the first empty cell from one end, trying every piece left in every way it can lie, and takes back what leads
/// nowhere. With so many pieces laid in the whole search, and so many solutions on the way, one solution costs nodes ÷ solutions pieces;
/// the difficulty is its binary logarithm: one more is twice the work. Turned and flipped solutions count each, since the person may meet
/// any of them. Absent where there is no solution or the search was stopped. Precondition: at most 64 cells, a sound puzzle.
std::optional<double> difficulty(const Puzzle& puzzle, const std::stop_token& stop = {});

}  // namespace tablier::katamino
