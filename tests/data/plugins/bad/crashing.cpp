#include "bad_plugin.hpp"

#include <csignal>

[[maybe_unused]] const int started = std::raise(SIGSEGV);
const tablier::Plugin table = tablier::test::sound_table();
TABLIER_PLUGIN(table)
