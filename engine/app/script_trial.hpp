#pragma once

#include "host/catalogue.hpp"
#include "match/dry_run.hpp"

#include <memory>
#include <set>
#include <string>
#include <vector>

/// What goes wrong when a variant is played at random: for `tablier check`.
namespace tablier {

/// Faults of its hooks in a few rounds, and names of reasons and outcomes that they answered and that nobody has words for; with what they
/// printed. Precondition: the game is playable.
DryRunReport try_variant(const Locale& locale, const std::shared_ptr<const GameEntry>& game, const VariantEntry& variant,
                         const DryRunPlan& plan);

/// That a sentence mentions a value that is not among those that it is told.
Text unknown_value(const std::string& value, const std::set<std::string>& told);

/// Characters in the variant's own words that nobody can read.
std::vector<Problem> odd_letters(const Variant& variant);

/// Values that the variant's own words mention and that nobody tells them; for reasons these are what the hooks tell that are asked under
/// its settings (null: not known, and any hook counts), for how a round ended there are none.
std::vector<Problem> odd_words(const Locale& locale, const GameEntry& game, const Variant& variant, const Value* settings);

}  // namespace tablier
