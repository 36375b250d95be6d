#pragma once

#include "ui/core/ui.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// What every screen has around its own things: the bar at the top, and where board and panel go.
namespace tablier {

/// Parts of the window, in pixels.
struct Frame {
  Rect bar;
  Rect board;
  Rect panel;          ///< at the right; below the board in narrow windows
  bool strip = false;  ///< the panel is below
};
/// What a panel is for.
enum class PanelUse : std::uint8_t {
  usual,   ///< of one width
  wide,    ///< wider where there is room
  players  ///< of a table of several, whose boards are about as high as wide: wider, and beside the board where that leaves it more room
};
/// A panel of so narrow a window is below the board.
bool panel_is_below(const Ui& ui, PanelUse use);
/// `strip_height` in logical pixels: of a panel that is below.
Frame frame_of(const Ui& ui, float strip_height = 148, PanelUse use = PanelUse::usual);
/// The same without a panel: all below the bar is `board`.
Frame frame_without_panel(const Ui& ui);

/// The bar: the way back, where one is, the way to rules and settings. Words are ready to show; an empty one leaves its part out.
/// In a window that is too narrow for them the first chips go into a menu.
struct BarLook {
  std::string back;
  std::string title;
  std::string where = {};
  /// Titles and places that stand in the same bar by turns: it is made up for the widest of them, always alike.
  std::vector<std::pair<std::string, std::string>> by_turns = {};
  std::vector<std::string> chips = {};  ///< at the right, from left to right
  std::string menu = {};                ///< what the menu of the first chips is called where it needs to be one
  bool opens_menu = false;              ///< now, where there is one
  bool small_help = false;              ///< where that leaves the others their room, a chip for the list of keys in a window too narrow for
                                        ///< the line that tells of it elsewhere
};
struct BarAnswer {
  bool back = false;
  int chip = -1;       ///< the one that was pressed
  bool keys = false;   ///< the list of keys is asked for
  Rect way_back = {};  ///< where that stands; empty: there is none
};
BarAnswer bar(const Ui& ui, const BarLook& look);

/// What the way back is called: the name of the screen below, the library's where there is none.
std::string back_label(const Ui& ui);

}  // namespace tablier
