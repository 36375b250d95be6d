#include "match/score_sheet.hpp"
#include "play/match_labels.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/key_scroll.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screen_links.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr float kRow = 32, kTurnWidth = 56, kPlayerWidth = 150, kWidestColumn = 104, kWidest = 1060, kSheetTop = 16, kEndingTop = 10;

/// Nothing for nothing.
std::string signed_label(const Ui& ui, std::int64_t points) { return points == 0 ? "" : change_label(ui.services.locale, points); }
std::string plain_label(const Ui& ui, std::int64_t points) { return figure_label(ui.services.locale, points); }

/// The sheet as rows of one table: its head stays at the top, its sums at the foot, the turns between them scroll.
class ScoreSheetScreen final : public Screen {
 public:
  ScoreSheetScreen(ScoreSheet sheet, std::shared_ptr<const GameEntry> game, std::vector<SheetPlayer> players, SheetRound round)
      : sheet_(std::move(sheet)), game_(std::move(game)), players_(std::move(players)), round_(std::move(round)) {}

  std::string name(const Ui& ui) const override { return ui.tr("sheet.title"); }
  bool panels_take_keys() const override { return false; }
  std::vector<std::string> keys() const override { return screen_keys("sheet", {"scroll"}); }
  Value describe(const Ui&) const override {
    return Value::map({{"screen", "sheet"},
                       {"round", round_.name},
                       {"lines", sheet_.lines.size()},
                       {"scrolled", static_cast<double>(scrolled_)},
                       {"outcome", round_.result},
                       {"note", round_.note}});
  }

  bool input(Ui& ui, const Input& input) override {
    const auto* key = std::get_if<KeyChange>(&input);
    if (!key || !key->down) return false;
    if (!is_press(*key, Key::f4)) return scroll_.key(*key) || screen_link_key(ui, *key, ways());
    go_back(ui);
    return true;
  }

  /// Notices stand over the turns, which scroll, and leave the sums in sight.
  float foot(const Ui&) const override { return foot_; }

  void draw_panels(Ui& ui) override {
    screen_link_bar(ui, ui.tr("sheet.title"), ui.tr(game_->spec.title) + (round_.name.empty() ? "" : " · " + round_.name), ways());
    const Rect room = frame_without_panel(ui).board;
    const float row = ui.px(kRow), width = std::min(ui.px(kWidest), room.w - 2 * ui.px(ui.sizes.xxl)), x = room.x + (room.w - width) / 2;
    const float top = room.y + ui.px(kSheetTop), sums = row * static_cast<float>(players_.size() + 1);
    const float foot = sums + ending_height(ui, width) + ui.px(kSheetTop);
    foot_ = foot;
    columns_ = columns(ui, width);
    draw_part(ui, "##head", {x, top, width, row}, [&] { draw_head(ui); });
    const float turns = std::floor((room.bottom() - foot - top - row) / row) * row;  // whole lines
    draw_part(ui, "##turns", {x, top + row, width, turns}, [&] { draw_turns(ui); });
    draw_part(ui, "##sums", {x, room.bottom() - foot, width, foot}, [&] {
      draw_sums(ui);
      draw_ending(ui, {x, room.bottom() - foot + sums, width, 0});
    });
  }

 private:
  /// Right edges of the figures, from the left of the table, in pixels.
  struct Columns {
    float width = 0;
    std::vector<float> causes;
    float sum = 0, total = 0;
  };

  ScreenLinks ways() const { return {.game = nullptr, .records = false}; }
  bool many() const { return players_.size() > 1; }
  float player_width(const Ui& ui) const { return many() ? ui.px(kPlayerWidth) : 0; }

  Columns columns(const Ui& ui, float width) const {
    Columns c{.width = width, .causes = {}};
    const float left = ui.px(kTurnWidth) + player_width(ui), side = ui.px(ui.sizes.l);
    const auto count = static_cast<float>(sheet_.columns.size() + 2);
    const float column = std::min(ui.px(kWidestColumn), (width - left - side) / count);
    const float first = width - side - count * column;
    for (std::size_t i = 0; i < sheet_.columns.size(); ++i) c.causes.push_back(first + static_cast<float>(i + 1) * column);
    c.sum = width - side - column;
    c.total = width - side;
    return c;
  }

