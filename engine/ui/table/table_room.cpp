#include "ui/table/table_room.hpp"

#include "ui/painter/surface_geometry.hpp"
#include "ui/table/known_items.hpp"
#include "ui/table/view_parts.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// In a room smaller than this everything comes nearer to its edges.
constexpr float kSmallRoom = 520, kSmallMargin = 10;

float largest_unit(const std::vector<TrayFrame>& trays) {
  float largest = 0;
  for (const TrayFrame& tray : trays) largest = std::max(largest, tray.unit);
  return largest;
}

}  // namespace

void TableRoom::reset() {
  table_ = present_ = {};
  drawn_.clear();
}

void TableRoom::see(const Scene& scene, bool past) {
  past_ = past;
  bool news = false;
  const bool others = !same_boards(table_, scene);
  if (others) split_ = {};
  const bool other_trays = others || bowls_.size() != scene.trays.size();
  const Scene before = other_trays && !others ? table_ : Scene{};
  if (other_trays) {
    table_ = {};
    present_ = {};
    tray_unit_ = 0;
    bowls_ = bowls_of(scene);
    camera_.fit();
    news = true;
  }
  if (!news && !look_alike(table_.surfaces, scene.surfaces)) ++version_;
  table_.surfaces = scene.surfaces;
  if (!past) note_drawn(present_, scene, drawn_);
  news = add_items(table_, scene) || news;
  if (!before.trays.empty()) keep_rooms(table_, scene, before);
  if (boundless(scene) && table_.tokens.size() != scene.tokens.size()) news = true;
  table_.tokens = scene.tokens;
  if (!past) present_ = table_;
  if (news) lay_out_again();
}

bool TableRoom::place(Rect area, float scale, std::vector<Rect> cards) {
  if (area == area_ && scale == scale_ && cards == cards_) return false;
  if (area != area_ || scale != scale_) {
    split_ = {};
    tray_unit_ = 0;
  }
  area_ = area;
  cards_ = std::move(cards);
  scale_ = scale;
  lay_out_again();
  return true;
}

void TableRoom::lay_out_again() {
  const float margin = std::min(area_.w, area_.h) < kSmallRoom * scale_ ? kSmallMargin : TableSpace{}.margin;
  TableSpace space{.area = area_, .scale = scale_, .margin = margin, .bowls = bowls_, .cards = cards_, .split = split_, .tray = tray_unit_};
  // Who takes things has room beside boards that are as large as for the things alone, which are turned once they are taken.
  if (split_.board == 0 && has_holes(table_)) {
    space.split = lay_out(without_shares(table_), space).split;
    space.split.labels = false;
  }
  layout_ = lay_out(table_, space);
  split_ = layout_.split;
  if (has_holes(table_) && !layout_.trays.empty()) tray_unit_ = largest_unit(layout_.trays);
  camera_.apply(layout_);
  ++version_;
}

bool TableRoom::roams() const { return boundless(table_); }

void TableRoom::pan(Vec2 by) {
  look_from([&](const SurfaceFrame& frame) { camera_.pan(frame, by); });
}

void TableRoom::zoom(float factor, Vec2 about) {
  look_from([&](const SurfaceFrame& frame) { camera_.zoom(frame, factor, about, scale_); });
}

void TableRoom::look_from(const std::function<void(const SurfaceFrame&)>& change) {
  for (const SurfaceFrame& frame : layout_.surfaces) {
    if (frame.grid.bounded()) continue;
    change(frame);
    break;
  }
  camera_.apply(layout_);
}

void TableRoom::fit() {
  camera_.fit();
  lay_out_again();
}

}  // namespace tablier
