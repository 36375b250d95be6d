#include "ui/table/table_screen.hpp"

#include "match/match_record.hpp"
#include "ui/panels/frame.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/ways.hpp"
#include "ui/table/orientation_memory.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

using Kind = HandAnswer::Kind;

/// While help is being thought out, in seconds.
constexpr double kScreenPoll = 0.02;
constexpr double kScreenFrame = 1.0 / 60;
/// A bot answers no sooner: until then what it answers to has come to rest.
constexpr double kBeforeAnswer = 0.45;

Sound sound_of(const State& state, Move move) {
  if (move == state.resignation() || move == state.timeout()) return Sound::refuse;
  const Touch touch = state.touch(move);
  if (touch.empty()) return Sound::place;
  switch (touch.front().kind) {
    case GestureKind::lift: return Sound::lift;
    case GestureKind::trace: return Sound::ink;
    default: return Sound::place;
  }
}

Autosave autosave_for(const Ui& ui, std::filesystem::path file) {
  AutosaveFolder folder(ui.services.paths.state / "matches");
  return file.empty() ? Autosave(std::move(folder)) : Autosave(std::move(folder), std::move(file));
}

}  // namespace

TableScreen::TableScreen(Ui& ui, Match match, std::filesystem::path autosave)
    : match_(std::move(match)),
      round_kind_(match_.state().scene(Seat::chance).round),
      autosave_(autosave_for(ui, std::move(autosave))),
      palette_(ui.theme, &match_.rules().entry->sheet.paints),
      mouse_(hand_, view_),
      challenge_(parse_challenge(match_.setup().challenge)) {
  if (challenge_ && ui.services.records) best_before_ = ui.services.records->best(match_.setup().game, match_.setup().challenge);
  if (!many() && !puzzle() && ui.services.records)
    best_score_before_ = ui.services.records->best_score(match_.setup().game, match_.setup().variant);
  read_records(ui);
  recall_orientations(match_.table, hand_);
  // Everything that waits at the start has a place of its own, also where some of it lies on the board already.
  const auto start = match_.state().clone();
  for (std::size_t i = match_.history().size(); i > 0; --i) start->undo();
  view_.see(start->scene(viewer()));
  recorded_ = match_.over();
}

void TableScreen::enter(Ui& ui) {
  keep_time(ui);
  view_.restyle();
  if (!recorded_) return match_changed(ui);
  deal();
  chronicle_.follow(match_, viewer());
}

void TableScreen::leave(Ui& ui) {
  match_.pause();
  coach_.cancel();
  opponent_.cancel();
  analyst_.cancel();
  ratings_.stop();
  keep(ui);
}

void TableScreen::keep(Ui& ui) {
  if (!ui.services.keeps_matches) return;
  if (const Status kept = autosave_.keep(match_); !kept) ui.say(kept.problem());
}

void TableScreen::read_records(const Ui& ui) {
  if (!challenge_ || !ui.services.records) return;
  solved_ = ui.services.records->solved(match_.setup().game, challenge_->series + "/" + challenge_->row + "/");
}

void TableScreen::match_changed(Ui& ui) {
  remember_orientations(hand_, match_.table);
  mouse_.forget();
  suggested_.clear();
  line_.close();
  looked_at_.reset();
  if (needs_curtain(ui)) raise_curtain(ui);
  deal();
  chronicle_.follow(match_, viewer());
  keep(ui);
  if (auto news = chronicle_.take_news(); !news.empty()) tidings_.tell(std::move(news), ui.now);
  for (const ScriptFault& fault : match_.take_script_faults()) ui.say(fault.problem);
  if (match_.round_over()) end_round(ui);
  else solved_at_.reset();
}

void TableScreen::end_round(Ui& ui) {
  match_.pause();
  const auto winners = match_.winners();
  const bool won = std::any_of(winners.begin(), winners.end(), [this](Seat s) { return is_human(s); });
  if (won && !solved_at_) {
    solved_at_ = ui.now + (ui.motion() ? ui.sizes.slide_time : 0);  // when the last piece has come to rest
    ui.sounds.play(Sound::finish);
  }
  if (recorded_ || !match_.over() || !ui.services.records || !ui.services.keeps_matches) return;
  recorded_ = true;
  if (const Status added = ui.services.records->add(record_of(match_)); !added) ui.say(added.problem());
  read_records(ui);
}

void TableScreen::play(Ui& ui, Move move, bool joined) {
  ui.sounds.play(sound_of(match_.state(), move));
  match_.play(move, joined);
}

void TableScreen::let_bots_play(Ui& ui, double now) {
  if (!showing_.empty() || looked_at_ || curtain_) return opponent_.cancel();
  opponent_.watch(match_, now + (ui.motion() ? kBeforeAnswer : 0));
  const auto move = opponent_.poll(match_, now);
  if (!move) return;
  if (!*move) return ui.say(move->problem());
  play(ui, **move, false);
  match_changed(ui);
}

