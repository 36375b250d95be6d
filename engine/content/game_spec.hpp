#pragma once

#include "content/theme.hpp"
#include "sdk/content.hpp"
#include "sdk/result.hpp"
#include "sdk/seat.hpp"
#include "sdk/value.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// One folder of content/ as typed sheets. The schemas are written here once; `tablier check` prints them.
namespace tablier {

class Locale;

/// A position shown as a picture: the card in the library, a figure in the rules.
struct Picture {
  std::string variant;
  Value options = Value::map();
  std::vector<std::string> moves;
  Localised caption = {};
  SourceSpot where = {};  ///< its moves in the file, the picture where it has none
  SourceSpot variant_where = {};
};

/// A chapter of the rules screen.
struct RulesChapter {
  Localised title;
  std::vector<Localised> paragraphs;
  std::vector<Picture> pictures;
  std::vector<std::string> variants = {};  ///< that it tells of, and no others; empty: of the game as it comes
  SourceSpot where = {};                   ///< those in the file
};

/// How a series turns into options: challenge n of a row sets `items_option` to its first n numbers, where it has numbers.
struct SeriesRule {
  std::string variant;
  std::string items_option = {};  ///< empty: no series of the game has numbers
  Text challenge_title = Text();  ///< `katamino.challenge` with {n}
};

/// How strong the bots of a game are where that was measured: Elo by level, the weakest first, and the error of each.
struct LevelRatings {
  std::vector<std::string> variants;  ///< where it was; empty: they stand for every variant
  std::vector<int> elo;
  int error = 0;  ///< standard error, of each step from one level to the next
};

/// game.yaml: what the engine must know of a game before it asks the plugin anything.
struct GameSpec {
  std::string name;  ///< the folder's
  Localised title;
  Localised summary;  ///< one line on the card
  SeatRange seats;
  std::string default_variant;
  std::vector<std::string> variants;  ///< offered, in this order; others found in scripts/ follow
  bool rules_say_who_begins = false;  ///< a round finds it out, by a draw say: players are not asked
  Picture card;
  std::optional<SeriesRule> series;
  Paints paints;  ///< over those of the theme
  std::vector<RulesChapter> rules;
  std::vector<LevelRatings> ratings = {};  ///< the first that names a variant counts for it
  Content content;                         ///< series in the order that game.yaml gives, then by name; the rest by name
};

/// What the files of a sub-folder of content/<game>/ make.
enum class PartKind : std::uint8_t { figure, pattern, series };

/// A part that is left out of the content, and the first fault of its file.
struct RefusedFile {
  std::string name;
  Problem why;
  PartKind kind = PartKind::figure;
};

/// Every fault is reported; the sheet is absent only where there is no game.yaml that can be read.
struct LoadedGameSpec {
  std::optional<GameSpec> spec;
  std::vector<RefusedFile> refused;
  std::vector<Problem> problems;
};
/// Reads the content/<game>/ folders of one game, least binding first: of game.yaml, pieces.yaml and rules.yaml the last sound one counts
/// (the last that can be read at all, where none is), of figures, patterns and series the last sound one of each name. The
/// game is named as its folders are. Folders that are not there are skipped.
LoadedGameSpec load_game_spec(const std::vector<std::filesystem::path>& folders);
/// Adds texts.yaml and texts/*.yaml of these folders, in that order, under the game's name.
std::vector<Problem> add_game_texts(Locale& locale, const std::vector<std::filesystem::path>& folders);

/// The pieces of a game: what is in `pieces` of its content, where somebody knows them.
using KnownPieces = std::span<const PieceSpec>;

/// Series of a file: one, as bundled and as a player writes one (named as the file), or several under `series:` by their names.
struct LoadedSeries {
  std::vector<SeriesSpec> series;
  std::vector<Problem> problems;
};
/// A piece that is not among the `pieces` is a fault, where there are any.
LoadedSeries load_all_series(const std::filesystem::path& file, KnownPieces pieces = {});
/// The one series of a file, or the one of that name where it holds several; any fault in the file is a problem.
Result<SeriesSpec> load_series(const std::filesystem::path& file, const std::string& name = {}, KnownPieces pieces = {});
/// Whether it has numbers in a game that has no option for them.
bool names_nothing(const GameSpec& spec, const SeriesSpec& series);
/// Where the first row of a series file stands that has numbers; its head where none has.
SourceSpot place_of_numbers(const std::filesystem::path& file);
/// YAML that `load_series` reads back to the same, the name apart, which is the file's.
std::string write_series(const SeriesSpec& series);
/// What `date` of a series may be: a day that there is, as `2026-11-23`.
bool is_series_date(std::string_view text);
/// A figure file.
Result<FigureSpec> load_figure(const std::filesystem::path& file);

/// Whether this room has a schema for a YAML file (saves and settings are the match's).
bool knows_yaml_file(const std::filesystem::path& file);

/// Where files of its kind stand: `content/<game>/series/<name>.yaml`. Empty where the kind is unknown.
std::string place_of_yaml_file(const std::filesystem::path& file);
/// Where a file that is checked finds what it speaks of, beside its own folder; the last folder that has it counts.
struct CheckFolders {
  std::vector<std::filesystem::path> themes = {};   ///< a theme that another extends
  std::vector<std::filesystem::path> content = {};  ///< a game's pieces and what its patterns must be
};
/// Everything wrong with a YAML file, whichever schema its name, its folder or else its head names; empty when it is sound.
std::vector<Problem> check_yaml_file(const std::filesystem::path& file, const CheckFolders& folders = {});
/// The schemas, for `tablier check --schema`.
std::string describe_schemas();

}  // namespace tablier
