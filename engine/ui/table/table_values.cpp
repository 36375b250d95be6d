#include "ui/table/table_screen.hpp"

#include <algorithm>

/// What each move is worth, on the board.
namespace tablier {

bool TableScreen::may_see_values() const { return match_.round_over() || values_agreed_ == match_.round(); }

void TableScreen::ask_values(Ui& ui) {
  if (!MoveRatings::available(match_)) return;
  if (may_see_values() || values_shown_) return show_values(!(values_shown_ && may_see_values()));
  const auto& players = match_.setup().players;
  const auto humans = std::count_if(players.begin(), players.end(), [](const Player& p) { return p.human; });
  ui.dialogs.ask({.title = ui.tr("table.values.title"),
                  .text = ui.tr(humans > 1 ? "table.values.all" : "table.values.alone"),
                  .choices = {{ui.tr(humans > 1 ? "table.values.agreed" : "table.values.show"),
                               [this, &ui] {
                                 values_agreed_ = match_.round();
                                 match_.count_hint();
                                 match_changed(ui);
                                 show_values(true);
                               }},
                              {ui.tr("table.go_on_playing")}}});
}

void TableScreen::show_values(bool on) {
  values_shown_ = on;
  // At the end nothing is left to be played: one looks at the last choice there was.
  if (on && match_.round_over() && !looked_at_) step_back_or_on(-1);
}

void TableScreen::watch_values() {
  const bool ended = match_.round_over() && !looked_at_;
  if (!values_shown_ || !may_see_values() || ended || curtain_) return ratings_.stop();
  const std::size_t plies = looked_at_.value_or(match_.history().size());
  const std::uint64_t key = match_.revision() * 4096 + plies;
  if (ratings_.watches(key)) return;
  if (looked_at_) ratings_.watch(match_, *position_after(match_, plies), key);
  else ratings_.watch(match_, match_.state(), key);
}

}  // namespace tablier
