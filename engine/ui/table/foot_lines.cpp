#include "ui/table/foot_lines.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tablier {
namespace {

constexpr float kBetweenButtons = 8, kRestWidth = 30;

class FootLines {
 public:
  FootLines(const Ui& ui, std::vector<FootButton> buttons, float width) : ui_(ui), list_(std::move(buttons)), width_(width) {}

  std::vector<FootLine> lines(bool low) {
    std::vector<FootLine> lines;
    for (std::size_t i = 0; i < list_.size(); i += lines.back().widths.size()) {
      std::vector<float> widths = low ? beside_rest(i) : std::vector<float>();
      if (!widths.empty()) lines.push_back(line_with_rest(i, std::move(widths)));
      else if (two(i)) lines.push_back(line(i, {first_of_two(i), width_ - ui_.px(kBetweenButtons) - first_of_two(i)}));
      else lines.push_back(line(i, {width_}));
    }
    return lines;
  }

 private:
  bool fits(std::size_t i) const { return !list_[i].alone && list_[i].needed <= part_of_line(ui_, width_, 2); }
  bool two(std::size_t i) const { return i + 1 < list_.size() && fits(i) && fits(i + 1) && list_[i].own == list_[i + 1].own; }

  /// With its key below the words.
  float bare_width(std::size_t i) const {
    ButtonLook bare = list_[i].look;
    bare.key = {};
    return std::ceil(button_width(ui_, bare));
  }

  /// Two last buttons and the one with the rest, or one that else stands alone and that: how wide those before it are; none where they do
  /// not fit. Two are alike where they can be.
  std::vector<float> beside_rest(std::size_t i) const {
    const std::size_t before = list_.size() - i - 1;
    if (!list_.back().rest || before < 1 || before > 2 || (before == 1) != list_[i].alone) return {};
    const float room = width_ - ui_.px(kBetweenButtons) - rest_width(ui_);
    if (before == 1) return bare_width(i) <= room ? std::vector{room} : std::vector<float>();
    const float first = bare_width(i), second = bare_width(i + 1), both = room - ui_.px(kBetweenButtons), half = std::floor(both / 2);
    if (list_[i].own || list_[i + 1].own || list_[i + 1].alone || first + second > both) return {};
    const float left = first > half ? first : second > half ? both - second : half;
    return {left, both - left};
  }

  FootLine line_with_rest(std::size_t i, std::vector<float> widths) {
    FootLine made = line(i, std::move(widths));
    made.widths.push_back(rest_width(ui_));
    return made;
  }

  FootLine line(std::size_t i, std::vector<float> widths) {
    float height = 0;
    for (const float width : widths) {
      list_[i].look.width = width;
      height = std::max(height, button_height(ui_, list_[i++].look));
    }
    return {std::move(widths), height};
  }

  /// Half of the line, or what the second leaves where both have their keys in one line only so.
  float first_of_two(std::size_t i) const {
    const float needs_first = std::ceil(least_button_width(ui_, list_[i].look));
    const float needs_second = std::ceil(least_button_width(ui_, list_[i + 1].look));
    const float half = part_of_line(ui_, width_, 2), room = width_ - ui_.px(kBetweenButtons);
    return std::max(needs_first, needs_second) > half && needs_first + needs_second <= room ? room - needs_second : half;
  }

  const Ui& ui_;
  std::vector<FootButton> list_;
  const float width_;
};

}  // namespace

float rest_width(const Ui& ui) { return ui.px(kRestWidth); }

float part_of_line(const Ui& ui, float width, std::size_t of) {
  const auto count = static_cast<float>(of);
  return std::floor((width - (count - 1) * ui.px(kBetweenButtons)) / count);
}

std::vector<FootLine> lines_of_foot(const Ui& ui, std::vector<FootButton> buttons, float width, bool low) {
  return FootLines(ui, std::move(buttons), width).lines(low);
}

}  // namespace tablier
