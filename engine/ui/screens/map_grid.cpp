#include "ui/screens/map_grid.hpp"

#include "content/row_label.hpp"
#include "match/stars.hpp"
#include "play/match_labels.hpp"
#include "ui/panels/piece_icon.hpp"
#include "ui/panels/row_list.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <array>

namespace tablier {
namespace {

constexpr std::array<const char*, 3> kShows{"pieces", "numbers", "letters"};
/// Logical pixels.
constexpr float kMaxSquare = 11, kMinRow = 44, kMaxRow = 68, kMaxColumn = 132, kHeadHeight = 40, kBetweenCells = 8, kMarkWidth = 30;
/// A star, from its middle to its points; from star to star; a dot for each that was missed.
constexpr float kStar = 4.5F, kBetweenStars = 10, kMissedStar = 1.5F;
/// Squares that the picture of a piece takes with what is around it.
constexpr float kPieceSquares = 5.4F;

/// Where everything of the grid goes, in pixels.
struct Measures {
  float label = 0, start = 0, gap = 0, column = 0, row = 0, square = 0, between = 0;

  float x(std::size_t c) const { return c == 0 ? label : label + start + gap + static_cast<float>(c - 1) * (column + between); }
  float width(std::size_t c) const { return c == 0 ? start : column; }
  float right(std::size_t columns) const { return columns < 2 ? label + start : x(columns - 1) + column; }
};

class MapGrid {
 public:
  MapGrid(const Ui& ui, Rect at, const MapGridLook& look) : ui_(ui), look_(look), at_(at) { measure_all(); }

  MapGridAnswer draw() {
    head();
    const Rect below{at_.x, at_.y + ui_.px(kHeadHeight), at_.w, at_.h - ui_.px(kHeadHeight)};
    draw_row_list(ui_, {.id = "##map",
                        .at = below,
                        .count = look_.map.rows.size(),
                        .height = m_.row,
                        .wanted = look_.into_sight ? std::optional(look_.index.row) : std::nullopt,
                        .draw = [this](std::size_t r, float y) { row(r, y); }});
    return answer_;
  }

 private:
  void measure_all() {
    const float side = ui_.px(ui_.sizes.xxl), room = at_.w - 2 * side;
    float label = 0;
    for (const MapRow& row : look_.map.rows) label = std::max(label, measure(ui_.fonts.title, row_label(ui_.services.locale, row.name)).x);
    m_.between = ui_.px(kBetweenCells);
    m_.gap = ui_.px(ui_.sizes.l);
    m_.label = side + label + ui_.px(ui_.sizes.l);
    const auto columns = static_cast<float>(look_.map.columns - 1), first = static_cast<float>(look_.map.most_first);
    const float free = room - label - ui_.px(ui_.sizes.l) - (columns > 0 ? m_.gap : 0) - std::max(0.0F, columns - 1) * m_.between;
    const float mark = ui_.px(kMarkWidth), pad = ui_.px(2 * ui_.sizes.s), per_square = kPieceSquares * (first + columns);
    m_.square = std::clamp(std::floor((free - (columns + 1) * (mark + pad)) / std::max(1.0F, per_square)), std::floor(ui_.px(5)),
                           std::floor(ui_.px(kMaxSquare)));
    m_.start = first * kPieceSquares * m_.square + mark + pad;
    m_.column = columns > 0 ? std::clamp((free - m_.start) / columns, ui_.px(64), ui_.px(kMaxColumn)) : 0;
    const float rows = std::max(1.0F, static_cast<float>(look_.map.rows.size()));
    m_.row = std::floor(std::clamp((at_.h - ui_.px(kHeadHeight) - ui_.px(ui_.sizes.l)) / rows, ui_.px(kMinRow), ui_.px(kMaxRow)));
    if (!look_.map.has_numbers) even_columns(free);
    const float spare = at_.w - side - m_.right(look_.map.columns);
    if (spare > 0) m_.label += spare / 2;  // what is over goes to both sides
  }

