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

}  // namespace tablier
