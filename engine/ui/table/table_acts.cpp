#include "match/exchange.hpp"
#include "match/resignation.hpp"
#include "ui/core/pictures.hpp"
#include "ui/core/sounds.hpp"
#include "ui/hand/placing.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screens.hpp"
#include "ui/table/table_screen.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// Between two moves of a solution that is shown, in seconds.
constexpr double kShowStep = 0.45;

/// The position to which a line leads from the start of the round.
Scene scene_after(const State& now, std::size_t plies, const std::vector<Move>& line, Seat viewer) {
  const auto state = now.clone();
  for (std::size_t i = 0; i < plies; ++i) state->undo();
  for (const Move m : line) state->play(m);
  return state->scene(viewer);
}

/// Rings what lies alike on both.
void ring_what_agrees(Scene& left, Scene& right) {
  for (Token& a : left.tokens)
    for (Token& b : right.tokens)
      if (a.id == b.id && a.surface == b.surface && same_places(a.places, b.places)) a.winning = b.winning = true;
}

/// Two boards beside each other, each with its words over it.
void draw_two_boards(Ui& ui, const Palette& palette, const TableTaste& taste, const Scene& left, const Scene& right) {
  const float between = ui.px(ui.sizes.l), width = (ImGui::GetContentRegionAvail().x - between) / 2;
  const float height = std::min(width * picture_aspect(left), ui.size.y * 0.6F);
  const Scene* scenes[] = {&left, &right};
  const char* words[] = {"table.compare.yours", "table.compare.solution"};
  for (int i = 0; i < 2; ++i) {
    if (i > 0) ImGui::SameLine(0, between);
    ImGui::BeginGroup();
    heading(ui, ui.tr(words[i]));
    const auto picture = ui.pictures.get(words[i], static_cast<int>(width), static_cast<int>(height), ui.colour("paper"),
                                         [&](Canvas& canvas, Rect box) { draw_picture(canvas, palette, *scenes[i], box, taste); });
    if (picture) ImGui::Image(picture->texture, {width, height}, picture->from, picture->to);
    else ImGui::Dummy({width, height});
    ImGui::EndGroup();
  }
}

}  // namespace

void TableScreen::act(Ui& ui, TableAct act) {
  if (act == TableAct::live) return look_at(match_.history().size());
  if (act == TableAct::from_here && looked_at_) {
    match_.rewind_to(*looked_at_);
    return match_changed(ui);
  }
  if (act == TableAct::numbers) return flip(ui, ui.services.settings.move_numbers, "table.numbers.on", "table.numbers.off");
  if (act == TableAct::values) return ask_values(ui);
  if (act == TableAct::moves) return show_moves(ui);
  if (act == TableAct::copy) return copy_round(ui);
  if (act == TableAct::paste) return paste_round(ui);
  const bool begun = hand_begun();
  if (act != TableAct::light && act != TableAct::keys) {
    hand_.escape();
    stop_showing();
    if (looked_at_) look_at(match_.history().size());
  }
  const bool helps = Coach::available(match_) && human_turn() && !coach_.busy();
  switch (act) {
    case TableAct::undo:
      if (begun) return;  // that is taken back first
      return undo(ui);
    case TableAct::redo:
      if (match_.can_redo()) match_.redo();
      return match_changed(ui);
    case TableAct::restart: return restart(ui);
    case TableAct::next: return go_on(ui);
    case TableAct::hint:
      after_ = After::hint;
      if (helps && !puzzle()) coach_.ask_advice(match_);
      else if (helps) coach_.ask_hint(match_);
      return;
    case TableAct::solution:
      if (helps && puzzle()) ask_solution(ui);
      if (helps && !puzzle()) coach_.ask_advice(match_);
      return;
    case TableAct::give_up:
      if (match_.can_resign() && human_turn()) puzzle() ? ask_give_up(ui) : ask_resign(ui);
      return;
    case TableAct::light: ui.services.settings.light = !ui.services.settings.light; return;
    case TableAct::keys: return show_keys(ui);
    case TableAct::analyse: return show_analysis(ui);
    case TableAct::live:
    case TableAct::from_here:
    case TableAct::numbers:
    case TableAct::values:
    case TableAct::copy:
    case TableAct::paste:
    case TableAct::moves: return;
  }
}

