#include "content/sentence.hpp"
#include "ui/table/known_items.hpp"
#include "ui/table/table_presenter.hpp"

#include <algorithm>
#include <cmath>

/// Seats beside the board, and the points that they have.
namespace tablier {
namespace {

/// Seconds of a clock that are told in another colour.
constexpr double kLittleTime = 20;

std::int64_t rounds_won(const std::vector<const RoundEnd*>& rounds, Seat of) {
  return std::count_if(rounds.begin(), rounds.end(),
                       [of](const RoundEnd* end) { return std::count(end->outcome.winners.begin(), end->outcome.winners.end(), of) > 0; });
}

/// What is counted, as the game names it, and what it says of that beside.
struct CounterName {
  std::string unit, more;
};

CounterName counter_name(const Ui& ui, const Counter& counter) {
  constexpr std::string_view kBetween = " · ";
  const std::string name = ui.tr(counter.name);
  const std::size_t end = name.find(kBetween);
  return {name.substr(0, end), end == name.npos ? std::string() : name.substr(end + kBetween.size())};
}

std::string number_label(const Ui& ui, const Counter& counter) {
  const std::string number = figure_label(ui.services.locale, counter.value);
  return ui.tr("table.seat.counter", {{"what", counter_name(ui, counter).unit}, {"n", number}});
}

std::string counter_label(const Ui& ui, const Counter& counter) {
  const std::string more = counter_name(ui, counter).more;
  return number_label(ui, counter) + (more.empty() ? "" : " · " + more);
}

/// One thing that is counted is told in large figures, unless a clock is; several in words. What a side has stands with each of its seats.
/// What the things on the card show needs no words.
void add_counters(const Ui& ui, const std::vector<Counter>& own, SeatLine& line) {
  const bool large = own.size() == 1 && line.clock.empty();
  if (large) line.score = figure_label(ui.services.locale, own.front().value);
  if (own.size() == 1 && line.taken_room != 0) return;
  const auto mark = [&line](const std::string& words) { line.marks += (line.marks.empty() || words.empty() ? "" : " · ") + words; };
  if (large) {
    const CounterName name = counter_name(ui, own.front());
    line.unit = name.unit;
    return mark(name.more);
  }
  for (const Counter& c : own) mark(counter_label(ui, c));
}

/// How many of what a bowl holds win, as its title says: the number that it calls `max`. −1 where it says none.
int room_of(const Tray& bowl) {
  for (const TextArg& arg : bowl.title.args)
    if (const auto* most = std::get_if<std::int64_t>(&arg.value); most && arg.name == "max") return static_cast<int>(*most);
  return -1;
}

/// ` (bridge 40, hexagon 50)`; nothing where there is but one.
std::string causes_label(const Ui& ui, const std::string& game, const BestMove& move) {
  std::string apart = move.end_apart ? ui.tr("table.best_move_end_apart") : std::string();
  if (move.causes.size() < 2) return apart;
  std::string all;
  for (const auto& [column, points] : move.causes)
    all += (all.empty() ? "" : ", ") + within_sentence(ui.tr(game + ".sheet." + column)) + " " + figure_label(ui.services.locale, points);
  return " (" + all + ")" + apart;
}

}  // namespace

/// Those that had ended when the position stood that is seen.
std::vector<const RoundEnd*> TablePresenter::rounds_before() const {
  std::vector<const RoundEnd*> ended = play_.match().ended_rounds();
  ended.resize(std::min(ended.size(), play_.navigation().rounds_ended()));
  return ended;
}

/// Where rounds bring points, the score sheet has them.
bool TablePresenter::counts_rounds() const { return !play_.match().adds_up_rounds() && play_.match().several_rounds(); }

std::vector<Counter> TablePresenter::counters_of(Seat seat) const {
  const std::vector<Seat> side = labels_.partners(seat);
  std::vector<Counter> own;
  for (const Counter& c : hand_.scene().counters)
    if (c.seat == seat || (c.of_side && std::find(side.begin(), side.end(), c.seat) != side.end())) own.push_back(c);
  return own;
}

/// What was taken lies on the card of who took it: no board needs a tray beside it.
void TablePresenter::add_taken(Seat seat, SeatLine& line) const {
  for (const Tray& tray : hand_.scene().trays) {
    if (tray.kind != TrayKind::bowl || !is_of(tray, seat)) continue;
    line.taken_room = room_of(tray);
    for (const TrayItem& item : tray.items) line.taken.push_back(palette_.colour(item.paint));
  }
}

/// Where the points of rounds add up: those of all that were played before the one that is seen, with this one's as it stands.
void TablePresenter::add_total(Seat seat, SeatLine& line) const {
  const MatchView match = play_.match();
  if (!match.adds_up_rounds() || !match.several_rounds()) return;
  const std::vector<const RoundEnd*> ended = rounds_before();
  std::int64_t total = 0;
  for (const RoundEnd* end : ended) total += end->points[static_cast<std::size_t>(index(seat))];
  const bool goes_on = ended.size() == play_.navigation().round();
  if (const auto own = counters_of(seat); goes_on && own.size() == 1) total += own.front().value;
  line.total = ui_.tr("table.seat.match", {{"n", figure_label(ui_.services.locale, total)}});
}

/// How much that seat holds, where not all see what it is.
void TablePresenter::add_hidden(Seat seat, SeatLine& line) const {
  for (const Tray& tray : hand_.scene().trays) {
    const int held = is_of(tray, seat) ? counted_in_hand(hand_.scene(), tray) : 0;
    if (held == 0) continue;
    const std::string label = ui_.tr("table.seat.hidden", {{"what", ui_.tr(tray.title)}, {"n", held}});
    line.hidden += (line.hidden.empty() ? "" : " · ") + label;
  }
}

/// Under what stands large, where there is always room for it.
void TablePresenter::add_rounds_won(Seat seat, SeatLine& line) const {
  if (!counts_rounds()) return;
  const bool large = !line.clock.empty() || !line.score.empty();
  (large ? line.total : line.rounds) =
      ui_.tr(large ? "table.seat.rounds_below" : "table.seat.rounds", {{"n", rounds_won(rounds_before(), seat)}});
}

bool TablePresenter::is_of(const Tray& tray, Seat seat) const {
  return tray.owner == seat || (tray.of_side && std::ranges::count(labels_.partners(seat), tray.owner) > 0);
}

SeatLine TablePresenter::seat_line(Seat seat) const {
  const SeatLook& looks = labels_.look(seat);
  SeatLine line;
  line.seat = index(seat);
  line.name = (looks.label.empty() ? "" : looks.label + " · ") + labels_.seat(seat);
  line.colour = labels_.colour(seat);
  line.written = labels_.written(seat);
  line.to_move = play_.navigation().to_move() == seat && (play_.navigation().looked_at() || !play_.result_not_played());
  line.thinking = line.to_move && !play_.navigation().looked_at() && play_.bot_thinks();
  if (!counts_rounds() && looks.side >= 0) line.marks = ui_.tr(hand_.scene().sides[static_cast<std::size_t>(looks.side)]);
  if (labels_.partners(seat).size() > 1) line.side = looks.side;
  if (const auto left = play_.navigation().clock_left(seat)) {
    line.clock = clock_label(std::ceil(*left));
    line.clock_low = *left < kLittleTime;
  } else if (play_.navigation().clocks_unknown()) {
    line.clock = ui_.tr("table.seat.clock_unknown");
    line.clock_unknown = true;
  }
  add_taken(seat, line);
  add_counters(ui_, counters_of(seat), line);
  add_hidden(seat, line);
  add_total(seat, line);
  add_rounds_won(seat, line);
  return line;
}

/// What belongs to nobody. What a tray's own title counts needs no more words.
std::string TablePresenter::shared_counters() const {
  const Scene& scene = hand_.scene();
  std::string all;
  for (const Counter& c : scene.counters) {
    const std::string name = ui_.tr(c.name);
    const bool in_tray =
        std::ranges::any_of(scene.trays, [&](const Tray& tray) { return tray.hidden == c.value && ui_.tr(tray.title) == name; });
    if (c.seat == Seat::nobody && !in_tray) all += (all.empty() ? "" : " · ") + counter_label(ui_, c);
  }
  return all;
}

void TablePresenter::add_seats(TablePanelLook& look) const {
  look.shared = play_.seating().puzzle() ? std::string() : shared_counters();
  if (play_.navigation().clocks_unknown()) look.shared += (look.shared.empty() ? "" : " · ") + ui_.tr("table.clocks_unknown");
  const int seats = static_cast<int>(play_.match().players().size());
  for (int i = 0; !play_.seating().puzzle() && i < seats; ++i) {  // partners below each other
    const auto partners = labels_.partners(seat(i));
    if (partners.front() != seat(i)) continue;
    for (const Seat s : partners) look.seats.push_back(seat_line(s));
  }
}

/// The one that is played, as it stands: with it the sum is what the cards say.
RoundLine TablePresenter::round_so_far() const {
  const MatchView match = play_.match();
  RoundLine line{.number = std::to_string(match.round() + 1), .points = {}, .now = true};
  for (std::size_t i = 0; i < match.players().size(); ++i) {
    const auto own = counters_of(seat(static_cast<int>(i)));
    line.points.push_back(match.adds_up_rounds() && own.size() == 1 ? own.front().value : 0);
  }
  return line;
}

/// Points that rounds have brought so far.
void TablePresenter::add_rounds(TablePanelLook& look) const {
  if (!play_.seating().many() || !play_.match().several_rounds()) return;
  const auto rounds = play_.match().ended_rounds();
  const std::size_t seen = play_.navigation().round();
  for (std::size_t i = 0; i < rounds.size(); ++i)
    look.rounds.push_back({.number = std::to_string(i + 1), .points = rounds[i]->points, .now = i == seen});
  if (!rounds.empty() && seen == rounds.size()) {
    const RoundLine so_far = round_so_far();
    const bool brought = std::ranges::any_of(so_far.points, [](std::int64_t n) { return n != 0; });  // else it has only begun
    if (brought) look.rounds.push_back(so_far);
  }
  look.round_players.colours = labels_.colours();
  for (std::size_t i = 0; i < look.round_players.colours.size(); ++i) {
    look.round_players.names.push_back(labels_.seat(seat(static_cast<int>(i))));
    look.round_players.written.push_back(labels_.written(seat(static_cast<int>(i))));
  }
  if (counts_rounds() && play_.match().round_over() && !play_.navigation().looked_at()) add_counted(look.round_players);
}

/// Who won the round stands in its column: what was counted in it stands with the players, where it is not the sum of the columns.
void TablePresenter::add_counted(RoundPlayers& players) const {
  const auto sums = play_.match().points();
  std::vector<std::string> notes;
  bool are_sums = true;
  for (std::size_t i = 0; i < players.names.size(); ++i) {
    std::string& note = notes.emplace_back();
    for (const Counter& c : counters_of(seat(static_cast<int>(i)))) {
      note += (note.empty() ? "" : " · ") + number_label(ui_, c);
      are_sums = are_sums && i < sums.size() && c.value == sums[i];
    }
  }
  if (!are_sums && std::ranges::none_of(notes, &std::string::empty)) players.notes = std::move(notes);
}

/// Of the round that is over; of all rounds once the match is, each with its round: others may have had several as good.
void TablePresenter::add_best_moves(TablePanelLook& look) const {
  const MatchView match = play_.match();
  if (!match.round_over() || play_.navigation().looked_at()) return;
  std::vector<BestMove> best = play_.review().best_moves();
  std::ranges::stable_sort(best, std::ranges::greater{}, &BestMove::points);
  for (const BestMove& move : best) {
    if (!match.over() && move.round != match.round()) continue;
    const bool several = match.over() && match.round() > 0;
    const char* const key = !several && !play_.seating().many() ? "table.best_move_alone"
                            : !several                          ? "table.best_move"
                            : best.size() > 1                   ? "table.best_of_round"
                                                                : "table.best_move_of_round";
    look.best_moves.push_back(ui_.tr(key, {{"round", move.round + 1},
                                           {"name", labels_.seat(move.seat)},
                                           {"move", labels_.move(move.name)},
                                           {"n", move.points},
                                           {"causes", causes_label(ui_, match.game(), move)}}));
  }
}

/// What one player alone has reached.
void TablePresenter::add_score(TablePanelLook& look) const {
  const MatchView match = play_.match();
  if (play_.seating().many() || play_.seating().puzzle()) return;
  const auto& before = play_.recording().best_score_before();
  if (before) look.best = ui_.tr("table.best_score", {{"n", *before}});
  if (!match.over()) return;
  const std::int64_t score = match.points().front();
  look.result_note = ui_.tr("table.score", {{"n", score}});
  if (match.outcome().reason == "resigned") return;
  if (match.total_help().hints > 0) look.result_note += " · " + labels_.help(match.total_help());
  else if (match.total_help().undos > 0) look.result_note += " · " + ui_.tr("records.taken_back");
  else if (play_.recording().counts() && (!before || score > *before)) look.result_note += " · " + ui_.tr("table.best_score_now");
}

}  // namespace tablier
