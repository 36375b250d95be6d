#pragma once

#include "host/catalogue.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

/// What a game says to the file of a variant: for `tablier check`.
namespace tablier {

struct VariantReport {
  std::vector<Problem> problems;
  std::optional<VariantEntry> entry{};  ///< what could be played, where there is no problem
};

/// Everything that keeps a variant from being played, each setting that would change nothing beside the others, and each hook that the game
/// never asks, in the order of the lines: the variant is made ready as if it were opened. `roots` as VariantSources has them, that of the
/// file first; `game` is playable.
VariantReport check_variant(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                            const std::shared_ptr<const GameEntry>& game);

/// What its file says wrongly of settings and of what it extends, each by itself, whatever else keeps it from being played.
std::vector<Problem> check_written(const Variant& variant, const std::vector<std::filesystem::path>& roots, const GameEntry& game);

/// The variant of a file among those of its game, ready to be played; a problem where it cannot be. Arguments as for `check_variant`.
Result<VariantEntry> variant_of_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                     const std::shared_ptr<const GameEntry>& game);

}  // namespace tablier
