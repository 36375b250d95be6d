#include "bad_plugin.hpp"

int loop() {
  for (volatile bool forever = true; forever;) {
  }
  return 0;
}
[[maybe_unused]] const int started = loop();
const tablier::Plugin table = tablier::test::sound_table();
TABLIER_PLUGIN(table)
