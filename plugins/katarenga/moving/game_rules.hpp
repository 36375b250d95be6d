#pragma once

#include "core/round_board.hpp"
#include "moving/rules.hpp"
#include "sdk/parameter.hpp"
#include "sdk/result.hpp"
#include "sdk/script.hpp"
#include "sdk/value.hpp"

#include <memory>
#include <string>
#include <vector>

/// One rule set of the moving games, and how the options make it.
namespace tablier::katarenga::moving {

struct GameRules {
  BoardRules table;
  Rules rules;
  std::shared_ptr<const Script> script;  ///< may be null
  Value options;                         ///< given to the hooks
};

/// The squares of the start of Congress, clockwise from c8, those of the two sides in turn.
std::vector<std::string> usual_congress_start();

/// The rules of checked options, or what is wrong with their combination. A diagram has no say in them: see diagram.hpp.
Result<Rules> read_rules(const Options& options);

}  // namespace tablier::katarenga::moving
