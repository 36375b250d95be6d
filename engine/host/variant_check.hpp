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
  std::optional<VariantEntry> entry{};  ///< what can be played, whatever else there is to say
};

/// Everything that keeps a variant from being played, each setting that would change nothing beside the others, and each hook that the game
/// never asks: the variant is made ready as if it were opened. `roots` as VariantSources has them, that of the file first; `game`
/// is playable. What is wrong with the fields of its file is for whoever read it to tell.
VariantReport check_variant(const Variant& variant, const std::vector<std::filesystem::path>& roots,
                            const std::shared_ptr<const GameEntry>& game);

/// The variant of a file among those of its game, ready to be played; a problem where it cannot be.
Result<VariantEntry> variant_of_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                     const std::shared_ptr<const GameEntry>& game);

}  // namespace tablier
