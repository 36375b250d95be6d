#include "editor/series/view/grid_view.hpp"

#include "content/row_label.hpp"
#include "editor/series/view/cell_view.hpp"
#include "editor/series/view/editor_command.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/row_list.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

/// Logical pixels.
constexpr float kHead = 32, kMinRow = 42, kMaxRow = 84, kMinColumn = 40, kGoodColumn = 72, kMaxColumn = 150, kBetween = 5, kStartSlot = 30,
                kMaxStartSlot = 46, kWideStartSlot = 74, kTwoLineRow = 58, kSide = 12, kCurve = 92, kMaxCurve = 360;
/// Of the first pieces of a row, beside each other; more are in two lines.
constexpr std::size_t kMaxInLine = 6;

class Grid {
 public:
  Grid(const Ui& ui, Rect at, const GridLook& look) : ui_(ui), look_(look), at_(at) { measure_all(); }

  GridAnswer draw() {
    head();
    answer_.shown = shown();
    const Rect below{at_.x, at_.y + ui_.px(kHead), at_.w, at_.h - ui_.px(kHead)};
    draw_row_list(ui_, {.id = "##slots",
                        .at = below,
                        .count = rows().size() + (shows_adding() ? 1 : 0),
                        .height = row_,
                        .wanted = look_.into_sight ? std::optional(look_.session.cursor().row) : std::nullopt,
                        .draw = [this](std::size_t r, float y) { r < rows().size() ? row(r, y) : adding(y); }});
    return answer_;
  }

 private:
  const std::vector<SeriesRow>& rows() const { return look_.session.model().rows(); }

  void measure_all() {
    float label = 0;
    for (const SeriesRow& row : rows()) label = std::max(label, measure(ui_.fonts.title, row_label(ui_.services.locale, row.name)).x);
    between_ = ui_.px(kBetween);
    left_ = ui_.px(kSide) + label + ui_.px(ui_.sizes.l);
    first_ = static_cast<std::size_t>(
        std::min_element(rows().begin(), rows().end(), [](const SeriesRow& a, const SeriesRow& b) { return a.first < b.first; })->first);
    in_line_ = first_ <= kMaxInLine ? first_ : (first_ + 1) / 2;
    curve_ = look_.curve ? ui_.px(kCurve) : 0;
    const std::size_t columns = look_.session.model().columns() - first_;
    const float needed = left_ + between_ + curve_ + ui_.px(kSide + 6) + static_cast<float>(columns) * ui_.px(kGoodColumn);
    slot_ = std::floor(std::clamp((at_.w - needed) / static_cast<float>(in_line_), ui_.px(kStartSlot),
                                  ui_.px(has_two_lines() ? kWideStartSlot : kMaxStartSlot)));
    start_ = static_cast<float>(in_line_) * slot_ + ui_.px(6);
    const float room = at_.w - left_ - start_ - between_ - curve_ - ui_.px(kSide);
    column_ = std::floor(std::clamp(room / static_cast<float>(std::max<std::size_t>(1, columns)), ui_.px(kMinColumn), ui_.px(kMaxColumn)));
    const float over = room - static_cast<float>(std::max<std::size_t>(1, columns)) * column_;
    if (look_.curve && over > 0) curve_ = std::min(curve_ + over, ui_.px(kMaxCurve));
    const float count = std::max(1.0F, static_cast<float>(rows().size()));
    row_ = std::floor(std::clamp((at_.h - ui_.px(kHead) - ui_.px(ui_.sizes.xl + 1)) / count,
                                 ui_.px(has_two_lines() ? kTwoLineRow : kMinRow), ui_.px(kMaxRow)));
  }

  /// The first pieces of a row do not fit beside each other: what they make stands beside them, not below.
  bool has_two_lines() const { return first_ > in_line_; }

  Rect shown() const {
    const float lines = static_cast<float>(rows().size() + (shows_adding() ? 1 : 0));
    return {at_.x, at_.y, at_.w, std::min(at_.h, ui_.px(kHead) + lines * row_)};
  }
  float x(std::size_t column) const { return left_ + start_ + between_ + static_cast<float>(column - first_) * column_; }
  float curve_x() const { return x(std::max(first_, look_.session.model().columns())) + ui_.px(4); }

  void head_label(const std::string& text, float x, float width) {
    const std::string shown = fitted(ui_.fonts.label_strong, text, width);
    draw_text(*ImGui::GetWindowDrawList(), ui_.fonts.label_strong,
              {at_.x + x + (width - measure(ui_.fonts.label_strong, shown).x) / 2,
               at_.y + ui_.px(kHead) - line_height(ui_.fonts.label_strong) - ui_.px(3)},
              im(ui_.colour("soft_ink")), shown);
  }

  /// The first column of pentas by its whole name, the others by their numbers.
  void head() {
    const Panel panel(ui_, "##heads", {at_.x, at_.y, at_.w, ui_.px(kHead)}, Panel::Ground::ground, {0, 0});
    head_label(ui_.tr("editor.start"), left_, start_);
    for (std::size_t c = first_; c < look_.session.model().columns(); ++c) {
      const int n = static_cast<int>(c) + 1;
      const std::string name = ui_.tr("editor.penta.name", {{"n", n}});
      const bool whole = c == first_ && measure(ui_.fonts.label_strong, name).x <= column_;
      head_label(whole ? name : std::to_string(n), x(c), column_ - between_);
    }
    if (look_.curve) head_label(std::string(look_.curves), curve_x(), curve_ - ui_.px(8));
  }

