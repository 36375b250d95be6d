#include "bad_plugin.hpp"

#include <cstdlib>

/// Its entry ends the program: it must not be asked for a table of another library's classes.
TABLIER_PLUGIN_STAMP(TABLIER_SDK_MARK " " TABLIER_STAMP_COMPILER_ " libstdc++ 1 cxx11-abi 0")
TABLIER_EXPORTED_ const tablier::Plugin* tablier_plugin() noexcept { std::abort(); }
