#include "play/win_watch.hpp"

#include "play/cached_state.hpp"

namespace tablier {
namespace {

/// Seconds. A bot that proves wins does that first, and soon; what else it would look at is not asked for.
constexpr double kCoursePatience = 0.5;
constexpr std::uint64_t kCourseSeed = 1;

}  // namespace

void WinWatch::watch(const Match& match) {
  if (watched_ == match.revision() + 1) return;
  watched_ = match.revision() + 1;
  thinker_.cancel();
  plies_ = match.history().size();
  if (lost_ && *lost_ <= plies_) return;
  lost_.reset();
  thinker_.ask({.game = match.rules().game,
                .state = &plain_state(match.state()),
                .limits = {.level = 0, .seconds = kCoursePatience, .threads = 1},
                .seed = kCourseSeed,
                .seats = static_cast<int>(match.setup().players.size()),
                .script = match.rules().hooks});
}

void WinWatch::stop() {
  thinker_.cancel();
  watched_ = 0;
}

bool WinWatch::poll() {
  const auto found = thinker_.poll();
  if (!found || !*found || (*found)->proof == Proof::win) return false;
  lost_ = plies_;
  return plies_ > 0;
}

}  // namespace tablier
