#include "bad_plugin.hpp"

/// All that is left of it in today's eyes is its number: what follows would be read as pointers.
struct OldTable {
  std::uint32_t sdk_version = tablier::kSdkVersion - 1;
  char rest[256];
};
const OldTable table = [] {
  OldTable t;
  for (char& c : t.rest) c = 'x';
  return t;
}();
extern "C" __attribute__((visibility("default"))) const void* tablier_plugin() noexcept { return &table; }
