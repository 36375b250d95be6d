#pragma once

#include "core/round_board.hpp"
#include "sdk/content.hpp"
#include "sdk/parameter.hpp"
#include "sdk/result.hpp"

#include <vector>

/// The rule parameters of all games of the set.
namespace tablier::katarenga {

std::vector<Parameter> parameters(const Content& content);

/// What the options put on the table, or why the set cannot: a quarter that comes twice, content without quarters.
Result<BoardRules> read_table_rules(const Content& content, const Options& options);

}  // namespace tablier::katarenga
