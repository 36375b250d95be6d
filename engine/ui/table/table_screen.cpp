#include "ui/table/table_screen.hpp"

#include "match/date.hpp"
#include "play/daily.hpp"
#include "ui/core/sounds.hpp"
#include "ui/panels/frame.hpp"
#include "ui/table/known_items.hpp"
#include "ui/table/look_back_key.hpp"
#include "ui/table/orientation_memory.hpp"
#include "ui/table/own_files.hpp"
#include "ui/table/script_console.hpp"
#include "ui/table/script_report_text.hpp"
#include "ui/table/table_description.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tablier {
namespace {

constexpr double kScreenFrame = 1.0 / 60;
/// An answer in the console makes it higher one frame later, and it is scrolled to its end one after that.
constexpr int kConsoleFrames = 3;
/// Over one table: the console has them all.
constexpr int kMaxFaultsSaid = 3;

/// Of a message about one, beside the board: the console has all of it.
constexpr int kMaxFaultLines = 3;

/// Why the match goes on under the rules of before.
ScriptFault rules_kept(const Problem& why) { return {Problem(Text("table.rules_kept", {{"why", why.text}}), why.where)}; }

bool moved(const PlayEvent& event) {
  const auto* shown = std::get_if<PositionShown>(&event);
  return shown && shown->changed;
}

Sound sound_of(MoveMade::Kind kind) {
  switch (kind) {
    case MoveMade::Kind::lifted: return Sound::lift;
    case MoveMade::Kind::drawn: return Sound::ink;
    case MoveMade::Kind::ended: return Sound::refuse;
    case MoveMade::Kind::placed: break;
  }
  return Sound::place;
}

PlayPlace place_of(Ui& ui, std::filesystem::path resumed, const Hand& hand) {
  Services& services = ui.services;
  return {.settings = services.settings,
          .records = services.records ? &*services.records : nullptr,
          .no_records = services.records ? std::nullopt : services.records_problem,
          .analyses = &ui.analyses,
          .saves = services.paths.state / "matches",
          .resumed = std::move(resumed),
          .keeps = services.keeps_matches,
          .remember = [&hand](Value& table) { remember_orientations(hand, table); }};
}

/// About where the players' cards are, until they were drawn: what flies to one of them goes under the panel there.
std::vector<Rect> card_places(const Ui& ui, const Frame& frame, std::size_t seats) {
  constexpr float kLeft = 40, kFirst = 36, kStep = 50, kSize = 12;
  std::vector<Rect> places;
  for (std::size_t i = 0; i < seats; ++i)
    places.push_back(
        {frame.panel.x + ui.px(kLeft), frame.panel.y + ui.px(kFirst + kStep * static_cast<float>(i)), ui.px(kSize), ui.px(kSize)});
  return places;
}

/// Those of the variant in play, where one of them is the player's own: what came with the program stays as it is.
FileWatch files_of_variant(const Ui& ui, const Match& match) {
  const VariantEntry* variant = match.rules().entry->variant(match.setup().variant);
  if (!has_own_files(ui.services.paths, variant)) return {};
  return FileWatch(variant->files);
}

/// The words of a game whose content is the player's own.
FileWatch texts_of_game(const Ui& ui, const Match& match) {
  std::vector<std::filesystem::path> files;
  for (const auto& folder : own_text_folders(ui.services.paths, match.setup().game)) {
    files.push_back(folder / "texts.yaml");
    for (auto& file : list_files(folder / "texts", ".yaml")) files.push_back(std::move(file));
  }
  return files.empty() ? FileWatch() : FileWatch(std::move(files));
}

/// What came of the last line that was typed there, as it is shown.
Value described(const Ui& ui, const ConsoleLine& line) {
  if (line.busy() || line.entries().empty()) return {};
  const auto& result = line.entries().front().result;
  return Value::map({{"line", line.entries().front().line}, {"answer", result.fault ? ui.tr(*result.fault) : result.answer}});
}

/// What the record says that a match was read from, and its moves do not.
Text told_result(const Ui& ui, const std::vector<Player>& players, const std::vector<Seat>& winners) {
  if (winners.empty()) return Text("table.copy.drawn");
  const auto winner = static_cast<std::size_t>(index(winners.front()));
  const std::string name = player_label(ui.services.locale, players, winner, true);
  return Text(key_about(ui.services.locale, "table.copy.won", name), {{"name", name}});
}

TableCover cover_of(const Dialogs& dialogs) {
  if (!dialogs.any()) return TableCover::none;
  return dialogs.stop_clocks() ? TableCover::question : TableCover::reading;
}

/// A key that does the same wherever it is pressed at the table, as those that a menu names.
bool is_shortcut(const Input& input) {
  const auto* key = std::get_if<KeyChange>(&input);
  return key && key->down && (key->ctrl || (key->key >= Key::f1 && key->key <= Key::f12));
}

}  // namespace

