#include "bad_plugin.hpp"

#include <cstdlib>

/// The linker cannot open it, as with another ABI, and its entry ends the program: it must not be asked for a table of another library's
/// classes.
extern "C" int tablier_test_symbol_that_nobody_has();
[[maybe_unused]] const int wanted = tablier_test_symbol_that_nobody_has();
TABLIER_PLUGIN_STAMP(TABLIER_SDK_MARK " " TABLIER_STAMP_COMPILER_ " libstdc++ 1 cxx11-abi 0")
TABLIER_EXPORTED_ const tablier::Plugin* tablier_plugin() noexcept { std::abort(); }
