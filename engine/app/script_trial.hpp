#pragma once

#include "host/catalogue.hpp"
#include "match/dry_run.hpp"

#include <memory>
#include <vector>

/// What goes wrong when a variant is played at random: for `tablier check`.
namespace tablier {

/// Faults of its hooks in a few rounds, and names of reasons and outcomes that they answered and that nobody has words for; with what they
/// printed. Precondition: the game is playable.
DryRunReport try_variant(const Locale& locale, const std::shared_ptr<const GameEntry>& game, const VariantEntry& variant,
                         const DryRunPlan& plan);

/// Values that reasons in the variant's own words mention, and that no reason of the game does.
std::vector<Problem> unknown_values(const Locale& locale, const GameEntry& game, const Variant& variant);

}  // namespace tablier