TableScreen::TableScreen(Ui& ui, std::unique_ptr<TableExits> exits, PreparedMatch prepared, std::filesystem::path autosave, bool analysed)
    : exits_(std::move(exits)),
      entry_(prepared.asked.match.rules().entry),
      variant_files_(files_of_variant(ui, prepared.asked.match)),
      text_files_(texts_of_game(ui, prepared.asked.match)),
      play_(std::move(prepared), place_of(ui, std::move(autosave), hand_)),
      palette_(ui.theme, &play_.match().entry()->spec.paints),
      labels_(ui.services.locale, play_, hand_, palette_),
      presenter_(ui, play_, hand_, palette_, labels_),
      dialogs_(ui, play_, hand_, labels_, presenter_),
      analysis_(ui, play_, labels_),
      moves_(ui, play_, presenter_),
      commands_(ui, *exits_, play_, hand_, view_, labels_, dialogs_, analysis_, moves_, refusal_, palette_),
      input_(ui, play_, hand_, view_, commands_, refusal_) {
  recall_orientations(play_.match().table(), hand_);
  hand_.light_places_of_full_boards(play_.limits_places());
  // Everything that waits at the start has a place of its own, also where some of it lies on the board already.
  view_.see(play_.start_scene());
  const auto& challenge = play_.recording().challenge();
  of_today_ = challenge && challenge_of_day(entry_->spec, local_day()) == challenge;
  if (analysed) analysis_.toggle();
  if (const auto winners = play_.result_not_played()) ui.say(told_result(ui, play_.match().players(), *winners));
}

void TableScreen::enter(Ui& ui) {
  play_.set_cover(cover_of(ui.dialogs));
  view_.restyle();
  play_.enter(ui.now);
  analysis_.go_on();
  show_all(ui, play_.take_events());  // no move was made meanwhile: what the screen above said, a file that it wrote, is still to be read
  commands_.leave_if_saved();
}

void TableScreen::leave(Ui& ui) {
  commands_.stop_pasting();
  play_.leave();
  if (play_.kept() || play_.match().plies() > 0) exits_->left_after_move();
  ui.came_from = play_.kept() && !play_.match().over() ? std::string() : play_.match().entry()->name;
  hear(ui);
}

std::string TableScreen::fault(Ui& ui, const std::exception_ptr& failure) const {
  const auto fault = play_.fault(failure);
  if (!fault) return {};
  ui.leave_alone(*fault);
  return ui.tr_plugin_fault(*fault) + "\n" + ui.tr(play_.kept() ? "window.fault.kept" : "window.fault.left");
}

bool TableScreen::update(Ui& ui, double now) {
  play_.set_cover(cover_of(ui.dialogs));
  bool changed = play_.update(now);
  changed = hear(ui) || changed;
  // Who wanted to leave and stayed is before the curtain still.
  if (play_.seating().curtain() && !play_.working() && !ui.dialogs.any()) show(ui, CurtainFell{});
  changed = feed_held(ui) || changed;
  changed = refusal_.update(now) || changed;
  if (commands_.console().update()) console_frames_ = kConsoleFrames;
  if (console_frames_ > 0) {
    --console_frames_;
    changed = true;
  }
  changed = commands_.update(now) || changed;
  changed = update_rules(ui, now) || changed;
  changed = update_texts(ui, now) || changed;
  const bool enter_waited = std::exchange(enter_waits_, input_.next_wake().has_value());
  changed = changed || enter_waited != enter_waits_;
  const bool was_moving = std::exchange(moving_, view_.moving(now));
  return changed || moving_ || was_moving;
}

