#pragma once

#include "host/catalogue.hpp"
#include "match/dry_run.hpp"

#include <memory>
#include <vector>

/// What goes wrong when a variant is played at random: for `tablier check`.
namespace tablier {

/// Faults of its hooks in a few rounds, and names of reasons and outcomes that they answered and that nobody has words for. Precondition:
/// the game is playable.
std::vector<Problem> try_variant(const Locale& locale, const std::shared_ptr<const GameEntry>& game, const VariantEntry& variant,
                                 const DryRunPlan& plan);

}  // namespace tablier
