#include "bad_plugin.hpp"

TABLIER_PLUGIN_STAMP(TABLIER_BUILD_STAMP)
TABLIER_EXPORTED_ const tablier::Plugin* tablier_plugin() noexcept { return nullptr; }
