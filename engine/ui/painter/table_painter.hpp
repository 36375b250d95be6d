#pragma once

#include "sdk/scene.hpp"
#include "ui/canvas/canvas.hpp"
#include "ui/painter/palette.hpp"
#include "ui/painter/table_layout.hpp"
#include "ui/painter/token_art.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Draws whole tables from what games say is on them. The same for the window, cards and pictures of the rules.
namespace tablier {

/// How the player likes it.
struct TableTaste {
  bool marks = false;              ///< patterns on things
  std::string labels = "numbers";  ///< numbers, letters, none
  float scale = 1;                 ///< of the interface: small words on things are no smaller than it has them
};

/// Where a thing is while it moves, and how high over the table.
struct Pose {
  Vec2 origin;  ///< of its grid, in pixels
  float unit = 0;
  float lift = 0;
};

/// A tray item as it waits: which way it lies.
using OrientationOf = std::function<int(int item)>;

/// Art of a token where it lies.
TokenArt token_art(const Scene& scene, const TableLayout& layout, const Token& token, const TableTaste& taste);
/// Art of a tray item in its slot. `orientation` is an index of its orientations.
TokenArt item_art(const Scene& scene, const TrayFrame& tray, const ItemSlot& slot, const TrayItem& item, int orientation,
                  const TableTaste& taste);
/// Art of a tray item with its grid's origin at `origin`.
TokenArt held_art(const Scene& scene, const TrayItem& item, int orientation, Vec2 origin, float unit, const TableTaste& taste);

/// The labels that are shown of those that a thing may bear.
std::vector<std::string> shown_labels(TokenKind kind, const std::vector<std::string>& labels, const TableTaste& taste);

void draw_boards(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout);
void draw_board_fronts(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout);
/// Symbols of squares on which something stands, under it.
void draw_covered_symbols(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout);
/// Boards and what lies on them.
void draw_all(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout, const TableTaste& taste);
/// Trays without what is in them. `labels`: a line for each, ready to show.
void draw_trays(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout,
                const std::vector<std::string>& labels, float text_size);
void draw_highlight(Canvas& canvas, const Palette& palette, const TableLayout& layout, const Highlight& highlight, const std::string& text);
/// An analysis value: won and lost differ in more than colour. `text` empty: the value itself, signed.
void draw_value(Canvas& canvas, const Palette& palette, const SurfaceFrame& frame, const Highlight& highlight, const std::string& text);
/// `+7`, `−8`, `0`.
std::string value_label(double value);
/// A word about what happened.
struct EventLabel {
  std::string text;
  std::optional<Colour> seat = {};  ///< whose it is
};
/// What is said of one move, all of it in one box.
struct EventLook {
  std::vector<EventLabel> labels;
  bool lost = false;  ///< all of it cost something
  float opacity = 1;
};
/// Width and height of such a box, in pixels.
Vec2 event_size(const Canvas& canvas, const SurfaceFrame& frame, const EventLook& look, float scale);
void draw_event(Canvas& canvas, const Palette& palette, Rect box, const EventLook& look, float scale);

/// A whole position in a box, without words: for cards and the rules.
void draw_picture(Canvas& canvas, const Palette& palette, const Scene& scene, Rect box, const TableTaste& taste);

/// Where things are in such a picture: a film is drawn in the layout of its last position, so that nothing jumps.
TableLayout picture_layout(const Scene& scene, Rect box);
/// The same position in a layout that is given.
void draw_picture(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout, const TableTaste& taste);

/// The height over the width of the box that such a picture fills best.
float picture_aspect(const Scene& scene);

}  // namespace tablier
