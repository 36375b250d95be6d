#include "ui/painter/tray_room.hpp"

#include "ui/painter/tray_needs.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr float kTrayPadding = 18, kTightPadding = 10, kNarrowTray = 420, kNarrowTightTray = 170, kLabelLine = 18;
/// Strokes that wait on paper are signs, read at a size of their own: no larger than this, and where that can be had no smaller. The other
/// room is the board's.
constexpr float kLargestPaper = 24;
/// Things in a bowl are no larger than this and, where that can be had, no smaller.
constexpr float kLargestBowl = 38, kUsualBowl = 22;
constexpr float kBowlPadding = 10, kBowlLabel = 24, kBetweenBowls = 8;
/// A tray's things are drawn smaller than the board's.
constexpr float kLargestTray = 0.66F;
/// Trays that lie on a table without an edge: their words stand at their left, and they leave most of the height to the table, but have at
/// least so much of it.
constexpr float kTrayAside = 138;
/// On a narrower one they stand over the things, which have all the width then.
constexpr float kNarrowFelt = 760;
/// Things in racks are never smaller than this while they take no more than that share of the height: the table gives way, and racks that
/// would be smaller lie closer together.
constexpr float kCrowdedPadding = 6;
/// In a room that is narrower or lower than this, trays leave what they can to what lies in them.
constexpr float kTightRoom = 560;

}  // namespace

TrayRoom::TrayRoom(const Scene& scene, const TableSpace& space) : scene_(scene), space_(space) {
  for (std::size_t i = 0; i < scene.trays.size(); ++i) {
    needs_.push_back(need_of(scene, i, i < space.bowls.size() ? space.bowls[i] : 0));
    cards_.push_back(card_of(scene.trays[i], needs_.back()));
    if (cards_.back()) needs_.back().extents.clear();
    if (!needs_.back().only_label()) shown_.push_back(i);
  }
  // Hands beside each other have as many things in a row, however many each of them has.
  for (TrayNeed& need : needs_) need.filled = columns() > 1;
}

float TrayRoom::px(float logical) const { return logical * space_.scale; }

bool TrayRoom::bounded() const {
  return std::all_of(scene_.surfaces.begin(), scene_.surfaces.end(), [](const Surface& s) { return s.grid.bounded(); });
}

bool TrayRoom::has_trays() const { return !shown_.empty(); }

int TrayRoom::columns() const { return !bounded() && shown_.size() > 1 ? 2 : 1; }

bool TrayRoom::titled_over() const { return !bounded() && (columns() > 1 || space_.area.w < px(kNarrowFelt)); }

float TrayRoom::column_width(float width) const {
  return (width - static_cast<float>(columns() - 1) * between()) / static_cast<float>(columns());
}

bool TrayRoom::has_labels() const { return labels() > 0; }

std::size_t TrayRoom::labels() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < needs_.size(); ++i) count += needs_[i].only_label() && !cards_[i] ? 1U : 0U;
  return count;
}

std::optional<Rect> TrayRoom::card_of(const Tray& tray, const TrayNeed& need) const {
  const auto owner = static_cast<std::size_t>(is_player(tray.owner) ? index(tray.owner) : 0);
  const bool hidden = need.only_label() && tray.items.empty();
  if (!is_player(tray.owner) || owner >= space_.cards.size() || !(tray.kind == TrayKind::bowl || hidden)) return std::nullopt;
  return space_.cards[owner];
}

bool TrayRoom::only_bowls() const {
  return std::all_of(needs_.begin(), needs_.end(), [](const TrayNeed& n) { return n.only_label() || n.bowl; });
}

bool TrayRoom::only_paper() const {
  return std::all_of(needs_.begin(), needs_.end(), [](const TrayNeed& n) { return n.only_label() || n.paper; });
}

float TrayRoom::largest_tray(float unit) const {
  if (only_paper()) return std::clamp(unit * kLargestTray, px(kFairPaper), px(kLargestPaper));
  return only_bowls() ? std::clamp(unit * kLargestTray, px(kUsualBowl), px(kLargestBowl)) : unit * kLargestTray;
}

bool TrayRoom::shares_trays() const {
  return std::any_of(scene_.trays.begin(), scene_.trays.end(), [](const Tray& t) { return t.of_side; });
}

float TrayRoom::label_room(float width) const {
  const bool long_label = only_bowls() ? shares_trays() : width < px(tight() ? kNarrowTightTray : kNarrowTray);
  return label_line() + (space_.labelled && bounded() && long_label ? px(kLabelLine) : 0);
}

float TrayRoom::label_line() const {
  return space_.labelled && (bounded() || titled_over()) ? px(only_bowls() ? kBowlLabel : kTrayLabel) : 0;
}

float TrayRoom::aside() const { return space_.labelled && !bounded() && !titled_over() ? px(kTrayAside) : 0; }

bool TrayRoom::tight() const { return bounded() && std::min(space_.area.w, space_.area.h) < px(kTightRoom); }

float TrayRoom::padding() const {
  if (crowded_) return px(kCrowdedPadding);
  return px(only_bowls() ? kBowlPadding : tight() ? kTightPadding : kTrayPadding);
}

float TrayRoom::between() const {
  if (crowded_) return px(kCrowdedPadding);
  return px(only_bowls() || tight() ? kBetweenBowls : kBetweenTrays);
}

float TrayRoom::row_height(std::size_t tray, float width, float unit) const {
  const auto at = static_cast<std::size_t>(std::ranges::find(shown_, tray) - shown_.begin()), many = static_cast<std::size_t>(columns());
  const float inner = (width - 2 * padding() - aside()) / unit;
  float height = 0;
  for (std::size_t i = at - at % many; i < std::min(shown_.size(), at - at % many + many); ++i)
    height = std::max(height, height_of(needs_[shown_[i]], rows_of(needs_[shown_[i]], inner)) * unit);
  return height + 2 * padding() + label_room(width);
}

float TrayRoom::trays_height(float width, float unit) const {
  float height = 0;
  for (std::size_t i = 0; i < shown_.size(); i += static_cast<std::size_t>(columns()))
    height += row_height(shown_[i], column_width(width), unit) + (height > 0 ? between() : 0);
  return height;
}

bool TrayRoom::trays_fit(Rect room, float unit) const {
  for (const TrayNeed& need : needs_)
    for (const float e : need.extents)
      if (e * unit > column_width(room.w) - 2 * padding() - aside()) return false;
  return trays_height(room.w, unit) <= room.h;
}

float TrayRoom::tray_unit(Rect room, float max) const {
  float low = 0, high = max;
  if (trays_fit(room, max)) return max;
  for (int i = 0; i < 12; ++i) {
    const float middle = (low + high) / 2;
    (trays_fit(room, middle) ? low : high) = middle;
  }
  return low;
}

}  // namespace tablier
