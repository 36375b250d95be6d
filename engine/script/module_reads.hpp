#pragma once

#include <string_view>
#include <vector>

/// What a source reads of the modules that it requires.
namespace tablier::lua {

/// `first_to` of `local rounds = require("lib.rounds") … rounds.first_to`, or `random` of `math.random`. Views into the source.
struct ModuleRead {
  std::string_view module, member;
  bool is_library = false;   ///< one of Lua's own
  int line = 0, column = 0;  ///< of the member, from 1; columns in bytes
  bool at_load = true;       ///< outside of any function
};

/// Members of modules that stand in locals of their own: those whose local is declared once and never set anew, and read in another way
/// than to see whether they are there (`if rounds.x then`, `rounds.x or 3`); and those of Lua's own libraries, where no local and no
/// parameter of the source has the library's name. From the words, as they stand: what is read in some other way
/// is not found.
std::vector<ModuleRead> module_reads(std::string_view source);

}  // namespace tablier::lua
