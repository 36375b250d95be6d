#pragma once

#include "host/catalogue.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// What a game declares of its hooks, held against what it does and what its texts say.
namespace tablier::rules {

/// The keys of texts that are not there; `known` says which are.
std::vector<std::string> missing_texts(const GameEntry& game, const std::function<bool(std::string_view)>& known);

struct HookReport {
  std::vector<std::string> broken;    ///< fields that are not as declared, each once
  std::vector<std::string> asked;     ///< texts' names of the hooks that were asked
  std::vector<std::string> expected;  ///< of those that the game declares under these options, and of the match's
};

/// Plays random rounds of a variant with every hook that is declared; each answers nothing, or true, and looks at what it gets.
HookReport watch_hooks(const std::shared_ptr<const GameEntry>& game, const VariantEntry& variant);

}  // namespace tablier::rules