std::optional<double> TableScreen::next_wake(const Ui&, double now) const {
  if (view_.moving(now) || commands_.console().busy() || console_frames_ > 0 || commands_.pasting() || rules_.busy())
    return now + kScreenFrame;
  std::optional<double> wake = variant_files_.next_wake();
  for (const auto other :
       {text_files_.next_wake(), refusal_.next_wake(), input_.next_wake(), play_.next_wake(now), commands_.next_wake(now)})
    if (other) wake = std::min(*other, wake.value_or(*other));
  return wake;
}

// --- what happens

bool TableScreen::hear(Ui& ui) {
  const auto events = play_.take_events();
  if (std::ranges::any_of(events, moved)) ui.notices.clear();  // what was said before the move is void after it
  if (ui.now < sand_told_until_) ui.say(sand_told_);           // a bot that answers at once would take it away unread
  return show_all(ui, events);
}

void TableScreen::show(Ui& ui, const SandOut& sand) {
  constexpr double kReadingTime = 4;  // seconds
  if (play_.match().round_over()) return;
  const std::string own = play_.match().game() + ".sand_out";
  const std::string key = !ui.services.locale.has(own) ? "table.sand_out" : sand.chance_followed ? own + "_drawn" : own;
  const std::string name = labels_.seat(sand.seat);
  sand_told_ = Text(key_about(ui.services.locale, key, name), {{"name", name}});
  sand_told_until_ = ui.now + kReadingTime;
  ui.say(sand_told_);
}

bool TableScreen::show_all(Ui& ui, const std::vector<PlayEvent>& events) {
  for (const PlayEvent& event : events) std::visit([&](const auto& e) { show(ui, e); }, event);
  return !events.empty();
}

void TableScreen::show(Ui& ui, const MoveMade& made) { ui.sounds.play(sound_of(made.kind)); }

/// Whoever has begun another move keeps it: the word says so.
void TableScreen::show(Ui& ui, const MoveAdvised& advised) {
  const bool goes_on = hand_.may_go_on_as(play_.navigation().suggested());
  ui.say_of_position(goes_on ? labels_.advice(advised) : labels_.advice_for_whole_turn(advised));
  commands_.follow_found();
}

void TableScreen::show(Ui& ui, const PositionShown& shown) {
  ui.notices.position_changed();
  input_.forget(shown.changed);
  shown.changed ? analysis_.position_changed() : analysis_.position_shown();
  if (shown.changed) ui.dialogs.position_changed();
  deal();
  if (shown.changed && !play_.match().round_over()) solved_at_.reset();
}

void TableScreen::read_rules(Ui& ui) {
  rules_wait_ = ScriptWait(ui.now);
  rules_ = ui.reader.ask<Result<Ruleset>>(ui.services.catalogue, play_.rules_reader());
}

bool TableScreen::update_texts(Ui& ui, double now) {
  if (!text_files_.changed(now)) return false;
  const std::string& game = play_.match().game();
  const auto problems = add_game_texts(ui.services.locale, own_text_folders(ui.services.paths, game));
  problems.empty() ? ui.say(Text("table.texts_changed")) : ui.say(problems.front());
  return true;
}

bool TableScreen::update_rules(Ui& ui, double now) {
  if (variant_files_.changed(now)) read_rules(ui);
  if (rules_.ready()) {
    auto rules = rules_.take();
    match_follows_ = true;
    play_.change_rules(rules ? *std::move(rules) : Result<Ruleset>(Problem("table.work_failed")));
    hear(ui);
    return true;
  }
  if (!(rules_.busy() || match_follows_) || !rules_wait_.take_long(now)) return false;
  ui.say(Text("table.rules_reading"));
  return true;
}

