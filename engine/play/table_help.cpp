#include "play/table_help.hpp"

#include "play/explored.hpp"
#include "play/played_moves.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace tablier {

namespace {

/// Why there is none; absent where there is.
std::optional<Problem> why_no_help(const CoachAnswer& answer) {
  switch (answer.kind) {
    case CoachAnswer::Kind::impossible: return Problem("table.help.impossible");
    case CoachAnswer::Kind::nothing: return Problem("table.help.nothing");
    case CoachAnswer::Kind::failed: return answer.problem;
    default: return std::nullopt;
  }
}

const char* stopped_key(Coach::Request request, bool in_steps) {
  switch (request) {
    case Coach::Request::hint: return "table.help.hint_stopped";
    case Coach::Request::advice: return in_steps ? "table.help.hint_stopped" : "table.help.advice_stopped";
    default: return "table.help.solution_stopped";
  }
}

std::vector<std::string> solution_of(const Match& match) {
  const auto id = parse_challenge(match.setup().challenge);
  return id ? told_solution(match.rules().entry->spec.content, *id) : std::vector<std::string>();
}

}  // namespace

TableHelp::TableHelp(LiveMatch& live, Navigation& navigation, Recording& recording)
    : live_(live),
      navigation_(navigation),
      recording_(recording),
      hint_(live, navigation),
      solutions_(live, navigation),
      solution_(solution_of(live.match())) {
  count_todays_help();
}

/// What was shown of this puzzle today is still in the player's head.
void TableHelp::count_todays_help() {
  if (live_.match().over() || !live_.place().keeps) return;
  const DayHelp& before = recording_.help_before();
  Help help = live_.match().help();
  help.hints = std::max(help.hints, before.hints);
  help.solution_seen |= before.solution_seen;
  live_.match().set_help(help);
}

/// A round that the light shone on had help; the light counts once.
void TableHelp::count_light() {
  const auto shown = coach_.outlook().kind;
  if (shown != Outlook::Kind::possible && shown != Outlook::Kind::impossible) return;
  Help help = live_.match().help();
  if (live_.match().round_over() || help.hints > 0) return;
  help.hints = 1;
  live_.match().set_help(help);
  keep_count();
  live_.save();
}

void TableHelp::keep_count() {
  if (const Status kept = recording_.keep_help(live_.match()); !kept) live_.tell(Notice{kept.problem()});
}

void TableHelp::ask() {
  if (!may_ask()) return;
  comparing_ = follows_ = false;
  asked_here_.reset();
  live_.set_only_shown(false);
  if (hint_.begun()) hint_.go_on();
  else if (live_.seating().puzzle()) coach_.ask_hint(live_.match());
  else coach_.ask_advice(live_.match());
}

bool TableHelp::may_ask_here() const {
  if (!navigation_.looked_at() || navigation_.solution() || live_.seating().puzzle() || live_.working()) return false;
  if (!available() || coach_.busy() || !has_open_lines(live_.match()) || (comes_in_steps() && !live_.match().over())) return false;
  return is_player(navigation_.to_move());
}

void TableHelp::ask_here() {
  comparing_ = follows_ = false;
  asked_here_ = navigation_.moves_there();
  coach_.ask_advice_at(live_.match(), navigation_.position(), *asked_here_);
}

void TableHelp::ask_solution() {
  if (!may_ask()) return;
  comparing_ = false;
  asked_here_.reset();
  coach_.ask_solution(live_.match());
}

void TableHelp::give_up() {
  asked_here_.reset();
  comparing_ = true;
  coach_.ask_comparison(live_.match());
}

void TableHelp::cancel() {
  asked_here_.reset();
  comparing_ = follows_ = false;
  coach_.cancel();
}

void TableHelp::stop_asking() {
  if (!coach_.busy()) return;
  const char* const told = stopped_key(coach_.asked_for(), comes_in_steps());
  cancel();
  live_.tell(Notice{.what = Problem(told), .of_position = true});
}

void TableHelp::forget() {
  solutions_.forget_moves();
  coach_.cancel();
  win_watch_.stop();
}

void TableHelp::leaf(int steps) {
  if (live_.later([this, steps] { leaf(steps); }) || !can_leaf() || coach_.busy()) return;
  asked_here_.reset();
  if (solutions_.found()) return solutions_.leaf(steps);
  shows_steps() ? show_steps() : coach_.ask_solutions(live_.match());
}

void TableHelp::leaf_to(std::size_t number) {
  if (live_.later([this, number] { leaf_to(number); })) return;
  if (const auto page = leafed(); page && number <= page->last()) solutions_.look_at(number);
}

/// The solution that the series tells, as far as the rules of now allow its moves.
std::vector<Move> TableHelp::told_line() const {
  return live_.asked([this] {
    const auto state = position_after(live_.match(), 0);
    std::vector<Move> line;
    for (const std::string& notation : solution_) {
      const auto move = state->outcome().over ? Result<Move>(Problem("table.help.nothing")) : state->parse(notation);
      if (!move) break;
      state->play(*move);
      line.push_back(*move);
    }
    return line;
  });
}

/// Whoever has not solved it knows now how it is done.
void TableHelp::show_steps() {
  auto line = told_line();
  if (line.empty()) return live_.tell(Notice{.what = Problem("table.help.nothing"), .of_position = true});
  const auto winners = live_.match().winners();
  const bool solved = std::ranges::any_of(winners, [this](Seat s) { return live_.seating().is_human(s); });
  if (!solved) live_.match().mark_solution_seen();
  keep_count();
  solutions_.take_steps(std::move(line));
}

