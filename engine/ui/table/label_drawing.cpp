#include "ui/table/label_drawing.hpp"

#include "content/utf8.hpp"
#include "ui/painter/layer_names.hpp"
#include "ui/painter/wrap.hpp"
#include "ui/table/view_parts.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tablier {
namespace {

constexpr float kNamesLine = 1.3F, kBeforeSlots = 8;

/// Over the boards: what is typed are names of columns and rows, which are read at the foot and at the left. On a table without an edge
/// above the trays that lie on it: one reads there what one types.
Rect typed_strip(const TableDrawing& d, float height, float scale) {
  constexpr float kFromFoot = 60, kFromTop = 8, kOverTrays = 52;
  if (boundless(d.table)) {
    float foot = d.area.bottom() - kFromFoot * scale;
    for (const TrayFrame& tray : d.layout.trays)
      if (!tray.only_label) foot = std::min(foot, tray.box.y);
    return {d.area.x, foot - kOverTrays * scale, d.area.w, height};
  }
  float top = d.area.y + kFromTop * scale;
  if (!d.layout.surfaces.empty()) {
    const SurfaceFrame& board = d.layout.surfaces.front();
    top = std::max(top, board.box.y + (board.origin.y - board.box.y - height) / 2);
  }
  return {d.area.x, top, d.area.w, height};
}

std::vector<LayerName> names_of_layers(const TableDrawing& d) {
  return layer_names(d.scenery.palette, d.layout, d.scenery.scale, d.scenery.say);
}

/// What is said of a tray, and where.
struct TrayLabel {
  std::size_t tray = 0;
  std::string owner, title;
  std::vector<Colour> dots;
  float before = 0, left = 0, room = 0;  ///< where its dots and its words begin, and how wide these may be, in pixels
  float size = 0;                        ///< of its letters, in logical pixels
};

float dot_radius(const TableDrawing& d) { return 5 * d.scenery.scale; }
float dot_step(const TableDrawing& d) { return 2 * dot_radius(d) + 3 * d.scenery.scale; }

void fit(const TableDrawing& d, TrayLabel& label) {
  const TrayFrame& frame = d.layout.trays[label.tray];
  const Tray& tray = d.hand.scene().trays[label.tray];
  if (d.scenery.many && is_player(tray.owner) && d.scenery.owner_colours) label.dots = d.scenery.owner_colours(tray);
  label.before = frame.title.x + (frame.only_label ? 12 * d.scenery.scale : 0);
  label.left = label.before + (label.dots.empty() ? 0 : static_cast<float>(label.dots.size()) * dot_step(d) + 5 * d.scenery.scale);
  label.room = frame.title.right() - label.left - (frame.below_slots ? 0 : kBeforeSlots * d.scenery.scale);
  const auto fits = [&](const std::string& words, float size) {
    return d.canvas.text_width(words, {.size = size * d.scenery.scale, .colour = {}}) <= label.room;
  };
  label.size = tray_label_size(label.owner, label.title, frame.below_slots, fits);
}

TextLook label_look(const TableDrawing& d, const TrayLabel& label) {
  const char* const role = boundless(d.table) ? "on_felt" : d.layout.trays[label.tray].paper ? "sheet_ink" : "soft_ink";
  return {.size = label.size * d.scenery.scale, .colour = d.scenery.palette.colour(role)};
}

/// Letters of trays that say the same of several players are of one size.
void share_sizes(std::vector<TrayLabel>& labels) {
  for (TrayLabel& one : labels)
    for (const TrayLabel& other : labels)
      if (one.title == other.title) one.size = std::min(one.size, other.size);
}

/// In a line that is too short for both the title is cut after the owner's name: in the same way at all trays that say the same.
void share_cuts(const TableDrawing& d, std::vector<TrayLabel>& labels) {
  std::vector<std::string> titles;
  for (const TrayLabel& label : labels) {
    const TextLook look = label_look(d, label);
    const bool cuts = d.layout.trays[label.tray].below_slots && !label.dots.empty() && !label.owner.empty();
    const auto fits = [&](const std::string& words) { return d.canvas.text_width(words, look) <= label.room; };
    titles.push_back(cuts ? fitting_title(label.owner, label.title, fits) : label.title);
  }
  const std::vector<std::string> own = titles;
  for (std::size_t i = 0; i < labels.size(); ++i)
    for (std::size_t k = 0; k < labels.size(); ++k)
      if (labels[i].title == labels[k].title && count_characters(own[k]) < count_characters(titles[i])) titles[i] = own[k];
  for (std::size_t i = 0; i < labels.size(); ++i) labels[i].title = titles[i];
}

void draw_tray_label(const TableDrawing& d, const TrayLabel& label) {
  const TrayFrame& frame = d.layout.trays[label.tray];
  const auto& [number, owner, title, dots, before, left, room, size] = label;
  const bool felt = boundless(d.table);
  const float r = dot_radius(d), step = dot_step(d);
  const TextLook look = label_look(d, label);
  const std::string both = tray_label(owner, title);
  const bool parts = !owner.empty() && !title.empty() && d.canvas.text_width(both, look) > room;
  auto lines = wrapped(d.canvas, parts ? owner : both, look, room);
  if (parts)
    std::ranges::copy(wrapped(d.canvas, title, look, room), std::back_inserter(lines));  // a line begins with no dot and ends with none
  const auto more = static_cast<float>(std::max<std::size_t>(lines.size(), 1) - 1);
  float y = frame.title.centre().y - more * look.size * kNamesLine;
  for (std::size_t i = 0; i < dots.size(); ++i) {
    const Vec2 at{before + r + static_cast<float>(i) * step, y};
    d.canvas.disc(at, r + (felt ? 1.5F : 1) * d.scenery.scale, look.colour);
    d.canvas.disc(at, r, dots[i]);
  }
  for (const std::string& line : lines) {
    d.canvas.text(line, {left, y}, look);
    y += look.size * kNamesLine;
  }
}

}  // namespace