  DropSign sign_of(CellIndex index) const {
    if (!look_.hand || !look_.hand->holds() || std::holds_alternative<HeldRow>(*look_.hand->held())) return DropSign::none;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const Vec2 size = size_of(index);
    if (!ImGui::IsMouseHoveringRect(low, {low.x + size.x, low.y + size.y})) return DropSign::none;
    return look_.hand->may_drop(look_.session, {index, {}}, look_.copies) ? DropSign::welcome : DropSign::refused;
  }

  Vec2 size_of(CellIndex index) const {
    const float height = row_ - between_, lines = has_two_lines() ? 2 : 1;
    if (index.column < first_) return {slot_, std::floor((height - ui_.px(4)) / lines)};
    return {column_ - between_, height};
  }

  void slot(CellIndex index, float x, float y) {
    ImGui::SetCursorPos({x, y});
    const DropSign sign = sign_of(index);
    const CellAnswer cell = draw_cell(ui_, {look_.session, look_.game, index, size_of(index), index.column < first_, sign, look_.tells});
    if (cell.pressed) answer_.pressed = index;
    if (cell.hovered) answer_.hovered = index;
    if (cell.dragged) answer_.dragged = index;
    if (cell.locked) answer_.locked = index;
    if (cell.under) answer_.under = {index, answer_.under.row, cell.box};
    if (look_.into_sight && look_.session.cursor() == index) keep_in_sight(ui_, cell.box);
  }

  /// The pieces of the first penta, in a frame of their own.
  void start(std::size_t r, float y) {
    ImGui::SetCursorPos({left_, y});
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    draw_start(ui_, look_.session, {r, first_ - 1}, {corner.x, corner.y, start_, row_ - between_});
    const std::size_t count = std::min(first_, rows()[r].numbers.size());
    for (std::size_t c = 0; c < count; ++c) {
      const std::size_t line = c / in_line_;
      slot({r, c}, left_ + ui_.px(3) + static_cast<float>(c % in_line_) * slot_,
           y + ui_.px(2) + static_cast<float>(line) * size_of({r, c}).y);
    }
  }

  /// Its letter takes the whole row along.
  void name(std::size_t r, float y) {
    const float height = row_ - between_;
    ImGui::SetCursorPos({ui_.px(4), y});
    ImGui::PushID(static_cast<int>(r));
    const std::string label = ui_.tr("editor.row", {row_arg(rows()[r].name)});
    const TileAnswer t = tile(ui_, "##row", {.size = {left_ - ui_.px(8), height}, .round = 8, .ground = "", .line = "", .label = label});
    if (ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left)) answer_.row_dragged = r;
    ImGui::PopID();
    if (t.pressed) answer_.row_pressed = r;
    if (t.hovered && look_.tells) tell(ui_, ui_.tr("editor.row_hint"));
    ImGui::SetCursorPos({0, y});
    draw_row_name(ui_, row_label(ui_.services.locale, rows()[r].name), left_, height,
                  ui_.colour(look_.session.cursor().row == r ? "accent_ink" : "ink"));
  }

  void row(std::size_t r, float y) {
    name(r, y);
    start(r, y);
    for (std::size_t c = first_; c < rows()[r].numbers.size(); ++c) slot({r, c}, x(c), y);
    ImGui::SetCursorPos({0, y});
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    if (look_.curve) look_.curve(r, {corner.x + curve_x(), corner.y + ui_.px(4), curve_ - ui_.px(12), row_ - between_ - ui_.px(8)});
    if (ImGui::IsMouseHoveringRect(corner, {corner.x + at_.w, corner.y + row_})) {
      answer_.under.row = r;
      if (look_.hand && look_.hand->holds()) row_sign(r, corner);
    }
  }

  /// Only where it takes no row out of sight.
  bool shows_adding() const { return static_cast<float>(rows().size() + 1) * row_ + ui_.px(ui_.sizes.l) <= at_.h - ui_.px(kHead); }

  /// Below the last row: one more.
  void adding(float y) {
    ImGui::SetCursorPos({left_, y + ui_.px(ui_.sizes.xs)});
    const CommandLook& look = look_of(EditorCommand::add_row);
    const std::string label = "+  " + ui_.tr(look.label), key = ui_.tr(look.key_label);
    answer_.adds_row = button(ui_, {.label = label, .key = key, .kind = ButtonKind::quiet, .width = -1, .compact = true});
  }

  /// Where a row would come to stand.
  void row_sign(std::size_t r, ImVec2 corner) {
    const auto* const held = std::get_if<HeldRow>(&*look_.hand->held());
    if (!held || held->row == r) return;
    const float y = held->row < r ? corner.y + row_ - between_ / 2 : corner.y - between_ / 2;
    ImGui::GetWindowDrawList()->AddLine({corner.x + ui_.px(4), y}, {corner.x + curve_x(), y}, im(ui_.colour("accent")), ui_.px(3));
  }

  const Ui& ui_;
  const GridLook& look_;
  Rect at_;
  std::size_t first_ = 1, in_line_ = 1;
  float left_ = 0, slot_ = 0, start_ = 0, column_ = 0, row_ = 0, between_ = 0, curve_ = 0;
  GridAnswer answer_;
};

}  // namespace

GridAnswer draw_grid(const Ui& ui, Rect at, const GridLook& look) { return Grid(ui, at, look).draw(); }

}  // namespace tablier::editor
