#include "bad_plugin.hpp"

using tablier::Plugin;
const Plugin table = tablier::test::table_with([](Plugin& t) { t.name = "../elsewhere"; });
TABLIER_PLUGIN(table)
