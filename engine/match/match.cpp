#include "match/match.hpp"

#include "host/stdout_redirect.hpp"
#include "match/lifted_ban.hpp"
#include "match/plugin_fault.hpp"
#include "match/round_rules.hpp"
#include "match/seed.hpp"
#include "script/decision.hpp"
#include "sdk/expect.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// The first round keeps the match's own seed: a position given by seed and moves is that of the first round.
std::uint64_t round_seed(std::uint64_t seed, std::size_t round) { return round == 0 ? seed : mix(seed ^ mix(round)); }

/// What the rounds before hand on: the points so far, and what the script returned.
Value carried_on(const std::vector<std::int64_t>& points, const Value& from_script) {
  Value carried = Value::map({{"points", Value::list_of(points)}});
  for (const Member& m : *from_script.as_map()) carried.set(m.name, m.value);
  return carried;
}

/// What each seat and an onlooker see of a move; empty where that is its notation.
std::vector<std::string> seen_by_each(const State& state, Move move, const std::string& notation, int seats) {
  std::vector<std::string> seen;
  for (int i = 0; i < seats; ++i) seen.push_back(state.seen_notation(move, seat(i)));
  seen.push_back(state.seen_notation(move, Seat::chance));
  if (std::all_of(seen.begin(), seen.end(), [&](const std::string& s) { return s == notation; })) seen.clear();
  return seen;
}

bool same_start(const Setup& one, const Setup& other) {
  return one.seats == other.seats && one.seed == other.seed && one.starter == other.starter && one.carried == other.carried &&
         one.round == other.round;
}

Problem wrong_seats(int seats, SeatRange range) {
  if (range.min == range.max) return Problem("match.seats_exactly", {{"n", seats}, {"seats", range.min}});
  return Problem("match.seats", {{"n", seats}, {"min", range.min}, {"max", range.max}});
}

}  // namespace

const std::string& seen_notation(const Ply& ply, Seat viewer) {
  if (ply.seen.empty() || viewer == Seat::nobody) return ply.notation;
  return is_player(viewer) ? ply.seen[static_cast<std::size_t>(index(viewer))] : ply.seen.back();
}

Match::Match(Ruleset rules, MatchSetup setup, TimeSource now) : rules_(std::move(rules)), setup_(std::move(setup)), now_(std::move(now)) {}

Match& Match::operator=(Match&& other) noexcept {
  if (this == &other) return *this;
  Match old(std::move(*this));  // keeps our plugin open until our states are gone
  table = std::move(other.table);
  rounds_ = std::move(other.rounds_);
  rules_ = std::move(other.rules_);
  setup_ = std::move(other.setup_);
  now_ = std::move(other.now_);
  draws_ = std::move(other.draws_);
  script_off_ = std::move(other.script_off_);
  current_ = other.current_;
  revision_ = std::max(revision_, other.revision_) + 1;  // whoever has seen either sees something new
  paused_ = other.paused_;
  turn_ = other.turn_;
  turn_began_ = other.turn_began_;
  clock_from_ = other.clock_from_;
  return *this;
}

Result<Match> Match::start(Ruleset rules, MatchSetup setup, TimeSource now, std::shared_ptr<ChosenDraws> draws) {
  const auto range = rules.game->seats();
  const int seats = static_cast<int>(setup.players.size());
  setup.game = rules.entry->name;
  setup.variant = rules.variant;
  if (!range.contains(seats)) return wrong_seats(seats, range);
  if (setup.starter < 0 || setup.starter >= seats) return Problem("match.starter", {{"n", setup.starter}, {"seats", seats}});
  Match match(std::move(rules), std::move(setup), std::move(now));
  match.draws_ = std::move(draws);
  const std::vector<std::int64_t> none(static_cast<std::size_t>(seats), 0);
  const auto opened = match.open_first({seats, match.setup_.seed, match.setup_.starter, carried_on(none, Value::map())});
  if (!opened) return opened.problem();
  if (match.round_over() && is_set_up(match.setup_, *match.rules_.game)) return Problem("match.over_at_once");
  return match;
}

std::unique_ptr<State> Match::start_state(const Setup& setup) const {
  const DescriptorRedirect aside;
  return rules_.game->start(setup);
}

/// No table stands yet that could tell what a plugin lets out.
Status Match::open_first(Setup setup) {
  try {
    if (open_round(std::move(setup))) return Done{};
  } catch (...) {
    if (is_in_lua(*rules_.entry)) throw;
    const auto failure = std::current_exception();
    throw ToldFailure(rounds_.empty() ? fault_at_start(rules_, failure) : fault_in(*this, failure));
  }
  return Problem(Text("host.plugin.no_round"), {rules_.entry->source->file().string()});
}

bool Match::open_round(Setup setup) {
  Round round{std::move(setup), nullptr, {}, {}, {}, Stopwatch(now_), {}};
  begin_position();
  round.state = start_state(round.setup);
  if (!round.state) return false;
  rounds_.push_back(std::move(round));
  current_ = rounds_.size() - 1;
  if (state().outcome().over && lifts_ban(rules_.hooks.get())) {  // there is no round without a first move
    current().state = start_state(current().setup);
    if (!current().state) return false;
  }
  play_chance();
  settle_anew();
  return true;
}

