#pragma once

#include <string_view>
#include <vector>

/// Keys that a table of a Lua source is given twice: Lua keeps the last one without a word.
namespace tablier::lua {

struct DoubledKey {
  std::string_view name;  ///< as it is written, without quotes; of the source
  int line = 0;           ///< of the second one, from 1
  int column = 0;         ///< from 1, in bytes
  int first_line = 0;     ///< of the first one
};

/// Of each `{…}` of a source that is valid Lua, in the order of the source: `name = …`, `["name"] = …` and `[1] = …`, which name the same
/// field when they are written with the same letters. Items of a list have no key here. At most `max`; linear but for a logarithm.
std::vector<DoubledKey> doubled_keys(std::string_view source, std::size_t max = 50);

}  // namespace tablier::lua
