#pragma once

#include "host/catalogue.hpp"

#include <filesystem>
#include <memory>
#include <vector>

/// What a game says to the file of a variant: for `tablier check`.
namespace tablier {

/// Everything that keeps a variant from being played, and each setting that would change nothing beside the others, in the order of the
/// lines: the variant is made ready as if it were opened. `roots` as VariantSources has them, that of the file first; `game` is playable.
std::vector<Problem> check_variant(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                   const std::shared_ptr<const GameEntry>& game);

/// The variant of a file among those of its game, ready to be played; a problem where it cannot be. Arguments as for `check_variant`.
Result<VariantEntry> variant_of_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                     const std::shared_ptr<const GameEntry>& game);

}  // namespace tablier