  /// Where no pieces are shown the first column is as the others.
  void even_columns(float free) {
    m_.gap = m_.between;
    m_.column = m_.start = std::clamp(free / static_cast<float>(look_.map.columns) - m_.between, ui_.px(64), ui_.px(kMaxColumn));
  }

  std::string head_label(std::size_t column) const {
    const Locale& locale = ui_.services.locale;
    if (column > 0) return challenge_label(locale, look_.game.spec, look_.map.first + static_cast<int>(column));
    const std::string one = challenge_label(locale, look_.game.spec, look_.map.first);
    return look_.map.first == look_.map.most_first ? one : ui_.tr("map.first_of_row");
  }

  void head() {
    const Panel panel(ui_, "##head", {at_.x, at_.y, at_.w, ui_.px(kHeadHeight)}, Panel::Ground::ground, {0, 0});
    for (std::size_t c = 0; c < look_.map.columns; ++c) {
      const std::string text = head_label(c);
      const float width = measure(ui_.fonts.label_strong, text).x, x = at_.x + m_.x(c) + (m_.width(c) - width) / 2;
      draw_text(*ImGui::GetWindowDrawList(), ui_.fonts.label_strong,
                {x, at_.y + ui_.px(kHeadHeight) - line_height(ui_.fonts.label_strong) - ui_.px(4)}, im(ui_.colour("soft_ink")), text);
    }
  }

  void row(std::size_t r, float y) {
    const MapRow& row = look_.map.rows[r];
    ImGui::SetCursorPos({0, y});
    const float height = m_.row - m_.between;
    draw_row_name(ui_, row_label(ui_.services.locale, row.name), m_.label, height, ui_.colour("ink"));
    for (std::size_t c = 0; c < look_.map.columns; ++c) {
      const std::optional<MapCell> shown = look_.map.at({r, c});
      if (!shown) continue;
      ImGui::SetCursorPos({m_.x(c), y});
      cell({r, c}, *shown, height);
    }
  }

  void cell(MapSpot index, const MapCell& cell, float height) {
    const bool next = look_.map.next && *look_.map.next == index, here = look_.index == index;
    const std::string label = to_text(cell.id);
    ImGui::PushID(static_cast<int>(index.row * look_.map.columns + index.column));
    const TileAnswer t = tile(ui_, "##cell",
                              {.size = {m_.width(index.column), height},
                               .round = 8,
                               .ground = cell.best ? "done_ground" : "paper",
                               .line = next ? "accent" : "line",
                               .ring = here && look_.ring,
                               .label = label});
    ImGui::PopID();
    if (t.pressed) answer_.pressed = index;
    if (t.hovered) answer_.hovered = index;
    if (here && look_.into_sight) keep_in_sight(ui_, t.box);
    items(cell, t.box);
    mark(cell, t.box, next);
  }

  void items(const MapCell& cell, Rect box) {
    const float step = m_.square * kPieceSquares;
    float x = box.x + ui_.px(ui_.sizes.s);
    if (cell.joins.empty()) return number_of(cell, box);
    for (const int number : cell.joins) {
      item(number, {x, box.y, step, box.h}, cell.best ? "done_ground" : "paper");
      x += step;
    }
  }

  void number_of(const MapCell& cell, Rect box) {
    const std::string text = std::to_string(cell.id.count);
    const Vec2 size = measure(ui_.fonts.title, text);
    draw_text(*ImGui::GetWindowDrawList(), ui_.fonts.title, {box.x + ui_.px(ui_.sizes.m), box.centre().y - size.y / 2},
              im(ui_.colour("ink")), text);
  }

  void item(int number, Rect box, std::string_view ground) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const PieceSpec* piece = find_piece(look_.game.spec.content, number);
    if (piece && look_.show == MapShow::pieces) return draw_piece_of(ui_, look_.game.spec, *piece, box.centre(), m_.square, ground);
    const std::string text = piece && look_.show == MapShow::letters ? piece->letter : std::to_string(number);
    draw_text(list, ui_.fonts.title,
              {box.centre().x - measure(ui_.fonts.title, text).x / 2, box.centre().y - line_height(ui_.fonts.title) / 2},
              im(ui_.colour("ink")), text);
  }

