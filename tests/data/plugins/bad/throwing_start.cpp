#include "bad_plugin.hpp"

#include <stdexcept>

int fail() { throw std::runtime_error("from a static initialiser"); }
[[maybe_unused]] const int started = fail();
const tablier::Plugin table = tablier::test::sound_table();
TABLIER_PLUGIN(table)
