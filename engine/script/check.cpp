#include "script/check.hpp"

#include "content/utf8.hpp"
#include "script/global_reads.hpp"
#include "script/hook_vm.hpp"
#include "script/variant_reader.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

Text undefined(const std::string& name, const std::vector<std::string>& known) {
  const std::string near = nearest(name, known);
  if (near.empty()) return Text("script.undefined", {{"name", clipped(name)}});
  return Text("script.undefined_near", {{"name", clipped(name)}, {"near", near}});
}

/// Runs a file and looks at what it reads.
CheckedChunk check_chunk(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, const ScriptLimits& limits) {
  auto sources = lua::Sources::read(file, roots);
  if (!sources) return {{sources.problem()}, {}};
  lua::HookVm vm(*sources, limits);
  if (const auto failure = vm.load()) return {{lua::loading_problem(*failure, *sources)}, lua::take_prints(vm, *sources)};
  const auto known = vm.global_names();
  CheckedChunk checked{{}, lua::take_prints(vm, *sources)};
  for (const lua::GlobalRead& read : lua::global_reads(sources->at(0).text))
    if (std::ranges::find(known, read.name) == known.end())
      checked.problems.emplace_back(undefined(read.name, known), SourceSpot{file.string(), read.line, read.column});
  return checked;
}

}  // namespace

CheckedVariant try_variant_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                const ScriptLimits& limits) {
  auto reading = lua::read_variant(file, roots, limits);
  CheckedVariant checked{std::move(reading.problems), std::nullopt};
  checked.prints = std::move(reading.prints);
  if (reading.variant.files.empty()) return checked;
  CheckedChunk chunk = check_chunk(file, roots, limits);
  checked.prints = std::move(chunk.prints);
  checked.variant = std::move(reading.variant);
  for (Problem& problem : chunk.problems) checked.problems.push_back(std::move(problem));
  return checked;
}

std::vector<Problem> check_variant_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                        const ScriptLimits& limits) {
  return try_variant_file(file, roots, limits).problems;
}

CheckedChunk check_module_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                               const ScriptLimits& limits) {
  return check_chunk(file, roots, limits);
}

}  // namespace tablier
