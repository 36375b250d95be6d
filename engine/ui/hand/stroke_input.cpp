#include "ui/hand/stroke_input.hpp"

#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace tablier {
namespace {

/// A pen passes a place when it comes as near to its middle, in steps: farther than half a step from corners that are meant to be cut.
constexpr float kPenReach = 0.42F;
/// The pen is looked at as often between two samples, in units.
constexpr float kSampling = 0.05F;
/// Between two places that the pen reached lie no more than this.
constexpr int kLongestChain = 6;
/// Points of a track nearer to each other than this are one.
constexpr float kTrackStep = 0.1F;
constexpr std::size_t kLongestTrack = 256;
/// Places that meet in a corner are no farther apart, in units.
constexpr float kCornerToCorner = 1.5F;

bool contains(const std::vector<Place>& places, Place p) { return std::find(places.begin(), places.end(), p) != places.end(); }

/// The pen is on a place that it passed before.
bool came_again(const std::vector<Place>& way) { return std::find(way.begin(), way.end() - 1, way.back()) != way.end() - 1; }

/// The pen went on to a new place and back: that place is in doubt.
bool in_doubt(const std::vector<Place>& way) {
  const std::size_t n = way.size();
  return n >= 3 && way[n - 1] == way[n - 3] && std::count(way.begin(), way.end(), way[n - 2]) == 1;
}

/// The pen came back to its first place and left it another way: the first arm is set aside.
bool has_set_aside(const std::vector<Place>& way) {
  constexpr std::size_t kOnAgain = 4;
  return way.size() == kOnAgain && way[0] == way[2];
}

std::vector<Place> without_set_aside(std::vector<Place> way) {
  if (has_set_aside(way)) way.erase(way.begin(), way.begin() + 2);
  return way;
}

std::vector<Place> once_each(const std::vector<Place>& way) {
  std::vector<Place> places;
  for (const Place p : way)
    if (!contains(places, p)) places.push_back(p);
  return places;
}

float distance(Vec2 p, Vec2 a, Vec2 b) {
  const Vec2 way = b - a;
  const float square = dot(way, way);
  const float t = square > 0 ? std::clamp(dot(p - a, way) / square, 0.0F, 1.0F) : 0;
  return length(p - (a + way * t));
}

}  // namespace

StrokeInput::StrokeInput(const Grid& grid, std::shared_ptr<const TraceIndex> traces, int surface, Place first)
    : grid_(grid), traces_(std::move(traces)), surface_(surface) {
  const Place places[] = {first};
  (traces_->fit(places).any() ? legal_ : refused_).push_back(first);
}

std::vector<Place> StrokeInput::way() const {
  Way all = without_set_aside(legal_);
  all.insert(all.end(), refused_.begin(), refused_.end());
  return all;
}

std::vector<Place> StrokeInput::places() const { return once_each(way()); }

std::optional<Place> StrokeInput::doubtful() const {
  if (refused() || !in_doubt(legal_)) return std::nullopt;
  return legal_[legal_.size() - 2];
}

Place StrokeInput::fault() const {
  const auto barred = [this](Place p) { return !traces_->fit(std::span(&p, 1)).any(); };
  const auto first = std::find_if(refused_.begin(), refused_.end(), barred);
  return first == refused_.end() ? tip() : *first;
}

TraceFit StrokeInput::fit_of(const Way& way) const { return traces_->fit(without_set_aside(way)); }

TraceFit StrokeInput::fit() const { return refused() || legal_.empty() ? TraceFit() : fit_of(legal_); }

std::vector<std::vector<Place>> StrokeInput::readings() const {
  std::vector<Way> all;
  if (refused()) return all;
  if (in_doubt(legal_)) all.push_back(once_each({legal_.begin(), legal_.end() - 2}));
  all.push_back(once_each(without_set_aside(legal_)));
  return all;
}

std::vector<Place> StrokeInput::next() const {
  Way all;
  if (!active() || refused() || finished(legal_)) return all;
  for (const Place p : grid_.neighbours(tip()))
    if (!contains(without_set_aside(legal_), p) && after(legal_, p)) all.push_back(p);
  return all;
}

bool StrokeInput::finished(const Way& way) const {
  const TraceFit fit = fit_of(way);
  return fit.whole && !fit.part;
}

/// The way with one step more, as far as it stays legal. Precondition: the place is beside the last one.
std::optional<StrokeInput::Way> StrokeInput::after(Way way, Place place) const {
  if (has_set_aside(way)) {
    Way three_arms = way;
    three_arms.push_back(place);
    if (place == way.front() && traces_->fit(three_arms).part) return three_arms;
    way = without_set_aside(std::move(way));
  }
  const std::size_t n = way.size();
  if (n >= 2 && way[n - 2] == place) {  // back where it came from
    if (came_again(way) || finished(way)) way.pop_back();
    else way.push_back(place);
    return way;
  }
  const bool doubt = in_doubt(way);
  if (contains(way, place)) {  // over its own ink
    if (doubt) {               // a second step back: the stroke is unwound
      way.resize(n - 2);
      if (way.size() < 2 || way[way.size() - 2] != place) return after(std::move(way), place);
      way.pop_back();
      return way;
    }
    way.push_back(place);
    return way;
  }
  way.push_back(place);
  if (fit_of(way).any()) return way;
  if (!doubt) return std::nullopt;
  way.resize(n - 2);
  way.push_back(place);
  return fit_of(way).any() ? std::optional(std::move(way)) : std::nullopt;
}

