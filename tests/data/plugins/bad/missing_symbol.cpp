#include "bad_plugin.hpp"

extern "C" int tablier_test_symbol_that_nobody_has();
[[maybe_unused]] const int wanted = tablier_test_symbol_that_nobody_has();
const tablier::Plugin table = tablier::test::sound_table();
TABLIER_PLUGIN(table)
