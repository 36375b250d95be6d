#include "bad_plugin.hpp"

#include <stdexcept>

using tablier::Plugin;
const Plugin table = tablier::test::table_with([](Plugin& t) {
  t.name = "throwing_parameters";
  t.parameters = [](const tablier::Content&) -> std::vector<tablier::Parameter> { throw std::runtime_error("from the parameters"); };
});
TABLIER_PLUGIN(table)
