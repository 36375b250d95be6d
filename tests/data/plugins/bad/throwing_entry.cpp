#include "bad_plugin.hpp"

#include <stdexcept>

TABLIER_PLUGIN_STAMP(TABLIER_BUILD_STAMP)
TABLIER_EXPORTED_ const tablier::Plugin* tablier_plugin() { throw std::runtime_error("from the entry"); }
