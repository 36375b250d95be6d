#include "play/play.hpp"

#include <algorithm>

/// Hints, advice, solutions, and giving up.
namespace tablier {
namespace {

/// Between two moves of a solution that is shown.
constexpr double kShowStep = 0.45;

}  // namespace

/// What was shown of this puzzle today is still in the player's head.
void Play::count_todays_help() {
  if (match_.over() || !place_.keeps) return;
  const DayHelp& before = recording_.help_before();
  Help help = match_.help();
  help.hints = std::max(help.hints, before.hints);
  help.solution_seen |= before.solution_seen;
  match_.set_help(help);
}

/// A round that the light shone on had help; the light counts once.
void Play::count_light() {
  const auto shown = coach_.outlook().kind;
  if (shown != Outlook::Kind::possible && shown != Outlook::Kind::impossible) return;
  Help help = match_.help();
  if (match_.round_over() || help.hints > 0) return;
  help.hints = 1;
  match_.set_help(help);
  keep_help();
  save();
}

void Play::keep_help() {
  if (const Status kept = recording_.keep_help(match_); !kept) tell(Notice{kept.problem()});
}

bool Play::may_ask() const { return Coach::available(match_) && seating_.human_turn() && !coach_.busy(); }

void Play::ask_help() {
  if (!may_ask()) return;
  comparing_ = false;
  if (hint_ && hint_->revision == match_.revision()) go_on_with_hint();
  else if (seating_.puzzle()) coach_.ask_hint(match_);
  else coach_.ask_advice(match_);
}

void Play::ask_solution() {
  if (!may_ask()) return;
  comparing_ = false;
  coach_.ask_solution(match_);
}

void Play::give_up() {
  if (!can_resign()) return;
  if (!Coach::available(match_)) return resign();
  comparing_ = true;
  coach_.ask_comparison(match_);
}

void Play::cancel_help() {
  comparing_ = false;
  coach_.cancel();
}

void Play::go_back_to(std::size_t plies) {
  match_.count_hint();
  go_back(plies);
}

void Play::coach_answered(CoachAnswer answer) {
  switch (answer.kind) {
    case CoachAnswer::Kind::nothing: return tell(Notice{Problem("table.help.nothing")});
    case CoachAnswer::Kind::failed: return tell(Notice{std::move(answer.problem)});
    case CoachAnswer::Kind::dead_end: return tell(DeadEnd{answer.plies, match_.history().size() - answer.plies});
    case CoachAnswer::Kind::advice: return advise(answer);
    case CoachAnswer::Kind::hint: return begin_hint(answer.line.front());
    case CoachAnswer::Kind::solutions:
      solutions_ = std::move(answer.lines);
      solutions_of_ = match_.revision();
      return show_solution(0);
    case CoachAnswer::Kind::solution: break;
  }
  if (comparing_) return compare(answer.line);
  match_.mark_solution_seen();
  showing_.assign(answer.line.rbegin(), answer.line.rend());
  show_at_ = now_;
  match_changed();
}

/// What was told before helps no more than it did then.
void Play::advise(const CoachAnswer& answer) {
  if (!answer.again) match_.count_hint();
  match_changed();
  MoveAdvised advised{answer.name, answer.proof, answer.own_moves, answer.points, answer.reasons};
  if (helps_in_steps()) return begin_hint_against_others(answer, std::move(advised));
  suggest(answer.touch, std::move(advised));
  tell(*advised_);
}

void Play::suggest(Touch touch, std::optional<MoveAdvised> advised) {
  suggested_ = std::move(touch);
  advised_ = std::move(advised);
}

void Play::compare(const std::vector<Move>& line) {
  const auto compared = std::make_shared<Compared>();
  change(
      [compared, line, viewer = seating_.viewer()](Match& match, Told&) {
        const auto solution = position_after(match, 0);
        for (const Move m : line) solution->play(m);
        *compared = {match.state().scene(viewer), solution->scene(viewer)};
        match.mark_solution_seen();
        match.resign();
      },
      [this, compared] { tell(std::move(*compared)); });
}

void Play::show_next_move() {
  const Move move = showing_.back();
  showing_.pop_back();
  show_at_ = now_ + (place_.settings.motion ? kShowStep : 0);
  change([move](Match& match, Told& told) { make_move(match, move, false, told); });
}

void Play::stop_showing() {
  if (showing_.empty()) return;
  showing_.clear();
  show_position(false);
}

}  // namespace tablier
