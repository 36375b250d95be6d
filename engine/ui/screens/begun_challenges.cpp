#include "ui/screens/begun_challenges.hpp"

#include "match/autosave.hpp"

#include <limits>
#include <system_error>

namespace tablier {

void BegunChallenges::find(const std::filesystem::path& state, std::string_view game) {
  left_.clear();
  for (const SaveSummary& save : AutosaveFolder(state / "matches").unfinished(std::numeric_limits<std::size_t>::max())) {
    if (save.data.setup.game != game || save.data.setup.challenge.empty()) continue;
    std::error_code gone;
    const auto written = std::filesystem::last_write_time(save.file, gone);
    if (!gone) left_.emplace(save.data.setup.challenge, Left{save.file, written});  // the newest comes first
  }
}

std::set<std::string, std::less<>> BegunChallenges::names() const {
  std::set<std::string, std::less<>> all;
  for (const auto& [challenge, left] : left_) all.insert(challenge);
  return all;
}

std::optional<ChallengeId> BegunChallenges::left_since(std::string_view series, std::filesystem::file_time_type then) const {
  std::optional<ChallengeId> last;
  for (const auto& [challenge, left] : left_) {
    const auto id = parse_challenge(challenge);
    if (!id || id->series != series || left.written < then) continue;
    then = left.written;
    last = id;
  }
  return last;
}

std::optional<std::filesystem::path> BegunChallenges::take(const std::string& challenge) {
  const auto at = left_.find(challenge);
  if (at == left_.end()) return std::nullopt;
  auto file = std::move(at->second.file);
  left_.erase(at);
  return file;
}

}  // namespace tablier
