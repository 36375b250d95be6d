#include "bad_plugin.hpp"

using tablier::Plugin;
const Plugin table = tablier::test::table_with([](Plugin& t) { t.sdk_version = tablier::kSdkVersion + 1; });
TABLIER_PLUGIN(table)