std::vector<Rect> layer_name_boxes(const TableDrawing& d) {
  std::vector<Rect> boxes;
  for (const LayerName& name : names_of_layers(d))
    boxes.push_back(centred({name.middle.x, name.middle.y, 0, 0}, d.canvas.text_width(name.text, name.look), name.look.size * kNamesLine));
  return boxes;
}

namespace {

constexpr float kTypedText = 18, kTypedBox = 40, kTypedGap = 12;

TextLook typed_look(const TableDrawing& d) {
  return {.size = kTypedText * d.scenery.scale, .weight = Weight::bold, .colour = d.scenery.palette.colour("paper")};
}

TextLook typed_note_look(const TableDrawing& d) {
  return {.size = 13 * d.scenery.scale, .colour = with_alpha(d.scenery.palette.colour("paper"), 0.75)};
}

float typed_width(const TableDrawing& d) { return d.canvas.text_width(d.scenery.typed + "▏", typed_look(d)); }

}  // namespace

Rect typed_box(const TableDrawing& d) {
  const float w = typed_width(d) + d.canvas.text_width(d.scenery.typed_note, typed_note_look(d)) + 3 * kTypedGap * d.scenery.scale;
  const float h = kTypedBox * d.scenery.scale;
  return centred(typed_strip(d, h, d.scenery.scale), w, h);
}

int draw_place_names(const TableDrawing& d) {
  int named = 0;
  constexpr float kLetters = 0.26F, kFewest = 9, kMost = 15, kBeside = 0.25F;  // of a place's side; logical pixels; of the letters
  const Palette& palette = d.scenery.palette;
  const auto& surfaces = d.hand.scene().surfaces;
  for (std::size_t i = 0; i < surfaces.size() && i < d.layout.surfaces.size(); ++i) {
    const SurfaceFrame& frame = d.layout.surfaces[i];
    if (surfaces[i].coordinates || !frame.grid.bounded()) continue;
    const TextLook look{.size = std::clamp(kLetters * frame.unit, kFewest * d.scenery.scale, kMost * d.scenery.scale),
                        .weight = Weight::bold,
                        .colour = palette.colour("paper"),
                        .align = Align::middle};
    for (int p = 0; p < frame.grid.size(); ++p) {
      const Place place = frame.grid.place(p);
      if (!frame.grid.contains(place)) continue;
      const std::string name = frame.grid.name(place);
      const float w = d.canvas.text_width(name, look) + 2 * kBeside * look.size, h = look.size * kNamesLine;
      const Rect box = frame.place_box(place);
      const Rect plate{box.centre().x - w / 2, box.bottom() - h - 0.06F * frame.unit, w, h};
      d.canvas.box(plate, h / 4, with_alpha(palette.colour("ink"), 0.72));
      d.canvas.text(name, plate.centre(), look);
      ++named;
    }
  }
  return named;
}

