#include "play/navigation.hpp"

#include "match/match_view.hpp"
#include "play/async_position.hpp"
#include "play/cached_state.hpp"
#include "play/coach.hpp"
#include "play/explored.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// By the seat to move, whoever looks at a position of the match.
auto viewer_after(const LiveMatch& live) {
  const Match& match = live.match();
  return [over = match.over(), open = has_open_lines(match), seats = static_cast<int>(match.setup().players.size()),
          viewer = live.seating().viewer()](Seat mover) {
    if (over) return Viewer::all_seeing(seats);
    return Viewer::at(open && is_player(mover) ? mover : viewer);
  };
}

}  // namespace

/// Whoever looks: after the end nothing is hidden any more; where moves may be tried before, with the eyes of the seat to move.
Viewer Navigation::looker(const State& state) const { return viewer_after(live_)(state.to_move()); }

Observation Navigation::observation(const Viewer& viewer) const {
  return live_.asked([&] {
    Observation seen = observe(live_.match(), viewer);
    if (earlier_) seen.table = observe_table(*earlier_->state, viewer);
    return seen;
  });
}

std::unique_ptr<const ObservedPosition> Navigation::observed() const {
  const Viewer viewer = looker(position());
  if (!live_.worker()) return observed_position(position(), viewer);
  const auto& known = earlier_ ? earlier_->table : live_.table();
  PlayableScene table = known ? *known : live_.asked([&] { return observe_table(position(), viewer); });
  AsyncPosition::Own own{live_.match().rules().hooks, plain_state(position()).clone(), viewer};
  return std::make_unique<AsyncPosition>(live_.worker(), std::move(own), std::move(table));
}

/// Of a position from which no round could begin, as one that is over: of the last one before it that could. A diagram asks no script.
std::optional<ReachedDiagram> Navigation::diagram() const {
  if (!live_.match().rules().game->diagram_kit()) return std::nullopt;
  const auto state = plain_state(position()).clone();
  for (std::size_t back = 0;; ++back) {
    if (auto diagram = state->diagram()) return ReachedDiagram{*std::move(diagram), back};
    if (back == plies()) return std::nullopt;
    state->undo();
  }
}

std::string Navigation::moves_there() const { return line_ ? moves_to(*line_) : line_to(live_.match(), round(), plies()); }

std::string Navigation::moves_to(int node) const {
  const MoveTree& tree = shown_round().tree;
  const std::string there = line_to(live_.match(), round(), tree.node(node).from);
  std::string along;
  for (; node >= 0; node = tree.node(node).parent) along = ' ' + tree.node(node).notation + along;
  return there + along;
}

bool Navigation::has_later() const {
  if (line_) return !shown_round().tree.after(0, *line_).empty();
  return looked_at_ && !solution_ && *looked_at_ < shown_round().history.size();
}

std::size_t Navigation::rounds_ended() const {
  const bool beside = line_ || solution_;
  return round() + (!beside && shown_round().end && plies() == shown_round().history.size() ? 1 : 0);
}

std::optional<double> Navigation::clock_left(Seat seat) const {
  const MatchView match(live_.match(), Seat::nobody);
  return match.clock_runs() || solution_ ? match.clock_left(seat) : match.clock_left_at(round(), plies(), seat);
}

bool Navigation::clocks_unknown() const { return live_.match().clock_left(seat(0)) && !clock_left(seat(0)); }

const PlayedMoves& Navigation::moves() const {
  const bool own = !in_earlier_round() && !solution_;
  return !own && earlier_ && earlier_->moves ? *earlier_->moves : live_.played_moves();
}

/// Brings the end of that round there. What its moves did is found out once; it reads nothing of the match, which may change meanwhile.
std::function<void(Navigation::Earlier&)> Navigation::goes(Way way) const {
  const Round& round = live_.match().rounds()[way.round];
  const bool listed = way.round == current_round() || (earlier_round_ == way.round && earlier_ && earlier_->moves);
  const std::size_t back = round.history.size() - way.plies;
  return [way = std::move(way), back, history = listed ? std::vector<Ply>() : round.history, listed,
          viewer = live_.seating().viewer()](Earlier& earlier) {
    if (!listed) earlier.moves = std::make_shared<PlayedMoves>(PlayedMoves::of(*earlier.state, history, viewer));
    for (std::size_t i = 0; i < back; ++i) earlier.state->undo();
    if (!way.listed.empty()) earlier.moves = std::make_shared<PlayedMoves>(PlayedMoves::along(*earlier.state, way.listed, viewer));
    for (const Move move : way.line) earlier.state->play(move);
  };
}

