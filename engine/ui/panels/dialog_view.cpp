#include "ui/panels/dialog_view.hpp"

#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/key_scroll.hpp"
#include "ui/panels/notice_place.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/panels/word_lines.hpp"

#include <cmath>
#include <span>
#include <string>

namespace tablier {
namespace {

/// Of the window's height.
constexpr float kMaxHeight = 0.88F;

/// Of a notice: its widths that are tried, the widest first; room beside its words, and over and under them; its distance from the foot.
constexpr float kNoticeWidths[] = {620, 360, 240, 170}, kNoticeSide = 16, kNoticeOver = 10, kNoticeFoot = 12;
/// One on several lines covers less than that share of what one on fewer lines does, or it is not worth its height.
constexpr float kMuchLess = 0.5F;
/// Nor is one that would be a pillar.
constexpr float kMaxNoticeLines = 3;

constexpr const char* kVeil = "##dim";

/// True when it was clicked: it has the focus then, and would lie over what it is to dim all but.
bool dim(const Ui& ui) {
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({ui.size.x, ui.size.y});
  ImGui::PushStyleColor(ImGuiCol_WindowBg, im(ui.colour("veil")));
  ImGui::Begin(kVeil, nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav);
  ImGui::PopStyleColor();
  const bool focused = ImGui::IsWindowFocused();
  ImGui::End();
  return focused;
}

/// Enter presses something else than the first choice.
bool enter_elsewhere(const Ui& ui) { return ui.dialogs.chosen() != 0 || ui.dialogs.content_has_enter(); }

/// The key that stands on a choice: Enter, Escape, or its own.
std::string key_of(const Ui& ui, const Dialog& dialog, std::size_t i, bool enter_elsewhere) {
  // The ring tells what Enter presses.
  if (i == 0 && !enter_elsewhere) return ui.tr(dialog.enter_is_of_content ? "key.escape" : "key.enter");
  if (!dialog.waits && i > 0 && i == way_out(dialog)) return ui.tr("key.escape");
  if (const std::string& own = dialog.choices[i].key.label; !own.empty()) return own;
  return choice_of_key(dialog, {.key = Key::enter, .down = true, .ctrl = true}) == i ? ui.tr("key.ctrl_enter") : std::string();
}

/// Only what Enter presses has the accent.
ButtonLook choice_look(const Dialog& dialog, std::size_t i, std::string_view key, bool enter_elsewhere) {
  const bool last = i + 1 == dialog.choices.size() && i > 0;
  return {.label = dialog.choices[i].label,
          .key = key,
          .kind = i == 0 && enter_elsewhere          ? ButtonKind::secondary
                  : i == 0                           ? ButtonKind::primary
                  : last && dialog.first_is_harmless ? ButtonKind::danger
                  : last                             ? ButtonKind::quiet
                                                     : ButtonKind::secondary};
}

/// The room that a choice has, whatever key stands on it meanwhile: nothing moves as the keys go from one to the next. `width`: as of
/// ButtonLook.
Vec2 room_of_choice(const Ui& ui, const Dialog& dialog, std::size_t i, float width) {
  Vec2 room{};
  for (const bool elsewhere : {false, true}) {
    const std::string key = key_of(ui, dialog, i, elsewhere);
    ButtonLook look = choice_look(dialog, i, key, elsewhere);
    look.width = width;
    room = {std::max(room.x, button_width(ui, look)), std::max(room.y, button_height(ui, look))};
  }
  return room;
}

constexpr float kOwnWidth = -1;

/// All choices have room beside each other.
bool in_a_row(const Ui& ui, const Dialog& dialog, float width) {
  float needed = -ui.px(ui.sizes.s);
  for (std::size_t i = 0; i < dialog.choices.size(); ++i) needed += room_of_choice(ui, dialog, i, kOwnWidth).x + ui.px(ui.sizes.s);
  return needed <= width;
}

/// Where the choices stand in the window, by their numbers: in a row, or below each other where they need more room than there is. The one
/// that leaves things as they are is always the leftmost, or the lowest.
std::vector<Rect> choice_places(const Ui& ui, const std::vector<ButtonLook>& looks, bool beside, bool harmless_first, float width) {
  const float between = beside ? ui.px(ui.sizes.s) : ImGui::GetStyle().ItemSpacing.y;
  Vec2 at = vec(ImGui::GetCursorPos());
  if (beside) at.x += width;
  std::vector<Rect> places(looks.size());
  for (std::size_t n = 0; n < looks.size(); ++n) {
    const std::size_t i = harmless_first ? looks.size() - 1 - n : n;
    const Vec2 size{looks[i].width, button_height(ui, looks[i])};
    places[i] = {beside ? at.x - size.x : at.x, at.y, size.x, size.y};
    if (beside) at.x -= size.x + between;
    else at.y += size.y + between;
  }
  return places;
}

/// Drawn in the order in which Tab goes.
void draw_choices(Ui& ui, const Dialog& dialog, float width) {
  const bool beside = in_a_row(ui, dialog, width), elsewhere = enter_elsewhere(ui);
  std::vector<std::string> keys;
  for (std::size_t i = 0; i < dialog.choices.size(); ++i) keys.push_back(key_of(ui, dialog, i, elsewhere));
  std::vector<ButtonLook> looks;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Vec2 room = room_of_choice(ui, dialog, i, beside ? kOwnWidth : width);
    looks.push_back(choice_look(dialog, i, keys[i], elsewhere));
    looks.back().width = beside ? room.x : width;
    looks.back().height = room.y;
  }
  const std::vector<Rect> places = choice_places(ui, looks, beside, dialog.first_is_harmless, width);
  bool on_choice = false;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const ButtonLook& l = looks[i];
    ImGui::SetCursorPos(im(places[i].corner()));
    ImGui::PushID(static_cast<int>(i));
    if (button(ui, l)) ui.dialogs.answer(i);
    if (ImGui::IsItemFocused()) {
      on_choice = true;
      ui.dialogs.choose(ImGui::GetIO().NavVisible ? i : 0);
    }
    ImGui::PopID();
  }
  if (!on_choice) ui.dialogs.choose(0);
}

