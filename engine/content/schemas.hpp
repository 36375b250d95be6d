#pragma once

#include "content/game_spec.hpp"
#include "content/map_reader.hpp"

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

/// The schema of each file of content/<game>/, for the loader and the checker.
namespace tablier {

/// What each pattern of a game is: a square of that many rows, of these letters.
struct PatternRule {
  int side = 0;
  std::string letters;
};

/// game.yaml: a sheet without rules and content, the order of its series, and what its patterns must be.
struct GameFile {
  GameSpec spec;
  std::vector<std::string> series_order;
  std::optional<PatternRule> patterns;
};
Kind<GameFile> game_kind();
/// pieces.yaml
Kind<std::vector<PieceSpec>> pieces_kind();
/// rules.yaml
Kind<std::vector<RulesChapter>> rules_kind();
/// Numbers that a series or a figure may name; absent: any.
using PieceNumbers = std::optional<std::set<int>>;
PieceNumbers numbers_of(std::span<const PieceSpec> pieces);
/// series/<name>.yaml; the sheet has no name yet, like those below.
Kind<SeriesSpec> series_kind(const PieceNumbers& known = std::nullopt);
/// Several series under `series:`.
Kind<std::vector<SeriesSpec>> series_collection_kind(const PieceNumbers& known = std::nullopt);
/// figures/<name>.yaml
Kind<FigureSpec> figure_kind(const PieceNumbers& known = std::nullopt);
/// patterns/<name>.yaml
Kind<PatternSpec> pattern_kind(const std::optional<PatternRule>& rule = std::nullopt);
/// A pattern's file, a fault of its name (which a placed pattern, sdk/pattern.hpp, must be able to bear) first.
LoadedSpec<PatternSpec> load_pattern(const std::filesystem::path& file, const std::optional<PatternRule>& rule);

/// A fault at each item of list `key` that is neither 0 nor known, or comes twice. Nothing where items of it could not be read.
void check_numbers(MapReader& spec, const std::string& key, const std::vector<int>& numbers, const PieceNumbers& known);

/// Cells of rows of `#` (a cell) and `.` or a space (none), the first row on top, y growing up. A fault names the row of member `key`.
std::vector<Place> read_cells(MapReader& spec, const std::string& key, const std::vector<std::string>& rows, int layer = 0);

}  // namespace tablier
