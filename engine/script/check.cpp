#include "script/check.hpp"

#include "script/variant_reader.hpp"

namespace tablier {

std::vector<Problem> check_variant_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                        const ScriptLimits& limits) {
  return lua::read_variant(file, roots, limits).problems;
}

}  // namespace tablier