void TableScreen::show(Ui& ui, const RulesChanged& changed) {
  match_follows_ = false;
  if (!changed.kept) {
    faults_said_ = 0;  // those of the files as they were
    return ui.say(Text(changed.keeps_settings ? "table.rules_changed_settings" : "table.rules_changed"));
  }
  const ScriptFault fault = rules_kept(*changed.kept);
  script_news_ = fault_line(ui.services.locale, fault);
  if (!ui.dialogs.tell_faults()) ui.notices.say(script_news_, ui.now);
  log_faults(ui, {&fault, 1});
}

/// Where a line is tried the hand is that of the side to move there, whoever looks: it offers its things, in its colour.
void TableScreen::deal() {
  const bool tries = play_.variations().may_try();
  const Seat seat = tries ? play_.navigation().to_move() : play_.seating().viewer();
  hand_.deal(play_.navigation().observed(), seat, tries || play_.may_play());
  if (play_.navigation().looked_at()) hand_.rest_cursor();
  const Scene& scene = hand_.scene();
  view_.see(play_.seating().curtain() ? covered(scene, play_.match().to_move()) : scene, play_.navigation().looked_at().has_value());
}

void TableScreen::show(Ui& ui, const ScriptFailed& failed) {
  for (const ScriptFault& fault : failed.faults)
    if (faults_said_++ < kMaxFaultsSaid) script_news_ = tell_fault(ui, play_, fault, variant_files_.next_wake().has_value());
  log_faults(ui, failed.faults);
}

void TableScreen::show(Ui& ui, const RoundEnded& ended) {
  input_.round_ended();
  moves_.close();  // how it ended stands in its place
  if (!ended.won) return;
  solved_at_ = ui.now + (ui.motion() ? ui.sizes.slide_time : 0);  // when the last piece has come to rest
  ui.sounds.play(Sound::finish);
}

void TableScreen::show(Ui& ui, const TimeGranted& granted) {
  const Text time("table.clock.granted", {{"name", labels_.seat(granted.seat)}, {"time", clock_label(std::ceil(granted.left))}});
  ui.say(granted.besides.empty() ? time : Text("table.clock.granted_besides", {{"time", time}, {"besides", granted.besides}}));
}

void TableScreen::show(Ui&, const Compared& compared) {
  const auto again = [this] { commands_.restart(); };
  const auto next = [this] { commands_.go_on(); };
  dialogs_.show_comparison(compared, again, Recording::next(play_.match()) ? std::function<void()>(next) : nullptr);
}

// --- what hands do

/// While a menu of the panel is open it has the mouse and the keys that choose in it; Escape closes it, and so do the keys that it names.
bool TableScreen::menu_input(const Input& input) {
  const auto* key = std::get_if<KeyChange>(&input);
  if (!key) return false;
  close_more_ = close_more_ || is_press(*key, Key::escape);
  constexpr std::array kChoosing{Key::up, Key::down, Key::tab, Key::enter, Key::space};
  return std::ranges::find(kChoosing, key->key) == kChoosing.end();
}

bool TableScreen::input(Ui& ui, const Input& input) {
  if (more_open_) {
    refusal_.forget_at(input);
    if (!is_shortcut(input)) return menu_input(input);
    close_more_ = true;
    if (is_press(std::get<KeyChange>(input), Key::k, true)) return true;
  }
  if (const auto* key = std::get_if<KeyChange>(&input); key && is_press(*key, Key::k, true)) return open_more_ = true;
  if (best_moves_key(input)) return true;
  if (!holds()) return take(ui, input);
  if (const auto* key = std::get_if<KeyChange>(&input); key && is_press(*key, Key::escape)) {
    held_.clear();
    return take(ui, input);
  }
  if (hold(input)) return !std::holds_alternative<PointerMoved>(input);
  return take(ui, input);
}

bool TableScreen::best_moves_key(const Input& input) {
  const auto* key = std::get_if<KeyChange>(&input);
  if (!key || !best_scrolls_ || !hand_.idle()) return false;
  const int step = is_press(*key, Key::down) ? 1 : is_press(*key, Key::up) ? -1 : 0;
  best_step_ += step;
  return step != 0;
}

