#include "ui/core/imgui_bridge.hpp"

#include "ui/core/clipboard.hpp"
#include "ui/core/frame_share.hpp"
#include "ui/core/pasted_text.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace tablier::bridge {
namespace {

constexpr std::array kKeyPairs{
    std::pair{Key::enter, ImGuiKey_Enter},
    std::pair{Key::escape, ImGuiKey_Escape},
    std::pair{Key::tab, ImGuiKey_Tab},
    std::pair{Key::backspace, ImGuiKey_Backspace},
    std::pair{Key::del, ImGuiKey_Delete},
    std::pair{Key::space, ImGuiKey_Space},
    std::pair{Key::left, ImGuiKey_LeftArrow},
    std::pair{Key::right, ImGuiKey_RightArrow},
    std::pair{Key::up, ImGuiKey_UpArrow},
    std::pair{Key::down, ImGuiKey_DownArrow},
    std::pair{Key::home, ImGuiKey_Home},
    std::pair{Key::end, ImGuiKey_End},
    std::pair{Key::page_up, ImGuiKey_PageUp},
    std::pair{Key::page_down, ImGuiKey_PageDown},
    std::pair{Key::a, ImGuiKey_A},
    std::pair{Key::c, ImGuiKey_C},
    std::pair{Key::v, ImGuiKey_V},
    std::pair{Key::x, ImGuiKey_X},
    std::pair{Key::y, ImGuiKey_Y},
    std::pair{Key::z, ImGuiKey_Z},
};

template <typename... Visit>
struct Each : Visit... {
  using Visit::operator()...;
};

}  // namespace

bool typing() {
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  return context.ActiveId != 0 && context.ActiveId == context.InputTextState.ID;
}

bool letter_typed(char32_t letter) {
  const ImVector<ImWchar>& queue = ImGui::GetIO().InputQueueCharacters;
  return std::ranges::find(queue, static_cast<ImWchar>(letter)) != queue.end();
}

bool menu_open() { return !ImGui::GetCurrentContext()->OpenPopupStack.empty(); }

void skip_by_keys(bool skip) {
  if (!skip) return ImGui::PopItemFlag();
  ImGui::PushItemFlag(ImGuiItemFlags_NoNav | ImGuiItemFlags_NoTabStop, true);
}

namespace {

bool focus_wished = false;  // between two calls of one frame, on the only thread that draws

/// Of the order that is drawn, or was last; on the only thread that draws.
struct TabOrder {
  bool open = false;
  bool in_group = false;
  int group_items = 0, entry = 0;  ///< of the group: drawn so far, and the one that Tab comes to
  int items = 0;
  int here = -1;    ///< the one that the keys are on
  int wanted = -1;  ///< the one that they go to in the next frame
} tab_order;

void show_focus() {
  ImGuiContext& context = *ImGui::GetCurrentContext();
#if IMGUI_VERSION_NUM < 19140
  context.NavDisableHighlight = false;
#else
  context.NavCursorVisible = true;
#endif
}

/// The item that was drawn last takes its place in the order; true when the keys go to it.
bool take_tab_place() {
  if (!tab_order.open) return false;
  const int number = tab_order.in_group ? tab_order.group_items++ : 0;
  const bool follows = number > 0;
  const int place = follows ? tab_order.items - 1 : tab_order.items++;
  if (ImGui::IsItemFocused()) tab_order.here = place;
  return place == tab_order.wanted && number == (tab_order.in_group ? tab_order.entry : 0);
}

/// Scrolls to the item that was drawn last where it is cut, or some lines below it: what it means may stand there.
void show_whole() {
  constexpr float kLinesBelow = 3;
  const ImGuiWindow& window = *ImGui::GetCurrentWindow();
  const float top = ImGui::GetItemRectMin().y, bottom = ImGui::GetItemRectMax().y + kLinesBelow * ImGui::GetTextLineHeight();
  if (window.ScrollMax.y <= 0) return;
  if (top < window.InnerClipRect.Min.y) ImGui::SetScrollHereY(0);
  else if (bottom > window.InnerClipRect.Max.y) ImGui::SetScrollFromPosY(bottom - window.Pos.y, 1);
}

ImGuiID focus_seen = 0;  // what the keys were on when it was drawn; on the only thread that draws

}  // namespace

