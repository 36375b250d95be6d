#include "match/exchange.hpp"
#include "ui/table/table_screen.hpp"

#include <algorithm>

/// Looking at earlier positions while the match stands still where it is.
namespace tablier {
namespace {

/// Lines of the list that lies over the table.
constexpr int kMovesSeen = 12;

}  // namespace

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
  if (looked_at_)
    look.status = ui.tr("table.looking_back", {{"n", chronicle_.number_at(*looked_at_)}, {"all", chronicle_.entries().size()}});
  look.looked_at = looked_at_.value_or(match_.history().size());
  look.can_analyse = Analyst::available(match_);
  look.can_rate = MoveRatings::available(match_);
  look.shows_values = values_shown_ && may_see_values();
  look.can_copy = match_.round_over() && record_format_of(*match_.rules().entry);
  look.moves = move_lines(ui);
}

std::vector<MoveLine> TableScreen::move_lines(const Ui& ui) const {
  std::vector<MoveLine> lines;
  if (puzzle()) return lines;
  for (const Chronicle::Entry& e : chronicle_.entries()) {
    MoveLine line{.ply = e.ply, .words = move_words(ui, e.name), .note = {}, .colour = seat_colour(index(e.seat))};
    for (const Text& text : e.events) line.note += (line.note.empty() ? "" : ", ") + ui.tr(text);
    lines.push_back(std::move(line));
  }
  return lines;
}

void TableScreen::show_moves(Ui& ui) {
  if (puzzle() || chronicle_.entries().empty()) return;
  Dialog dialog{.title = ui.tr("table.moves"), .text = ui.tr("table.moves_text"), .width = 420};
  dialog.content = [this, &ui] {
    const std::vector<MoveLine> lines = move_lines(ui);
    const std::size_t here = looked_at_.value_or(match_.history().size());
    const int rows = std::min(kMovesSeen, static_cast<int>(lines.size()));
    if (const auto ply = draw_move_list(ui, lines, here, rows)) look_at(*ply);
  };
  dialog.key = [this](const KeyChange& key) {
    if (is_press(key, Key::up)) step_back_or_on(-1);
    else if (is_press(key, Key::down)) step_back_or_on(1);
    else return past_key(key) && key.key != Key::escape;
    return true;
  };
  dialog.choices = {{ui.tr("table.moves_look")}};
  ui.dialogs.ask(std::move(dialog));
}

}  // namespace tablier
