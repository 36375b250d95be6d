#include "editor/series/view/grid_view.hpp"

#include "editor/series/view/cell_view.hpp"
#include "ui/panels/row_list.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

/// Logical pixels.
constexpr float kHead = 34, kMinCell = 45, kMaxCell = 64, kMinColumn = 58, kMaxColumn = 92, kBetween = 6;

class Grid {
 public:
  Grid(const Ui& ui, Rect at, const GridLook& look) : ui_(ui), look_(look), at_(at) { measure_all(); }

  GridAnswer draw() {
    head();
    const Rect below{at_.x, at_.y + ui_.px(kHead), at_.w, at_.h - ui_.px(kHead)};
    draw_row_list(ui_, {.id = "##slots",
                        .at = below,
                        .count = rows().size(),
                        .height = row_,
                        .wanted = look_.into_sight ? std::optional(look_.session.cursor().row) : std::nullopt,
                        .draw = [this](std::size_t r, float y) { row(r, y); }});
    return answer_;
  }

 private:
  const std::vector<SeriesRow>& rows() const { return look_.session.model().rows(); }

  void measure_all() {
    const float side = ui_.px(ui_.sizes.xl);
    float label = 0;
    for (const SeriesRow& row : rows()) label = std::max(label, measure(ui_.fonts.title, row.name).x);
    between_ = ui_.px(kBetween);
    left_ = side + label + ui_.px(ui_.sizes.l);
    const auto columns = static_cast<float>(look_.session.model().columns());
    const float room = at_.w - left_ - side;
    column_ = std::floor(std::clamp(room / columns, ui_.px(kMinColumn), ui_.px(kMaxColumn)));
    const float count = std::max(1.0F, static_cast<float>(rows().size()));
    row_ = std::floor(std::clamp((at_.h - ui_.px(kHead) - ui_.px(ui_.sizes.l)) / count, ui_.px(kMinCell), ui_.px(kMaxCell)));
    left_ += std::max(0.0F, (room - columns * column_) / 2);  // what is over goes to both sides
  }

  float x(std::size_t column) const { return left_ + static_cast<float>(column) * column_; }

  int least_first() const {
    return std::min_element(rows().begin(), rows().end(), [](const SeriesRow& a, const SeriesRow& b) { return a.first < b.first; })->first;
  }

  /// Pentas by their names; the pieces before the first one by their place.
  void head() {
    const Panel panel(ui_, "##heads", {at_.x, at_.y, at_.w, ui_.px(kHead)}, Panel::Ground::ground, {0, 0});
    const int first = least_first();
    for (std::size_t c = 0; c < look_.session.model().columns(); ++c) {
      const int n = static_cast<int>(c) + 1;
      std::string words = n < first ? std::to_string(n) : ui_.tr("editor.penta.name", {{"n", n}});
      if (measure(ui_.fonts.label_strong, words).x > column_ - between_) words = std::to_string(n);
      const float middle = at_.x + x(c) + (column_ - between_) / 2;
      draw_text(
          *ImGui::GetWindowDrawList(), ui_.fonts.label_strong,
          {middle - measure(ui_.fonts.label_strong, words).x / 2, at_.y + ui_.px(kHead) - line_height(ui_.fonts.label_strong) - ui_.px(4)},
          im(ui_.colour("soft_ink")), words);
    }
  }

  void row(std::size_t r, float y) {
    ImGui::SetCursorPos({0, y});
    const float height = row_ - between_;
    draw_row_name(ui_, rows()[r].name, left_, height, ui_.colour(look_.session.cursor().row == r ? "accent_ink" : "ink"));
    for (std::size_t c = 0; c < rows()[r].numbers.size(); ++c) {
      ImGui::SetCursorPos({x(c), y});
      const CellAnswer cell = draw_cell(ui_, {look_.session, look_.game, {r, c}, {column_ - between_, height}});
      if (cell.pressed) answer_.pressed = {r, c};
      if (cell.hovered) answer_.hovered = {r, c};
      if (look_.into_sight && look_.session.cursor() == Spot{r, c}) keep_in_sight(ui_, cell.box);
    }
  }

  const Ui& ui_;
  const GridLook& look_;
  Rect at_;
  float left_ = 0, column_ = 0, row_ = 0, between_ = 0;
  GridAnswer answer_;
};

}  // namespace

GridAnswer draw_grid(const Ui& ui, Rect at, const GridLook& look) { return Grid(ui, at, look).draw(); }

}  // namespace tablier::editor