void draw_typed(const TableDrawing& d) {
  const TextLook strong = typed_look(d);
  const float between = kTypedGap * d.scenery.scale;
  const Rect box = typed_box(d);
  d.canvas.box(box, 10 * d.scenery.scale, with_alpha(d.scenery.palette.colour("ink"), 0.94));
  d.canvas.text(d.scenery.typed, {box.x + between, box.centre().y}, strong);
  const float caret = box.x + between + d.canvas.text_width(d.scenery.typed, strong) + 2 * d.scenery.scale;
  d.canvas.box({caret, box.centre().y - strong.size * 0.55F, 2 * d.scenery.scale, strong.size * 1.1F}, 1,
               d.scenery.palette.colour("accent"));
  d.canvas.text(d.scenery.typed_note, {box.x + 2 * between + typed_width(d), box.centre().y}, typed_note_look(d));
}

void draw_labels(const TableDrawing& d) {
  const Scene& scene = d.hand.scene();
  for (const LayerName& name : names_of_layers(d)) d.canvas.text(name.text, name.middle, name.look);
  std::vector<TrayLabel> labels;
  for (std::size_t i = 0; i < d.layout.trays.size() && i < scene.trays.size(); ++i) {
    const Tray& tray = scene.trays[i];
    if (d.layout.trays[i].on_card) continue;
    const bool says_status = !d.scenery.told && i == 0 && tray.owner == Seat::nobody && !scene.status.empty();
    const bool instead = says_status && !d.scenery.instead.empty();
    std::string title = instead ? d.scenery.instead : d.scenery.say(says_status ? scene.status : tray.title), owner;
    if (d.scenery.many && is_player(tray.owner) && d.scenery.owner_name) owner = d.scenery.owner_name(tray);
    if (tray.hidden > 0) title += (title.empty() ? "" : " · ") + std::to_string(tray.hidden);
    if (i == 0 && d.scenery.solved_at && !d.scenery.praise.empty() && scene.trays[0].items.empty())
      continue;  // it is said in larger letters
    fit(d, labels.emplace_back(TrayLabel{.tray = i, .owner = std::move(owner), .title = std::move(title), .dots = {}}));
  }
  share_sizes(labels);
  share_cuts(d, labels);
  for (const TrayLabel& label : labels) draw_tray_label(d, label);
}

void draw_praise(const TableDrawing& d) {
  const Scene& scene = d.hand.scene();
  if (!d.scenery.solved_at || d.scenery.praise.empty() || d.scenery.now < *d.scenery.solved_at || scene.trays.empty() ||
      !scene.trays[0].items.empty())
    return;
  const Rect box = d.layout.trays[0].box;
  const float risen = d.scenery.motion ? static_cast<float>(std::min(1.0, (d.scenery.now - *d.scenery.solved_at) / d.scenery.shine)) : 1;
  const float large = std::min({34 * d.scenery.scale, box.h * 0.3F, box.w * 0.2F}), small = 15 * d.scenery.scale;
  const bool felt = boundless(scene);
  const TextLook look{
      .size = large, .weight = Weight::bold, .colour = d.scenery.palette.colour(felt ? "on_felt" : "done"), .align = Align::middle};
  const auto lines = wrapped(d.canvas, d.scenery.praise, look, box.w - 2 * small);
  const float more = static_cast<float>(lines.size() - 1) * large * kNamesLine;
  Vec2 at{box.centre().x, box.centre().y - (small * 1.8F + more) / 2 + (1 - risen) * 10 * d.scenery.scale};
  d.canvas.set_opacity(risen);
  for (const std::string& line : lines) {
    d.canvas.text(line, at, look);
    at.y += large * kNamesLine;
  }
  d.canvas.text(
      d.scenery.after_praise, {at.x, at.y - large * kNamesLine + large * 0.5F + small * 1.2F},
      {.size = small, .colour = d.scenery.palette.colour(felt ? "on_felt" : "soft_ink"), .align = Align::middle, .tabular = true});
  d.canvas.set_opacity(1);
}

}  // namespace tablier
