#include "ui/hand/gesture_matcher.hpp"

#include <algorithm>

namespace tablier {

bool same_gesture(const Gesture& a, const Gesture& b) {
  if (a == b) return true;
  if (a.kind != GestureKind::trace || b.kind != GestureKind::trace || a.surface != b.surface) return false;
  const auto in_both = [](const std::vector<Place>& some, const std::vector<Place>& all) {
    return std::all_of(some.begin(), some.end(), [&](Place p) { return std::find(all.begin(), all.end(), p) != all.end(); });
  };
  return in_both(a.places, b.places) && in_both(b.places, a.places);
}

bool GestureMatcher::begins(const OfferedMove& s) const {
  return s.touch.size() >= said_.size() && std::equal(said_.begin(), said_.end(), s.touch.begin(), same_gesture);
}

void GestureMatcher::each_next(const std::function<void(const Gesture&)>& visit) const {
  for (const OfferedMove& s : all_)
    if (s.touch.size() > said_.size() && begins(s)) visit(s.touch[said_.size()]);
}

void GestureMatcher::each(const std::function<void(const Gesture&)>& visit) const {
  for (const OfferedMove& s : all_) std::for_each(s.touch.begin(), s.touch.end(), visit);
}

bool GestureMatcher::has_next(const std::function<bool(const Gesture&)>& wanted) const {
  return std::any_of(all_.begin(), all_.end(),
                     [&](const OfferedMove& s) { return s.touch.size() > said_.size() && wanted(s.touch[said_.size()]) && begins(s); });
}

std::vector<OfferedMove> GestureMatcher::complete() const {
  std::vector<OfferedMove> moves;
  if (!begun()) return moves;
  for (const OfferedMove& s : all_)
    if (s.touch.size() == said_.size() && begins(s)) moves.push_back(s);
  return moves;
}

bool GestureMatcher::open() const {
  return has_next([](const Gesture&) { return true; });
}

const OfferedMove* GestureMatcher::first_with(const Gesture& next) const {
  const auto found = std::find_if(all_.begin(), all_.end(), [&](const OfferedMove& s) {
    return s.touch.size() > said_.size() && same_gesture(s.touch[said_.size()], next) && begins(s);
  });
  return found == all_.end() ? nullptr : &*found;
}

const OfferedMove* GestureMatcher::first() const {
  const auto found = std::find_if(all_.begin(), all_.end(), [&](const OfferedMove& s) { return begins(s); });
  return found == all_.end() ? nullptr : &*found;
}

bool GestureMatcher::say(const Gesture& gesture) {
  said_.push_back(gesture);
  if (std::any_of(all_.begin(), all_.end(), [this](const OfferedMove& s) { return begins(s); })) return true;
  said_.pop_back();
  return false;
}

}  // namespace tablier
