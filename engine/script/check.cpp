#include "script/check.hpp"

#include "script/variant_reader.hpp"
#include "script/vm.hpp"

namespace tablier {

std::vector<Problem> check_variant_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                        const ScriptLimits& limits) {
  return lua::read_variant(file, roots, limits).problems;
}

std::vector<Problem> check_module_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                       const ScriptLimits& limits) {
  auto sources = lua::Sources::read(file, roots);
  if (!sources) return {sources.problem()};
  lua::Vm vm(*sources, limits);
  if (const auto failure = vm.load()) return {to_problem(*failure, *sources)};
  return {};
}

}  // namespace tablier