/// Arrows, pages, Home and End move what is only read; what has things to choose moves with them.
void scroll_by_keys(const Ui& ui) {
  KeyScroll keys;
  for (const Key key : {Key::down, Key::up, Key::page_down, Key::page_up, Key::home, Key::end})
    if (bridge::key_pressed(key)) keys.key({.key = key, .down = true});
  keys.apply(ui);
}

/// What does not fit into the window scrolls; the choices below it are always seen.
void draw_content(const Ui& ui, const Dialog& dialog) {
  const float room = room_in_dialog(ui);
  ImGuiStorage& storage = *ImGui::GetStateStorage();
  const ImGuiID id = ImGui::GetID(dialog.title.c_str());
  const float needed = storage.GetFloat(id, 0);
  if (needed <= room) {
    ImGui::BeginGroup();
    dialog.content();
    ImGui::EndGroup();
    storage.SetFloat(id, ImGui::GetItemRectSize().y);
    return;
  }
  ImGui::BeginChild("##content", {0, room}, false, bridge::kSharedKeys);
  scroll_by_keys(ui);
  ImGui::BeginGroup();
  dialog.content();
  ImGui::EndGroup();
  storage.SetFloat(id, ImGui::GetItemRectSize().y);
  ImGui::EndChild();
}

float dialog_width(const Ui& ui, const Dialog& dialog) { return std::min(ui.px(dialog.width), ui.size.x - ui.px(ui.sizes.xxl)); }

/// From that far below a dialog's top to its choices, where it is as high as it can be.
float room_below(const Ui& ui, float top) {
  const Dialog& dialog = *ui.dialogs.top();
  const float between = ImGui::GetStyle().ItemSpacing.y, width = dialog_width(ui, dialog) - 2 * ui.px(ui.sizes.xl);
  const auto rows = static_cast<float>(in_a_row(ui, dialog, width) ? 1 : dialog.choices.size());
  const float choices = rows * (ui.px(kButtonHeight) + between) - between + ui.px(ui.sizes.xl + 2 * ui.sizes.l);
  return std::floor(kMaxHeight * ui.size.y - top - choices);
}

