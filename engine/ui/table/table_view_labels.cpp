#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/wrap.hpp"
#include "ui/table/table_view.hpp"
#include "ui/table/view_parts.hpp"

#include <algorithm>
#include <iterator>

/// What is written on and around the boards.
namespace tablier {
namespace {

constexpr float kLabelTrayText = 14, kNamesLine = 1.3F, kBeforeSlots = 8;

}  // namespace

/// Over the boards: what is typed are names of columns and rows, which are read at the foot and at the left. On a table without an edge
/// above the trays that lie on it: one reads there what one types.
Rect TableView::typed_strip(float height, float scale) const {
  constexpr float kFromFoot = 60, kFromTop = 8, kOverTrays = 52;
  if (boundless(reference_)) {
    float foot = area_.bottom() - kFromFoot * scale;
    for (const TrayFrame& tray : layout_.trays)
      if (!tray.only_label) foot = std::min(foot, tray.box.y);
    return {area_.x, foot - kOverTrays * scale, area_.w, height};
  }
  float top = area_.y + kFromTop * scale;
  if (!layout_.surfaces.empty()) {
    const SurfaceFrame& board = layout_.surfaces.front();
    top = std::max(top, board.box.y + (board.origin.y - board.box.y - height) / 2);
  }
  return {area_.x, top, area_.w, height};
}

void TableView::draw_typed(Canvas& canvas, const TableScenery& s) const {
  const float size = 18 * s.scale, between = 12 * s.scale;
  const TextLook strong{.size = size, .weight = Weight::bold, .colour = s.palette.colour("paper")};
  const TextLook soft{.size = 13 * s.scale, .colour = with_alpha(s.palette.colour("paper"), 0.75)};
  const std::string label = s.typed + "▏";
  const float left = canvas.text_width(label, strong), w = left + between + canvas.text_width(s.typed_note, soft) + 2 * between;
  const Rect box = centred(typed_strip(40 * s.scale, s.scale), w, 40 * s.scale);
  canvas.box(box, 10 * s.scale, with_alpha(s.palette.colour("ink"), 0.94));
  canvas.text(s.typed, {box.x + between, box.centre().y}, strong);
  const float caret = box.x + between + canvas.text_width(s.typed, strong) + 2 * s.scale;
  canvas.box({caret, box.centre().y - size * 0.55F, 2 * s.scale, size * 1.1F}, 1, s.palette.colour("accent"));
  canvas.text(s.typed_note, {box.x + between + left + between, box.centre().y}, soft);
}

void TableView::draw_layer_names(Canvas& canvas, const Scene& scene, const TableScenery& s) const {
  for (std::size_t i = 0; i < scene.surfaces.size(); ++i) {
    const SurfaceFrame& frame = layout_.surfaces[i];
    const float size = std::clamp(frame.unit * 0.24F, 10.0F * s.scale, 16.0F * s.scale);
    const TextLook look{.size = size, .weight = Weight::medium, .colour = s.palette.colour("wood_ink"), .align = Align::middle};
    for (int z = 0; frame.grid.depth > 1 && z < frame.grid.depth; ++z) {
      const Vec2 left = centre_of(frame.grid, {0, 0, z}), right = centre_of(frame.grid, {frame.grid.width - 1, 0, z});
      const char* const key = z == 0 ? "table.layer.lowest" : z + 1 == frame.grid.depth ? "table.layer.highest" : "table.layer.other";
      canvas.text(s.say(Text(key, {{"n", z + 1}})), frame.pixel({(left.x + right.x) / 2, -0.3F}), look);
    }
  }
}

void TableView::draw_tray_label(Canvas& canvas, const TrayFrame& frame, const Tray& tray, const std::string& owner,
                                const std::string& title, const TableScenery& s) const {
  const bool felt = boundless(reference_);
  const TextLook look{.size = kLabelTrayText * s.scale,
                      .colour = s.palette.colour(felt          ? "on_felt"
                                                 : frame.paper ? "sheet_ink"
                                                               : "soft_ink")};
  const bool owned = s.many && is_player(tray.owner) && s.owner_colours;
  const std::vector<Colour> dots = owned ? s.owner_colours(tray) : std::vector<Colour>();
  const float r = 5 * s.scale, before = frame.title.x + (frame.only_label ? 12 * s.scale : 0);
  const float step = 2 * r + 3 * s.scale, left = before + (dots.empty() ? 0 : static_cast<float>(dots.size()) * step + 5 * s.scale);
  const float room = frame.title.right() - left - (frame.below_slots ? 0 : kBeforeSlots * s.scale);
  const auto fits = [&](const std::string& label) { return !frame.below_slots || canvas.text_width(label, look) <= room; };
  const std::string both = tray_label(owner, title, !dots.empty(), fits);
  const bool parts = !owner.empty() && !title.empty() && both != title && canvas.text_width(both, look) > room;
  auto lines = wrapped(canvas, parts ? owner : both, look, room);
  if (parts)
    std::ranges::copy(wrapped(canvas, title, look, room), std::back_inserter(lines));  // a line begins with no dot and ends with none
  const auto more = static_cast<float>(std::max<std::size_t>(lines.size(), 1) - 1);
  float y = frame.title.centre().y - more * look.size * kNamesLine;
  for (std::size_t i = 0; i < dots.size(); ++i) {
    const Vec2 at{before + r + static_cast<float>(i) * step, y};
    canvas.disc(at, r + (felt ? 1.5F : 1) * s.scale, look.colour);
    canvas.disc(at, r, dots[i]);
  }
  for (const std::string& line : lines) {
    canvas.text(line, {left, y}, look);
    y += look.size * kNamesLine;
  }
}

void TableView::draw_labels(Canvas& canvas, const Scene& scene, const TableScenery& s) const {
  draw_layer_names(canvas, scene, s);
  for (std::size_t i = 0; i < layout_.trays.size() && i < scene.trays.size(); ++i) {
    const Tray& tray = scene.trays[i];
    if (layout_.trays[i].on_card) continue;
    const bool says_status = !s.told && i == 0 && tray.owner == Seat::nobody && !scene.status.empty();
    std::string title = says_status ? s.say(scene.status) : s.say(tray.title), owner;
    if (s.many && is_player(tray.owner) && s.owner_name) owner = s.owner_name(tray);
    if (tray.hidden > 0) title += (title.empty() ? "" : " · ") + std::to_string(tray.hidden);
    if (i == 0 && s.solved_at && !s.praise.empty() && scene.trays[0].items.empty()) continue;  // it is said in larger letters
    draw_tray_label(canvas, layout_.trays[i], tray, owner, title, s);
  }
}

void TableView::draw_praise(Canvas& canvas, const Scene& scene, const TableScenery& s) const {
  if (!s.solved_at || s.praise.empty() || s.now < *s.solved_at || scene.trays.empty() || !scene.trays[0].items.empty()) return;
  const Rect box = layout_.trays[0].box;
  const float risen = s.motion ? static_cast<float>(std::min(1.0, (s.now - *s.solved_at) / s.shine)) : 1;
  const float large = std::min({34 * s.scale, box.h * 0.3F, box.w * 0.2F}), small = 15 * s.scale;
  const bool felt = boundless(scene);
  const TextLook look{.size = large, .weight = Weight::bold, .colour = s.palette.colour(felt ? "on_felt" : "done"), .align = Align::middle};
  const auto lines = wrapped(canvas, s.praise, look, box.w - 2 * small);
  const float more = static_cast<float>(lines.size() - 1) * large * kNamesLine;
  Vec2 at{box.centre().x, box.centre().y - (small * 1.8F + more) / 2 + (1 - risen) * 10 * s.scale};
  canvas.set_opacity(risen);
  for (const std::string& line : lines) {
    canvas.text(line, at, look);
    at.y += large * kNamesLine;
  }
  canvas.text(s.after_praise, {at.x, at.y - large * kNamesLine + large * 0.5F + small * 1.2F},
              {.size = small, .colour = s.palette.colour(felt ? "on_felt" : "soft_ink"), .align = Align::middle, .tabular = true});
  canvas.set_opacity(1);
}

}  // namespace tablier
