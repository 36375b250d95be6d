#pragma once

#include "ui/core/ui.hpp"

#include <memory>
#include <string>

/// The ways that lead from a screen, the same everywhere: back, to the rules, to the records, to the settings; by a key and in the bar.
namespace tablier {

struct ScreenLinks {
  std::shared_ptr<const GameEntry> game = {};  ///< whose rules can be read; null: none are
  std::string variant = {};
  Value options = Value::map();  ///< of the match, over the variant's
  bool records = true;
  bool settings = true;
};

/// Escape, F1, F3, F10. True when it was one of them.
bool screen_link_key(Ui& ui, const KeyChange& key, const ScreenLinks& ways);

/// The bar with all the ways.
void screen_link_bar(Ui& ui, const std::string& title, const std::string& where, const ScreenLinks& ways);

/// Writes the settings at once, so that what was chosen is found again whatever happens; says what went wrong.
void keep_settings(Ui& ui);

}  // namespace tablier
