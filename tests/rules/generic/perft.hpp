#pragma once

#include "game_case.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

/// Leaves of the legal-move tree against published or computed counts: tests/data/perft/<game>.yaml.
namespace tablier::rules {

/// One line of the table.
struct PerftLine {
  GameCase game_case;
  std::vector<std::string> moves;  ///< played before
  int depth = 0;
  std::uint64_t leaves = 0;
  std::string source;  ///< where the number is from
  SourceSpot where;
};

/// Reads a table: a list of `{variant, options, seats, seed, moves, depth, leaves, source}`. A problem says what is wrong with it.
Result<std::vector<PerftLine>> load_perft(const std::filesystem::path& file, const std::string& game);

}  // namespace tablier::rules
