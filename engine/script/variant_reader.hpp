#pragma once

#include "script/variant.hpp"

#include <cstdint>
#include <filesystem>
#include <vector>

/// Reads a variant's file, with all that is wrong with it rather than the first thing.
namespace tablier::lua {

struct Reading {
  Variant variant;  ///< as far as it could be read
  std::vector<Problem> problems;
  std::vector<ScriptPrint> prints = {};  ///< where the file does not run
  bool stood_in = false;                 ///< it was given stand-ins: what it does may only come of them
};

/// What a file is given for a module or a name that is missing: nothing, so that it fails there, or a stand-in. Missing modules are
/// problems either way; missing names are for check.hpp.
enum class Absent : std::uint8_t { fails, stood_in };

Reading read_variant(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, const ScriptLimits& limits,
                     Absent absent = Absent::fails);

}  // namespace tablier::lua