void focus_next_item() { focus_wished = true; }

void item_drawn() {
  const bool tabbed = take_tab_place();
  if (std::exchange(focus_wished, false) || tabbed) {
    if ((tabbed || typing()) && ImGui::GetActiveID() != ImGui::GetItemID()) ImGui::ClearActiveID();  // what was typed into so far
    ImGui::SetFocusID(ImGui::GetItemID(), ImGui::GetCurrentWindow());
    show_focus();
  } else if (!ImGui::IsItemFocused() || !focus_shown() || focus_seen == ImGui::GetItemID()) return;
  focus_seen = ImGui::GetItemID();
  show_whole();
}

bool focus_shown() {
  const ImGuiContext& context = *ImGui::GetCurrentContext();
#if IMGUI_VERSION_NUM < 19140
  return !context.NavDisableHighlight;
#else
  return context.NavCursorVisible;
#endif
}

namespace {

bool pressable_framed = false;  // since it was asked last; on the only thread that draws

}  // namespace

void pressable_drawn() {
  item_drawn();
  pressable_framed = pressable_framed || (ImGui::IsItemFocused() && focus_shown());
}

bool clears_item() {
  if (!ImGui::IsItemFocused() || ImGui::IsItemActive() || ImGui::IsItemDeactivated() || !focus_shown()) return false;
  return key_pressed(Key::backspace) || key_pressed(Key::del);
}

bool take_framed_pressable() { return std::exchange(pressable_framed, false); }

namespace {

bool leaves_item(ImGuiDir way) {
  if (turns_pages()) return false;  // it looks the other way from where these lead
  if (!ImGui::IsItemFocused() || ImGui::GetCurrentContext()->NavMoveDir != way) return false;
  ImGui::NavMoveRequestCancel();
  return true;
}

}  // namespace

void nothing_below() { static_cast<void>(goes_down()); }

bool turns_pages() {
  static constexpr std::array kPages{Key::page_up, Key::page_down, Key::home, Key::end};
  return std::ranges::any_of(kPages, key_pressed);
}

bool goes_down() { return leaves_item(ImGuiDir_Down); }

bool goes_up() { return leaves_item(ImGuiDir_Up); }

bool goes_right() { return leaves_item(ImGuiDir_Right); }

bool goes_left() { return leaves_item(ImGuiDir_Left); }

namespace {

/// Frames after which a field is not drawn any more.
constexpr int kLetterPatience = 3;

/// What was typed before the field that it is for could hear it; on the only thread that draws.
struct FirstLetters {
  ImGuiID field = 0;
  ImVector<ImWchar> letters;
  bool asked = false;  ///< the field has been told to take the keyboard
  int frame = 0;       ///< in which it was drawn last
} first_letters;

void take_letters(ImVector<ImWchar>& letters, ImVector<ImWchar>& queue) {
  for (const ImWchar letter : queue) letters.push_back(letter);
  queue.clear();
}

}  // namespace

bool opens_by_letter(ImGuiID field) {
  FirstLetters& first = first_letters;
  if (first.field != field) return false;
  ImVector<ImWchar>& queue = ImGui::GetIO().InputQueueCharacters;
  const bool late = ImGui::GetFrameCount() - first.frame > kLetterPatience;
  if (!late) take_letters(first.letters, queue);
  if (late || ImGui::GetActiveID() == field) {
    if (!late) queue.swap(first.letters);
    first = {};
    return false;
  }
  first.frame = ImGui::GetFrameCount();
  return !std::exchange(first.asked, true);
}

bool letter_waits() { return first_letters.field != 0 && ImGui::GetFrameCount() - first_letters.frame <= kLetterPatience; }

void hear_first_letter(ImGuiID field) {
  ImGuiIO& io = ImGui::GetIO();
  const bool hears = first_letters.field == 0 && ImGui::IsItemFocused() && focus_shown() && ImGui::GetActiveID() != field;
  if (!hears || io.KeyCtrl || io.InputQueueCharacters.empty() || io.InputQueueCharacters.front() <= ' ') return;
  first_letters.field = field;
  first_letters.frame = ImGui::GetFrameCount();
  take_letters(first_letters.letters, io.InputQueueCharacters);
}

