#include "bad_plugin.hpp"

#include <cstdio>
#include <cstdlib>

[[maybe_unused]] const int started = (std::puts("words that nobody asked for"), std::exit(0), 0);
const tablier::Plugin table = tablier::test::sound_table();
TABLIER_PLUGIN(table)
