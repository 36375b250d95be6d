#include <cstdlib>

/// As plugins were before they said what they are built with. Its entry ends the program: it must not be asked for a table.
extern "C" __attribute__((visibility("default"))) const void* tablier_plugin() noexcept { std::abort(); }
