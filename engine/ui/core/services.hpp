#pragma once

#include "content/locale.hpp"
#include "host/catalogue.hpp"
#include "host/paths.hpp"
#include "match/records.hpp"
#include "match/settings.hpp"
#include "play/challenges.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What every screen and every command may use. Made once by main(), handed down by reference; the main thread owns it.
namespace tablier {

class Screen;
class Ui;

/// A room that makes series, as the program hands it to the window, which knows none.
struct SeriesEditor {
  std::string game = {};  ///< whose series it makes; empty: there is none
  /// The screen that edits the series of that name (empty: a new one), on that challenge of it (without a row: on its first).
  std::function<Result<std::unique_ptr<Screen>>(Ui&, const ChallengeId& at)> open = {};
  /// The same of a file.
  std::function<Result<std::unique_ptr<Screen>>(Ui&, const std::filesystem::path& file)> open_file = {};
};

struct Services {
  Paths paths;
  Locale locale;
  Catalogue catalogue;
  Settings settings;
  Settings settings_as_kept;                          ///< as they were read or written last
  std::optional<Records> records;                     ///< absent when the file could not be opened
  std::optional<Problem> records_problem;             ///< why that is so, or where a damaged file was moved to
  std::vector<Problem> problems;                      ///< to be told to the player once
  std::vector<std::filesystem::path> plugins_to_ask;  ///< that did not run because nobody was asked about them yet
  bool keeps_matches = true;  ///< false where matches are only shown: none is saved or recorded, no screen is passed on
  SeriesEditor series_editor = {};
  /// The program's version, and the libraries that it was built with: name, version.
  std::string version;
  std::vector<std::pair<std::string, std::string>> libraries;
};

/// Writes what the player changed since it was read or written last, that it was changed back included.
Status keep_settings(Services& services);

}  // namespace tablier