/// As wide as its words take, or on several lines where it covers less then.
Rect place_notice(const Ui& ui, const std::string& text, Rect area, std::span<const Rect> avoid) {
  NoticePlace best;
  for (const float width : kNoticeWidths) {
    const float side = 2 * ui.px(kNoticeSide);
    const Vec2 extent = measure_word_lines(ui.fonts.body, text, std::min(area.w, ui.px(width)) - side);
    if (best.box.w > 0 && extent.y > (kMaxNoticeLines + 0.5F) * line_height(ui.fonts.body)) break;
    const NoticePlace place = notice_place({extent.x + side, extent.y + 2 * ui.px(kNoticeOver)}, area, avoid);
    if (best.box.w <= 0 || place.covered < kMuchLess * best.covered) best = place;
  }
  return best.box;
}

void draw_notice(const Ui& ui, const std::string& text, Rect box) {
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled(im(box.corner()), {box.right(), box.bottom()}, im(faded(ui.colour("ink"), 0.94)), ui.px(ui.sizes.radius_button));
  draw_word_lines(list, ui.fonts.body, {box.x + ui.px(kNoticeSide), box.y + ui.px(kNoticeOver)}, im(ui.colour("paper")), text,
                  box.w - 2 * ui.px(kNoticeSide));
}

}  // namespace

float room_in_dialog(const Ui& ui) { return room_below(ui, ImGui::GetCursorPosY()); }

float rest_of_dialog(const Ui& ui) { return room_below(ui, ImGui::GetCursorScreenPos().y - ui.dialogs.box().y); }

void draw_dialog(Ui& ui) {
  const Dialog* dialog = ui.dialogs.top();
  if (!dialog) return;
  const bool behind = dim(ui);
  const float width = dialog_width(ui, *dialog), padding = ui.px(ui.sizes.xl);
  const float foot = ui.size.y - ui.px(ui.sizes.xl);
  ImGui::SetNextWindowPos({ui.size.x / 2, dialog->low ? foot : ui.size.y * 0.45F}, ImGuiCond_Always, {0.5F, dialog->low ? 1.0F : 0.5F});
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, kMaxHeight * ui.size.y});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding, padding});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(ui.sizes.radius_card));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, std::max(1.0F, std::floor(ui.scale())));
  const std::string window = "##dialog" + std::to_string(ui.dialogs.serial());  // each begins with the keys on its first thing
  if (ImGui::Begin(window.c_str(), nullptr,
                   ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_AlwaysAutoResize |
                       ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoSavedSettings)) {
    if (behind || ImGui::IsWindowAppearing()) ImGui::SetWindowFocus();
    bridge::begin_tab_order();
    title(ui, dialog->title);
    if (!dialog->text.empty()) paragraph(ui, dialog->text);
    bridge::take_framed_pressable();  // of what lies behind
    if (dialog->content) draw_content(ui, *dialog);
    ui.dialogs.frame_content(bridge::take_framed_pressable());
    gap(ui, ui.sizes.m);
    draw_choices(ui, *dialog, width - 2 * padding);
    bridge::end_tab_order(ui.dialogs.take_tabs(), dialog->unasked);
  }
  const ImVec2 corner = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
  ui.dialogs.drawn({corner.x, corner.y, size.x, size.y}, ui.now);
  ImGui::End();
  ImGui::PopStyleVar(3);
}

int lists_behind_dialog(const ImDrawData& panels) {
  for (int i = 0; i < panels.CmdListsCount; ++i)
    if (panels.CmdLists[i]->_OwnerName == std::string_view(kVeil)) return i + 1;
  return 0;
}

void draw_notices(const Ui& ui) {
  const Screen* const top = ui.navigator.top();
  const Notices::Notice* const notice = top ? notice_over(ui.notices, ui.dialogs, top->tells_notices()) : nullptr;
  if (!notice) return;
  const NoticeRoom room = ui.dialogs.any() ? NoticeRoom{{0, 0, ui.size.x, ui.size.y}, {ui.dialogs.box()}} : top->notice_room(ui);
  const Rect area{room.area.x + ui.px(ui.sizes.m), room.area.y + ui.px(ui.sizes.m), room.area.w - 2 * ui.px(ui.sizes.m),
                  room.area.h - ui.px(ui.sizes.m) - ui.px(kNoticeFoot)};
  const std::string& text = notice->text;
  draw_notice(ui, text, place_notice(ui, text, area, room.avoid));
}

}  // namespace tablier
