#include "match/exchange.hpp"
#include "ui/table/table_screen.hpp"

#include <algorithm>

/// Looking at earlier positions while the match stands still where it is.
namespace tablier {

void TableScreen::deal() {
  if (human_turn() && !curtain_) last_viewer_ = match_.state().to_move();
  if (looked_at_) hand_.deal(*position_after(match_, *looked_at_), viewer(), false);
  else hand_.deal(match_.state(), viewer(), human_turn() && showing_.empty() && !curtain_);
  view_.see(hand_.scene());
}

void TableScreen::look_at(std::size_t ply) {
  suggested_.clear();
  line_.close();
  looked_at_.reset();
  if (ply < match_.history().size()) looked_at_ = ply;
  deal();
}

void TableScreen::step_back_or_on(int steps) {
  const auto& entries = chronicle_.entries();
  const std::size_t here = looked_at_.value_or(match_.history().size());
  const auto after = std::find_if(entries.begin(), entries.end(), [here](const auto& e) { return e.ply > here; });
  if (steps > 0) return look_at(after == entries.end() ? match_.history().size() : after->ply);
  auto before = std::find_if(entries.rbegin(), entries.rend(), [here](const auto& e) { return e.ply < here; });
  look_at(before == entries.rend() ? 0 : before->ply);
}

void TableScreen::add_past(const Ui& ui, TablePanelLook& look) const {
  look.looking_back = looked_at_.has_value();
  look.looked_at = looked_at_.value_or(match_.history().size());
  look.can_analyse = Analyst::available(match_);
  look.can_rate = ratings_.able();
  look.shows_values = values_shown_ && may_see_values();
  look.can_copy = match_.round_over() && record_format_of(*match_.rules().entry);
  if (puzzle()) return;
  for (const Chronicle::Entry& e : chronicle_.entries()) {
    MoveLine line{.ply = e.ply, .words = move_words(ui, e.name), .note = {}, .colour = seat_colour(index(e.seat))};
    for (const Text& text : e.events) line.note += (line.note.empty() ? "" : ", ") + ui.tr(text);
    look.moves.push_back(std::move(line));
  }
}

}  // namespace tablier
