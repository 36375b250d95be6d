#include "sdk/expect.hpp"

#include <cstdio>
#include <cstdlib>

namespace tablier {

void broken_precondition(std::source_location where) noexcept {
  std::fprintf(stderr, "tablier: %s:%u: a precondition is broken in %s\n", where.file_name(), static_cast<unsigned>(where.line()),
               where.function_name());
  std::abort();
}

}  // namespace tablier
