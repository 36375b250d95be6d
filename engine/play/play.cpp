#include "play/play.hpp"

#include "match/exchange.hpp"

#include <algorithm>
#include <cassert>

namespace tablier {
namespace {

/// While something is worked on beside, in seconds.
constexpr double kPlayPoll = 0.02;
/// Until a save that failed is told.
constexpr double kSavePoll = 0.25;
/// A bot answers no sooner: until then what it answers to has come to rest.
constexpr double kBeforeAnswer = 0.45;

MoveMade::Kind kind_of(const State& state, Move move) {
  if (move == state.resignation() || move == state.timeout()) return MoveMade::Kind::ended;
  const Touch touch = state.touch(move);
  if (touch.empty()) return MoveMade::Kind::placed;
  switch (touch.front().kind) {
    case GestureKind::lift: return MoveMade::Kind::lifted;
    case GestureKind::trace: return MoveMade::Kind::drawn;
    default: return MoveMade::Kind::placed;
  }
}

Autosave autosave_of(const PlayPlace& place) {
  AutosaveFolder folder(place.saves);
  return place.resumed.empty() ? Autosave(std::move(folder)) : Autosave(std::move(folder), place.resumed);
}

}  // namespace

Play::Play(Match match, PlayPlace place)
    : match_(std::move(match)), place_(std::move(place)), seating_(match_, place_.keeps), recording_(match_, place_.records, place_.keeps) {
  if (place_.keeps) autosave_.emplace(autosave_of(place_));
}

Observation Play::observation() const {
  Viewer viewer{.eyes = seating_.viewer()};
  if (may_play()) viewer.seats = {match_.state().to_move()};
  Observation seen = observe(match_, viewer);
  if (earlier_) seen.table = observe_table(*earlier_, viewer);
  return seen;
}

Scene Play::start_scene() const { return position_after(match_, 0)->scene(seating_.viewer()); }

bool Play::may_play() const { return seating_.human_turn() && showing_.empty() && !seating_.curtain() && !looked_at_; }

// --- time

void Play::enter(double now) {
  now_ = now;
  keep_time();
  if (!recording_.done()) return match_changed();
  show_position(true);
  played_moves_.follow(match_, seating_.viewer());
}

void Play::leave() {
  match_.pause();
  coach_.cancel();
  opponent_.cancel();
  analyst_.cancel();
  values_.stop();
  save();
  if (!autosave_) return;
  autosave_->flush();
  tell_save_problem();
}

void Play::save() {
  if (autosave_) autosave_->keep(match_);
}

void Play::tell_save_problem() {
  if (auto problem = autosave_ ? autosave_->take_problem() : std::nullopt) tell(Notice{*std::move(problem)});
}

void Play::keep_time() { clock_.keep(match_, seating_.curtain(), place_.settings.pause_unfocused); }

void Play::set_asking(bool asking) {
  clock_.set_asking(asking);
  keep_time();
}

void Play::set_unfocused(bool unfocused) {
  clock_.set_unfocused(unfocused);
  keep_time();
}

void Play::open_curtain() {
  seating_.open_curtain();
  match_changed();
}

bool Play::update(double now) {
  now_ = now;
  keep_time();
  watch_outlook();
  let_bots_play();
  bool changed = coach_.poll(match_);
  changed = analyst_.poll(match_) || changed;
  values_.watch(match_, position(), plies(), seating_.curtain());
  changed = values_.poll() || changed;
  if (values_.take_unknown()) tell(Notice{Problem("table.values.unknown")});
  if (auto answer = coach_.take_answer()) coach_answered(*std::move(answer));
  if (!showing_.empty() && now >= show_at_) show_next_move();
  if (match_.tick()) match_changed();
  tell_save_problem();
  changed = tell_script_faults() || changed;
  const bool motion = place_.settings.motion;
  changed = std::exchange(seen_revision_, match_.revision()) != match_.revision() || changed;
  changed = popups_.update(now) || (popups_.any() && motion) || changed;
  return clock_.ticked(match_) || changed;
}

std::optional<double> Play::next_wake(double now) const {
  std::optional<double> wake;
  const auto sooner = [&wake](std::optional<double> t) {
    if (t) wake = wake ? std::min(*wake, *t) : *t;
  };
  if (coach_.thinking() || analyst_.busy() || values_.busy()) sooner(now + kPlayPoll);
  if (autosave_ && autosave_->busy()) sooner(now + kSavePoll);
  if (!showing_.empty()) sooner(show_at_);
  sooner(popups_.next_wake(now, place_.settings.motion));
  sooner(opponent_.next_wake(now));
  sooner(PlayClock::next_tick(match_, now));
  return wake;
}

bool Play::settled() const { return !coach_.thinking() && !opponent_.thinking() && !values_.busy() && showing_.empty(); }

void Play::let_bots_play() {
  if (!showing_.empty() || looked_at_ || seating_.curtain()) return opponent_.cancel();
  opponent_.watch(match_, now_ + (place_.settings.motion ? kBeforeAnswer : 0));
  const auto move = opponent_.poll(match_, now_);
  if (!move) return;
  if (!*move) return tell(Notice{move->problem()});
  make(**move, false);
  match_changed();
}

void Play::watch_outlook() {
  if (place_.settings.light && Coach::available(match_) && seating_.puzzle() && !match_.round_over()) coach_.watch(match_);
  else coach_.stop_watching();
}

// --- changes

void Play::match_changed() {
  if (place_.remember) place_.remember(match_.table);
  suggested_.clear();
  looked_at_.reset();
  if (seating_.hide_from_next()) tell(CurtainFell{});
  keep_time();
  show_position(true);
  played_moves_.follow(match_, seating_.viewer());
  save();
  if (auto news = played_moves_.take_news(); !news.empty()) popups_.tell(std::move(news), now_);
  tell_script_faults();
  if (match_.round_over()) end_round();
  else end_told_ = false;
}

/// Hooks are asked when somebody looks, too. Without one that was switched off other moves are there.
bool Play::tell_script_faults() {
  auto faults = match_.take_script_faults();
  if (faults.empty()) return false;
  tell(ScriptFailed{std::move(faults)});
  show_position(false);
  return true;
}

void Play::show_position(bool changed) {
  seating_.look();
  earlier_ = looked_at_ ? position_after(match_, *looked_at_) : nullptr;
  tell(PositionShown{changed});
}

void Play::end_round() {
  match_.pause();
  const auto winners = match_.winners();
  const bool won = std::any_of(winners.begin(), winners.end(), [this](Seat s) { return seating_.is_human(s); });
  if (!std::exchange(end_told_, true)) tell(RoundEnded{won});
  if (match_.over() && autosave_) autosave_->flush();
  if (const Status added = recording_.add(match_); !added) tell(Notice{added.problem()});
}

void Play::make(Move move, bool joined) {
  tell(MoveMade{kind_of(match_.state(), move)});
  match_.play(move, joined);
}

Result<OfferedMove> Play::read(std::string_view notation) const {
  const State& state = match_.state();
  const auto move = state.parse(notation);
  if (!move) return move.problem();
  return OfferedMove{state.notation(*move), state.label(*move), state.touch(*move)};
}

void Play::play(const OfferedMove& move, const std::optional<OfferedMove>& lift) {
  if (lift) {
    const auto first = match_.state().parse(lift->notation);
    if (!first) return tell(Notice{first.problem()});
    match_.play(*first);
  }
  const auto last = match_.state().parse(move.notation);
  if (!last) return tell(Notice{last.problem()});
  make(*last, lift.has_value());
  match_changed();
}

void Play::undo() {
  const int round = match_.round();
  if (match_.can_undo()) match_.undo();
  match_changed();
  if (match_.round() < round) tell(Notice{Problem("table.round_reopened", {{"n", match_.round() + 1}})});
}

void Play::redo() {
  if (match_.can_redo()) match_.redo();
  match_changed();
}

void Play::go_back(std::size_t plies) {
  match_.rewind_to(plies);
  match_changed();
}

void Play::go_on_from_here() {
  if (looked_at_) go_back(*looked_at_);
}

void Play::next_round() {
  match_.next_round();
  match_changed();
}

void Play::resign() {
  match_.resign();
  match_changed();
}

Status Play::change_rules(const RulesetSource& rulesets) {
  auto fresh = replay(match_, rulesets);
  if (!fresh) return fresh.problem();
  coach_.cancel();
  opponent_.cancel();
  analyst_.cancel();
  values_.stop();
  showing_.clear();
  earlier_.reset();
  match_ = *std::move(fresh);
  match_changed();
  return Done{};
}

MatchSetup Play::once_more() const {
  MatchSetup setup = match_.setup();
  if (match_.over()) setup.starter = match_.rounds().back().end->starter;
  return setup;
}

std::string Play::written_round(const std::string& date) const { return write_round(match_, date); }

// --- looking back

void Play::look_at(std::size_t ply) {
  suggested_.clear();
  looked_at_.reset();
  if (ply < match_.history().size()) looked_at_ = ply;
  show_position(false);
}

void Play::step_back_or_on(int steps) {
  const auto& entries = played_moves_.entries();
  const std::size_t here = plies();
  const auto after = std::find_if(entries.begin(), entries.end(), [here](const auto& e) { return e.ply > here; });
  if (steps > 0) return look_at(after == entries.end() ? match_.history().size() : after->ply);
  const auto before = std::find_if(entries.rbegin(), entries.rend(), [here](const auto& e) { return e.ply < here; });
  look_at(before == entries.rend() ? 0 : before->ply);
}

// --- values and analysis

void Play::agree_to_values() {
  values_.agree(match_);
  match_.count_hint();
  match_changed();
  show_values(true);
}

void Play::show_values(bool on) {
  values_.show(on);
  // At the end nothing is left to be played: one looks at the last choice there was.
  if (on && match_.round_over() && !looked_at_) step_back_or_on(-1);
}

void Play::stop_analysis() {
  if (analyst_.busy()) analyst_.cancel();
}

}  // namespace tablier
