#pragma once

#include "script/variant.hpp"

#include <filesystem>
#include <vector>

/// Reads a variant's file, with all that is wrong with it rather than the first thing.
namespace tablier::lua {

struct Reading {
  Variant variant;  ///< as far as it could be read
  std::vector<Problem> problems;
  std::vector<ScriptPrint> prints = {};  ///< where the file does not run
};

Reading read_variant(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, const ScriptLimits& limits);

}  // namespace tablier::lua
