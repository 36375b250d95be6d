#include "ui/panels/drop_frame.hpp"

#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"

#include <string>

namespace tablier {
namespace {

constexpr float kLine = 3, kInset = 6, kSide = 24, kOver = 12, kFoot = 48;

}  // namespace

void draw_drop_frame(const Ui& ui) {
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const float inset = ui.px(kInset);
  list.AddRect({inset, inset}, {ui.size.x - inset, ui.size.y - inset}, im(ui.colour("accent")), ui.px(ui.sizes.radius_card), 0,
               ui.px(kLine));
  const std::string text = ui.tr("drop.here");
  const Vec2 extent = measure(ui.fonts.body, text, ui.size.x);
  const Rect box{(ui.size.x - extent.x) / 2 - ui.px(kSide), ui.size.y - ui.px(kFoot) - extent.y - 2 * ui.px(kOver),
                 extent.x + 2 * ui.px(kSide), extent.y + 2 * ui.px(kOver)};
  list.AddRectFilled(im(box.corner()), {box.right(), box.bottom()}, im(ui.colour("ink")), ui.px(ui.sizes.radius_button));
  draw_text(list, ui.fonts.body, {box.x + ui.px(kSide), box.y + ui.px(kOver)}, im(ui.colour("paper")), text, extent.x + 1);
}

}  // namespace tablier
