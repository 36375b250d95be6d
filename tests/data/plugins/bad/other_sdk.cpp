#include "bad_plugin.hpp"

#include <cstdlib>

/// Its entry ends the program: it must not be asked for a table whose shape is not known.
TABLIER_PLUGIN_STAMP("0123456789abcdef g++ 1.2.3")
TABLIER_EXPORTED_ const tablier::Plugin* tablier_plugin() noexcept { std::abort(); }
