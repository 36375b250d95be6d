#include "sdk/expect.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace tablier {
namespace {

/// Of this library's own sources no more than the name in it: where they lay when it was built tells nobody anything.
const char* shown_file(const char* file) {
  const std::string_view path = file;
  const auto at = path.rfind("/engine/sdk/");
  return at == std::string_view::npos ? file : file + at + 1;
}

}  // namespace

void broken_precondition(std::source_location where) noexcept {
  std::fprintf(stderr, "tablier: %s:%u: a precondition is broken in %s\n", shown_file(where.file_name()),
               static_cast<unsigned>(where.line()), where.function_name());
  std::abort();
}

}  // namespace tablier
