#include "match/save.hpp"
#include "play/play.hpp"
#include "play/position_beside.hpp"
#include "play/state_beside.hpp"
#include "sdk/expect.hpp"

/// What a match does beside the thread that draws, and how it comes back.
namespace tablier {
namespace {

/// Whoever waits longer is told what for, in seconds.
constexpr double kLongWork = 0.3;

}  // namespace

/// Whoever looks; after the end with the eyes of the seat to move, whose moves may be tried.
Viewer Play::looker(const State& state) const {
  const Seat mover = state.to_move();
  return Viewer::at(match_.over() && is_player(mover) ? mover : seating_.viewer());
}

std::unique_ptr<const ObservedPosition> Play::observed() const {
  const Viewer viewer = looker(position());
  if (!beside_) return observed_position(position(), viewer);
  const auto& known = earlier_ ? earlier_table_ : table_;
  PlayableScene table = known ? *known : asked([&] { return observe_table(position(), viewer); });
  PositionBeside::Own own{match_.rules().hooks, plain_state(position()).clone(), viewer};
  return std::make_unique<PositionBeside>(beside_, std::move(own), std::move(table));
}

bool Play::works_long() const { return work_ && now_ - work_->since >= kLongWork; }

bool Play::later(std::function<void()> step) {
  if (!working()) return false;
  waiting_.push_back(std::move(step));
  return true;
}

void Play::change(MatchChange change, Landing then) {
  expects(!working());
  if (beside_)
    return ask_beside(std::move(change), [this, then = std::move(then)] {
      match_changed();
      if (then) then();
    });
  Told told;
  if (change) change(match_, told);
  for (PlayEvent& event : told) tell(std::move(event));
  match_changed();
  if (then) then();
}

void Play::ask_beside(MatchChange change, Landing shown) {
  match_.pause();
  const auto changed = std::make_shared<ChangedMatch>(ChangedMatch{match_.copy(), played_moves_});
  const auto seating = std::make_shared<const Seating>(seating_.at(changed->match));
  work([this, changed, seating, change = std::move(change), shown = std::move(shown)]() -> Landing {
    change_beside(beside_, *changed, *seating, change);
    return [this, changed, shown] {
      adopt(std::move(*changed));
      shown();
    };
  });
}

void Play::adopt(ChangedMatch changed) {
  earlier_.reset();
  match_ = std::move(changed.match);
  played_moves_ = std::move(changed.played_moves);
  table_ = std::move(changed.table);
  for (PlayEvent& event : changed.told) tell(std::move(event));
  if (match_.rules().asks_scripts()) return;
  match_.replace_states([](std::unique_ptr<State> state) { return plain_state(*state).clone(); });
  table_.reset();
  beside_.reset();
}

namespace {

/// The match under rules that have changed; where its script fails so that the match cannot stand where it stood, the first fault is why.
Result<Match> again_under(const Ruleset& rules, const Match& match) {
  auto fresh = replay(match, [&](std::string_view, const Value&) -> Result<Ruleset> { return rules; });
  const bool cut_short = !fresh || (fresh->round_over() && !match.round_over());
  if (!cut_short || !rules.hooks) return fresh;
  auto faults = rules.hooks->take_faults();
  if (faults.empty()) return fresh;
  return std::move(faults.front().problem);
}

}  // namespace

void Play::change_rules(const Result<Ruleset>& rules) {
  if (later([this, rules] { change_rules(rules); })) return;
  if (!rules) return tell(RulesChanged{rules.problem()});
  if (!beside_ && rules->asks_scripts()) {
    beside_ = std::make_shared<Beside>(place_.patience);
    match_.replace_states([this](std::unique_ptr<State> state) { return put_beside(beside_, std::move(state)); });
  }
  showing_.clear();
  looked_at_.reset();
  earlier_.reset();  // nothing of the game of before outlives it
  coach_.cancel();
  opponent_.cancel();
  analyst_.cancel();
  values_.stop();
  change([rules](Match& match, Told& told) {
    auto fresh = again_under(*rules, match);
    told.emplace_back(RulesChanged{fresh ? std::nullopt : std::optional(fresh.problem())});
    if (fresh) match = *std::move(fresh);
  });
}

void Play::find_out(std::function<Landing(const Match&)> question) {
  if (later([this, question] { find_out(question); })) return;
  if (!beside_) return question(match_)();
  work([match = std::make_shared<const Match>(match_.copy()), question = std::move(question)] { return question(*match); });
}

void Play::work(std::function<Landing()> job) {
  beside_->drop();  // what a hand only looks at can wait
  const auto landing = std::make_shared<Landing>();
  const auto ticket = beside_->begin([landing, job = std::move(job)](const std::stop_token&) { *landing = job(); });
  work_ = Work{ticket, landing, now_};
  keep_time();
  if (beside_->soon_done(ticket)) land();
}

void Play::land() {
  const auto landing = std::move(work_->landing);
  work_.reset();
  if (*landing) (*landing)();
  else tell(Notice{Problem("table.work_failed")});
  keep_time();
  while (!working() && !waiting_.empty()) {
    const auto step = std::move(waiting_.front());
    waiting_.pop_front();
    step();
  }
}

void Play::drop_work() {
  waiting_.clear();
  work_.reset();
  if (beside_) beside_->drop();
}

/// True when there is something else to be seen.
bool Play::update_work() {
  if (!beside_) return false;
  if (beside_->take_answered()) tell(PositionAnswered{});
  if (work_ && beside_->done(work_->ticket)) {
    land();
    return true;
  }
  return std::exchange(told_long_, works_long()) != told_long_;
}

/// What is under way goes on; whatever is shown is known.
void Play::enter_beside() {
  if (working()) return;
  best_moves_wanted_ = match_.round_over();
  recording_.done() ? show_position(true) : match_changed();
}

void Play::look_along(std::size_t plies, std::vector<Move> line, Landing shown) {
  struct Earlier {
    std::unique_ptr<State> state;
    std::optional<PlayableScene> table;
  };
  const auto earlier = std::make_shared<Earlier>(Earlier{plain_state(match_.state()).clone(), {}});
  const auto reach = [state = earlier->state.get(), line = std::move(line), back = match_.history().size() - plies] {
    for (std::size_t i = 0; i < back; ++i) state->undo();
    for (const Move move : line) state->play(move);
  };
  const Landing landing = [this, earlier, plies, shown = std::move(shown)] {
    looked_at_ = plies;
    earlier_ = std::move(earlier->state);
    earlier_table_ = std::move(earlier->table);
    leafed_.reset();
    line_.reset();
    if (shown) shown();
    show_position(false);
  };
  if (!beside_) {
    reach();
    return landing();
  }
  const auto eyes = [over = match_.over(), viewer = seating_.viewer()](Seat mover) { return over && is_player(mover) ? mover : viewer; };
  work([this, earlier, reach, landing, eyes]() -> Landing {
    const OneDecision looking;
    reach();
    earlier->state = put_beside(beside_, std::move(earlier->state));
    earlier->table = observe_table(*earlier->state, Viewer::at(eyes(earlier->state->to_move())));
    return Landing(landing);
  });
}

void Play::ask_cost_of_resigning(std::function<void(const ResignationCost&)> told) {
  find_out([told = std::move(told)](const Match& match) -> Landing { return [told, cost = cost_of_resigning(match)] { told(cost); }; });
}

void Play::ask_score_sheet(std::function<void(ScoreSheet)> told) {
  find_out([told = std::move(told)](const Match& match) -> Landing { return [told, sheet = score_sheet(match)] { told(sheet); }; });
}

MatchSetup Play::setup() const {
  MatchSetup setup = match_.setup();
  setup.seed = match_.rounds().back().setup.seed;
  return setup;
}

/// Of a position from which no round could begin, as one that is over: of the last one before it that could. A diagram asks no script.
std::optional<Diagram> Play::diagram() const {
  if (!diagram_kit()) return std::nullopt;
  const auto state = plain_state(position()).clone();
  for (std::size_t back = 0;; ++back) {
    if (auto diagram = state->diagram()) return diagram;
    if (back == plies()) return std::nullopt;
    state->undo();
  }
}

void Play::ask_scenes(std::function<void(std::vector<Scene>)> told) {
  find_out([told = std::move(told), viewer = seating_.viewer()](const Match& match) -> Landing {
    const OneDecision looking;
    const auto state = position_after(match, 0);
    std::vector<Scene> scenes{state->scene(viewer)};
    for (const Ply& ply : match.history()) {
      state->play(ply.move);
      scenes.push_back(state->scene(viewer));
    }
    return [told, scenes = std::move(scenes)] { told(scenes); };
  });
}

}  // namespace tablier
