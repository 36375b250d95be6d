#pragma once

#include "game_case.hpp"

#include <filesystem>
#include <optional>
#include <string>

/// Transcripts of one random round, kept as files and reviewed as a diff when a change of the game changes them:
/// tests/data/golden/<game>-<variant>.txt.
namespace tablier::rules {

/// Plies, positions, facts and hashes of the case's first `plies` plies.
Result<std::string> transcript(const Ruleset& rules, const GameCase& game_case, int plies = 40);

/// Compares with the file, or writes it when the environment says TABLIER_REGENERATE=1. Absent when they agree; else what differs.
std::optional<std::string> compare_with_golden(const std::filesystem::path& file, const std::string& transcript);

}  // namespace tablier::rules