std::optional<StrokeInput::Way> StrokeInput::along(const Way& chain) const {
  Way way = legal_;
  for (const Place p : chain) {
    auto next = after(std::move(way), p);
    if (!next) return std::nullopt;
    way = *std::move(next);
  }
  return way;
}

bool StrokeInput::step(Place place) {
  if (refused()) return step_refused(place);
  if (auto way = after(legal_, place)) {
    legal_ = *std::move(way);
    return true;
  }
  if (finished(legal_)) return false;
  refused_.push_back(place);
  return true;
}

/// A refused stroke is unwound step by step: nothing in it can be meant.
bool StrokeInput::step_refused(Place place) {
  const Way all = way();
  if (all.size() >= 2 && all[all.size() - 2] == place) {
    refused_.pop_back();
    return true;
  }
  if (once_each(all).size() >= static_cast<std::size_t>(traces_->longest())) return false;
  refused_.push_back(place);
  return true;
}

bool StrokeInput::step_to(Place place) {
  const Neighbours beside = grid_.neighbours(tip());
  return std::find(beside.begin(), beside.end(), place) != beside.end() && step(place);
}

/// The shortest ways from the pen to a place, without the place that the pen is on: a straight hand comes nearer with each step.
std::vector<StrokeInput::Way> StrokeInput::chains_to(Place place) const {
  const Vec2 end = centre_of(grid_, place);
  const auto far = [&](Place p) { return length(centre_of(grid_, p) - end); };
  std::vector<Way> ways{{tip()}}, found;
  for (int steps = 0; steps < kLongestChain && found.empty(); ++steps) {
    std::vector<Way> longer;
    for (const Way& way : ways)
      for (const Place p : grid_.neighbours(way.back())) {
        if (far(p) >= far(way.back())) continue;
        longer.push_back(way);
        longer.back().push_back(p);
        if (p == place) found.emplace_back(longer.back().begin() + 1, longer.back().end());
      }
    ways = std::move(longer);
  }
  return found;
}

/// How far the places of a chain are from the track of the pen, in all.
float StrokeInput::detour(const Way& chain) const {
  float sum = 0;
  for (const Place p : chain) {
    const Vec2 at = centre_of(grid_, p);
    float nearest = track_.empty() ? 0 : length(track_.front() - at);
    for (std::size_t i = 1; i < track_.size(); ++i) nearest = std::min(nearest, distance(at, track_[i - 1], track_[i]));
    sum += nearest;
  }
  return sum;
}

/// The pen comes to a place that need not be beside where it was: the corner that was cut is the legal one, then the nearest.
bool StrokeInput::reach(Place place) {
  const Neighbours beside = grid_.neighbours(tip());
  if (std::find(beside.begin(), beside.end(), place) != beside.end()) return step(place);
  const auto only_ink = [&](const Way& chain) {
    return std::all_of(chain.begin(), chain.end(), [&](Place p) { return contains(legal_, p); });
  };
  const bool whole = !refused() && finished(legal_);
  const Way* best = nullptr;
  bool best_legal = false;
  float best_detour = 0;
  const std::vector<Way> chains = chains_to(place);
  for (const Way& chain : chains) {
    if (whole && !only_ink(chain)) continue;
    const bool legal = !refused() && along(chain);
    const float far = detour(chain);
    if (best && (legal != best_legal ? best_legal : far >= best_detour)) continue;
    best = &chain;
    best_legal = legal;
    best_detour = far;
  }
  if (!best && whole) return false;
  const bool near = length(centre_of(grid_, place) - centre_of(grid_, tip())) < kCornerToCorner;
  if (!best_legal && !refused() && near) {  // a game may have strokes that go from corner to corner
    if (auto way = after(legal_, place)) {
      legal_ = *std::move(way);
      return true;
    }
  }
  if (!best) return step_refused(place);
  bool changed = false;
  for (const Place p : *best) changed = step(p) || changed;
  return changed;
}

void StrokeInput::note(Vec2 at) {
  if (track_.size() < kLongestTrack && (track_.empty() || length(at - track_.back()) >= kTrackStep)) track_.push_back(at);
}

bool StrokeInput::draw_to(Vec2 at) {
  if (!active()) return false;
  if (!pen_) pen_ = centre_of(grid_, tip());
  const Vec2 from = *pen_;
  const int parts = std::max(1, static_cast<int>(std::ceil(length(at - from) / kSampling)));
  bool changed = false;
  for (int i = 1; i <= parts; ++i) {
    const Vec2 pen = lerp(from, at, static_cast<float>(i) / static_cast<float>(parts));
    note(pen);
    const auto place = place_at(grid_, pen);
    if (!place || length(centre_of(grid_, *place) - pen) > kPenReach) continue;
    if (over_ != place && *place != tip()) changed = reach(*place) || changed;
    over_ = place;
    track_.assign({pen});
  }
  pen_ = at;
  return changed;
}

bool StrokeInput::end_at(Vec2 at) {
  bool changed = draw_to(at);
  if (!active() || refused() || fit().whole) return changed;
  const auto place = place_at(grid_, at);
  if (!place || *place == tip()) return changed;
  StrokeInput tried = *this;
  if (tried.reach(*place) && tried.fit().whole) {
    *this = std::move(tried);
    changed = true;
  }
  return changed;
}

}  // namespace tablier
