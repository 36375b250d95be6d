#pragma once

#include "script/failure.hpp"
#include "script/missing_members.hpp"
#include "script/variant_reader.hpp"
#include "script/vm.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

/// How a file of Lua is brought into a machine: alike for variants and whole games.
namespace tablier::lua {

template <typename OneVm>
struct Loaded {
  std::shared_ptr<Sources> sources;  ///< sealed
  std::unique_ptr<OneVm> vm;
};

/// Absent where the file cannot be read or does not run; `reading` then says why, and what was printed. It also gets what is wrong with the
/// modules of a file that runs.
template <typename OneVm, typename AnyReading>
std::optional<Loaded<OneVm>> load_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                       const ScriptLimits& limits, Absent absent, AnyReading& reading) {
  Result<Sources> read = Sources::read(file, roots);
  if (!read) {
    reading.problems.push_back(read.problem());
    return std::nullopt;
  }
  auto sources = std::make_shared<Sources>(std::move(*read));
  if (absent == Absent::stood_in) sources->stand_in_for_missing();
  auto vm = std::make_unique<OneVm>(*sources, limits);
  const auto failure = vm->load();
  reading.problems = loading_problems(failure, *sources);
  reading.stood_in = sources->has_stood_in();
  if (failure) {
    reading.prints = take_prints(*vm, *sources);
    return std::nullopt;
  }
  for (Problem& problem : missing_members(*vm, *sources, ReadWhen::loading)) reading.problems.push_back(std::move(problem));
  sources->seal();
  return Loaded<OneVm>{std::move(sources), std::move(vm)};
}

}  // namespace tablier::lua
