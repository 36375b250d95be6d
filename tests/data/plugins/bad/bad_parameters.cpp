#include "bad_plugin.hpp"

using tablier::Plugin;
const Plugin table = tablier::test::table_with([](Plugin& t) {
  t.name = "bad_parameters";
  t.parameters = [](const tablier::Content&) {
    return std::vector<tablier::Parameter>{{"size", tablier::ParameterType::integer, 20, 1, 19}};
  };
});
TABLIER_PLUGIN(table)