/// Over the start of a round it goes back into the one before, which is not to be missed.
void TableScreen::undo(Ui& ui) {
  const int round = match_.round();
  if (match_.can_undo()) match_.undo();
  match_changed(ui);
  if (match_.round() < round) ui.say(Text("table.round_reopened", {{"n", match_.round() + 1}}));
}

/// A move is half said.
bool TableScreen::hand_begun() const { return !hand_.begun().empty() || (hand_.held() && hand_.picks(hand_.held()->item)); }

/// The same match again. After its end whoever would begin another round begins it.
MatchSetup TableScreen::once_more() const {
  MatchSetup setup = match_.setup();
  if (match_.over()) setup.starter = match_.rounds().back().end->starter;
  return setup;
}

void TableScreen::restart(Ui& ui) {
  if (match_.round_over()) return open(ui, once_more());
  match_.rewind();
  match_changed(ui);
}

void TableScreen::go_on(Ui& ui) {
  if (match_.round_over() && !match_.over()) {
    match_.next_round();
    return match_changed(ui);
  }
  const auto next = next_one();
  open(ui, next ? challenge_setup(match_.rules().entry->sheet, *next) : once_more());
}

void TableScreen::open(Ui& ui, const MatchSetup& setup) {
  auto screen = new_table(ui, setup);
  if (screen) ui.navigator.replace(std::move(*screen));
  else ui.say(screen.problem());
}

void TableScreen::ask_solution(Ui& ui) {
  ui.dialogs.ask({.title = ui.tr("table.solution.title"),
                  .text = ui.tr("table.solution.text"),
                  .choices = {{ui.tr("table.solution.show"),
                               [this] {
                                 after_ = After::solution;
                                 coach_.ask_solution(match_);
                               }},
                              {ui.tr("table.go_on_playing")}}});
}

std::string TableScreen::resignation_words(const Ui& ui) const {
  if (!many()) return ui.tr("table.resign.alone");
  const ResignationCost cost = cost_of_resigning(match_);
  if (cost.ends_match) return ui.tr(match_.round() > 0 ? "table.resign.whole" : "table.resign.text");
  const int own = index(match_.state().to_move());
  for (std::size_t i = 0; i < cost.points.size(); ++i)
    if (static_cast<int>(i) != own && cost.points[i] > 0)
      return ui.tr("table.resign.round", {{"name", seat_name(ui, static_cast<int>(i))}, {"n", cost.points[i]}});
  return ui.tr("table.resign.round_nothing");
}

/// The harmless answer comes first: whoever presses Enter goes on playing.
void TableScreen::ask_resign(Ui& ui) {
  const bool round = many() && !cost_of_resigning(match_).ends_match;
  ui.dialogs.ask({.title = ui.tr(round ? "table.resign.round_title" : "table.resign.title"),
                  .text = resignation_words(ui),
                  .choices = {{ui.tr("table.go_on_playing")},
                              {ui.tr("table.act.resign"),
                               [this, &ui] {
                                 if (!match_.can_resign() || !human_turn()) return;
                                 match_.resign();
                                 match_changed(ui);
                               }}},
                  .first_is_harmless = true});
}