void Match::play(Move move, bool joined) {
  expects(is_player(state().to_move()));
  keep_sand();
  forget_future();
  const bool sand_out = turn_ != kNoTurn && move == state().timeout();
  if (sand_out) current().sand[turn_].out = true;
  script_off_ = script_off();
  begin_position();
  const bool on_time = move == state().resignation() && clock_is_up() && !setup_.clock->only_told;
  push(move, joined);
  current().history.back().on_time = on_time;
  current().history.back().sand_out = sand_out;
  play_chance();
  close_ended_rounds();
}

Status Match::play(std::string_view notation, bool joined) {
  if (round_over()) return why_over();
  const auto move = read(notation);
  if (!move) return move.problem();
  play(*move, joined);
  return Done{};
}

Result<Move> Match::read(std::string_view notation) const {
  for (const Move special : {state().resignation(), state().timeout()})
    if (special != Move::none && state().notation(special) == notation) return special;
  return state().parse(notation);
}

void Match::set_tree(std::size_t round, MoveTree tree) {
  expects(round <= current_);
  rounds_[round].tree = std::move(tree);
  ++revision_;
}

void Match::forget_future() {
  current().tree.cut(history().size());
  current().future.clear();
  current().sand.erase(current().sand.upper_bound(turn_), current().sand.end());
  forget_undone_rounds();
}

void Match::push(Move move, bool joined) {
  played_.clear();
  Round& r = current();
  const Seat mover = r.state->to_move();
  const bool has_partner = !r.history.empty() && r.history.back().seat == mover;
  std::string notation = r.state->notation(move);
  auto seen = seen_by_each(*r.state, move, notation, r.setup.seats);
  r.history.push_back({move, std::move(notation), mover, joined && has_partner, std::move(seen), is_player(mover) ? turn_ : kNoTurn});
  if (has_clocks() && is_player(mover)) r.history.back().used = r.used[static_cast<std::size_t>(index(mover))];
  play_last(rules_, r);
}

void Match::step_back() {
  Round& r = current();
  r.state->undo();
  r.future.push_back(std::move(r.history.back()));
  r.history.pop_back();
  r.end.reset();
}

void Match::step_forward() {
  Round& r = current();
  begin_position();
  if (r.future.back().on_time) run_out(r.future.back().seat);
  r.history.push_back(std::move(r.future.back()));
  r.future.pop_back();
  play_last(rules_, r);
}

void Match::play_chance() {
  while (state().to_move() == Seat::chance) {
    if (!future().empty()) {
      step_forward();
      continue;
    }
    push(draw(), false);
  }
}

Move Match::draw() const {
  if (const auto chosen = draws_ ? draws_->next(state()) : std::nullopt) return *chosen;
  Rng stream = chance_stream(current().setup.seed, history().size());
  return state().chance(stream);
}

void Match::close_ended_rounds() {
  ++revision_;
  clock_from_ = seconds();
  Round& r = current();
  if (!r.state->outcome().over) r.end.reset();
  else if (!r.end) {
    r.clock.stop();
    const auto before = points();
    const bool forbidden = all_forbidden();
    r.end = judge_round(r, {rules_, round(), before});
    r.end->forbidden = forbidden;
    forget_rounds_that_no_longer_follow();
  }
  watch_ban();
  run_clock();
  const auto limit = r.state->turn_limit();
  const int turn = limit ? limit->turn : kNoTurn;
  if (turn != turn_) turn_began_ = seconds() - ran_before(turn);
  turn_ = turn;
}

void Match::settle_anew() {
  turn_ = kNoTurn;
  close_ended_rounds();
  mark_sand_out(turn_);
}

void Match::start_over() {
  rewind();
  forget_future();
  set_seconds(0);
}

void Match::next_round() {
  expects(round_over() && !over());
  if (can_redo()) return redo();
  const bool opened = open_round(next_setup());
  expects(opened);
}

Setup Match::next_setup() const {
  const RoundEnd& end = *current().end;
  const std::size_t number = current_ + 1;
  return {current().setup.seats, round_seed(setup_.seed, number), end.starter, carried_on(points(), end.carried), static_cast<int>(number)};
}

void Match::forget_rounds_that_no_longer_follow() {
  if (!undone_rounds().empty() && (over() || !same_start(undone_rounds().front().setup, next_setup()))) forget_undone_rounds();
}

void Match::forget_undone_rounds() { rounds_.erase(rounds_.begin() + static_cast<std::ptrdiff_t>(current_) + 1, rounds_.end()); }

void Match::leave_round() {
  while (!history().empty()) step_back();
  mark_sand_out(kNoTurn);
  --current_;
  clock_from_ = seconds();
}

void Match::previous_round() {
  expects(current_ > 0);
  keep_sand();
  leave_round();
  settle_anew();
}

std::vector<std::int64_t> Match::points() const {
  std::vector<std::int64_t> sum(setup_.players.size(), 0);
  for (const Round& r : rounds()) {
    if (!r.end) continue;
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += r.end->points[i];
  }
  return sum;
}

std::vector<Seat> Match::winners() const { return over() ? current().end->match_winners : std::vector<Seat>{}; }

std::optional<int> Match::stars() const { return round_over() ? current().end->stars : std::nullopt; }

void Match::count_hint() {
  ++current().help.hints;
  ++revision_;
}

void Match::count_values() {
  ++current().help.values;
  count_hint();
}

void Match::mark_solution_seen() {
  current().help.solution_seen = true;
  ++revision_;
}

Help Match::total_help() const {
  Help sum;
  for (const Round& r : rounds()) {
    sum.hints += r.help.hints;
    sum.values += r.help.values;
    sum.undos += r.help.undos;
    sum.solution_seen |= r.help.solution_seen;
  }
  return sum;
}

}  // namespace tablier
