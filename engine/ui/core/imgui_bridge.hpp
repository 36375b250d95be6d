#pragma once

#include "sdk/text.hpp"
#include "ui/core/input.hpp"

#include <imgui.h>

#include <cstdint>
#include <deque>
#include <optional>
#include <string_view>

/// Dear ImGui 1.86 (Debian 12) and 1.9x (Debian 13) under one face: everything that differs between them is here.
namespace tablier::bridge {

/// An OpenGL texture as Dear ImGui names it: a pointer before 1.91.4, a number since.
inline ImTextureID texture_id(unsigned gl_name) { return (ImTextureID)(std::intptr_t)gl_name; }  // NOLINT: either kind of cast

/// `count` of the windows that are drawn, from `first` on, in their order. Holds for as long as `all` does.
inline ImDrawData part_of(const ImDrawData& all, int first, int count) {
  ImDrawData part = all;
#if IMGUI_VERSION_NUM < 18980
  part.CmdLists += first;
#else
  part.CmdLists.erase(part.CmdLists.begin(), part.CmdLists.begin() + first);
  part.CmdLists.resize(count);
#endif
  part.CmdListsCount = count;
  return part;
}

ImGuiKey imgui_key(Key key);

/// True in the frame in which the key goes down.
inline bool escape_pressed() {
#if IMGUI_VERSION_NUM < 18700
  return ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Escape), false);
#else
  return ImGui::IsKeyPressed(ImGuiKey_Escape, false);
#endif
}
inline bool enter_pressed() {
#if IMGUI_VERSION_NUM < 18700
  return ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false);
#else
  return ImGui::IsKeyPressed(ImGuiKey_Enter, false);
#endif
}

/// True in a frame in which a key goes down or repeats, where a panel hears it.
inline bool key_pressed(Key key) {
#if IMGUI_VERSION_NUM < 18700
  return ImGui::IsKeyPressed(static_cast<int>(key));
#else
  return ImGui::IsKeyPressed(imgui_key(key));
#endif
}

/// True while the keys go into a text: what Dear ImGui itself says of it comes a frame late.
bool typing();
/// True in a frame in which that letter is typed, into a field or not.
bool letter_typed(char32_t letter);

/// Around a text that may be pasted into: what stands for the end of a line there, how many bytes it holds, and what it holds then.
void begin_pasting(std::string_view line_end, std::size_t max_bytes);
void end_pasting(std::string_view text);
/// What a paste did not bring, once: nothing where all of it is there.
std::optional<Text> take_paste_loss();

/// A menu is open over the screen: Escape closes it.
bool menu_open();

/// Of child windows beside each other: keys go through them as if they were one.
inline constexpr int kSharedKeys = ImGuiWindowFlags_NavFlattened;

/// What is drawn between `true` and `false` is for the mouse only.
void skip_by_keys(bool skip);

/// The keys go to the next thing that is drawn and can be pressed; it is brought into sight.
void focus_next_item();
/// To be called after each of them.
void item_drawn();
/// To be called in place of it after what Enter and Space press.
void pressable_drawn();
/// It is seen what the keys are on.
bool focus_shown();
/// True where the keys are on the item that was drawn last, nobody types in it, and a key goes down that removes what it holds.
bool clears_item();
/// True when the keys are, for all to see, on one of those that were drawn since this was asked last.
bool take_framed_pressable();
/// The keys that go down stay on the item that was drawn last, if they are there: what lies below it is out of sight.
void nothing_below();
/// True when the keys go down (up) from the item that was drawn last, where they are; they stay on it then, to be led elsewhere.
bool goes_down();
bool goes_up();
bool goes_right();
bool goes_left();
/// True in a frame in which a key goes a page, or to the first or the last thing.
bool turns_pages();

/// Tab goes through what is drawn between these two and can be pressed or typed into, around and in that order: `steps` on from what the
/// keys are on (negative: back), in the next frame. What is first has the keys before any were pressed; `from_nothing`: the first step
/// shows it, and goes no further. `moved`: all of it stands in other windows than in the last frame; the keys stay on what they are on, of
/// a group on the one that is named.
void begin_tab_order(bool moved = false);
/// The keys go to the first of the order that is drawn next.
void go_to_first_of_tab_order();
void end_tab_order(int steps, bool from_nothing = false);
/// What is drawn between `true` and `false` is one thing for Tab: it comes to the first of them, or to the one that is named.
void tab_group(bool group);
/// Of a group that has begun: which one, from 0. Before any of them is drawn.
void enter_tab_group_at(int item);
/// True when Tab comes to the field that is drawn next, which is to be told of by `item_drawn` too.
bool tab_comes_next();

/// A letter begins to edit the field that the keys are on, in place of what is in it. Call the first before the field of that id is drawn:
/// true when it is to take the keyboard; and the second after it.
bool opens_by_letter(ImGuiID field);
void hear_first_letter(ImGuiID field);
/// True when another frame is needed for such a letter to be seen.
bool letter_waits();

/// Passes on what hands do, as much a frame as the frame can show; the rest waits for the next.
class Feed {
 public:
  /// Call once, after the context was made; a feed is for one context.
  void begin();
  void operator()(const Input& input) { waiting_.push_back(input); }
  /// Call before NewFrame.
  void before_frame();
  /// True when another frame is needed for what was not shown yet.
  bool more() const { return !waiting_.empty(); }
  /// True when nothing waits but what writes in a text.
  bool only_text() const;

 private:
  void apply(const Input& input);
  void settle();

  std::deque<Input> waiting_;
#if IMGUI_VERSION_NUM < 18700
  bool keys_held_[kKeys] = {};
  bool enter_presses_ = false;  ///< Enter, while it is held, is for what has the focus
#endif
};

}  // namespace tablier::bridge