  template <typename Draw>
  static void draw_part(const Ui& ui, const char* id, Rect at, Draw draw) {
    const Panel panel(ui, id, at, Panel::Ground::none, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    draw();
    ImGui::PopStyleVar();
  }

  /// The next row's box, in pixels.
  Rect next_row(const Ui& ui) const {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::Dummy({columns_.width, ui.px(kRow)});
    return {at.x, at.y, columns_.width, ui.px(kRow)};
  }

  static void draw_right(const Rect& row, ImFont* font, float right, Colour colour, std::string_view label) {
    const float x = row.x + right - measure(font, label).x;
    draw_text(*ImGui::GetWindowDrawList(), font, {x, row.centre().y - line_height(font) / 2}, im(colour), label);
  }

  void draw_head(const Ui& ui) const {
    const Rect row = next_row(ui);
    const Colour soft = ui.colour("soft_ink");
    ImFont* const font = ui.fonts.label_strong;
    const auto at = [&](float x) { return Vec2{row.x + x, row.centre().y - line_height(font) / 2}; };
    draw_text(*ImGui::GetWindowDrawList(), font, at(ui.px(12)), im(soft), ui.tr("sheet.turn"));
    if (many()) draw_text(*ImGui::GetWindowDrawList(), font, at(ui.px(kTurnWidth)), im(soft), ui.tr("sheet.player"));
    for (std::size_t i = 0; i < sheet_.columns.size(); ++i)
      draw_right(row, font, columns_.causes[i], soft, ui.tr(game_->name + ".sheet." + sheet_.columns[i]));
    draw_right(row, font, columns_.sum, soft, ui.tr("sheet.sum"));
    draw_right(row, font, columns_.total, soft, ui.tr("sheet.total"));
    draw_line(ui, row.bottom(), row);
  }

  static void draw_line(const Ui& ui, float y, const Rect& row) {
    ImGui::GetWindowDrawList()->AddRectFilled({row.x, y - std::max(1.0F, std::floor(ui.scale()))}, {row.right(), y}, im(ui.colour("line")));
  }

  void draw_player(const Ui& ui, const Rect& row, Seat seat) const {
    if (!many()) return;
    const SheetPlayer& player = players_[static_cast<std::size_t>(index(seat))];
    const float r = ui.px(5), x = row.x + ui.px(kTurnWidth);
    seat_disc(ui, {x + r, row.centre().y}, r, player.colour);
    draw_fitted(ui, ui.fonts.body, {x + 2 * r + ui.px(8), row.centre().y - line_height(ui.fonts.body) / 2}, ui.colour("ink"), player.name,
                player_width(ui) - 2 * r - ui.px(12));
  }

  void draw_points(const Ui& ui, const Rect& row, const std::vector<std::int64_t>& points) const {
    for (std::size_t i = 0; i < points.size(); ++i)
      draw_right(row, ui.fonts.figures, columns_.causes[i], ui.colour(points[i] < 0 ? "danger" : "ink"), signed_label(ui, points[i]));
  }

  void draw_turns(const Ui& ui) {
    scroll_.apply(ui);
    if (sheet_.lines.empty()) paragraph(ui, ui.tr("sheet.empty"));
    int turn = 0;
    for (const SheetLine& line : sheet_.lines) {
      const Rect row = next_row(ui);
      if (line.turn != turn && turn % 2 == 0)
        ImGui::GetWindowDrawList()->AddRectFilled(im(row.corner()), {row.right(), row.bottom()}, im(ui.colour("paper")),
                                                  ui.px(ui.sizes.radius_chip));
      if (line.turn != turn) draw_right(row, ui.fonts.figures, ui.px(32), ui.colour("soft_ink"), std::to_string(line.turn));
      turn = line.turn;
      draw_player(ui, row, line.seat);
      draw_points(ui, row, line.points);
      draw_right(row, ui.fonts.small_figures, columns_.sum, ui.colour(line.sum < 0 ? "danger" : "ink"),
                 line.sum == 0 ? "0" : signed_label(ui, line.sum));
      draw_right(row, ui.fonts.figures, columns_.total, ui.colour("ink"), plain_label(ui, line.total));
    }
    if (std::exchange(fresh_, false)) ImGui::SetScrollHereY(1);  // the last turn is what one wants to see
    else ImGui::SetScrollY(std::round(ImGui::GetScrollY() / ui.px(kRow)) * ui.px(kRow));
    scrolled_ = ImGui::GetScrollY();
  }

  std::int64_t round_total(std::size_t seat) const {
    std::int64_t total = 0;
    for (const std::int64_t points : sheet_.totals[seat]) total += points;
    return total;
  }

  bool has_rounds_before() const {
    return std::any_of(sheet_.before.begin(), sheet_.before.end(), [](std::int64_t points) { return points != 0; });
  }

  /// The sums of the round; where there were rounds before, the total is the match's, and what was brought along stands at the left.
  void draw_sums(const Ui& ui) const {
    const Rect head = next_row(ui);
    draw_line(ui, head.y + std::max(1.0F, std::floor(ui.scale())), head);
    const std::string label = ui.tr(has_rounds_before() ? "sheet.sums_of_match" : "sheet.sums");
    draw_text(*ImGui::GetWindowDrawList(), ui.fonts.label_strong,
              {head.x + ui.px(12), head.centre().y - line_height(ui.fonts.label_strong) / 2}, im(ui.colour("soft_ink")), label);
    for (std::size_t i = 0; i < players_.size(); ++i) {
      const Rect row = next_row(ui);
      draw_player(ui, row, seat(static_cast<int>(i)));
      draw_points(ui, row, sheet_.totals[i]);
      draw_right(row, ui.fonts.small_figures, columns_.sum, ui.colour("ink"), signed_label(ui, round_total(i)));
      draw_right(row, ui.fonts.title, columns_.total, ui.colour("ink"), plain_label(ui, sheet_.before[i] + round_total(i)));
    }
  }

  static float ending_room(const Ui& ui, float width) { return width - 2 * ui.px(12); }
  float ending_height(const Ui& ui, float width) const {
    if (round_.result.empty()) return 0;
    const float room = ending_room(ui, width);
    return measure(ui.fonts.strong, round_.result, room).y + ui.px(kEndingTop) +
           (round_.note.empty() ? 0 : measure(ui.fonts.body, round_.note, room).y);
  }

  /// How the round ended, under its sums: they alone may not tell.
  void draw_ending(const Ui& ui, const Rect& at) const {
    if (round_.result.empty()) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float room = ending_room(ui, at.w);
    const Vec2 first{at.x + ui.px(12), at.y + ui.px(kEndingTop)};
    draw_text(list, ui.fonts.strong, first, im(ui.colour("ink")), round_.result, room);
    const float below = measure(ui.fonts.strong, round_.result, room).y;
    draw_text(list, ui.fonts.body, {first.x, first.y + below}, im(ui.colour("soft_ink")), round_.note, room);
  }

  ScoreSheet sheet_;
  std::shared_ptr<const GameEntry> game_;
  std::vector<SheetPlayer> players_;
  float foot_ = 0;  ///< height of the sums and of how the round ended, in pixels
  SheetRound round_;
  Columns columns_;
  KeyScroll scroll_;
  bool fresh_ = true;
  float scrolled_ = 0;
};

}  // namespace

std::unique_ptr<Screen> score_sheet_screen(ScoreSheet sheet, std::shared_ptr<const GameEntry> game, std::vector<SheetPlayer> players,
                                           SheetRound round) {
  return std::make_unique<ScoreSheetScreen>(std::move(sheet), std::move(game), std::move(players), std::move(round));
}

}  // namespace tablier
