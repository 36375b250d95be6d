#pragma once

#include "match/match.hpp"

/// What it would cost to resign now, found by doing it on a copy: a round or the whole match, and points. Used by the table before it asks.
namespace tablier {

struct ResignationCost {
  bool ends_match = true;
  std::vector<std::int64_t> points;  ///< that the round would add, a number a seat; empty where nothing is counted
};

/// Precondition: match.can_resign().
ResignationCost cost_of_resigning(const Match& match);

}  // namespace tablier