void begin_tab_order(bool moved) {
  const bool stays = moved && tab_order.wanted < 0 && focus_shown();
  tab_order = {.open = true, .wanted = stays ? tab_order.here : tab_order.wanted};
}

void go_to_first_of_tab_order() { tab_order.wanted = 0; }

void tab_group(bool group) {
  tab_order.in_group = group;
  tab_order.group_items = tab_order.entry = 0;
}

void enter_tab_group_at(int item) { tab_order.entry = item; }

void end_tab_order(int steps, bool from_nothing) {
  // An item that the keys have just gone to says so in the next frame only.
  const int here = tab_order.wanted >= 0 ? tab_order.wanted : tab_order.here;
  const int count = tab_order.items;
  const bool shows = from_nothing && steps != 0 && !focus_shown();
  const int further = shows ? steps - (steps > 0 ? 1 : -1) : steps;
  const int from = here >= 0 ? here : shows ? 0 : steps > 0 ? here : count;
  tab_order.open = false;
  tab_order.wanted = steps == 0 || count == 0 ? -1 : ((from + further) % count + count) % count;
}

bool tab_comes_next() { return tab_order.open && tab_order.items == tab_order.wanted; }

ImGuiKey imgui_key(Key key) {
  for (const auto& [ours, theirs] : kKeyPairs)
    if (ours == key) return static_cast<ImGuiKey>(theirs);
  return ImGuiKey_COUNT;
}

namespace {

/// What is pasted into a text, and where to; on the only thread that draws.
struct Pasting {
  std::string_view line_end = " ";
  std::size_t max_bytes = 0;
  std::string text = {};
  bool asked = false;  ///< in this text, in this frame
  std::optional<Text> loss = {};
};
Pasting pasting;

Text too_long() { return Text("field.paste_long", {{"n", pasting.max_bytes}}); }

/// Dear ImGui would leave out what does not fit, or cannot be drawn, without a word.
const char* paste() {
  PastedText pasted = pasted_text(clipboard_text(), pasting.line_end);
  pasting.asked = !pasted.text.empty();
  if (pasted.left_out) pasting.loss = Text("field.paste_left_out");
  if (pasted.text.size() > pasting.max_bytes) {
    pasting.loss = too_long();
    pasted.text.clear();  // what it would take the place of stays
  }
  pasting.text = std::move(pasted.text);
  return pasting.text.c_str();
}

/// By itself Dear ImGui knows no other program's clipboard here.
void share_clipboard() {
#if IMGUI_VERSION_NUM < 19110
  ImGui::GetIO().GetClipboardTextFn = [](void*) { return paste(); };
  ImGui::GetIO().SetClipboardTextFn = [](void*, const char* text) { set_clipboard_text(text); };
#else
  ImGui::GetPlatformIO().Platform_GetClipboardTextFn = [](ImGuiContext*) { return paste(); };
  ImGui::GetPlatformIO().Platform_SetClipboardTextFn = [](ImGuiContext*, const char* text) { set_clipboard_text(text); };
#endif
}

}  // namespace

void begin_pasting(std::string_view line_end, std::size_t max_bytes) {
  pasting.line_end = line_end;
  pasting.max_bytes = max_bytes;
  pasting.asked = false;
}

void end_pasting(std::string_view text) {
  if (std::exchange(pasting.asked, false) && text.find(pasting.text) == text.npos) pasting.loss = too_long();
}

std::optional<Text> take_paste_loss() { return std::exchange(pasting.loss, std::nullopt); }

namespace {

/// What was noted of another context.
void forget_focus() {
  tab_order = {};
  focus_wished = false;
  focus_seen = 0;
}

/// Ctrl Tab is for tabs of ours: Dear ImGui would take the keys from a question to the panel behind it.
bool goes_to_tabs(const KeyChange& key) { return key.key == Key::tab && key.ctrl; }

}  // namespace

#if IMGUI_VERSION_NUM < 18700

void Feed::begin() {
  forget_focus();
  ImGuiIO& io = ImGui::GetIO();
  for (const auto& [ours, theirs] : kKeyPairs) io.KeyMap[theirs] = static_cast<int>(ours);
  share_clipboard();
}

