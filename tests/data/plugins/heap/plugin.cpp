#include "heap.hpp"

namespace {

tablier::Plugin make_table() {
  tablier::Plugin table;
  table.name = "heap";
  table.version = "0.9";
  table.parameters = [](const tablier::Content&) { return tablier::heap::parameters(); };
  table.make_game = tablier::heap::make_game;
  table.hooks = tablier::heap::hooks;
  table.tools = tablier::heap::tools;
  return table;
}

const tablier::Plugin table = make_table();

}  // namespace

TABLIER_PLUGIN(table)
