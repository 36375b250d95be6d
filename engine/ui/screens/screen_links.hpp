#pragma once

#include "ui/core/ui.hpp"

#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The ways that lead from a screen, the same everywhere: back, to the rules, to the records, to the settings; by a key and in the bar.
namespace tablier {

/// A way that one screen alone has.
struct OwnLink {
  const char* label = "";
  Key key = Key::none;
  bool ctrl = false;
  std::function<void()> go = {};
};

struct ScreenLinks {
  std::shared_ptr<const GameEntry> game = {};  ///< whose rules can be read; null: none are
  std::string variant = {};
  Value options = Value::map();  ///< of the match, over the variant's
  bool records = true;
  bool settings = true;
  std::vector<OwnLink> own = {};                                   ///< before the others
  std::vector<std::pair<std::string, std::string>> by_turns = {};  ///< see BarLook
  bool opens_menu = false;                                         ///< the bar's, where it needs one
  bool small_help = false;                                         ///< see BarLook
  bool menu_has_key = false;                                       ///< `Ctrl K` opens it
  std::function<void()> back = {};                                 ///< done instead of going back, where something is to be asked first
};

/// Escape, F1, F3, F10, and the screen's own. True when it was one of them.
bool screen_link_key(Ui& ui, const KeyChange& key, const ScreenLinks& ways);

/// Text keys for the list that `?` opens: the screen's own rows of `keys.<screen>`, then what is the same everywhere.
std::vector<std::string> screen_keys(std::string_view screen, const std::vector<std::string_view>& own);

/// The bar with all the ways.
void screen_link_bar(Ui& ui, const std::string& title, const std::string& where, const ScreenLinks& ways);

/// Writes the settings at once, so that what was chosen is found again whatever happens; says what went wrong.
void keep_settings(Ui& ui);

}  // namespace tablier