void Feed::apply(const Input& input) {
  ImGuiIO& io = ImGui::GetIO();
  std::visit(Each{[&](const KeyChange& k) {
                    bool& held = keys_held_[static_cast<std::size_t>(k.key)];
                    if (k.key == Key::enter && k.down && !held) enter_presses_ = !typing();
                    held = k.down && !goes_to_tabs(k);
                    io.KeyCtrl = k.ctrl;
                    io.KeyShift = k.shift;
                    io.KeyAlt = k.alt;
                  },
                  [&](const Typed& t) { io.AddInputCharacter(static_cast<unsigned>(t.character)); },
                  [&](const PointerMoved& m) { io.MousePos = {m.at.x, m.at.y}; },
                  [&](const PointerPressed& p) {
                    io.MousePos = {p.at.x, p.at.y};
                    io.MouseDown[static_cast<std::size_t>(p.button)] = p.down;
                  },
                  [&](const WheelTurned& w) { io.MouseWheel += w.steps; }, [](const Resized&) {}, [](const FilesHover&) {},
                  [](const FilesDropped&) {},
                  [&](const FocusChanged& f) {
                    io.AddFocusEvent(f.focused);
                    if (!f.focused) std::ranges::fill(keys_held_, false);
                  }},
             input);
}

void Feed::settle() {
  ImGuiIO& io = ImGui::GetIO();
  std::ranges::copy(keys_held_, io.KeysDown);
  // Enter presses what has the focus, as Space does (and as later versions have it); the one that ended a text does not begin it again.
  if (!typing() && enter_presses_ && io.KeysDown[static_cast<std::size_t>(Key::enter)])
    io.KeysDown[static_cast<std::size_t>(Key::space)] = true;
}

#else

void Feed::begin() {
  forget_focus();
  ImGui::GetIO().ConfigInputTrickleEventQueue = false;
  share_clipboard();
}

void Feed::apply(const Input& input) {
  ImGuiIO& io = ImGui::GetIO();
  std::visit(Each{[&](const KeyChange& k) {
                    io.AddKeyEvent(ImGuiMod_Ctrl, k.ctrl);
                    io.AddKeyEvent(ImGuiMod_Shift, k.shift);
                    io.AddKeyEvent(ImGuiMod_Alt, k.alt);
                    if (const ImGuiKey key = imgui_key(k.key); key != ImGuiKey_COUNT) io.AddKeyEvent(key, k.down && !goes_to_tabs(k));
                  },
                  [&](const Typed& t) { io.AddInputCharacter(static_cast<unsigned>(t.character)); },
                  [&](const PointerMoved& m) { io.AddMousePosEvent(m.at.x, m.at.y); },
                  [&](const PointerPressed& p) {
                    io.AddMousePosEvent(p.at.x, p.at.y);
                    io.AddMouseButtonEvent(static_cast<int>(p.button), p.down);
                  },
                  [&](const WheelTurned& w) { io.AddMouseWheelEvent(0, w.steps); }, [](const Resized&) {}, [](const FilesHover&) {},
                  [](const FilesDropped&) {}, [&](const FocusChanged& f) { io.AddFocusEvent(f.focused); }},
             input);
}

void Feed::settle() {}

#endif

namespace {

/// Keys that go from thing to thing or press what they are on.
bool is_for_focus(const Input& input) {
  static constexpr std::array kKeys{Key::tab, Key::space, Key::left, Key::right, Key::up, Key::down};
  const auto* key = std::get_if<KeyChange>(&input);
  return key && key->down && std::ranges::find(kKeys, key->key) != kKeys.end();
}

}  // namespace

bool Feed::only_text() const { return std::ranges::all_of(waiting_, writes_text); }

void Feed::before_frame() {
  FrameShare share(typing());
  // The mouse hides what the keys are on, and hidden it would take no key.
  bool focus = false;
  for (; !waiting_.empty() && share.takes(waiting_.front()); waiting_.pop_front()) {
    focus = focus || is_for_focus(waiting_.front());
    apply(waiting_.front());
  }
  settle();
  if (focus && !typing()) show_focus();
}

}  // namespace tablier::bridge
