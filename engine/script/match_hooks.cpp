#include "script/match_hooks.hpp"

#include "script/variant_hooks.hpp"

#include <algorithm>
#include <array>

namespace tablier {
namespace {

constexpr std::array kOfMatch{Hook::round_end, Hook::match_end};

/// Most games leave the match to its own rules: their file is not run a second time.
bool may_set_any(const std::string& text) {
  return std::ranges::any_of(kOfMatch, [&](Hook hook) { return text.find(kHookNames[lua::index_of(hook)]) != text.npos; });
}

}  // namespace

std::shared_ptr<const VariantScript> load_match_hooks(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                                      const ScriptLimits& limits) {
  auto read = lua::Sources::read(file, roots);
  if (!read || !may_set_any(read->at(0).text)) return nullptr;
  auto sources = std::make_shared<lua::Sources>(std::move(*read));
  auto vm = std::make_unique<lua::HookVm>(*sources, limits);
  if (vm->load()) return nullptr;
  sources->seal();
  if (std::ranges::none_of(kOfMatch, [&](Hook hook) { return vm->has(lua::index_of(hook)); })) return nullptr;
  return lua::make_hooks(std::move(sources), std::move(vm));
}

}  // namespace tablier