  /// Of the tick, or of the stars in its place.
  float done_width(const Best& best) const { return ui_.px(best.stars ? (kMaxStars - 1) * kBetweenStars + 2 * kStar : 10); }

  /// What was reached: stars where a solve brought any, else a tick. Ends there at the right.
  void done_mark(const Best& best, float right, float middle) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Colour ink = ui_.colour("done");
    const float width = done_width(best);
    if (!best.stars) return draw_check(list, {right - width / 2, middle}, width, ink);
    for (int i = 0; i < kMaxStars; ++i) {
      const Vec2 at{right - width + ui_.px(kStar + static_cast<float>(i) * kBetweenStars), middle};
      if (i < *best.stars) draw_star(list, at, ui_.px(kStar), ink);
      else list.AddCircleFilled(im(at), ui_.px(kMissedStar), im(ink));
    }
  }

  /// Two bars, as where something was stopped for a while: one can go on there.
  void begun_mark(const MapCell& cell, float right, float middle) const {
    const float wide = ui_.px(3), high = ui_.px(11), x = right - 3 * wide - (cell.best ? done_width(*cell.best) + ui_.px(6) : 0);
    const float y = cell.best ? middle : middle - high / 2;
    for (const float left : {x, x + 2 * wide})
      ImGui::GetWindowDrawList()->AddRectFilled({left, y}, {left + wide, y + high}, im(ui_.colour("accent_ink")));
  }

  /// Stars or a tick and the best time where it is solved, without the time where that had help; an arrow at the one to play next; bars
  /// where one was left.
  void mark(const MapCell& cell, Rect box, bool next) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float right = box.right() - ui_.px(ui_.sizes.s);
    if (cell.begun) begun_mark(cell, right, cell.best ? box.y + ui_.px(6) : box.centre().y);
    if (cell.best) {
      const Colour ink = ui_.colour("done");
      const float line = line_height(ui_.fonts.label);
      if (cell.best->helped) return done_mark(*cell.best, right, box.centre().y);
      const std::string time = short_time(cell.best->seconds);
      const float width = measure(ui_.fonts.label, time).x;
      draw_text(list, ui_.fonts.label, {right - width, box.bottom() - line - ui_.px(4)}, im(ink), time);
      done_mark(*cell.best, right, box.y + ui_.px(11));
    } else if (next && !cell.begun) {
      const float s = ui_.px(5), y = box.centre().y;
      list.AddTriangleFilled({right - 1.6F * s, y - s}, {right, y}, {right - 1.6F * s, y + s}, im(ui_.colour("accent_ink")));
    }
  }

  const Ui& ui_;
  const MapGridLook& look_;
  Rect at_;
  Measures m_;
  MapGridAnswer answer_;
};

}  // namespace

MapShow shown_as(std::string_view name) {
  const auto found = std::find(kShows.begin(), kShows.end(), name);
  return found == kShows.end() ? MapShow::pieces : static_cast<MapShow>(found - kShows.begin());
}

std::string to_text(MapShow show) { return kShows[static_cast<std::size_t>(show)]; }

MapShow next_show(MapShow show) { return static_cast<MapShow>((static_cast<std::size_t>(show) + 1) % kShows.size()); }

MapGridHeights map_grid_heights(const Ui& ui, const SeriesMap& map) {
  const float rows = static_cast<float>(map.rows.size()), around = ui.px(kHeadHeight) + ui.px(ui.sizes.l);
  return {around + rows * ui.px(kMaxRow), around + rows * ui.px(kMinRow)};
}

MapGridAnswer draw_map_grid(const Ui& ui, Rect at, const MapGridLook& look) { return MapGrid(ui, at, look).draw(); }

}  // namespace tablier
