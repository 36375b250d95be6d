#pragma once

#include "script/meter.hpp"
#include "script/sources.hpp"
#include "sdk/result.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

struct lua_State;

/// What went wrong in a script, from the Lua error or the kill to the sentence for people.
namespace tablier::lua {

/// A failure and where; `chunk` −1 where no line is known.
struct Failure {
  Text why;
  Line where;
  bool killed = false;
};

/// Ends the running C function with a Lua error of our own, `detail` being the thing it is about. `key` is one of the texts
/// that `failure_of_message` knows; people read its sentence, a script that catches it sees "key: detail".
[[noreturn]] void raise(lua_State* L, const char* key, const char* detail = "");

/// The text begins with the place that Lua puts before an error ("#0:12: "), or with an error of ours that has none.
bool is_fault(std::string_view text);
/// A Lua error message ("#0:12: attempt to …", or one of ours) as a failure; `fallback` is used where it names no place.
Failure failure_of_message(std::string_view message, Line fallback);
/// Why the slowest hook of a decision that took too long is switched off: what its calls took, and what the whole may take, in nanoseconds.
Text over_budget(std::int64_t taken, std::int64_t budget);
/// Why a hook is switched off of which one call was still at work after so long.
Text endless(std::int64_t nanoseconds);
/// A kill as a failure; one for the sake of a decision is said to be endless.
Failure failure_of_kill(const Meter& meter);

/// With the file's name; `hook` is named where it is not empty, and said to be off where it was killed. Where no line is known, `fallback`
/// is.
Problem to_problem(const Failure& failure, const Sources& sources, std::string_view hook = {}, Line fallback = {0, 1});
/// Why a script cannot be loaded; where it was killed in a file that it requires, it is named too.
Problem loading_problem(const Failure& failure, const Sources& sources);
/// The same, and the modules that are missing: these alone where the file had stand-ins for them, of which a failure may only come.
std::vector<Problem> loading_problems(const std::optional<Failure>& failure, const Sources& sources);
SourceSpot spot(Line line, const Sources& sources);

}  // namespace tablier::lua
