#pragma once

#include "script/variant.hpp"
#include "sdk/hook.hpp"

#include <memory>
#include <optional>
#include <span>
#include <vector>

/// Hooks whose answers are held against what is declared of them before anybody uses them.
namespace tablier {

/// Calls the hook of `spec`; names in its answer are those of VariantScript::own_name. An answer that is not as it declares is told as a
/// fault of the hook, and absent. Where the hook is given `seats`, seats and lists by seat end there. Precondition: the script has the
/// hook.
std::optional<Value> ask(const VariantScript& hooks, const HookSpec& spec, std::span<const Field> fields, std::uint64_t seed);

/// The same script for the game that declares `specs`, one a hook at most: a hook that it does not declare is not there, but for those of
/// the match (`round_end`, `match_end`), which go through as they are. Null where `hooks` is.
/// `all`: the same under any options; what a hook gets is spelt as these have it. Without them nobody looks how it is spelt.
std::shared_ptr<const VariantScript> checked(std::shared_ptr<const VariantScript> hooks, std::vector<HookSpec> specs,
                                             const std::vector<HookSpec>& all = {});

/// True for those that the match asks, of every game.
constexpr bool is_of_match(Hook hook) { return hook == Hook::round_end || hook == Hook::match_end; }

}  // namespace tablier
