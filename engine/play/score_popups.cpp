#include "play/score_popups.hpp"

#include <algorithm>
#include <ranges>

namespace tablier {
namespace {

/// Seconds: that news are there, of which they rise at first and fade at last. Long enough to read a bot's, too.
constexpr double kThere = 3.5, kRise = 0.3, kFade = 0.5;
/// Seconds that they stay at most once another move has news.
constexpr double kAfterNext = 1.2;
constexpr double kFrame = 1.0 / 60;

}  // namespace

void ScorePopups::tell(std::vector<News> news, double now) {
  for (const News& n : news) std::erase_if(told_, [&](const Told& t) { return t.since < now && t.news.event.seat == n.event.seat; });
  for (Told& t : told_)
    if (t.since < now) t.since = std::min(t.since, now - kThere + kAfterNext);
  for (News& n : news) told_.push_back({std::move(n), now});
}

bool ScorePopups::update(double now) {
  return std::erase_if(told_, [now](const Told& t) { return now >= t.since + kThere; }) > 0;
}

std::optional<double> ScorePopups::next_wake(double now, bool motion) const {
  std::optional<double> wake;
  for (const Told& t : told_) {
    const double age = now - t.since;
    const bool moves = motion && (age < kRise || age >= kThere - kFade);
    const double next = moves ? now + kFrame : t.since + (motion ? kThere - kFade : kThere);
    wake = wake ? std::min(*wake, next) : next;
  }
  return wake;
}

std::vector<ToldNews> ScorePopups::seen(double now, bool motion) const {
  std::vector<ToldNews> all;
  for (const auto& told : std::views::reverse(told_)) {
    const double age = now - told.since;
    if (age >= kThere) continue;
    const double rest = 1 - std::clamp(age / kRise, 0.0, 1.0);
    const double left = std::clamp((kThere - age) / kFade, 0.0, 1.0);
    all.push_back({told.news, motion ? static_cast<float>(1 - rest * rest) : 1, motion ? static_cast<float>(left) : 1});
  }
  return all;
}

}  // namespace tablier
