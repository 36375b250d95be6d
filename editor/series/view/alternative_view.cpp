#include "editor/series/view/alternative_view.hpp"

#include "content/row_label.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/piece_icon.hpp"
#include "ui/panels/text_metrics.hpp"

#include <algorithm>
#include <cmath>

namespace tablier::editor {
namespace {

/// Logical pixels.
constexpr float kPieceColumn = 24, kPieceHigh = 13, kPieceSquare = 4.4F, kUnderline = 2;

bool is_same_piece(const SeriesRow* row, std::size_t column, int number) {
  return !row || (column < row->numbers.size() && row->numbers[column] == number);
}

class AlternativeRows {
 public:
  AlternativeRows(const Ui& ui, const AlternativeLook& look) : ui_(ui), look_(look), list_(*ImGui::GetWindowDrawList()) {
    std::size_t columns = 1;
    for (const SeriesRow& row : look_.one.rows) {
      names_ = std::max(names_, measure(ui_.fonts.label_strong, row_label(ui_.services.locale, row.name)).x);
      columns = std::max(columns, row.numbers.size());
    }
    names_ += ui_.px(ui_.sizes.xs);
    column_ = std::floor(std::min(ui_.px(kPieceColumn), (look_.width - names_) / static_cast<float>(columns)));
    line_ = alternative_row_height(ui_, look_.size);
  }

  void draw() {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    for (std::size_t r = 0; r < look_.one.rows.size(); ++r)
      if (const float y = at.y + static_cast<float>(r) * line_; is_whole(y)) draw_row(r, {at.x, y});
    ImGui::Dummy({look_.width, static_cast<float>(look_.one.rows.size()) * line_});
  }

 private:
  /// Half a row tells nothing: it is left out until it is scrolled into sight.
  bool is_whole(float y) const {
    constexpr float kRounding = 0.5F;
    return y >= list_.GetClipRectMin().y - kRounding && y + line_ <= list_.GetClipRectMax().y + kRounding;
  }
  /// From the top of a row, in the middle of its numbers: where its name and they stand.
  float middle() const {
    return (look_.size == AlternativeSize::pieces ? ui_.px(kPieceHigh) : 0) + line_height(ui_.fonts.small_figures) / 2;
  }

  void draw_row(std::size_t r, Vec2 at) {
    const SeriesRow& row = look_.one.rows[r];
    const SeriesRow* const other = look_.first && r < look_.first->rows.size() ? &look_.first->rows[r] : nullptr;
    draw_text(list_, ui_.fonts.label_strong, {at.x, at.y + middle() - line_height(ui_.fonts.label_strong) / 2}, im(ui_.colour("soft_ink")),
              row_label(ui_.services.locale, row.name));
    NumberSet set = 0;
    for (std::size_t c = 0; c < row.numbers.size(); ++c) {
      set |= katamino::number_bit(row.numbers[c]);
      const Rect box{at.x + names_ + static_cast<float>(c) * column_, at.y, column_, line_};
      const auto count = look_.one.counts.find(set);
      const bool is_penta = static_cast<int>(c) + 1 >= row.first && count != look_.one.counts.end();
      draw_number(row.numbers[c], box, is_same_piece(other, c, row.numbers[c]), is_penta && count->second == 1);
      if (is_penta && ImGui::IsMouseHoveringRect(im(box.corner()), {box.right(), box.bottom()}) && ImGui::IsWindowHovered())
        tell_penta(row.name, c, count->second);
    }
  }

  /// The piece above its number.
  void draw_number(int number, Rect box, bool same, bool single) {
    const float aside = ui_.px(1), thin = ui_.px(kUnderline);
    const std::string_view ground = single ? "done_ground" : "paper";
    if (single) list_.AddRectFilled({box.x + aside, box.y}, {box.right() - aside, box.bottom() - aside}, im(ui_.colour(ground)), ui_.px(4));
    const bool pictured = look_.size == AlternativeSize::pieces;
    const PieceSpec* const piece = pictured ? find_piece(look_.game.content, number) : nullptr;
    const float side = std::floor(std::min(ui_.px(kPieceSquare), (column_ - 2 * aside) / 5));
    if (piece)
      draw_seen_piece(ui_, piece->form, {box.centre().x, box.y + aside + ui_.px(kPieceHigh) / 2}, side,
                      {piece_colour(ui_, look_.game, *piece, ground), piece_pattern(ui_, look_.game, *piece), ground});
    const ImFont* const font = ui_.fonts.small_figures;
    const std::string label = std::to_string(number);
    const Vec2 size = measure(font, label);
    draw_text(list_, font, {box.centre().x - size.x / 2, box.y + (pictured ? ui_.px(kPieceHigh) : 0)},
              im(ui_.colour(same ? "ink" : "accent_ink")), label);
    if (!same)
      list_.AddRectFilled({box.x + ui_.px(4), box.bottom() - aside - thin}, {box.right() - ui_.px(4), box.bottom() - aside},
                          im(ui_.colour("accent_ink")));
  }

  void tell_penta(const std::string& row, std::size_t column, std::uint64_t solutions) const {
    const std::string name = ui_.tr("editor.penta.of_row", {row_arg(row), {"n", column + 1}});
    tell(ui_, name + "\n" +
                  (solutions == 1 ? ui_.tr("editor.penta.single")
                                  : ui_.tr("editor.penta.several", {{"n", static_cast<std::int64_t>(solutions)}})));
  }

  const Ui& ui_;
  const AlternativeLook& look_;
  ImDrawList& list_;
  float names_ = 0, column_ = 0, line_ = 0;
};

}  // namespace

float alternative_row_height(const Ui& ui, AlternativeSize size) {
  return std::ceil(ui.px(size == AlternativeSize::pieces ? kPieceHigh : 0) + line_height(ui.fonts.small_figures) + ui.px(kUnderline + 1));
}

void draw_alternative_rows(const Ui& ui, const AlternativeLook& look) { AlternativeRows(ui, look).draw(); }

}  // namespace tablier::editor
