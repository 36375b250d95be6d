#pragma once

#include "script/sources.hpp"
#include "sdk/result.hpp"

#include <cstdint>
#include <vector>

/// Functions and values of modules that a script reads and that are not there: nothing says so when it runs, for what is missing is nil.
namespace tablier::lua {

class Vm;

enum class ReadWhen : std::uint8_t { loading, ever };

/// Of the script's own file, each once, with the one that was meant; `loading`: only those that are read outside of its functions. Modules
/// that are no plain tables have whatever is asked of them. Right after Vm::load.
std::vector<Problem> missing_members(Vm& vm, const Sources& sources, ReadWhen when);

}  // namespace tablier::lua
