#pragma once

#include "host/paths.hpp"
#include "host/plugin_trials.hpp"

#include <ctime>
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
    const double worked = work_so_far();
    auto answer = read();
    left_ -= work_so_far() - worked;
    return answer;
  }

 private:
  static double work_so_far() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
  }

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
