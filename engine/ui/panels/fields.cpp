#include "ui/panels/fields.hpp"

#include "content/text_limits.hpp"
#include "content/utf8.hpp"
#include "match/clock_times.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/core/probe.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <vector>

namespace tablier {
namespace {

/// Bytes, with the one at the end: a name of kMaxTitle letters fits, whatever they are.
constexpr std::size_t kBufferBytes = 400;
static_assert(kBufferBytes > 4 * kMaxTitle);
constexpr float kFieldHeight = 34;

/// A step to a side, pressed for as long as it shall go on.
bool step_chip(const Ui& ui, const char* sign, bool possible) {
  ImGui::PushButtonRepeat(true);
  if (!possible) ImGui::PushStyleVar(ImGuiStyleVar_Alpha, 0.4F);
  const bool pressed = chip(ui, sign);
  if (!possible) ImGui::PopStyleVar();
  ImGui::PopButtonRepeat();
  return pressed && possible;
}

/// One for the mouse: keys step what is beside it.
bool mouse_chip(const Ui& ui, const char* sign, bool possible) {
  bridge::skip_by_keys(true);
  const bool pressed = step_chip(ui, sign, possible);
  bridge::skip_by_keys(false);
  return pressed;
}

/// Letters beyond the first plane come as a mark that stands for any of them: it is better left out than kept for good.
int leave_out_unknown(ImGuiInputTextCallbackData* data) { return data->EventChar == IM_UNICODE_CODEPOINT_INVALID ? 1 : 0; }

/// In a field that was drawn last and in which nobody types: as much of its text as it has room for, `room` pixels, in place of what Dear
/// ImGui cuts within a letter.
void draw_shortened(const Ui& ui, const std::string& text, float room) {
  const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
  const ImFont* const font = ImGui::GetFont();
  const Vec2 at{low.x + ui.px(ui.sizes.m), (low.y + high.y - line_height(font)) / 2};
  draw_text(*ImGui::GetWindowDrawList(), font, at, im(ui.colour("ink")), fitted(font, text, room));
  if (ImGui::IsItemHovered()) tell(ui, text);
}

}  // namespace

bool text_field(const Ui& ui, const char* id, std::string& text, const FieldLook& look, bool* entered) {
  std::vector<char> buffer(look.max_bytes > 0 ? look.max_bytes + 1 : kBufferBytes);
  const std::string_view shown = first_bytes(text, buffer.size() - 1);
  std::memcpy(buffer.data(), shown.data(), shown.size());
  const float up = (ui.px(kFieldHeight) - ImGui::GetFontSize()) / 2;
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ui.px(ui.sizes.m), up});
  ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, ui.px(ui.sizes.radius_chip));
  ImGui::PushStyleColor(ImGuiCol_Border, im(ui.colour(look.wrong ? "danger" : "line")));
  const float width = look.width > 0 ? look.width : ImGui::GetContentRegionAvail().x;
  ImGui::SetNextItemWidth(width);
  const ImGuiID field = ImGui::GetID(id);
  const bool by_letter = bridge::opens_by_letter(field);
  if (look.take_focus || bridge::tab_comes_next() || by_letter) ImGui::SetKeyboardFocusHere();
  const std::string hint(look.hint);
  constexpr ImGuiInputTextFlags kFlags = ImGuiInputTextFlags_AutoSelectAll | ImGuiInputTextFlags_CallbackCharFilter;
  bridge::begin_pasting(look.line_end, buffer.size() - 1);
  ImGuiStorage& typed = *ImGui::GetStateStorage();  // whether the keys were on it in the frame before
  const float room = width - 2 * ui.px(ui.sizes.m);
  const bool shortened = !typed.GetBool(field) && measure(ImGui::GetFont(), text).x > room;
  if (shortened) ImGui::PushStyleColor(ImGuiCol_Text, 0);
  const bool changed = ImGui::InputTextWithHint(id, hint.c_str(), buffer.data(), buffer.size(), kFlags, leave_out_unknown);
  if (shortened) ImGui::PopStyleColor();
  typed.SetBool(field, ImGui::IsItemActive());
  bridge::end_pasting(buffer.data());
  bridge::item_drawn();
  bridge::hear_first_letter(field);
  probe_item(id);
  ImGui::PopStyleColor();
  ImGui::PopStyleVar(2);
  // Escape leaves the field and not what was typed: it counted with each letter.
  if (changed && !(ImGui::IsItemDeactivated() && bridge::key_pressed(Key::escape))) text = buffer.data();
  if (entered) *entered = ImGui::IsItemDeactivated() && bridge::enter_pressed();
  const bool cleared = !text.empty() && bridge::clears_item();
  if (cleared) text.clear();
  if (shortened && !ImGui::IsItemActive()) draw_shortened(ui, text, room);
  return changed || cleared;
}