void TableScreen::advise(Ui& ui, const CoachAnswer& answer) {
  const Move move = answer.line.front();
  match_.count_hint();
  match_changed(ui);
  suggested_ = match_.state().touch(move);
  constexpr const char* kKeys[] = {"table.advice.plain", "table.advice.win", "table.advice.loss", "table.advice.draw"};
  const MoveName name = name_of(match_.state(), move);
  const std::string words = move_words(ui, name);
  const bool pressed = name.words.empty() && words != name.notation;
  ui.say(Text(kKeys[static_cast<std::size_t>(answer.proof)], {{"move", pressed ? ui.tr("table.advice.button", {{"name", words}}) : words},
                                                              {"n", static_cast<std::int64_t>(answer.own_moves)}}));
}

void TableScreen::ask_give_up(Ui& ui) {
  ui.dialogs.ask({.title = ui.tr("table.give_up.title"),
                  .text = ui.tr("table.give_up.text"),
                  .choices = {{ui.tr("table.act.compare"),
                               [this, &ui] {
                                 if (!Coach::available(match_)) {
                                   match_.resign();
                                   return match_changed(ui);
                                 }
                                 after_ = After::comparison;
                                 coach_.ask_comparison(match_);
                               }},
                              {ui.tr("table.go_on_playing")}}});
}

void TableScreen::offer_to_go_back(Ui& ui, std::size_t plies) {
  const auto back = static_cast<std::int64_t>(match_.history().size() - plies);
  ui.dialogs.ask({.title = ui.tr("table.dead_end.title"),
                  .text = ui.tr("table.dead_end.text", {{"n", back}}),
                  .choices = {{ui.tr("table.dead_end.go_back"),
                               [this, &ui, plies] {
                                 match_.count_hint();
                                 match_.rewind_to(plies);
                                 match_changed(ui);
                               }},
                              {ui.tr("table.go_on_playing")}}});
}

void TableScreen::coach_answered(Ui& ui, const CoachAnswer& answer) {
  switch (answer.kind) {
    case CoachAnswer::Kind::nothing: return ui.say(Text("table.help.nothing"));
    case CoachAnswer::Kind::failed: return ui.say(answer.problem);
    case CoachAnswer::Kind::dead_end: return offer_to_go_back(ui, answer.plies);
    case CoachAnswer::Kind::advice: return advise(ui, answer);
    case CoachAnswer::Kind::hint:
      match_.count_hint();
      play(ui, answer.line.front(), false);
      return match_changed(ui);
    case CoachAnswer::Kind::solution: break;
  }
  if (after_ == After::comparison) return compare(ui, answer.line);
  match_.mark_solution_seen();
  showing_.assign(answer.line.rbegin(), answer.line.rend());
  show_at_ = ui.now;
  match_changed(ui);
}

void TableScreen::show_next_move(Ui& ui, double now) {
  const Move move = showing_.back();
  showing_.pop_back();
  show_at_ = now + (ui.motion() ? kShowStep : 0);
  play(ui, move, false);
  match_changed(ui);
}

void TableScreen::stop_showing() {
  if (showing_.empty()) return;
  showing_.clear();
  deal();
}

void TableScreen::compare(Ui& ui, const std::vector<Move>& line) {
  const std::size_t plies = match_.history().size();
  Scene mine = match_.state().scene(viewer());
  Scene solution = scene_after(match_.state(), plies, line, viewer());
  ring_what_agrees(mine, solution);
  match_.mark_solution_seen();
  match_.resign();
  match_changed(ui);
  ui.pictures.clear();
  const TableTaste taste = scenery(ui).taste;
  Dialog dialog{.title = ui.tr("table.compare.title"), .text = ui.tr("table.compare.text"), .width = 860};
  dialog.content = [this, &ui, taste, mine, solution] { draw_two_boards(ui, palette_, taste, mine, solution); };
  dialog.choices.push_back({ui.tr("table.compare.again"), [this, &ui] { restart(ui); }});
  if (next_one()) dialog.choices.push_back({ui.tr("table.compare.next"), [this, &ui] { go_on(ui); }});
  dialog.choices.push_back({ui.tr("button.close")});
  ui.dialogs.ask(std::move(dialog));
}

}  // namespace tablier
