#pragma once

#include "sdk/result.hpp"
#include "sdk/script.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// What a script did in a match, for the console, the log and the command line.
namespace tablier {

/// A failure of a hook, told once however often it happens.
struct ScriptFault {
  Problem problem;          ///< file, line and hook named
  std::string hook = {};    ///< that failed; empty where it was none
  std::uint64_t count = 1;  ///< how often
};

/// A line that a script printed.
struct ScriptPrint {
  SourceSpot where;
  std::string text;         ///< one line of UTF-8, at most kMaxPrint characters
  std::uint64_t count = 1;  ///< how often it was printed in a row
};

/// How often a hook was called, bots' calls included, and for how long. Of the bots' calls some are timed and stand for the others.
struct HookCalls {
  std::uint64_t count = 0;
  double seconds = 0;
};

/// The same of a function of a game in Lua.
struct FunctionCalls {
  std::string name;
  HookCalls calls;
};

struct ScriptReport {
  static constexpr std::size_t kMaxFaults = 32;
  static constexpr std::size_t kMaxPrints = 200;
  static constexpr std::size_t kMaxPrint = 200;
  static constexpr std::size_t kMaxPrintsACall = 100;

  std::vector<ScriptFault> faults;        ///< oldest first, kMaxFaults at most
  std::uint64_t more_faults = 0;          ///< that are not listed
  std::vector<ScriptPrint> prints;        ///< the latest, oldest first, kMaxPrints at most
  std::uint64_t older_prints = 0;         ///< that are listed no more
  std::uint64_t dropped_prints = 0;       ///< past the first kMaxPrintsACall of a call, never listed
  std::array<HookCalls, kHooks> calls{};  ///< by hook
  std::vector<FunctionCalls> functions;   ///< that were called
};

/// The values of the text `console.dropped_prints`.
inline std::vector<TextArg> dropped_prints(const ScriptReport& report) {
  return {{"n", static_cast<std::int64_t>(report.dropped_prints)}, {"max", static_cast<std::int64_t>(ScriptReport::kMaxPrintsACall)}};
}

/// The two as one: of a variant and what it extends.
ScriptReport joined(ScriptReport over, ScriptReport base);

}  // namespace tablier
