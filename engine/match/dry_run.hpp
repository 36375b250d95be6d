#pragma once

#include "host/catalogue.hpp"

#include <array>
#include <memory>
#include <set>
#include <string>
#include <vector>

/// Tries the hooks of a variant, and a game in Lua under it, before anybody plays it: for `tablier check`.
namespace tablier {

struct DryRunPlan {
  double seconds = 1.5;     ///< for everything together, but for a call that is under way when they are over
  int calls = 20;           ///< of each hook that are enough
  int rounds = 12;          ///< at most
  int plies = 60;           ///< of players, after which a round is resigned where that can be
  std::uint64_t seed = 12;  ///< the same each time
};

/// The name of a text that a hook answered: of a reason, of an outcome.
struct AnsweredName {
  Hook hook = Hook::allow;
  std::string unit;  ///< `reason`: the text is `<game>.reason.<name>`
  std::string name;
  friend auto operator<=>(const AnsweredName&, const AnsweredName&) = default;
};

struct DryRunReport {
  std::vector<Problem> faults;      ///< of scripts, with file and line, each once
  std::array<int, kHooks> calls{};  ///< how often each was asked
  std::set<AnsweredName> names{};   ///< that hooks answered
  ScriptReport script{};            ///< with what it printed
};

/// Plays random rounds of the variant, with each number of seats in turn, until every hook that it gives and that the game asks was called
/// often enough; of a game in Lua whose variant has no hook, as many rounds as the plan has. Nothing where no game can be made of it: that
/// is told elsewhere. Precondition: the game is playable.
DryRunReport dry_run(const std::shared_ptr<const GameEntry>& game, const VariantEntry& variant, const DryRunPlan& plan = {});

}  // namespace tablier
