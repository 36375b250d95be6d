#include "bad_plugin.hpp"

#include <cstdlib>

/// Its entry ends the program: it must not be asked for a table of another compiler's classes.
TABLIER_PLUGIN_STAMP(TABLIER_SDK_MARK " g++ 1.2.3 libstdc++ 12 cxx11-abi 1")
TABLIER_EXPORTED_ const tablier::Plugin* tablier_plugin() noexcept { std::abort(); }
