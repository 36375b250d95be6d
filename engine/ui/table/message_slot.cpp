#include "ui/table/message_slot.hpp"

#include "ui/core/probe.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/word_lines.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr float kSlotSide = 12, kSlotOver = 7;
/// No sentence of the program needs as many: what an author wrote leaves room for the rest of the panel.
constexpr int kMaxLines = 12;

void draw_slot(const Ui& ui, ImDrawList& list, Rect box, const Message& message, float text_height) {
  const float thin = std::max(1.0F, std::floor(ui.scale()));
  list.AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, im(ui.colour(message.warns ? "danger_ground" : "tray")),
                     ui.px(ui.sizes.radius_button));
  if (message.warns)
    list.AddRect({box.x, box.y}, {box.right(), box.bottom()}, im(ui.colour("danger")), ui.px(ui.sizes.radius_button), 0, thin);
  draw_word_lines(list, ui.fonts.label, {box.x + ui.px(kSlotSide), box.centre().y - text_height / 2}, im(ui.colour("ink")), message.text,
                  box.w - 2 * ui.px(kSlotSide));
}

Message cut(const Ui& ui, Message message, float width) {
  const int lines = message.max_lines > 0 ? message.max_lines : kMaxLines;
  if (message.max_lines > 0) message.shorter.clear();
  message.text = fitted_lines(ui.fonts.label, message.text, width, lines);
  return message;
}

}  // namespace

const std::string& fitting_text(const Message& message, const std::function<bool(const std::string&)>& fits) {
  if (message.shorter.empty() || fits(message.text)) return message.text;
  const auto shorter = std::ranges::find_if(message.shorter, fits);
  return shorter == message.shorter.end() ? message.shorter.back() : *shorter;
}

float message_slot_height(const Ui& ui, int lines) {
  return std::ceil(static_cast<float>(lines) * line_height(ui.fonts.label) + 2 * ui.px(kSlotOver));
}

float draw_message_slot(const Ui& ui, const Message& whole, int lines, bool above) {
  const float width = ImGui::GetContentRegionAvail().x, height = message_slot_height(ui, lines), wrap = width - 2 * ui.px(kSlotSide);
  const auto fits = [&](const std::string& text) {
    return measure_word_lines(ui.fonts.label, text, wrap).y + 2 * ui.px(kSlotOver) <= height;
  };
  Message message = cut(ui, whole, wrap);
  message.text = fitting_text(message, fits);
  if (ui.dialogs.any()) message.text = fitted_lines(ui.fonts.label, message.text, wrap, lines);  // nothing lies over a question
  ImGui::Dummy({width, height});
  const Vec2 at = vec(ImGui::GetItemRectMin());
  const float text = measure_word_lines(ui.fonts.label, message.text, wrap).y, needed = text + 2 * ui.px(kSlotOver);
  Rect box{at.x, at.y, width, std::max(height, needed)};
  if (above) box.y -= box.h - height;
  const bool over = box.h > height && !ui.dialogs.any();
  if (message.text.empty()) return 0;
  draw_slot(ui, over ? *ImGui::GetForegroundDrawList() : *ImGui::GetWindowDrawList(), box, message, text);
  probe_item(whole.text);
  if (message.text != whole.text && ImGui::IsMouseHoveringRect(im(box.corner()), {box.right(), box.bottom()})) tell(ui, whole.text);
  return over && !above ? box.h - height : 0;
}

}  // namespace tablier