void TableHelp::watch() {
  watch_outlook();
  watch_course();
}

/// It counts as no help: whoever plays on finds out the same.
void TableHelp::watch_course() {
  const bool watches = comes_in_steps() && !live_.seating().puzzle() && available() && !live_.match().round_over();
  if (!watches) win_watch_.stop();
  else if (live_.seating().human_turn()) win_watch_.watch(live_.match());
}

void TableHelp::watch_outlook() {
  if (light() && available() && live_.seating().puzzle() && !live_.match().round_over()) coach_.watch(live_.match());
  else coach_.stop_watching();
}

bool TableHelp::poll() {
  const bool astray = win_watch_.poll();
  if (astray) tell_astray();
  const bool changed = coach_.poll(live_.match());
  count_light();
  return changed || astray;
}

void TableHelp::go_on() {
  if (auto answer = coach_.take_answer()) take(*std::move(answer));
  if (!live_.working()) solutions_.update();
}

void TableHelp::take(CoachAnswer answer) {
  const bool comparing = std::exchange(comparing_, false);
  if (const auto here = std::exchange(asked_here_, std::nullopt)) {
    if (!navigation_.looked_at() || *here != navigation_.moves_there()) return;  // somebody has gone on meanwhile
    if (answer.kind == CoachAnswer::Kind::advice) return advise_here(answer);
  }
  if (comparing && answer.kind != CoachAnswer::Kind::solution) return end_without_solution(answer);
  if (const auto why = why_no_help(answer)) return live_.tell(Notice{.what = *why, .of_position = true});
  switch (answer.kind) {
    case CoachAnswer::Kind::impossible:
    case CoachAnswer::Kind::nothing:
    case CoachAnswer::Kind::failed: return;  // told
    case CoachAnswer::Kind::dead_end: return live_.tell(DeadEnd{answer.plies, live_.match().history().size() - answer.plies});
    case CoachAnswer::Kind::advice: return advise(answer);
    case CoachAnswer::Kind::hint: return hint_.begin(answer.line.front());
    case CoachAnswer::Kind::solutions: return solutions_.take(std::move(answer.lines), answer.may_be_more);
    case CoachAnswer::Kind::solution: break;
  }
  if (comparing) return compare(answer);
  live_.match().mark_solution_seen();
  if (!Autosave::is_worth(live_.match())) live_.set_only_shown(true);
  solutions_.show_moves(answer.line);
  live_.changed();
}

void TableHelp::tell_astray() { live_.tell(Notice{.what = Problem("table.help.astray"), .of_position = true}); }

/// The position stays as it is seen, with what a hand has begun in it.
void TableHelp::count_advice() {
  live_.match().count_hint();
  keep_count();
  live_.save();
}

/// What was told before helps no more than it did then.
void TableHelp::advise(const CoachAnswer& answer) {
  const bool astray = comes_in_steps() && answer.proof != Proof::win && !live_.match().history().empty();
  if (astray) return tell_astray();
  if (!answer.again) count_advice();
  MoveAdvised advised{answer.name, answer.proof, answer.own_moves, answer.points, answer.reasons};
  if (comes_in_steps()) return hint_.begin_against_others(answer, std::move(advised));
  advised_ = Advised{answer.line.front(), live_.match().revision()};
  navigation_.suggest(answer.touch, std::move(advised));
  live_.tell(*navigation_.advised());
}

void TableHelp::advise_here(const CoachAnswer& answer) {
  if (!answer.again && !live_.match().round_over()) count_advice();
  navigation_.suggest(answer.touch, MoveAdvised{answer.name, answer.proof, answer.own_moves, answer.points, answer.reasons});
  live_.tell(*navigation_.advised());
}

bool TableHelp::can_follow() const {
  const bool of_now = advised_ && advised_->revision == live_.match().revision();
  return of_now && navigation_.advised() && !comes_in_steps() && !navigation_.looked_at() && live_.seating().human_turn();
}

bool TableHelp::may_follow_once_found() const {
  return coach_.asked_for() == Coach::Request::advice && !asked_here_ && !comes_in_steps() && !follows_;
}

void TableHelp::follow_once_found() {
  follows_ = true;
  live_.tell(Notice{.what = Problem("table.help.follows"), .of_position = true});
}

void TableHelp::follow() {
  const Seat mover = live_.match().state().to_move();
  live_.set_only_shown(false);
  live_.change([move = std::exchange(advised_, std::nullopt)->move](Match& match, Told& told) { make_move(match, move, false, told); },
               [this, mover] { advise_rest_of_turn(mover); });
}

void TableHelp::advise_rest_of_turn(Seat seat) {
  if (live_.match().state().to_move() == seat && coach_.knows_advice(live_.match())) ask();
}

/// Whoever gives up is let go, whatever there is to show.
void TableHelp::end_without_solution(const CoachAnswer& answer) {
  live_.change([](Match& match, Told&) { match.resign(); },
               [this, why = why_no_help(answer)] {
                 if (why) live_.tell(Notice{.what = *why, .of_position = true});
               });
}

void TableHelp::compare(const CoachAnswer& answer) {
  const auto compared = std::make_shared<Compared>();
  live_.change(
      [compared, line = answer.line, plies = answer.plies, viewer = live_.seating().viewer()](Match& match, Told&) {
        const auto solution = position_after(match, plies);
        for (const Move m : line) solution->play(m);
        *compared = {match.state().scene(viewer), solution->scene(viewer)};
        match.mark_solution_seen();
        match.resign();
      },
      [this, compared] { live_.tell(std::move(*compared)); });
}

}  // namespace tablier
