#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Which global names a source reads, as Lua's own compiler sees it: scopes are its business, not guessed from the words.
namespace tablier::lua {

struct GlobalRead {
  std::string name;
  int line = 0;                     ///< of the first read, from 1
  int column = 0;                   ///< from 1, in bytes; 0 where not known
  std::vector<int> functions = {};  ///< lines of the functions of the file, not of those inside others, that read it; 0: it does so itself
};

/// Each global name that the source reads and never sets, in the order of the lines; functions that are never called count too. Nothing
/// where the source does not compile, or where this Lua's compiled form is not that of Lua 5.4. A name read in a function with more than
/// 255 constants may be missed.
std::vector<GlobalRead> global_reads(std::string_view source);

}  // namespace tablier::lua
