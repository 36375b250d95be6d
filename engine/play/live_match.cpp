#include "play/live_match.hpp"

#include "match/plugin_fault.hpp"
#include "play/cached_state.hpp"
#include "play/place_limits.hpp"

namespace tablier {
namespace {

/// Between two tries to write what could not be written, in seconds.
constexpr double kRetryPause = 5;

Autosave autosave_of(const PlayPlace& place) {
  AutosaveFolder folder(place.saves);
  return place.resumed.empty() ? Autosave(std::move(folder)) : Autosave(std::move(folder), place.resumed);
}

/// The last of the reasons that a sentence gives: what the system said, without the file.
Text reason_in(const Text& told) {
  for (const TextArg& arg : told.args)
    if (const auto* why = std::get_if<std::vector<Text>>(&arg.value); why && arg.name == "why") return reason_in(why->front());
  return told;
}

}  // namespace

LiveMatch::LiveMatch(PreparedMatch prepared, const PlayPlace& place)
    : place_(place),
      match_(std::move(prepared.asked.match)),
      seating_(match_, place_.keeps, std::move(prepared.elsewhere.seats)),
      sources_(std::move(prepared.elsewhere.source)),
      played_moves_(std::move(prepared.asked.played_moves)),
      queue_(std::move(prepared.worker)) {
  if (place_.keeps) autosave_.emplace(autosave_of(place_));
  if (autosave_ && autosave_->is_apart()) tell(Notice{Problem("table.apart")});
  if (!worker()) {
    const auto start = position_after(match_, 0);
    start_scene_ = start->scene(seating_.viewer());
    limits_places_ = tablier::limits_places(*start);
    return;
  }
  start_scene_ = std::move(prepared.asked.start);
  limits_places_ = prepared.asked.limits_places;
  table_ = std::move(prepared.asked.table);
}

void LiveMatch::listen(Step changed, Step switched) {
  changed_ = std::move(changed);
  queue_.listen(std::move(switched), [this] { tell(Notice{Problem("table.work_failed")}); });
}

void LiveMatch::change(MatchChange change, Step then) {
  const Step shown = [this, then = std::move(then)] {
    changed_();
    if (then) then();
  };
  if (!worker()) {
    if (change_here(change)) shown();
    return;
  }
  match_.pause();
  const auto changed = std::make_shared<ChangedMatch>(ChangedMatch{match_.copy(), played_moves_});
  const auto seating = std::make_shared<const Seating>(seating_.at(changed->match));
  queue_.begin([this, changed, seating, worker = worker(), change = std::move(change), shown]() -> Step {
    try {
      change_on_worker(worker, *changed, *seating, change);
    } catch (...) {
      if (is_in_lua(*changed->match.rules().entry)) throw;
      return [this, problem = fault_in(changed->match, std::current_exception())] { tell_failed(problem); };
    }
    return [this, changed, shown] {
      adopt(std::move(*changed));
      shown();
    };
  });
}

bool LiveMatch::change_here(const MatchChange& change) {
  Match before = match_.copy();
  Told told;
  try {
    if (change) change(match_, told);
    try_position(match_);
  } catch (...) {
    const Problem fault = fault_in(match_, std::current_exception());
    match_ = std::move(before);
    tell_failed(fault);
    return false;
  }
  for (PlayEvent& event : told) tell(std::move(event));
  return true;
}

void LiveMatch::tell_failed(const Problem& problem) {
  sources_.move_failed(match_);
  tell(Notice{problem});
}

/// Rules may have become others, which ask no scripts.
void LiveMatch::adopt(ChangedMatch changed) {
  match_ = std::move(changed.match);
  played_moves_ = std::move(changed.played_moves);
  table_ = std::move(changed.table);
  for (PlayEvent& event : changed.told) tell(std::move(event));
  if (match_.rules().asks_scripts()) return;
  match_.replace_states([](std::unique_ptr<State> state) { return plain_state(*state).clone(); });
  table_.reset();
  queue_.set_worker(nullptr);
}

void LiveMatch::await_scripts_of(const Ruleset& rules) {
  if (worker() || !rules.asks_scripts()) return;
  queue_.set_worker(std::make_shared<ScriptWorker>(place_.patience));
  match_.replace_states([this](std::unique_ptr<State> state) { return cached(worker(), std::move(state)); });
}

void LiveMatch::find_out(std::function<Step(const Match&)> question, Step failed) {
  if (later([this, question, failed] { find_out(question, failed); })) return;
  const auto answered = [this, question = std::move(question), failed = std::move(failed)](const Match& match) -> Step {
    auto step = unless_thrown(match, [&] { return question(match); });
    if (step) return *std::move(step);
    return [this, failed, problem = step.problem()] {
      if (failed) failed();
      tell(Notice{problem});
    };
  };
  if (!worker()) return answered(match_)();
  queue_.begin([match = std::make_shared<const Match>(match_.copy()), answered] { return answered(*match); });
}

void LiveMatch::set_time(double now) {
  now_ = now;
  queue_.set_time(now);
}

bool LiveMatch::update() {
  if (!worker()) return false;
  if (worker()->take_answered()) tell(PositionAnswered{});
  return queue_.update();
}

void LiveMatch::tell(PlayEvent event) {
  if (const auto* rules = std::get_if<RulesChanged>(&event)) kept_rules_ = rules->kept;
  events_.push_back(std::move(event));
}

void LiveMatch::save() {
  if (autosave_ && (!only_shown_ || match_.over())) autosave_->keep(match_);
}

void LiveMatch::flush() {
  if (autosave_) autosave_->flush();
}

std::optional<Problem> LiveMatch::keep_now() {
  save();
  flush();
  if (!autosave_) return std::nullopt;
  static_cast<void>(autosave_->take_problem());  // whoever asks tells it
  return unkept();
}

Status LiveMatch::save_to(const std::filesystem::path& file) {
  Status written = save_match(match_, file);
  if (written) own_save_ = match_.revision();
  return written;
}

void LiveMatch::drop_outdated() {
  if (autosave_ && has_own_save()) autosave_->drop_outdated();
}

/// In a line or two, and not in which file: the player chose neither its name nor its place. Whoever leaves the table is told all.
void LiveMatch::tell_save_problem() {
  const auto problem = autosave_ ? autosave_->take_problem() : std::nullopt;
  if (problem && !has_own_save()) tell(Notice{not_kept(*problem)});
}

Problem LiveMatch::not_kept(const Problem& why) { return Problem(Text("table.not_kept", {{"why", reason_in(why.text)}})); }

void LiveMatch::keep_trying() {
  if (!unkept()) return next_try_.reset();
  if (autosave_->busy()) return;
  if (!next_try_) next_try_ = now_ + kRetryPause;
  if (now_ < *next_try_) return;
  next_try_ = now_ + kRetryPause;
  autosave_->try_again();
}

std::optional<Problem> LiveMatch::unkept() const { return autosave_ && !has_own_save() ? autosave_->failure() : std::nullopt; }

}  // namespace tablier
