#pragma once

#include "host/game_entry.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// Puts one game together from what was found of it: a source and a sheet.
namespace tablier {

class GameAssembly {
 public:
  /// `folders` are those of the game under content/, least binding first.
  GameAssembly(std::string name, std::vector<std::filesystem::path> folders);

  /// Null and a reason where no source can be had.
  void take(std::shared_ptr<const GameSource> source, std::vector<Problem> problems);
  void take(LoadedGameSpec sheet) { sheet_ = std::move(sheet); }

  /// The files of texts in one of its folders are not read, which is told.
  void leave_texts(const std::filesystem::path& folder);

  /// The entry, without variants. Adds the game's texts to the locale.
  std::shared_ptr<const GameEntry> make(Locale& locale);

 private:
  bool read_sheet();
  Problem why_no_sheet();

  std::vector<std::filesystem::path> folders_, with_texts_;
  std::shared_ptr<GameEntry> game_;
  LoadedGameSpec sheet_;
};

/// Asks the entry's source for its parameters and hooks. A source that fails is let go of, and told of first.
void read_rules(GameEntry& game);

/// Why the game cannot be played, before all other problems. Lets go of the source.
void refuse(GameEntry& game, Problem why);

/// Puts problems behind others.
void add_problems(std::vector<Problem>& all, std::vector<Problem> more);

/// The files that series are read from.
std::vector<ReadFile> series_files(const std::vector<std::filesystem::path>& folders);

}  // namespace tablier
