#include "bad_plugin.hpp"

const tablier::Plugin table = tablier::test::sound_table();
TABLIER_PLUGIN(table)