void TableScreen::act_on(Ui& ui, const HandAnswer& answer) {
  switch (answer.kind) {
    case Kind::nothing:
    case Kind::changed: return;
    case Kind::refused:
      if (answer.at || answer.item >= 0) refuse({answer.why, answer.at, answer.item}, ui.now);
      else ui.say(answer.why);
      ui.sounds.play(Sound::refuse);
      return;
    case Kind::ask: return ask_which(ui, answer);
    case Kind::play: break;
  }
  const bool lifted = answer.lift != Move::none;
  if (lifted) match_.play(answer.lift);
  play(ui, answer.moves.front(), lifted);
  match_changed(ui);
}

void TableScreen::ask_which(Ui& ui, const HandAnswer& answer) {
  Dialog dialog{.title = ui.tr("table.which.title"), .text = ui.tr("table.which.text")};
  for (const Move move : answer.moves) {
    HandAnswer chosen{.kind = Kind::play, .moves = {move}, .lift = answer.lift};
    dialog.choices.push_back({move_words(ui, name_of(match_.state(), move)), [this, &ui, chosen] { act_on(ui, chosen); }});
  }
  dialog.choices.push_back({ui.tr("button.cancel"), [this] { hand_.escape(); }});
  ui.dialogs.ask(std::move(dialog));
}

/// Clocks stand still while a question is open, the curtain among them, and while another window has the focus, as the player likes.
void TableScreen::keep_time(const Ui& ui) {
  const bool stops = ui.dialogs.any() || curtain_ || (unfocused_ && ui.services.settings.pause_unfocused);
  if (stops) match_.pause();
  else if (match_.paused() && !match_.round_over()) match_.resume();
}

void TableScreen::refuse(Refusal refusal, double now) {
  constexpr double kTold = 4;
  refusal_ = std::move(refusal);
  refusal_until_ = now + kTold;
}

/// Whatever is done next, what could not be done before is told no longer.
void TableScreen::forget_refusal(const Input& input) {
  const auto* key = std::get_if<KeyChange>(&input);
  const auto* press = std::get_if<PointerPressed>(&input);
  if ((key && key->down) || (press && press->down)) refusal_.reset();
}

/// While a menu of the panel is open it has the mouse, and Escape closes it.
bool TableScreen::menu_input(const Input& input) {
  const auto* key = std::get_if<KeyChange>(&input);
  if (!key) return false;
  close_more_ = close_more_ || is_press(*key, Key::escape);
  return true;
}

bool TableScreen::input(Ui& ui, const Input& input) {
  forget_refusal(input);
  if (more_open_ && !std::holds_alternative<FocusChanged>(input)) return menu_input(input);
  if (const auto* focus = std::get_if<FocusChanged>(&input)) {
    unfocused_ = !focus->focused;
    keep_time(ui);
    return false;
  }
  if (const auto* k = std::get_if<KeyChange>(&input)) return k->down && key(ui, *k);
  if (const auto* c = std::get_if<Typed>(&input)) return typed(ui, c->character);
  if (const auto* moved = std::get_if<PointerMoved>(&input)) {
    act_on(ui, mouse_.moved(moved->at));
    return false;  // panels see where the mouse is too
  }
  if (const auto* press = std::get_if<PointerPressed>(&input)) {
    const bool mine = frame_.board.contains(press->at) || (!press->down && (!hand_.idle() || mouse_.panning()));
    if (mine && press->down) stop_showing();
    if (mine) act_on(ui, mouse_.pressed(*press, ui.now));
    return mine;
  }
  if (const auto* wheel = std::get_if<WheelTurned>(&input); wheel && frame_.board.contains(wheel->at)) {
    act_on(ui, mouse_.wheel(*wheel));
    return true;
  }
  return false;
}

bool TableScreen::update(Ui& ui, double now) {
  keep_time(ui);
  if (ui.services.settings.light && Coach::available(match_) && puzzle() && !match_.round_over()) coach_.watch(match_);
  else coach_.stop_watching();
  let_bots_play(ui, now);
  bool changed = coach_.poll(match_);
  changed = analyst_.poll(match_) || changed;
  watch_values();
  changed = ratings_.poll() || changed;
  if (ratings_.take_unknown()) ui.say(Text("table.values.unknown"));
  if (const auto answer = coach_.take_answer()) coach_answered(ui, *answer);
  if (!showing_.empty() && now >= show_at_) show_next_move(ui, now);
  if (match_.tick()) match_changed(ui);
  changed = std::exchange(seen_revision_, match_.revision()) != match_.revision() || changed;
  changed = tidings_.update(now) || (tidings_.any() && ui.motion()) || changed;
  if (refusal_ && now >= refusal_until_) {
    refusal_.reset();
    changed = true;
  }
  const bool was_moving = moving_;
  moving_ = view_.moving(now);
  const long tick = static_cast<long>(match_.seconds() / tick_seconds());
  const bool ticked = std::exchange(shown_tick_, tick) != tick;
  return changed || moving_ || was_moving || ticked;
}

