#include "match/score_sheet.hpp"
#include "ui/screens/screens.hpp"
#include "ui/table/table_screen.hpp"

/// Points: the score sheet, and what one player alone has reached.
namespace tablier {

bool TableScreen::has_sheet() const { return has_score_sheet(match_); }

void TableScreen::show_sheet(Ui& ui) {
  if (!has_sheet()) return;
  std::vector<SheetPlayer> players;
  for (int i = 0; i < static_cast<int>(match_.setup().players.size()); ++i) players.push_back({seat_name(ui, i), seat_colour(i)});
  ui.navigator.open(score_sheet_screen(match_, std::move(players)));
}

/// Points that rounds have brought so far.
void TableScreen::add_rounds(TablePanelLook& look) const {
  const auto rounds = match_.rounds();
  const bool several = rounds.size() > 1 || (match_.round_over() && !match_.over());
  if (!many() || !several) return;
  for (std::size_t i = 0; i < rounds.size(); ++i)
    if (rounds[i].end)
      look.rounds.push_back({.number = std::to_string(i + 1), .points = rounds[i].end->points, .now = i + 1 == rounds.size()});
  for (int i = 0; i < static_cast<int>(match_.setup().players.size()); ++i) look.round_seats.push_back(seat_colour(i));
}

void TableScreen::add_score(const Ui& ui, TablePanelLook& look) const {
  if (many() || puzzle()) return;
  if (best_score_before_) look.best = ui.tr("table.best_score", {{"n", *best_score_before_}});
  if (!match_.over()) return;
  const std::int64_t score = match_.points().front();
  look.verdict_note = ui.tr("table.score", {{"n", score}});
  if (match_.state().outcome().reason == "resigned") return;
  const bool best = !best_score_before_ || score > *best_score_before_;
  if (match_.total_help().hints > 0) look.verdict_note += " · " + ui.tr("table.helped");
  else if (best) look.verdict_note += " · " + ui.tr("table.best_score_now");
}

}  // namespace tablier