namespace {

enum class Stepped : std::uint8_t { not_at_all, less, more, typed };

struct SteppedLook {
  std::string widest;  ///< that it may hold
  bool can_less = true, can_more = true;
};

/// A text between a way down and a way up.
Stepped stepped_field(const Ui& ui, const char* id, std::string& text, const SteppedLook& steps, FieldLook look, bool* entered) {
  ImGui::PushID(id);
  Stepped done = Stepped::not_at_all;
  if (step_chip(ui, "−", steps.can_less)) done = Stepped::less;
  ImGui::SameLine(0, ui.px(ui.sizes.xs));
  look.width = std::max(measure(ui.fonts.body, steps.widest).x, ui.px(24)) + ui.px(2 * ui.sizes.m + 4);
  if (text_field(ui, "##typed", text, look, entered)) done = Stepped::typed;
  ImGui::SameLine(0, ui.px(ui.sizes.xs));
  if (step_chip(ui, "+", steps.can_more)) done = Stepped::more;
  ImGui::PopID();
  return done;
}

std::int64_t whole_number_or(const std::string& text, std::int64_t other) {
  std::int64_t typed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), typed);
  return error == std::errc{} && end == text.data() + text.size() ? typed : other;
}

}  // namespace

bool number_field(const Ui& ui, const char* id, std::int64_t& number, std::int64_t min, std::int64_t max, bool* entered, FieldLook look) {
  const std::int64_t before = number;
  std::string text = std::to_string(number);
  switch (stepped_field(ui, id, text, {std::to_string(max), number > min, number < max}, look, entered)) {
    case Stepped::less: --number; break;
    case Stepped::more: ++number; break;
    case Stepped::typed: number = std::clamp(whole_number_or(text, number), min, max); break;
    case Stepped::not_at_all: break;
  }
  return number != before;
}

bool clock_time_field(const Ui& ui, const char* id, double& seconds, double min, double max) {
  constexpr double kWidestSeconds = 59;  // what makes the text of a time long
  const double before = seconds;
  std::string text = clock_time_text(seconds);
  switch (stepped_field(ui, id, text, {clock_time_text(max + kWidestSeconds), seconds > min, seconds < max}, {}, nullptr)) {
    case Stepped::less: seconds = shorter_clock_time(seconds); break;
    case Stepped::more: seconds = longer_clock_time(seconds); break;
    case Stepped::typed: seconds = read_clock_time(text).value_or(seconds); break;
    case Stepped::not_at_all: return false;
  }
  seconds = std::clamp(std::round(seconds), min, max);
  return seconds != before;
}

float gauge_label_room(const Ui& ui, float width) { return width - 2 * (chip_width(ui, "+") + ui.px(ui.sizes.xs)) - 2 * ui.px(ui.sizes.s); }

namespace {

/// The step that the mouse is at while it is held down on the gauge.
int pointed_step(Rect gauge, int min, int max) {
  const float share = std::clamp((ImGui::GetIO().MousePos.x - gauge.x) / gauge.w, 0.0F, 0.999F);
  return min + static_cast<int>(share * static_cast<float>(max - min + 1));
}

void draw_gauge(const Ui& ui, Rect box, int step, int min, int max, std::string_view label) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float round = ui.px(ui.sizes.radius_chip), side = ui.px(ui.sizes.s), between = ui.px(2), high = ui.px(4);
  list.AddRectFilled(im(box.corner()), {box.right(), box.bottom()}, im(ui.colour("raised")), round);
  list.AddRect(im(box.corner()), {box.right(), box.bottom()}, im(ui.colour("line")), round, 0, std::max(1.0F, std::floor(ui.scale())));
  const Vec2 size = measure(ui.fonts.body, label);
  draw_text(list, ui.fonts.body, {box.centre().x - size.x / 2, box.y + ui.px(4)}, im(ui.colour("ink")), label);
  const int steps = max - min + 1;
  const float width = (box.w - 2 * side + between) / static_cast<float>(steps) - between;
  for (int i = 0; i < steps; ++i) {
    const float x = box.x + side + static_cast<float>(i) * (width + between), y = box.bottom() - high - ui.px(4);
    list.AddRectFilled({x, y}, {x + width, y + high}, im(ui.colour(min + i <= step ? "done" : "line")), high / 2);
  }
}

}  // namespace

bool gauge_field(const Ui& ui, const char* id, int& step, int min, int max, std::string_view label, float width) {
  ImGui::PushID(id);
  const int before = step;
  if (mouse_chip(ui, "−", step > min)) --step;
  ImGui::SameLine(0, ui.px(ui.sizes.xs));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const Rect box{at.x, at.y, gauge_label_room(ui, width) + 2 * ui.px(ui.sizes.s), ui.px(kFieldHeight)};
  ImGui::InvisibleButton("##gauge", {box.w, box.h});
  bridge::pressable_drawn();
  probe_item(label);
  if (bridge::goes_left()) step = std::max(min, step - 1);
  if (bridge::goes_right()) step = std::min(max, step + 1);
  if (ImGui::IsItemActive() && ImGui::IsMouseDown(ImGuiMouseButton_Left)) step = pointed_step(box, min, max);
  draw_gauge(ui, box, step, min, max, label);
  focus_ring(ui, ui.sizes.radius_chip);
  ImGui::SameLine(0, ui.px(ui.sizes.xs));
  if (mouse_chip(ui, "+", step < max)) ++step;
  ImGui::PopID();
  return step != before;
}

}  // namespace tablier
