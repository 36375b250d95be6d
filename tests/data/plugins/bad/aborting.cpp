#include "bad_plugin.hpp"

#include <cstdlib>

[[maybe_unused]] const int started = (std::abort(), 0);
const tablier::Plugin table = tablier::test::sound_table();
TABLIER_PLUGIN(table)
