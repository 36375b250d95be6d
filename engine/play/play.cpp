#include "play/play.hpp"

#include "match/exchange.hpp"
#include "match/left_line.hpp"
#include "play/state_beside.hpp"
#include "play/typed_notation.hpp"

#include <algorithm>
#include <cassert>

namespace tablier {
namespace {

/// While something is worked on beside, in seconds.
constexpr double kPlayPoll = 0.02;
/// While a script is at work that somebody waits for.
constexpr double kWorkPoll = 0.004;
/// Until a save that failed is told.
constexpr double kSavePoll = 0.25;
/// A bot answers no sooner: until then what it answers to has come to rest. By the pace that the player likes, in seconds.
constexpr double kBeforeAnswer = 0.45, kBeforeSlowAnswer = 1.6;

Autosave autosave_of(const PlayPlace& place) {
  AutosaveFolder folder(place.saves);
  return place.resumed.empty() ? Autosave(std::move(folder)) : Autosave(std::move(folder), place.resumed);
}

/// Slow: also for eyes that want no motion.
double pause_before_answer(const Settings& settings) {
  if (settings.bot_pace == "slow") return kBeforeSlowAnswer;
  return settings.bot_pace == "fast" || !settings.motion ? 0 : kBeforeAnswer;
}

PreparedMatch prepared_for(PreparedMatch prepared, const PlayPlace& place) {
  if (prepared.beside || !prepared.asked.match.rules().asks_scripts()) return prepared;
  auto beside = std::make_shared<Beside>(place.patience);
  return {beside, beside->ask([&] { return first_asked(beside, std::move(prepared.asked.match), place.keeps); })};
}

}  // namespace

Play::Play(PreparedMatch prepared, const PlayPlace& place) : Play(Ready{prepared_for(std::move(prepared), place)}, place) {}

Play::Play(Ready ready, PlayPlace place)
    : beside_(ready.prepared.beside),
      match_(std::move(ready.prepared.asked.match)),
      place_(std::move(place)),
      seating_(match_, place_.keeps),
      recording_(match_, place_.records, place_.keeps),
      played_moves_(std::move(ready.prepared.asked.played_moves)) {
  count_todays_help();
  if (place_.keeps) autosave_.emplace(autosave_of(place_));
  if (!beside_) {
    start_scene_ = position_after(match_, 0)->scene(seating_.viewer());
    return;
  }
  start_scene_ = std::move(ready.prepared.asked.start);
  table_ = std::move(ready.prepared.asked.table);
}

Play::~Play() {
  drop_work();
  if (beside_) beside_->finish();
}

Observation Play::observation() const {
  Viewer viewer{.eyes = seating_.viewer()};
  if (may_play()) viewer.seats = {match_.state().to_move()};
  return asked([&] {
    Observation seen = observe(match_, viewer);
    if (earlier_) seen.table = observe_table(*earlier_, viewer);
    return seen;
  });
}

bool Play::may_play() const { return seating_.human_turn() && showing_.empty() && !seating_.curtain() && !looked_at_; }

// --- time

void Play::enter(double now) {
  now_ = now;
  keep_time();
  if (beside_) return enter_beside();
  if (!recording_.done()) return match_changed();
  best_moves_wanted_ = match_.round_over();
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

void Play::tell(PlayEvent event) {
  if (const auto* rules = std::get_if<RulesChanged>(&event)) kept_rules_ = rules->kept;
  events_.push_back(std::move(event));
}

void Play::tell_save_problem() {
  const auto problem = autosave_ ? autosave_->take_problem() : std::nullopt;
  if (problem) tell(Notice{Problem(Text("table.not_kept", {{"why", problem->text}}), problem->where)});
}

void Play::keep_time() { clock_.keep(match_, seating_.curtain() || working(), place_.settings.pause_unfocused); }

void Play::tell_clock() {
  if (!match_.clock_is_up()) return;
  const Seat seat = match_.state().to_move();
  const auto told = clocks_told_.find(seat);
  if (told != clocks_told_.end() && told->second == match_.round()) return;
  clocks_told_[seat] = match_.round();
  tell(ClockUp{seat});
}

void Play::set_asking(bool asking) {
  clock_.set_asking(asking);
  keep_time();
}

void Play::set_unfocused(bool unfocused) {
  clock_.set_unfocused(unfocused);
  keep_time();
}

void Play::open_curtain() {
  if (later([this] { open_curtain(); })) return;
  seating_.open_curtain();
  change({});
}

bool Play::update(double now) {
  now_ = now;
  bool changed = update_work();
  keep_time();
  if (working()) return popups_.update(now) || changed;
  tell_clock();
  watch_outlook();
  let_bots_play();
  if (!working() && std::exchange(best_moves_wanted_, false)) {
    find_best_moves();
    changed = true;
  }
  changed = std::exchange(told_thinking_, bot_thinks_long()) != told_thinking_ || changed;
  if (coach_.poll(match_)) changed = true;
  count_light();
  changed = analyst_.poll(match_) || changed;
  values_.watch(match_, position(), plies(), seating_.curtain() || line_.has_value() || leafed_.has_value());
  changed = values_.poll() || changed;
  if (values_.take_unknown()) tell(Notice{Problem("table.values.unknown")});
  if (!working()) go_on();
  tell_save_problem();
  if (tell_script_faults()) {
    changed = true;
    if (beside_ && !working()) change({});
  }
  const bool motion = place_.settings.motion;
  changed = std::exchange(seen_revision_, match_.revision()) != match_.revision() || changed;
  changed = popups_.update(now) || (popups_.any() && motion) || changed;
  return clock_.ticked(match_) || changed;
}

/// With what is due, one change at a time.
void Play::go_on() {
  if (auto answer = coach_.take_answer()) coach_answered(*std::move(answer));
  if (!working() && !showing_.empty() && now_ >= show_at_) show_next_move();
  if (working()) return;
  if (const Move due = match_.timeout_due(); due != Move::none) change([due](Match& match, Told&) { match.play(due); });
}

std::optional<double> Play::next_wake(double now) const {
  std::optional<double> wake;
  const auto sooner = [&wake](std::optional<double> t) {
    if (t) wake = wake ? std::min(*wake, *t) : *t;
  };
  if (working()) sooner(now + kWorkPoll);
  if (best_moves_wanted_) sooner(now);
  if (coach_.thinking() || answering() || analyst_.busy() || values_.busy()) sooner(now + kPlayPoll);
  if (autosave_ && autosave_->busy()) sooner(now + kSavePoll);
  if (!showing_.empty()) sooner(show_at_);
  sooner(popups_.next_wake(now, place_.settings.motion));
  sooner(opponent_.next_wake(now));
  sooner(PlayClock::next_tick(match_, now));
  return wake;
}

bool Play::settled() const {
  return !coach_.thinking() && !opponent_.thinking() && !values_.busy() && showing_.empty() && !working() && !best_moves_wanted_;
}

void Play::let_bots_play() {
  if (!showing_.empty() || looked_at_ || seating_.curtain()) return opponent_.cancel();
  opponent_.watch(match_, now_, pause_before_answer(place_.settings));
  const auto move = opponent_.poll(match_, now_);
  if (!move) return;
  if (!*move) return tell(Notice{move->problem()});
  change([move = **move](Match& match, Told& told) { make_move(match, move, false, told); });
}

/// Played again, which waits for a moment in which nothing else is at work.
void Play::find_best_moves() {
  find_out([this](const Match& match) -> Landing { return [this, best = tablier::best_moves(match)] { best_moves_ = best; }; });
}

void Play::watch_outlook() {
  if (place_.settings.light && Coach::available(match_) && seating_.puzzle() && !match_.round_over()) coach_.watch(match_);
  else coach_.stop_watching();
}

// --- changes

void Play::match_changed() {
  if (place_.remember) place_.remember(match_.table);
  suggest({});
  looked_at_.reset();
  if (seating_.hide_from_next()) tell(CurtainFell{});
  keep_time();
  show_position(true);
  const std::size_t before = played_moves_.entries().size();
  played_moves_.follow(match_, seating_.viewer());
  if (played_moves_.entries().size() < before) popups_.clear();  // it was taken back: nothing came of it
  keep_help();
  save();
  if (auto news = played_moves_.take_news(); !news.empty()) popups_.tell(std::move(news), now_);
  tell_script_faults();
  if (match_.round_over()) end_round();
  else {
    end_told_ = false;
    best_moves_.clear();
  }
}

/// Hooks are asked when somebody looks, too. Without one that was switched off other moves are there.
bool Play::tell_script_faults() {
  auto faults = match_.take_script_faults();
  if (faults.empty()) return false;
  tell(ScriptFailed{std::move(faults)});
  if (!beside_) show_position(false);
  return true;
}

void Play::show_position(bool changed) {
  seating_.look();
  if (!looked_at_) {
    earlier_ = nullptr;
    leafed_.reset();
    line_.reset();
  }
  tell(PositionShown{changed});
}

void Play::end_round() {
  match_.pause();
  best_moves_wanted_ = true;
  const auto winners = match_.winners();
  const bool won = std::any_of(winners.begin(), winners.end(), [this](Seat s) { return seating_.is_human(s); });
  if (!std::exchange(end_told_, true)) tell(RoundEnded{won});
  if (match_.over() && autosave_) autosave_->flush();
  if (const Status added = recording_.add(match_); !added) tell(Notice{added.problem()});
}

Result<OfferedMove> Play::read(std::string_view notation) const {
  if (may_try()) return read_tried(notation);
  if (table_) {
    for (const OfferedMove& offered : table_->moves)
      if (offered.notation == notation) return offered;
    if (const OfferedMove* only = only_completion(table_->moves, notation)) return *only;
    if (!has_form_of_move(table_->moves, notation))
      return Problem("table.typed_form", {{"text", std::string(notation)}, {"example", table_->moves.front().notation}});
  }
  return asked([&]() -> Result<OfferedMove> {
    const State& state = match_.state();
    const auto move = state.parse(notation);
    if (!move) return move.problem();
    return OfferedMove{state.notation(*move), state.label(*move), state.touch(*move)};
  });
}

void Play::play(const OfferedMove& move, const std::optional<OfferedMove>& lift) {
  if (later([this, move, lift] { play(move, lift); })) return;
  if (may_try()) return try_move(move);
  change([move, lift](Match& match, Told& told) {
    if (lift) {
      const auto first = match.state().parse(lift->notation);
      if (!first) return told.emplace_back(Notice{first.problem()}), void();
      match.play(*first);
    }
    const auto last = match.state().parse(move.notation);
    if (!last) return told.emplace_back(Notice{last.problem()}), void();
    make_move(match, *last, lift.has_value(), told);
  });
}

void Play::undo() {
  if (later([this] { undo(); })) return;
  change(
      [](Match& match, Told&) {
        if (match.can_undo()) match.undo();
      },
      [this, round = match_.round()] {
        if (match_.round() < round) tell(Notice{Problem("table.round_reopened", {{"n", match_.round() + 1}})});
      });
}

UndoConsent Play::undo_takes() const { return undo_consent(match_.undo_takes(), match_, seating_); }

UndoConsent Play::going_back_takes(std::size_t plies) const {
  std::vector<const Ply*> taken;
  const auto& history = match_.history();
  for (std::size_t i = plies; i < history.size(); ++i)
    if (!taken.empty() || is_player(history[i].seat)) taken.push_back(&history[i]);
  return undo_consent(taken, match_, seating_);
}

void Play::redo() {
  if (later([this] { redo(); })) return;
  change([](Match& match, Told&) {
    if (match.can_redo()) match.redo();
  });
}

void Play::go_back(std::size_t plies) {
  if (later([this, plies] { go_back(plies); })) return;
  change([plies](Match& match, Told&) { match.rewind_to(std::min(plies, match.history().size())); });
}

void Play::start_again() {
  if (later([this] { start_again(); })) return;
  stop_showing();
  change([](Match& match, Told&) { match.help().solution_seen ? match.start_over() : match.rewind(); });
}

void Play::go_on_from_here() {
  if (later([this] { go_on_from_here(); })) return;
  if (!looked_at_) return;
  change([plies = *looked_at_, line = line_moves()](Match& match, Told&) {
    match.rewind_to(std::min(plies, match.history().size()));
    for (const Move move : line) play_keeping_line(match, move, false);
  });
}

void Play::next_round() {
  if (later([this] { match_.round_over() && !match_.over() ? next_round() : void(); })) return;
  change([](Match& match, Told&) { match.next_round(); });
}

void Play::resign() {
  if (later([this] { can_resign() ? resign() : void(); })) return;
  change([](Match& match, Told&) { match.resign(); });
}

MatchSetup Play::once_more() const {
  MatchSetup setup = match_.setup();
  if (match_.over()) setup.starter = match_.rounds().back().end->starter;
  return setup;
}

std::string Play::written_round(const std::string& date) const { return write_round(match_, date); }

}  // namespace tablier
