#pragma once

#include "play/play.hpp"
#include "ui/core/input.hpp"
#include "ui/table/move_list.hpp"

#include <optional>
#include <vector>

/// The keys that look at earlier positions, at the table and in the list of moves.
namespace tablier {

/// A key that looks at an earlier position or a later one. Where one is looked at and no move can be tried, arrows do, too.
bool looks_back(const Play& play, const KeyChange& key);

/// What the list of moves calls the position that is looked at (`MoveLine::ply`), and to that position.
std::size_t line_looked_at(const Play& play);
void look_at_entry(Play& play, std::size_t ply);

/// To the next move or the one before, of the solution where that is leafed through.
void step_back_or_on(Play& play, int steps);

/// The entry of the list over or under the one that is looked at, as it is read, with the lines beside the match; absent where the list
/// ends there. `looked_at` as of `line_looked_at`.
std::optional<std::size_t> entry_beside(const std::vector<MoveLine>& lines, std::size_t looked_at, int steps);
/// To that entry; over the ends of the list as the other keys go.
void step_along_list(Play& play, const std::vector<MoveLine>& lines, int steps);

/// True when it was one of them.
bool look_back_key(Play& play, const KeyChange& key);

}  // namespace tablier
