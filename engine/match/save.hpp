#pragma once

#include "match/match.hpp"

#include <filesystem>
#include <string>
#include <vector>

/// A match as a YAML file that a person can read and mend.
namespace tablier {

/// Grows when the layout changes; a file with a higher number is refused with its own message.
inline constexpr int kSaveVersion = 1;

std::string write_save(const Match& match);
Status save_match(const Match& match, const std::filesystem::path& file);

/// A save as read, before its moves are played.
struct SaveSheet {
  MatchSetup setup;
  std::vector<std::string> moves;  ///< a joined ply is written with a leading "+"
  std::vector<SourceSpot> spots;   ///< of each move
  std::size_t undone = 0;          ///< how many of the last moves were taken back when it was saved
  double seconds = 0;
  int hints = 0;
  bool solution_seen = false;
  std::string date;
  std::string result;  ///< reason and winners as they stood, checked on replay; empty while it goes on
};
Result<SaveSheet> read_save(const std::filesystem::path& file);

/// Plays a save again, every move checked; a problem names file, line and move.
Result<Match> replay(const SaveSheet& sheet, const Catalogue& catalogue);
Result<Match> load_match(const std::filesystem::path& file, const Catalogue& catalogue);

/// One line of the list of saves, newest first.
struct SaveSummary {
  std::filesystem::path file;
  SaveSheet sheet;
};
/// The autosaves of a profile: one file a match, named by its start and the process, so that two programs never write the same one.
class AutosaveFolder {
 public:
  explicit AutosaveFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}
  /// A new name for a match that starts now.
  std::filesystem::path new_file() const;
  /// The match that was left last and is not over; absent when none. Unreadable files are skipped, never removed.
  std::optional<SaveSummary> latest_unfinished() const;
  /// Finished autosaves and all but the newest `keep` unfinished ones go.
  void prune(std::size_t keep = 20) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace tablier
