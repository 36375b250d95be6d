#include "play/match_words.hpp"
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
  const auto human = std::find_if(players.begin(), players.end(), [](const Player& p) { return p.human; });
  if (human == players.end()) return Seat::nobody;
  // Nobody has looked yet: which of several humans sits before the screen is not known.
  const Seat first = seat(static_cast<int>(human - players.begin()));
  return hands_are_hidden_from(first) ? Seat::chance : first;
}

bool TableScreen::hands_are_hidden_from(Seat seat) const {
  const Scene scene = match_.state().scene(seat);
  return std::any_of(scene.trays.begin(), scene.trays.end(), [&](const Tray& tray) {
    return tray.hidden > 0 && is_player(tray.owner) && tray.owner != seat && is_human(tray.owner);
  });
}

bool TableScreen::needs_curtain(const Ui& ui) const {
  const Seat next = match_.state().to_move();
  if (!ui.services.keeps_matches || curtain_ || !human_turn() || next == last_viewer_) return false;
  return hands_are_hidden_from(next);
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
  return player_words(ui.services.locale, match_.setup().players, static_cast<std::size_t>(seat), true);
}

const SeatLook& TableScreen::seat_look(int seat) const {
  static const SeatLook kPlain;
  const auto& looks = hand_.scene().seats;
  return static_cast<std::size_t>(seat) < looks.size() ? looks[static_cast<std::size_t>(seat)] : kPlain;
}

Colour TableScreen::seat_colour(int seat) const {
  const std::string& own = seat_look(seat).paint;
  return palette_.colour(own.empty() ? "seat." + std::to_string(seat) : own);
}

std::vector<Seat> TableScreen::partners(Seat of) const {
  const int side = seat_look(index(of)).side;
  std::vector<Seat> all;
  for (int i = 0; i < static_cast<int>(match_.setup().players.size()); ++i)
    if (seat(i) == of || (side >= 0 && seat_look(i).side == side)) all.push_back(seat(i));
  return all;
}

std::string TableScreen::seat_names(const Ui& ui, const std::vector<Seat>& seats) const {
  std::string names;
  for (const Seat s : seats) {
    const std::string name = seat_name(ui, index(s));
    names = names.empty() ? name : ui.tr("table.seat.partners", {{"first", names}, {"second", name}});
  }
  return names;
}

std::string TableScreen::side_words(const Ui& ui, Seat of) const {
  const std::string names = seat_names(ui, partners(of));
  const int side = seat_look(index(of)).side;
  if (side < 0) return names;
  return ui.tr("table.seat.of_side", {{"side", ui.tr(hand_.scene().sides[static_cast<std::size_t>(side)])}, {"names", names}});
}

std::string TableScreen::winner_words(const Ui& ui) const {
  const std::vector<Seat> winners = match_.winners();
  if (match_.rounds().size() > 1) return match_words(ui, winners);
  if (winners.empty()) return ui.tr("table.draw");
  const std::string you = ui.tr("table.seat.you");
  const auto is_you = [&](Seat s) { return seat_name(ui, index(s)) == you; };
  std::vector<Seat> others = winners;
  std::erase_if(others, is_you);
  if (others.empty()) return ui.tr("table.you_win");
  if (others.size() < winners.size()) return ui.tr("table.you_win_together", {{"names", seat_names(ui, others)}});
  const std::string names = seat_names(ui, winners);
  return winners.size() > 1 ? ui.tr("table.win_together", {{"names", names}}) : ui.tr("table.wins", {{"name", names}});
}

/// Of several rounds: the match, not the last of them.
std::string TableScreen::match_words(const Ui& ui, const std::vector<Seat>& winners) const {
  if (winners.empty()) return ui.tr("table.match_drawn");
  const std::string names = seat_names(ui, winners);
  return names == ui.tr("table.seat.you") ? ui.tr("table.match_yours") : ui.tr("table.match_won", {{"names", names}});
}

std::string TableScreen::round_words(const Ui& ui) const {
  const std::vector<Seat> winners = match_.state().outcome().winners;
  if (winners.empty()) return ui.tr("table.round_drawn");
  const std::string names = seat_names(ui, winners);
  return names == ui.tr("table.seat.you") ? ui.tr("table.round_yours") : ui.tr("table.round_won", {{"names", names}});
}

/// Where rounds bring points, the score sheet has them.
bool TableScreen::counts_rounds() const { return !has_sheet() && (match_.rounds().size() > 1 || (match_.round_over() && !match_.over())); }

namespace {

std::int64_t rounds_won(const Match& match, Seat of) {
  return std::count_if(match.rounds().begin(), match.rounds().end(), [of](const Round& r) {
    return r.end && std::count(r.end->outcome.winners.begin(), r.end->outcome.winners.end(), of) > 0;
  });
}

/// One thing that is counted is told in large figures, several in words. What a side has stands with each of its seats.
void add_counters(const Ui& ui, const std::vector<Counter>& own, SeatLine& line) {
  if (own.size() == 1) line.score = std::to_string(own.front().value);
  for (const Counter& c : own) {
    const std::string words = ui.tr(c.name) + (own.size() == 1 ? "" : " " + std::to_string(c.value));
    line.marks += (line.marks.empty() ? "" : " · ") + words;
  }
}

}  // namespace

std::vector<Counter> TableScreen::counters_of(Seat of) const {
  const std::vector<Seat> side = partners(of);
  std::vector<Counter> own;
  for (const Counter& c : hand_.scene().counters)
    if (c.seat == of || (c.of_side && std::find(side.begin(), side.end(), c.seat) != side.end())) own.push_back(c);
  return own;
}

SeatLine TableScreen::seat_line(const Ui& ui, int at) const {
  const SeatLook& looks = seat_look(at);
  SeatLine line;
  line.name = (looks.label.empty() ? "" : looks.label + " · ") + seat_name(ui, at);
  line.colour = seat_colour(at);
  line.to_move = (looked_at_ ? hand_.to_move() : match_.state().to_move()) == seat(at);
  line.thinking = line.to_move && !looked_at_ && opponent_.thinking();
  if (counts_rounds()) line.marks = ui.tr("table.seat.rounds", {{"n", rounds_won(match_, seat(at))}});
  else if (looks.side >= 0) line.marks = ui.tr(hand_.scene().sides[static_cast<std::size_t>(looks.side)]);
  add_counters(ui, counters_of(seat(at)), line);
  return line;
}

void TableScreen::add_seats(const Ui& ui, TablePanelLook& look) const {
  const int seats = static_cast<int>(match_.setup().players.size());
  for (int i = 0; !puzzle() && i < seats; ++i)  // partners below each other
    for (const Seat s : partners(seat(i)))
      if (partners(seat(i)).front() == seat(i)) look.seats.push_back(seat_line(ui, index(s)));
}

}  // namespace tablier