bool TableScreen::take(Ui& ui, const Input& input) {
  const bool taken = input_.input(input, frame_.board);
  if (commands_.take_again()) held_.emplace_front(input);
  hear(ui);
  return taken;
}

bool TableScreen::hold(const Input& input) {
  if (const auto* moved = std::get_if<PointerMoved>(&input)) {
    if (held_.empty()) return false;
    const auto* last = std::get_if<Input>(&held_.back());
    if (last && std::holds_alternative<PointerMoved>(*last)) held_.pop_back();
    held_.emplace_back(*moved);
    return true;
  }
  const auto* key = std::get_if<KeyChange>(&input);
  const auto* press = std::get_if<PointerPressed>(&input);
  const bool mine = (key && key->down) || std::holds_alternative<Typed>(input) || (press && frame_.board.contains(press->at));
  if (mine) held_.emplace_back(input);
  return mine;
}

bool TableScreen::feed_held(Ui& ui) {
  bool any = false;
  while (!held_.empty() && !play_.working() && !play_.answering() && !ui.dialogs.any()) {
    const auto next = held_.front();
    held_.pop_front();
    if (const auto* input = std::get_if<Input>(&next)) take(ui, *input);
    else answer_panel(std::get<TablePanelAnswer>(next));
    hear(ui);
    any = true;
    if (ui.pending_answer.any() || (ui.dialogs.any() && ui.dialogs.ready())) give_held_back(ui);
  }
  return any;
}

/// What was done after a key that opens a question is the question's to hear.
void TableScreen::give_held_back(Ui& ui) {
  std::deque<Input> inputs;
  for (; !held_.empty() && std::holds_alternative<Input>(held_.front()); held_.pop_front())
    inputs.push_back(std::get<Input>(std::move(held_.front())));
  ui.pending_answer.give_back(std::move(inputs));
}

// --- what is drawn

TableMoment TableScreen::moment() const {
  return {.hovered = input_.hovered(),
          .solved_at = solved_at_,
          .refusal = refusal_.now(),
          .typing = input_.line().open(),
          .typed = input_.line().text()};
}

void TableScreen::draw_still(Ui&, Canvas& canvas) { view_.draw_still(canvas, presenter_.scenery(moment())); }

void TableScreen::draw_board(Ui&, Canvas& canvas) {
  TableScenery scenery = presenter_.scenery(moment());
  if (!moves_.open() && !analysis_.line().empty()) scenery.line = analysis_.line();
  view_.draw(canvas, hand_, scenery);
}

void TableScreen::lay_out(const Ui& ui) {
  const int round = play_.match().round();
  if (strip_for_ != ui.size || strip_for_round_ != round) strip_height_ = 0;
  strip_for_ = ui.size;
  strip_for_round_ = round;
  TablePanelLook plain = look_;
  plain.analysis = nullptr;
  plain.lists_moves = false;
  strip_height_ = std::max(strip_height_, table_strip_height(ui, plain));  // a board does not jump when there is less to say
  frame_ =
      frame_of(ui, std::max(strip_height_, table_strip_height(ui, look_)), play_.seating().puzzle() ? PanelUse::usual : PanelUse::players);
  view_.place(frame_.board, ui.scale(), taken_.size() == look_.seats.size() ? taken_ : card_places(ui, frame_, look_.seats.size()));
}

/// What could not be done comes before what was said of anything else: it answers what the hand did last.
Message TableScreen::news(const Ui& ui) const {
  const auto& told = refusal_.now();
  const Text& why = told ? told->why : hand_.refused();
  if (!why.empty()) return {ui.tr(why), true};
  if (ui.notices.all().empty()) return standing_fault(ui);
  const Notices::Notice& said = ui.notices.all().back();
  const bool fault = said.text == script_news_;
  if (fault ? !look_.result.empty() : result_has_slot()) return {};  // who has won stays; the bar says that there is a fault
  return {said.text, said.warns, fault ? kMaxFaultLines : 0};
}

