#pragma once

#include "ui/core/ui.hpp"
#include "ui/panels/frame.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// The bar of an editor: the way back, a tab for each open file, and what is done most. For any editor.
namespace tablier::editor {

struct TabLook {
  std::string label;
  bool changed = false;   ///< marked with a dot
  std::string hint = {};  ///< told when it is pointed at
};
/// A button of the bar; words are ready to show.
struct BarButton {
  std::string label;
  std::string key;
};

struct TabBarLook {
  std::string back;  ///< empty: there is no way back
  std::vector<TabLook> tabs = {};
  std::size_t active = 0;
  std::string add;                       ///< what `+` tells when it is pointed at
  std::string add_key;                   ///< shown beside it where there is room
  std::string close;                     ///< what `×` tells
  std::vector<BarButton> buttons = {};   ///< at the right; where tabs need the room the first ones go first, and the last one stays
  const char* menu = "";                 ///< the popup that the last button opens
  std::function<void()> draw_menu = {};  ///< draws it
  bool menu_ring = false;                ///< the keys are on that button
  bool opens_menu = false;               ///< now, by a key
};
struct TabBarAnswer {
  bool back = false, add = false;
  std::optional<std::size_t> chosen, closed, button;
};
TabBarAnswer draw_tab_bar(const Ui& ui, const TabBarLook& look);

}  // namespace tablier::editor
