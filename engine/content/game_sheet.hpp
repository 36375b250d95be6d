#pragma once

#include "content/theme.hpp"
#include "sdk/content.hpp"
#include "sdk/result.hpp"
#include "sdk/seat.hpp"
#include "sdk/value.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// One folder of content/ as typed sheets. The schemas are written here once; `tablier check` prints them.
namespace tablier {

/// A position shown as a picture: the card in the library, a figure in the rules.
struct Picture {
  std::string variant;
  Value options = Value::map();
  std::vector<std::string> moves;
  Localised caption = {};
};

/// A chapter of the rules screen.
struct RulesChapter {
  Localised title;
  std::vector<Localised> paragraphs;
  std::vector<Picture> pictures;
};

/// How a series turns into options: challenge n of a row sets `items_option` to its first n numbers.
struct SeriesRule {
  std::string variant;
  std::string items_option;
  Text challenge_title = Text();  ///< `katamino.challenge` with {n}
};

/// game.yaml: what the engine must know of a game before it asks the plugin anything.
struct GameSheet {
  std::string name;  ///< the folder's
  Localised title;
  Localised summary;  ///< one line on the card
  SeatRange seats;
  std::string default_variant;
  std::vector<std::string> variants;  ///< offered, in this order; others found in scripts/ follow
  Picture card;
  std::optional<SeriesRule> series;
  std::map<std::string, Paint, std::less<>> paints;  ///< over those of the theme
  std::vector<RulesChapter> rules;
  Content content;
};

/// Reads content/<game>/ from the first folder that has it, then the user's (which win by name).
/// Every fault is reported; the sheet is absent only where nothing usable could be read.
struct LoadedGameSheet {
  std::optional<GameSheet> sheet;
  std::vector<Problem> problems;
};
LoadedGameSheet load_game_sheet(const std::vector<std::filesystem::path>& folders);

/// A series file, as bundled and as a player writes one.
Result<SeriesSheet> load_series(const std::filesystem::path& file);
std::string write_series(const SeriesSheet& series);
/// A figure file.
Result<FigureSheet> load_figure(const std::filesystem::path& file);

/// Everything wrong with a YAML file, whichever schema its place or its head names; empty when it is sound.
std::vector<Problem> check_yaml_file(const std::filesystem::path& file);
/// The schemas, for `tablier check --schema`.
std::string describe_schemas();

}  // namespace tablier
