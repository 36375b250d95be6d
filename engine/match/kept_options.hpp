#pragma once

#include "match/match.hpp"

#include <functional>
#include <string_view>

/// A match keeps the options that it was set up with, those too that nobody set, whatever its game or variant says later: for saves, and
/// for scripts that are changed while they are played.
namespace tablier {

/// Makes rules ready: `game/variant` and options over the variant's.
using RulesetSource = std::function<Result<Ruleset>(std::string_view, const Value&)>;
inline RulesetSource rulesets_of(const Catalogue& catalogue) {
  return [&catalogue](std::string_view name, const Value& options) { return catalogue.ruleset(name, options); };
}

/// Of the options that mean something here, those that whoever set up the match left as they were. What a variant is made of is its own.
Value unset_options(const Match& match);

/// The rules of now. What an option was that nobody set (`unset`), and no longer is, is in `setup` then as if set by hand. Options that
/// there are no more, or that mean nothing any more, are left to the rules of now; one that cannot be as it was is a problem.
Result<Ruleset> rules_keeping(const Value& unset, MatchSetup& setup, const RulesetSource& rulesets);

/// The same for a match that goes on; a problem of an option names the file, and the line, where the game declares it.
Result<Ruleset> rules_keeping(const Value& unset, MatchSetup setup, const Catalogue& catalogue);

/// Whether a setting is usually another one now, and a match that goes on keeps what it had.
bool keeps_settings(const Ruleset& before, const Ruleset& now);

/// Whether the match, begun now as it was set up, would have other settings than those that it keeps.
bool has_older_settings(const Match& match);

}  // namespace tablier
