#pragma once

#include "editor/series/model/series_model.hpp"
#include "host/paths.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// Series in files: reading one with all that is wrong with it, writing one, and where a player's own are.
namespace tablier::editor {

/// What is read of a file.
struct SeriesFile {
  std::optional<SeriesSpec> series;  ///< absent where anything is wrong with it
  std::vector<Problem> problems;
  std::string text;         ///< the whole file, as it stands
  std::string head;         ///< comments above everything else, as they stand; they are written again
  bool has_others = false;  ///< comments elsewhere, which are not
};

/// `pieces`: those that there are. A series of several in one file is a fault: each has to have a file of its own.
SeriesFile read_series(const std::filesystem::path& file, const std::vector<PieceSpec>& pieces);
/// The same of a text; `file` is what faults name.
SeriesFile read_series_text(const std::string& text, const std::filesystem::path& file, const std::vector<PieceSpec>& pieces);

/// What can be read of a faulty text: its title, and of each row the pieces that there are, each once; what is wrong is an empty slot.
/// Lines that are no YAML are left out; a row whose line is one has its name still. Nothing where there are no rows.
std::optional<SeriesSpec> read_what_can_be(const std::string& text, const std::vector<PieceSpec>& pieces);

/// The text of a file: the comments of its head, then the series.
std::string written(const SeriesSpec& series, const std::string& head);

/// Where series lie below a folder of data.
std::filesystem::path series_folder(const std::filesystem::path& data, const std::string& game);
/// Where a player's own series of that name is.
std::filesystem::path own_file(const Paths& paths, const std::string& game, const std::string& name);
/// True for a file that came with the program or the system: it is never written to.
bool is_bundled(const Paths& paths, const std::filesystem::path& file);

/// The series of that name that came with the program or the system; absent: there is none.
std::optional<std::filesystem::path> bundled_file(const Paths& paths, const std::string& game, const std::string& name);
/// True where a series of that name came with the program or the system.
bool is_name_of_bundled(const Paths& paths, const std::string& game, const std::string& name);

/// A series that can be opened.
struct KnownSeries {
  std::filesystem::path file;
  std::string name;
  Localised title;  ///< empty where the file is faulty
  bool own = false;
};
/// Those of the player first, then the bundled ones that none of them takes the place of; each by name.
std::vector<KnownSeries> known_series(const Paths& paths, const std::string& game, const std::vector<PieceSpec>& pieces);

/// True for a file among the player's own series, which the game shows.
bool is_found_by_game(const Paths& paths, const std::string& game, const std::filesystem::path& file);
/// The file that a name stands for which a person typed: in `folder`, or where the path that it is leads. An ending `.yaml` and blanks
/// around it go, and what is no good name is turned into one; nothing where there is no letter or figure in it.
std::optional<std::filesystem::path> file_of_name(std::string typed, const std::filesystem::path& folder);

/// A name for a file, of a title: small letters, digits and `-`; never empty.
std::string name_of_title(const std::string& title);
/// What a file of ours may be called: small letters, digits, `-` and `_`, at most 60.
bool is_good_name(const std::string& name);

}  // namespace tablier::editor
