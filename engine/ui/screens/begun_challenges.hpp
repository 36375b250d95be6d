#pragma once

#include "play/challenges.hpp"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

/// The challenges of a game of which a match was left, so that its maps show them and go on with them.
namespace tablier {

class BegunChallenges {
 public:
  using Clock = std::filesystem::file_time_type::clock;

  /// Looks for them among the saves of a profile, of which `state` is the folder.
  void find(const std::filesystem::path& state, std::string_view game);
  std::set<std::string, std::less<>> names() const;
  /// The challenge of a series whose match was written last since then; absent: none was.
  std::optional<ChallengeId> left_since(std::string_view series, std::filesystem::file_time_type then) const;
  /// The match that was left last of one, which is forgotten here; absent: none was.
  std::optional<std::filesystem::path> take(const std::string& challenge);

 private:
  struct Left {
    std::filesystem::path file;
    std::filesystem::file_time_type written;
  };
  std::map<std::string, Left> left_;  ///< by challenge
};

}  // namespace tablier
