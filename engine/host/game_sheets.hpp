#pragma once

#include "host/paths.hpp"
#include "host/plugin_trials.hpp"
#include "jobs/thread_work.hpp"

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

/// What content/ has of each game, as one start of the program reads it.
namespace tablier {

/// Time that all content of the player's own has for being read. What comes too late, by name, is not read, and told.
class ContentTime {
 public:
  explicit ContentTime(double seconds = 2) : left_(seconds) {}

  bool is_up() const { return left_ <= 0; }
  /// What `read` answers, in work of this thread.
  template <typename Read>
  auto spend(const Read& read) -> decltype(read()) {
    const double worked = thread_work();
    auto answer = read();
    left_ -= thread_work() - worked;
    return answer;
  }

 private:
  double left_;
};

/// Names under which content or scripts were found.
std::set<std::string> names_of_games(const Paths& paths);

/// The sheets of all games, and the folders whose files nobody reads any more.
struct ReadSheets {
  GameSheets sheets;
  std::set<std::filesystem::path> unread;

  /// Those of a game's content that are read.
  std::vector<std::filesystem::path> folders(const Paths& paths, const std::string& game) const;
};
ReadSheets read_sheets(const Paths& paths, ContentTime& time);

}  // namespace tablier
