#include "ui/table/table_screen.hpp"

#include <algorithm>

/// Who sits at the table, who looks at it, and what they are called.
namespace tablier {

bool TableScreen::human_turn() const {
  const Seat s = match_.state().to_move();
  return is_player(s) && !match_.round_over() && is_human(s);
}

bool TableScreen::is_human(Seat seat) const {
  const auto i = static_cast<std::size_t>(index(seat));
  return i >= match_.setup().players.size() || match_.setup().players[i].human;
}

Seat TableScreen::viewer() const {
  // The human whose turn it is; else who looked last: what is theirs is not shown to the one who comes next before they are there.
  if (human_turn() && !curtain_) return match_.state().to_move();
  if (is_player(last_viewer_)) return last_viewer_;
  const auto& players = match_.setup().players;
  for (std::size_t i = 0; i < players.size(); ++i)
    if (players[i].human) return seat(static_cast<int>(i));
  return Seat::nobody;
}

bool TableScreen::needs_curtain() const {
  const Seat next = match_.state().to_move();
  if (curtain_ || !human_turn() || next == last_viewer_) return false;
  const Scene scene = match_.state().scene(next);
  return std::any_of(scene.trays.begin(), scene.trays.end(), [&](const Tray& tray) {
    return tray.hidden > 0 && is_player(tray.owner) && tray.owner != next && is_human(tray.owner);
  });
}

void TableScreen::raise_curtain(Ui& ui) {
  curtain_ = true;
  const std::string name = seat_name(ui, index(match_.state().to_move()));
  ui.dialogs.ask({.title = ui.tr("table.curtain.title", {{"name", name}}),
                  .text = ui.tr("table.curtain.text"),
                  .choices = {{ui.tr("table.curtain.ready"), [this, &ui] {
                                 curtain_ = false;
                                 last_viewer_ = match_.state().to_move();
                                 match_changed(ui);
                               }}}});
}

std::string TableScreen::seat_name(const Ui& ui, int seat) const {
  const auto& players = match_.setup().players;
  const Player& p = players[static_cast<std::size_t>(seat)];
  if (!p.name.empty()) return p.name;
  if (!p.human) return ui.tr("table.seat.bot", {{"n", p.level}});
  const auto humans = std::count_if(players.begin(), players.end(), [](const Player& other) { return other.human; });
  return humans == 1 ? ui.tr("table.seat.you") : ui.tr("table.seat.human", {{"n", seat + 1}});
}

Colour TableScreen::seat_colour(int index) const {
  // What it has on the table tells best who it is.
  for (const Token& token : hand_.scene().tokens)
    if (token.owner == seat(index) && token.kind != TokenKind::tile) return palette_.colour(token.paint);
  return palette_.colour("seat." + std::to_string(index));
}

std::string TableScreen::winner_words(const Ui& ui) const {
  const std::vector<Seat> winners = match_.winners();
  if (winners.empty()) return ui.tr("table.draw");
  std::string names;
  for (const Seat s : winners) names += (names.empty() ? "" : " + ") + seat_name(ui, index(s));
  const bool you = winners.size() == 1 && names == ui.tr("table.seat.you");
  return you ? ui.tr("table.you_win") : ui.tr("table.wins", {{"name", names}});
}

namespace {

/// One thing that is counted is told in large figures, several in words.
void add_counters(const Ui& ui, const Scene& scene, Seat seat, SeatLine& line) {
  const auto own = [seat](const Counter& c) { return c.seat == seat; };
  if (std::count_if(scene.counters.begin(), scene.counters.end(), own) == 1) {
    const Counter& c = *std::find_if(scene.counters.begin(), scene.counters.end(), own);
    line.score = std::to_string(c.value);
    line.marks = ui.tr(c.name);
    return;
  }
  for (const Counter& c : scene.counters)
    if (own(c)) line.marks += (line.marks.empty() ? "" : " · ") + ui.tr(c.name) + " " + std::to_string(c.value);
}

}  // namespace

void TableScreen::add_seats(const Ui& ui, TablePanelLook& look) const {
  const auto& players = match_.setup().players;
  if (players.size() < 2) return;
  const Scene& scene = hand_.scene();
  for (std::size_t i = 0; i < players.size(); ++i) {
    SeatLine line;
    line.name = seat_name(ui, static_cast<int>(i));
    line.colour = seat_colour(static_cast<int>(i));
    line.to_move = match_.state().to_move() == seat(static_cast<int>(i));
    line.thinking = line.to_move && opponent_.thinking();
    add_counters(ui, scene, seat(static_cast<int>(i)), line);
    look.seats.push_back(std::move(line));
  }
}

}  // namespace tablier
