#include "bad_plugin.hpp"

using tablier::Plugin;
const Plugin table = tablier::test::table_with([](Plugin& t) { t.build_stamp = "g++ 1.2.3 release"; });
TABLIER_PLUGIN(table)
