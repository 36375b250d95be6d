#include "script/variant.hpp"

#include "script/variant_reader.hpp"

namespace tablier {

Result<Variant> load_variant(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                             const ScriptLimits& limits) {
  lua::Reading reading = lua::read_variant(file, roots, limits);
  if (!reading.problems.empty()) return reading.problems.front();
  return std::move(reading.variant);
}

}  // namespace tablier