void Navigation::look_along(Way way, LiveMatch::Step shown) {
  const Match& match = live_.match();
  const std::size_t number = way.round, plies = way.plies;
  const auto earlier = std::make_shared<Earlier>(
      Earlier{match.rules().game, match.rules().hooks, plain_state(*match.rounds()[number].state).clone(), {}, {}});
  const bool past = number < current_round();
  if (past && earlier_round_ == number && earlier_) earlier->moves = earlier_->moves;
  const auto reach = [earlier, go = goes(std::move(way))] { go(*earlier); };
  const LiveMatch::Step landing = [this, earlier, plies, number, past, shown = std::move(shown)] {
    looked_at_ = plies;
    earlier_round_ = past ? std::optional(number) : std::nullopt;
    earlier_ = std::move(*earlier);
    solution_.reset();
    line_.reset();
    if (shown) shown();
    show(false);
  };
  if (!live_.worker()) {
    reach();
    return landing();
  }
  live_.queue().begin([worker = live_.worker(), earlier, reach, landing, looker = viewer_after(live_)]() -> LiveMatch::Step {
    const OneDecision looking;
    reach();
    earlier->state = cached(worker, std::move(earlier->state));
    earlier->table = observe_table(*earlier->state, looker(earlier->state->to_move()));
    return LiveMatch::Step(landing);
  });
}

void Navigation::show(bool changed) {
  live_.seating().look();
  if (!looked_at_) {
    earlier_.reset();
    solution_.reset();
    line_.reset();
  }
  live_.tell(PositionShown{changed});
}

void Navigation::look_at(std::size_t ply) {
  if (live_.later([this, ply] { look_at(ply); })) return;
  look_at_round(round(), ply);
}

void Navigation::look_at_round(std::size_t round, std::size_t ply) {
  if (live_.later([this, round, ply] { look_at_round(round, ply); })) return;
  if (round > current_round()) return;
  suggest({});
  const std::size_t played = live_.match().rounds()[round].history.size();
  if (round < current_round() || ply < played) return look_along({round, std::min(ply, played)}, {});
  forget_place();
  show(false);
}

void Navigation::look_at_end_of(std::size_t round) {
  if (live_.later([this, round] { look_at_end_of(round); })) return;
  if (round <= current_round()) look_at_round(round, live_.match().rounds()[round].history.size());
}

void Navigation::look_at_last() {
  if (live_.later([this] { look_at_last(); })) return;
  look_at_end_of(current_round());
}

/// What chance did before anybody could move: nobody has seen a position before that.
std::size_t Navigation::plies_dealt(std::size_t round) const {
  const auto& history = live_.match().rounds()[round].history;
  const auto first = std::ranges::find_if(history, [](const Ply& ply) { return ply.seat != Seat::chance; });
  return static_cast<std::size_t>(first - history.begin());
}

void Navigation::step_back_or_on(int steps) {
  if (live_.later([this, steps] { step_back_or_on(steps); })) return;
  if (step_in_line(steps)) return;
  steps > 0 ? step_on() : step_back();
}

void Navigation::step_on() {
  const auto& entries = moves().entries();
  const std::size_t here = plies(), last = shown_round().history.size();
  const auto after = std::ranges::find_if(entries, [here](const auto& e) { return e.settled > here; });
  if (after != entries.end()) return look_at(after->settled);
  if (!in_earlier_round() || here < last) return look_at(last);
  look_at_round(round() + 1, plies_dealt(round() + 1));
}

void Navigation::step_back() {
  const auto& entries = moves().entries();
  const std::size_t here = plies();
  const auto before = std::find_if(entries.rbegin(), entries.rend(), [here](const auto& e) { return e.settled < here; });
  const std::size_t to = before == entries.rend() ? plies_dealt(round()) : before->settled;
  if (to < here) look_at(to);
  else if (round() > 0) look_at_end_of(round() - 1);
}

void Navigation::look_at_line(int node) {
  if (live_.later([this, node] { look_at_line(node); })) return;
  const MoveTree& tree = shown_round().tree;
  if (node < 0 || node >= static_cast<int>(tree.nodes().size())) return;
  suggest({});
  look_along({round(), tree.node(node).from, tree.moves_to(node)}, [this, node] { line_ = node; });
}

void Navigation::look_at_solution(std::size_t number, const std::vector<Move>& moves, std::size_t plies) {
  suggest({});
  const std::vector<Move> first(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(plies));
  look_along({current_round(), 0, first, moves}, [this, number, plies] { solution_ = Solution{number, plies}; });
}

/// To the next move of a player in the line, or the one before; over its start back into the match. False where none is looked at.
bool Navigation::step_in_line(int steps) {
  if (!line_) return false;
  const MoveTree& tree = shown_round().tree;
  const auto drawn = [&tree](int node) { return node >= 0 && tree.node(node).seat == Seat::chance; };
  if (steps > 0) {
    int to = *line_;
    do {
      const auto next = tree.after(0, to);
      if (next.empty()) return true;
      to = next.front();
    } while (drawn(to) || (!tree.after(0, to).empty() && drawn(tree.after(0, to).front())));
    look_at_line(to);
    return true;
  }
  int to = *line_;
  while (drawn(to)) to = tree.node(to).parent;
  to = tree.node(to).parent;
  to >= 0 ? look_at_line(to) : look_at(tree.node(*line_).from);
  return true;
}

void Navigation::suggest(Touch touch, std::optional<MoveAdvised> advised) {
  suggested_ = std::move(touch);
  advised_ = std::move(advised);
}

}  // namespace tablier