std::optional<double> TableScreen::next_wake(const Ui& ui, double now) const {
  if (view_.moving(now)) return now + kScreenFrame;
  std::optional<double> wake;
  const auto sooner = [&wake](double t) { wake = wake ? std::min(*wake, t) : t; };
  if (coach_.thinking() || analyst_.busy() || ratings_.busy()) sooner(now + kScreenPoll);
  if (!showing_.empty()) sooner(show_at_);
  if (refusal_) sooner(refusal_until_);
  if (const auto told = tidings_.next_wake(now, ui.motion())) sooner(*told);
  if (const auto bot = opponent_.next_wake(now)) sooner(*bot);
  if (!match_.paused()) sooner(now + tick_seconds() - std::fmod(match_.seconds(), tick_seconds()));
  return wake;
}

TableScenery TableScreen::scenery(const Ui& ui) const {
  return {
      .palette = palette_,
      .taste = {.marks = ui.services.settings.marks, .labels = ui.services.settings.labels},
      .scale = ui.scale(),
      .now = ui.now,
      .motion = ui.motion(),
      .snap = ui.sizes.snap_time,
      .slide = ui.sizes.slide_time,
      .shine = ui.sizes.celebrate_time,
      .say = [&ui](const Text& text) { return text.empty() ? std::string() : ui.tr(text); },
      .hovered = ui.dialogs.any() ? std::nullopt : mouse_.hovered(),
      .solved_at = looked_at_ ? std::nullopt : solved_at_,
      .news = looked_at_ ? std::vector<ToldNews>() : tidings_.seen(ui.now, ui.motion()),
      .seat_colour = [this](Seat s) { return seat_colour(index(s)); },
      .owner_name = [this, &ui](const Tray& tray) { return tray.of_side ? side_words(ui, tray.owner) : seat_name(ui, index(tray.owner)); },
      .owner_colours =
          [this](const Tray& tray) {
            std::vector<Colour> colours;
            for (const Seat s : tray.of_side ? partners(tray.owner) : std::vector{tray.owner}) colours.push_back(seat_colour(index(s)));
            return colours;
          },
      .many = many(),
      .suggested = suggested_,
      .dangers = ui.services.settings.dangers,
      .numbers = ui.services.settings.move_numbers ? &chronicle_.numbers() : nullptr,
      .values = ratings_.values(),
      .refusal = refusal_};
}

void TableScreen::draw_still(Ui& ui, Canvas& canvas) { view_.draw_still(canvas, scenery(ui)); }

void TableScreen::draw_board(Ui& ui, Canvas& canvas) {
  TableScenery s = scenery(ui);
  s.curtain = curtain_;
  s.typed = line_.text();
  s.typed_note = line_.open() ? ui.tr("table.typed") : std::string();
  if (s.solved_at && !many()) {
    const bool shown = match_.help().solution_seen;
    s.praise = ui.tr(shown ? "table.praise_shown" : "table.praise");
    if (!shown) s.after_praise = ui.tr("table.praise_time", {{"time", clock_words(match_.seconds())}});
  }
  view_.draw(canvas, hand_, s);
}

std::vector<std::string> TableScreen::bar_chips(const Ui& ui) const {
  std::vector<std::string> chips{ui.tr("bar.rules"), ui.tr("bar.settings")};
  if (has_sheet()) chips.insert(chips.begin(), ui.tr("bar.sheet"));
  return chips;
}

/// −1: the score sheet.
void TableScreen::open_chip(Ui& ui, int chip) {
  if (chip < 0) return show_sheet(ui);
  if (chip == 0) ui.navigator.open(rules_screen(match_.rules().entry, match_.setup().variant, match_.setup().options));
  if (chip == 1) ui.navigator.open(settings_screen());
}

void TableScreen::draw_panels(Ui& ui) {
  look_ = panel_look(ui);
  look_.close_more = std::exchange(close_more_, false);
  if (strip_for_ != ui.size) strip_height_ = 0;
  strip_for_ = ui.size;
  strip_height_ = std::max(strip_height_, table_strip_height(ui, look_));  // a board does not jump when there is less to say
  frame_ = frame_of(ui, strip_height_, !puzzle());
  view_.place(frame_.board, ui.scale());
  const BarAnswer at_bar = bar(
      ui, {.back = back_words(ui), .title = ui.tr(match_.rules().entry->sheet.title), .where = where_words(ui), .chips = bar_chips(ui)});
  if (at_bar.back) go_back(ui);
  if (at_bar.chip >= 0) open_chip(ui, at_bar.chip - (has_sheet() ? 1 : 0));
  const TablePanelAnswer answer = draw_table_panel(ui, frame_, look_);
  more_open_ = answer.more_open;
  if (answer.act) act(ui, *answer.act);
  if (answer.ply) look_at(*answer.ply);
  if (answer.button >= 0) act_on(ui, hand_.press(look_.buttons[static_cast<std::size_t>(answer.button)]));
  if (answer.step >= 0 && challenge_) {
    const SeriesRow* row = row_of(match_.rules().entry->sheet.content, *challenge_);
    open(ui, challenge_setup(match_.rules().entry->sheet, {challenge_->series, challenge_->row, row->first + answer.step}));
  }
}

}  // namespace tablier
