#include "ui/table/table_screen.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// What hands may do with what lies there, in short.
const char* hands_words(const HandVerbs& hand) {
  if (hand.trace) return hand.turn ? "table.hands_draw_shapes" : "table.hands_draw";
  if (hand.slide) return "table.hands_slide";
  if (!hand.turn) return "table.hands_click";
  return hand.flip ? "table.hands" : "table.hands_turn";
}

}  // namespace

std::string TableScreen::challenge_words(const Ui& ui, const ChallengeId& id) const {
  Text title = match_.rules().entry->sheet.series->challenge_title;
  title.args.emplace_back("n", id.count);
  return ui.tr(title);
}

std::string TableScreen::where_words(const Ui& ui) const {
  const GameEntry& entry = *match_.rules().entry;
  if (challenge_ && entry.sheet.series)
    if (const SeriesSheet* series = find_sheet(entry.sheet.content.series, challenge_->series))
      return ui.tr("table.where",
                   {{"series", ui.tr(series->title)}, {"row", challenge_->row}, {"challenge", challenge_words(ui, *challenge_)}});
  const VariantEntry* variant = entry.variant(match_.setup().variant);
  const std::string title = variant ? ui.tr(variant->title) : std::string();
  return title == ui.tr(entry.sheet.title) ? std::string() : title;
}

std::optional<ChallengeId> TableScreen::next_one() const {
  const GameSheet& sheet = match_.rules().entry->sheet;
  return challenge_ && sheet.series ? next_challenge(sheet.content, *challenge_) : std::nullopt;
}

void TableScreen::add_verdict(const Ui& ui, TablePanelLook& look) const {
  if (!match_.round_over() || looked_at_) return;  // what is looked at has no end yet
  look.solved = true;
  const auto winners = match_.winners();
  const bool won = !winners.empty(), shown = !many() && match_.help().solution_seen;
  look.well_done = !shown && std::any_of(winners.begin(), winners.end(), [this](Seat s) { return is_human(s); });
  const std::string& game = match_.setup().game;
  const std::string reason = match_.state().outcome().reason;
  const std::string key = game + ".outcome." + reason;
  look.verdict = ui.services.locale.has(key) ? ui.tr(key) : ui.tr("table.over");
  if (many() && !look.looking_back && !hand_.scene().status.empty())
    look.verdict = ui.tr(hand_.scene().status);  // it knows more than the reason
  look.next = ui.tr(match_.over() ? "table.again" : "table.next_round");
  if (look.well_done) look.stars = match_.stars().value_or(-1);
  if (many()) {
    look.next_is_again = match_.over();
    look.verdict_note = std::exchange(look.verdict, match_.over() ? winner_words(ui) : round_words(ui));
    if (match_.over() && match_.round() > 0)
      look.verdict_note = ui.tr("table.last_round", {{"n", match_.round() + 1}, {"reason", look.verdict_note}});
    return;
  }
  if (won && shown) look.verdict = ui.tr("table.shown");
  else if (won && match_.help().hints > 0) look.verdict_note = ui.tr("table.helped");
  else if (won && (!best_before_ || best_before_->helped || match_.seconds() < best_before_->seconds))
    look.verdict_note = ui.tr("table.record");
  look.next_is_again = match_.over() && !next_one();
  if (const auto next = next_one()) look.next = ui.tr("table.next", {{"challenge", challenge_words(ui, *next)}});
}

void TableScreen::add_series(const Ui& ui, TablePanelLook& look) const {
  if (!challenge_) return;
  const SeriesRow* row = row_of(match_.rules().entry->sheet.content, *challenge_);
  if (!row) return;
  look.series = ui.tr("table.row", {{"row", row->name}});
  for (int n = row->first; n <= last_count(*row); ++n)
    look.steps.push_back({std::to_string(n), solved_.contains(to_text({challenge_->series, row->name, n})), n == challenge_->count});
}

std::string TableScreen::button_words(const Ui& ui, const std::string& button) const {
  return tablier::button_words(ui.services.locale, match_.setup().game, button);
}

std::string TableScreen::move_words(const Ui& ui, const MoveName& name) const {
  return tablier::move_words(ui.services.locale, match_.setup().game, name);
}

TablePanelLook TableScreen::panel_look(const Ui& ui) const {
  TablePanelLook look;
  if (ui.services.settings.timer) look.time = clock_words(match_.seconds());
  if (best_before_)
    look.best = ui.tr(best_before_->helped ? "table.best_helped" : "table.best", {{"time", clock_words(best_before_->seconds)}});
  look.many = !puzzle();
  look.can_light = Coach::available(match_) && puzzle();
  if (ui.services.settings.light) look.outlook = coach_.outlook();
  look.busy = coach_.busy();
  look.can_undo = match_.can_undo() || hand_begun();
  look.can_redo = match_.can_redo();
  look.has_help = Coach::available(match_);
  look.can_help = Coach::available(match_) && human_turn();
  look.can_give_up = match_.can_resign() && human_turn();
  look.buttons = hand_.buttons();
  for (const std::string& name : look.buttons) look.button_labels.push_back(button_words(ui, name));
  look.only_button = !hand_.only_button().empty();
  const Scene& scene = hand_.scene();
  if (human_turn() && !looked_at_) look.hands = ui.tr(hands_words(scene.hand));
  const bool in_tray = !scene.trays.empty() && scene.trays[0].owner == Seat::nobody;
  if (!in_tray && !scene.status.empty()) look.status = ui.tr(scene.status);
  if (hand_begun()) look.status = ui.tr(hand_.lights().empty() ? "table.begun_anywhere" : "table.begun");
  add_seats(ui, look);
  add_past(ui, look);
  look.hint_key = letters_begin_lines() ? "F9" : "H";
  if (const auto left = match_.turn_left(); left && !match_.round_over()) {
    look.turn_left = *left;
    look.turn_share = *left / std::max(1.0, match_.state().turn_limit()->seconds);
  }
  add_verdict(ui, look);
  add_score(ui, look);
  add_rounds(look);
  add_series(ui, look);
  return look;
}

}  // namespace tablier
