#include "ui/table/table_commands.hpp"

#include "content/files.hpp"
#include "match/date.hpp"
#include "match/import_export.hpp"
#include "match/move_list.hpp"
#include "ui/core/clipboard.hpp"
#include "ui/core/sounds.hpp"
#include "ui/table/key_list.hpp"
#include "ui/table/script_console.hpp"
#include "ui/table/unread.hpp"

#include <algorithm>

namespace tablier {

void TableCommands::command(TableCommand command) {
  if (command == TableCommand::replay) return pictures_.replay_or_pause();
  pictures_.pause();
  switch (command) {
    case TableCommand::picture: return pictures_.take_picture();
    case TableCommand::film: return pictures_.take_film();
    case TableCommand::set_up: return set_up_position();
    case TableCommand::live: return play_.navigation().look_at_last();
    case TableCommand::numbers: return flip(ui_.services.settings.move_numbers, "table.numbers.on", "table.numbers.off");
    case TableCommand::values: return dialogs_.ask_values();
    case TableCommand::moves: return moves_.toggle();
    case TableCommand::copy: return copy_round();
    case TableCommand::copy_moves: return dialogs_.copy_moves();
    case TableCommand::paste: return paste_round();
    case TableCommand::stop_asking: return play_.help().stop_asking();
    case TableCommand::save_as: return save_as();
    case TableCommand::console: return show_script_console(ui_, play_, console_);
    case TableCommand::keys: return show_key_list(ui_, play_, hand_, view_.roams());
    case TableCommand::light: return play_.help().set_light(!play_.help().light());
    case TableCommand::from_here:
      if (play_.help().leafed()) return;
      return dialogs_.ask_to_go_on_from_here([this] { go_on_from_here(); });
    case TableCommand::play_now: return play_.navigation().looked_at() ? this->command(TableCommand::from_here) : play_.hurry_bot();
    case TableCommand::remark: return dialogs_.ask_remark();
    case TableCommand::drop_line:
      if (!play_.navigation().line()) return;
      play_.variations().drop_line();
      return ui_.say(Text("table.line_dropped"));  // stays when the position before it is shown, a moment later
    case TableCommand::undo:
      if (play_.variations().can_undo()) {
        ui_.notices.take_back(ui_.tr("table.line_dropped"));
        return play_.variations().undo();
      }
      break;
    case TableCommand::solution:
      if (play_.help().can_leaf()) return play_.help().leaf(1);
      break;
    case TableCommand::solution_before:
      if (play_.help().can_leaf()) play_.help().leaf(-1);
      return;
    case TableCommand::hint:
      if (play_.help().may_follow_once_found()) return play_.help().follow_once_found();
      if (play_.help().coach().busy() && !play_.help().follows_once_found()) return play_.help().stop_asking();
      if (play_.help().coach().busy()) return;  // Escape stops it
      if (may_follow()) return play_.help().follow();
      if (play_.help().may_ask_here()) return play_.help().ask_here();
      if (play_.navigation().looked_at() && !play_.help().may_ask()) return ui_.say_of_position(Text("table.help.not_here"));
      break;
    case TableCommand::analyse: return analyse();
    default: break;
  }
  const bool had_begun = hand_.has_begun();
  const bool keeps_begun = command == TableCommand::hint && hand_.empty();
  if (!keeps_begun) hand_.escape();
  play_.help().stop_showing();
  if (play_.navigation().looked_at()) play_.navigation().look_at_last();
  execute(command, had_begun);
}

void TableCommands::follow_found() {
  if (play_.help().take_following() && may_follow()) command(TableCommand::hint);
}

/// What was laid of another move is not put back for it.
bool TableCommands::may_follow() const {
  return play_.help().can_follow() && !play_.working() && hand_.may_go_on_as(play_.navigation().suggested());
}

/// The position that is looked at stays.
void TableCommands::analyse() {
  if (play_.review().can_analyse()) {
    moves_.close();
    return analysis_.toggle();
  }
  const bool over = play_.match().round_over() || play_.navigation().in_earlier_round();
  const char* const why = !over                                ? "table.analysis.later"
                          : play_.match().players().size() > 2 ? "table.analysis.two_sides"
                                                               : "table.analysis.none";
  ui_.say_of_position(Text(why));
}

void TableCommands::execute(TableCommand command, bool had_begun) {
  const bool puzzle = play_.seating().puzzle();
  switch (command) {
    case TableCommand::undo:
      if (!had_begun) dialogs_.ask_to_take_back(play_.undo_takes(), [this] { play_.undo(); });  // else that is taken back first
      return;
    case TableCommand::redo: return play_.redo();
    case TableCommand::restart: return restart();
    case TableCommand::next: return go_on();
    case TableCommand::next_challenge: return go_to_next_challenge();
    case TableCommand::hint: return play_.help().ask();
    case TableCommand::solution:
      if (puzzle && play_.help().may_ask()) dialogs_.ask_solution();
      else if (!puzzle && play_.recording().challenge()) {
        if (!play_.match().over()) ui_.say(Text("table.solution.after_end"));
      } else if (!puzzle) ui_.say(Text("table.solution.of_puzzles"));
      return;
    case TableCommand::give_up:
      if (play_.can_resign()) puzzle ? dialogs_.ask_give_up() : dialogs_.ask_resign();
      return;
    default: return;
  }
}

void TableCommands::act_on(const HandAnswer& answer) {
  switch (answer.kind) {
    case HandAnswer::Kind::nothing:
    case HandAnswer::Kind::changed: return;
    case HandAnswer::Kind::later: again_ = true; return;
    case HandAnswer::Kind::refused: return refuse(answer);
    case HandAnswer::Kind::ask: return dialogs_.ask_which(answer, [this](const HandAnswer& chosen) { act_on(chosen); });
    case HandAnswer::Kind::play: return play_.play(answer.moves.front(), answer.lift);
  }
}

void TableCommands::reorient(Reorientation way) {
  if (!hand_.held()) return ui_.say_of_position(Text("table.reorient.nothing"));
  play_.help().stop_showing();
  act_on(way == Reorientation::turn ? hand_.turn(1) : way == Reorientation::flip ? hand_.flip() : hand_.tip());
}

void TableCommands::refuse(const HandAnswer& answer) {
  if (answer.at || answer.item >= 0) refusal_.tell({answer.why, answer.at, answer.item}, ui_.now);
  else ui_.refuse_of_position(answer.why);
  ui_.sounds.play(Sound::refuse);
}

void TableCommands::restart() {
  const auto anew = [this] { open(play_.once_more()); };
  if (play_.match().over()) anew();
  else if (play_.match().round_over()) dialogs_.ask_to_leave_match(anew);
  else if (play_.has_older_settings()) dialogs_.ask_to_begin_anew(anew);
  else dialogs_.ask_to_start_again(play_.going_back_takes(0), [this] { play_.start_again(); });
}

/// A match that is over stays as it ended.
void TableCommands::go_on_from_here() {
  if (!play_.navigation().looked_at()) return;
  if (!play_.match().over()) return play_.go_on_from_here();
  const auto begun = play_.variations().begun_from_here();
  if (!begun) return ui_.say(begun.problem());
  if (const Status replaced = exits_.replace(*begun); !replaced) ui_.say(replaced.problem());
}

void TableCommands::go_on() {
  const MatchView match = play_.match();
  if (match.round_over() && !match.over()) return play_.next_round();
  const auto winners = match.winners();
  const bool missed = play_.seating().many() && std::ranges::none_of(winners, [this](Seat s) { return play_.seating().is_human(s); });
  const auto next = missed ? std::nullopt : Recording::next(match);
  open(next ? challenge_setup(match.entry()->spec, *next) : play_.once_more());
}

/// Solved or not.
void TableCommands::go_to_next_challenge() {
  const MatchView match = play_.match();
  const auto next = match.over() ? Recording::next(match) : std::nullopt;
  if (next) open(challenge_setup(match.entry()->spec, *next));
}

void TableCommands::open(const MatchSetup& setup) {
  const auto replace = [this, setup] {
    if (const Status replaced = exits_.replace(setup); !replaced) ui_.say(replaced.problem());
  };
  if (!ask_if_unkept(replace)) replace();
}

std::optional<Problem> TableCommands::unkept() {
  // A puzzle that is over has nothing to come back to.
  const bool done_with = play_.match().over() && play_.seating().puzzle();
  return done_with ? std::nullopt : play_.keep_now();
}

std::vector<Problem> TableCommands::losses() {
  const auto why = unkept();
  return why ? std::vector{Problem(Text("table.lost", {{"why", why->text}}), why->where)} : std::vector<Problem>();
}

void TableCommands::write_again() {
  static_cast<void>(play_.keep_now());
  if (const auto why = play_.unwritten()) ui_.say(*why);
  else ui_.say(Text("table.written_now"));
}

bool TableCommands::ask_if_unkept(const std::function<void()>& leave) {
  const auto why = unkept();
  if (!why) return false;
  const auto save_and_leave = [this, leave] {
    save_as();
    leave_saved_ = leave;
  };
  dialogs_.ask_to_leave_unkept(*why, save_and_leave, leave);
  return true;
}

void TableCommands::leave_if_saved() {
  const auto leave = std::exchange(leave_saved_, {});
  if (leave && !play_.keep_now()) leave();
}

bool TableCommands::may_close() {
  return !ask_if_unkept([this] { ui_.closing = true; });
}

void TableCommands::leave() {
  if (ask_if_unkept([this] { exits_.back(); })) return;
  if (ui_.services.keeps_matches && !play_.match().over() && play_.kept()) ui_.say(Text("table.kept"));
  if (filming()) stop_film();
  exits_.back();
}

void TableCommands::open_rules() {
  const MatchView match = play_.match();
  exits_.open_rules(match.entry(), match.variant(), match.options());
}

/// From the position that is looked at, or the last one before it that a round can begin from; else from an empty board.
void TableCommands::set_up_position() {
  const auto kit = play_.diagram_kit();
  if (!kit) return ui_.say(Text("table.set_up.no"));
  const auto reached = play_.navigation().diagram();
  DiagramStart start{play_.match().entry(), *kit, reached ? reached->diagram : Diagram{}, hand_.scene(), play_.setup(), {}};
  if (!reached) start.note = Text("diagram.from_nothing");
  else if (reached->moves_after > 0) start.note = Text("diagram.earlier", {{"n", static_cast<std::int64_t>(reached->moves_after)}});
  exits_.open_diagram(std::move(start));
}

void TableCommands::open_records() { exits_.open_records(play_.match().entry()); }

/// Which round is looked at, and how it ended, as the panel says it.
SheetRound TableCommands::sheet_round() const {
  const std::size_t number = play_.navigation().round();
  SheetRound round{.name = labels_.round(number)};
  if (play_.navigation().in_earlier_round()) {
    const Outcome outcome = play_.match().ended_rounds()[number]->outcome;
    round.result = labels_.round_winner(outcome);
    round.note = labels_.reason(outcome);
  } else if (play_.match().round_over()) {
    const bool many = play_.seating().many();
    round.result = many ? labels_.result() : labels_.ending();
    if (many) round.note = labels_.ending();
  }
  return round;
}

void TableCommands::open_score_sheet() {
  if (!play_.match().has_score_sheet()) return ui_.say(Text("table.no_sheet"));
  std::vector<SheetPlayer> players;
  for (int i = 0; i < static_cast<int>(play_.match().players().size()); ++i)
    players.push_back({labels_.seat(seat(i)), labels_.colour(seat(i))});
  play_.ask_score_sheet([this, players = std::move(players), pending = ui_.pending_answer.begin()](ScoreSheet sheet) {
    exits_.open_score_sheet(std::move(sheet), play_.match().entry(), players, sheet_round());
  });
}

void TableCommands::open_step(int step) {
  const auto& here = play_.recording().challenge();
  if (!here) return;
  const GameSpec& sheet = play_.match().entry()->spec;
  const SeriesRow* row = row_of(sheet.content, *here);
  open(challenge_setup(sheet, {here->series, here->row, row->first + step}));
}

void TableCommands::flip(bool& setting, const char* on, const char* off) {
  setting = !setting;
  ui_.settings_changed();
  ui_.say(Text(setting ? on : off));
}

void TableCommands::copy_round() {
  if (!record_format_of(*play_.match().entry())) return ui_.say(Text("table.copy.no"));
  set_clipboard_text(play_.written_round());
  ui_.say(labels_.has_rounds() ? Text("table.copy.round_done", {{"n", play_.navigation().round() + 1}}) : Text("table.copy.done"));
}

/// A record has one round alone: of several, which one.
Text TableCommands::told_saved(const std::filesystem::path& file, bool is_record) const {
  const bool one_of_several = is_record && labels_.has_rounds();
  return Text(one_of_several ? "table.saved_round" : "table.saved", {{"file", shown_path(file)}, {"n", play_.navigation().round() + 1}});
}

void TableCommands::save_as() {
  const GameEntry& game = *play_.match().entry();
  exits_.save_as(game, [this, &game](const std::filesystem::path& file) {
    const RecordFormat* const format = record_format_of(game);
    const bool is_record = format && file.extension() == format->extension;
    const Status written = is_record ? write_file(file, play_.written_round()) : play_.save_to(file);
    if (written) ui_.say(told_saved(file, is_record));
    return written;
  });
}

void TableCommands::paste_round() {
  const auto game = play_.match().entry();
  const std::string text = clipboard_text();
  if (text.empty()) return ui_.say(Text("table.copy.nothing"));
  if (!is_move_list(text) && !record_format_of(*game)) return ui_.say(Text("table.copy.no_list"));
  MatchSetup seated;
  seated.players = play_.match().players();
  seated.starter = play_.match().starter();
  const auto read = [text, game, seated, name = ui_.tr("table.copy.name"), catalogue = ui_.services.catalogue]() -> Result<Match> {
    if (is_move_list(text)) return match_of_move_list(text, name, rulesets_of(catalogue));
    auto round = read_round(text, name, *game, rulesets_of(catalogue), &seated);
    if (!round) return round.problem();
    return std::move(round->match);
  };
  told_pasted_ = told_pasted(is_move_list(text));
  pasting_ = ScriptWait(ui_.now);
  pasted_ = std::make_unique<MatchPreparation>(read, ui_.services.keeps_matches);
  if (pasted_->soon_ready()) update_pasted(ui_.now);
}

Text TableCommands::told_pasted(bool whole) const {
  const bool kept = ui_.services.keeps_matches && play_.match().moves() > 0 && !play_.match().over();
  return Text(std::string("table.pasted.") + (whole ? "list" : "round") + (kept ? "_kept" : ""));
}

bool TableCommands::update(double now) {
  const bool shown = pictures_.update(now);
  return update_pasted(now) || shown;
}

bool TableCommands::update_pasted(double now) {
  if (!pasted_) return false;
  if (pasted_->ready()) {
    auto match = std::exchange(pasted_, nullptr)->take();
    if (match) {
      exits_.replace(*std::move(match));
      ui_.say(told_pasted_);
    } else tell_unread(ui_, ui_.tr("table.copy.name"), match.problem());
    return true;
  }
  if (!pasting_.take_long(now)) return false;
  ui_.say(Text("table.copy.reading"));
  return true;
}

}  // namespace tablier
