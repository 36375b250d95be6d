#include "script/check.hpp"

#include "content/utf8.hpp"
#include "script/doubled_keys.hpp"
#include "script/global_reads.hpp"
#include "script/hook_vm.hpp"
#include "script/missing_members.hpp"
#include "script/variant_reader.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tablier {
namespace {

Text undefined(const std::string& name, const std::vector<std::string>& known) {
  const std::string near = nearest(name, known);
  if (near.empty()) return Text("script.undefined", {{"name", clipped(name)}});
  return Text("script.undefined_near", {{"name", clipped(name)}, {"near", near}});
}

/// Those that every file finds.
std::vector<std::string> known_names(const ScriptLimits& limits) {
  auto nothing = lua::Sources::of_text("return {}", {});
  lua::HookVm vm(nothing, limits);
  return vm.load() ? std::vector<std::string>() : vm.global_names();
}

/// Global names that a file reads and nothing defines.
std::vector<lua::GlobalRead> undefined_reads(const std::string& text, const std::vector<std::string>& known) {
  auto reads = lua::global_reads(text);
  std::erase_if(reads, [&](const lua::GlobalRead& read) { return std::ranges::count(known, read.name) > 0; });
  return reads;
}

void add_doubled_keys(const std::string& text, const std::filesystem::path& file, std::vector<Problem>& problems) {
  for (const lua::DoubledKey& key : lua::doubled_keys(text))
    problems.emplace_back(Text("script.doubled_key", {{"name", clipped(std::string(key.name))}, {"line", key.first_line}}),
                          SourceSpot{file.string(), key.line, key.column});
}

struct ReadChunk {
  CheckedChunk checked;
  std::vector<lua::GlobalRead> undefined;
};

/// Runs a file and looks at what it reads.
ReadChunk read_chunk(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, const ScriptLimits& limits) {
  auto sources = lua::Sources::read(file, roots);
  if (!sources) return {{{sources.problem()}, {}}, {}};
  sources->stand_in_for_missing();
  lua::HookVm vm(*sources, limits);
  const auto failure = vm.load();
  ReadChunk read{{lua::loading_problems(failure, *sources), lua::take_prints(vm, *sources)}, {}};
  if (failure && !sources->has_stood_in()) return read;
  add_doubled_keys(sources->at(0).text, file, read.checked.problems);
  if (!failure)
    for (Problem& problem : lua::missing_members(vm, *sources, lua::ReadWhen::ever)) read.checked.problems.push_back(std::move(problem));
  const auto known = known_names(limits);
  read.undefined = undefined_reads(sources->at(0).text, known);
  for (const lua::GlobalRead& name : read.undefined)
    read.checked.problems.emplace_back(undefined(name.name, known), SourceSpot{file.string(), name.line, name.column});
  return read;
}

/// All of them where a name is read elsewhere: nobody knows which of them come there.
std::vector<Hook> doubtful_hooks(const std::vector<lua::GlobalRead>& undefined, const Variant& variant, bool stood_in) {
  std::vector<Hook> all, found;
  if (!variant.hooks) return {};
  std::ranges::copy_if(lua::kAllHooks, std::back_inserter(all), [&](Hook hook) { return variant.hooks->has(hook); });
  if (stood_in) return all;
  for (const lua::GlobalRead& read : undefined)
    for (const int line : read.functions) {
      const std::size_t before = found.size();
      std::ranges::copy_if(all, std::back_inserter(found), [&](Hook hook) { return variant.hooks->where(hook).line == line; });
      if (found.size() == before) return all;
    }
  return found;
}

}  // namespace

CheckedVariant try_variant_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                const ScriptLimits& limits) {
  auto reading = lua::read_variant(file, roots, limits, lua::Absent::stood_in);
  CheckedVariant checked{std::move(reading.problems), std::nullopt};
  checked.prints = std::move(reading.prints);
  const bool runs = !reading.variant.files.empty();
  if (!runs && !reading.stood_in) return checked;
  ReadChunk chunk = read_chunk(file, roots, limits);
  checked.prints = std::move(chunk.checked.prints);
  for (Problem& problem : chunk.checked.problems)
    if (std::ranges::count(checked.problems, problem) == 0) checked.problems.push_back(std::move(problem));
  if (!runs) return checked;
  checked.doubtful = doubtful_hooks(chunk.undefined, reading.variant, reading.stood_in);
  checked.variant = std::move(reading.variant);
  return checked;
}

std::vector<Problem> check_variant_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                        const ScriptLimits& limits) {
  return try_variant_file(file, roots, limits).problems;
}

CheckedChunk check_module_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                               const ScriptLimits& limits) {
  return read_chunk(file, roots, limits).checked;
}

}  // namespace tablier