/// For as long as the file on disk is not what is played, but where the hand is told something else.
Message TableScreen::standing_fault(const Ui& ui) const {
  if (!play_.kept_rules() || !look_.result.empty() || look_.busy || play_.navigation().advised() || hand_.has_begun()) return {};
  return {fault_line(ui.services.locale, rules_kept(*play_.kept_rules())), true, kMaxFaultLines};
}

void TableScreen::draw_panels(Ui& ui) {
  look_ = presenter_.panel();
  look_.replaying = commands_.replaying();
  look_.filming = commands_.filming();
  look_.news = news(ui);
  look_.lists_moves = moves_.open();
  look_.analyses = analysis_.open();
  look_.analysis = analysis_.open() && !moves_.open() ? &analysis_ : nullptr;
  look_.open_more = std::exchange(open_more_, false);
  look_.best_step = std::exchange(best_step_, 0);
  look_.close_more = std::exchange(close_more_, false);
  lay_out(ui);
  draw_bar(ui);
  const TablePanelAnswer answer = draw_table_panel(ui, frame_, look_);
  more_open_ = answer.more_open;
  best_scrolls_ = answer.best_scrolls;
  if (!answer.taken.empty()) taken_ = answer.taken;
  if (!holds()) answer_panel(answer);
  else if (answer.command || answer.ply || answer.round || answer.button >= 0 || answer.step >= 0 || answer.reorientation)
    held_.emplace_back(answer);
  hear(ui);
}

void TableScreen::draw_bar(Ui& ui) {
  const auto chips = presenter_.bar_chips(faults_said_ > 0 || play_.kept_rules() || play_.match().script_failed());
  std::string place = exits_->place();
  if (place.empty()) place = labels_.where();
  if (of_today_) place = ui.tr("table.of_today", {{"where", place}});
  BarLook look{.back = back_label(ui), .title = ui.tr(play_.match().entry()->spec.title), .where = std::move(place)};
  for (const TableChip& chip : chips) look.chips.push_back(chip.label);
  look.small_help = true;
  const BarAnswer answer = bar(ui, look);
  way_back_ = answer.way_back;
  if (answer.back) commands_.leave();
  if (answer.keys) commands_.command(TableCommand::keys);
  if (answer.chip >= 0) go(chips[static_cast<std::size_t>(answer.chip)].way);
}

void TableScreen::go(TableChip::Way way) {
  switch (way) {
    case TableChip::Way::unwritten: return commands_.write_again();
    case TableChip::Way::console: return commands_.command(TableCommand::console);
    case TableChip::Way::sheet: return commands_.open_score_sheet();
    case TableChip::Way::rules: return commands_.open_rules();
    case TableChip::Way::settings: return commands_.open_settings();
  }
}

void TableScreen::answer_panel(const TablePanelAnswer& answer) {
  if (answer.command) commands_.command(*answer.command);
  if (answer.ply) look_at_entry(play_, *answer.ply);
  if (answer.round) play_.navigation().look_at_end_of(*answer.round);
  if (answer.button >= 0) commands_.act_on(hand_.press(look_.buttons[static_cast<std::size_t>(answer.button)]));
  if (answer.step >= 0) commands_.open_step(answer.step);
  if (answer.reorientation) commands_.reorient(*answer.reorientation);
}

Value TableScreen::describe(const Ui& ui) const {
  Value all = describe_table(play_, hand_, view_);
  all.set("refused", refusal_.now() ? Value(ui.tr(refusal_.now()->why)) : Value());
  all.set("where", labels_.where());
  all.set("typed", input_.line().open() ? Value(input_.line().text()) : Value());
  all.set("lists_moves", moves_.open());
  all.set("working", play_.working());
  all.set("news", static_cast<std::int64_t>(play_.popups().seen(ui.now, false).size()));
  all.set("console", described(ui, commands_.console()));
  all.set("enter_goes_on", play_.match().round_over() && input_.enter_goes_on());
  all.set("resting", settled() && !view_.moving(ui.now));
  return all;
}

}  // namespace tablier
