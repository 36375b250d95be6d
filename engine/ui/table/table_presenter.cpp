#include "ui/table/table_presenter.hpp"

#include "content/row_label.hpp"
#include "match/import_export.hpp"
#include "ui/table/look_back_key.hpp"
#include "ui/table/own_files.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tablier {
namespace {

/// What hands may do with what lies there, in short.
const char* hands_label(const Hand& held) {
  const HandVerbs& hand = held.scene().hand;
  if (held.picks_first()) return "table.hands_pick";
  if (hand.trace) return hand.turn ? "table.hands_draw_shapes" : "table.hands_draw";
  if (hand.slide) return "table.hands_slide";
  if (!hand.turn) return "table.hands_click";
  if (hand.tip) return "table.hands_tip";
  return hand.flip ? "table.hands" : "table.hands_turn";
}

/// A sentence of the game that others follow after a dot has no full stop before it.
void add_to_note(std::string& note, const std::string& more) {
  if (note.ends_with('.')) note.pop_back();
  note += (note.empty() ? "" : " · ") + more;
}

/// How a move goes on that has begun, with what was only chosen or with what lies on the board: as the game itself says it, where it does.
std::string begun_key(const Locale& locale, const std::string& game, const Hand& hand) {
  const bool chosen = std::ranges::all_of(hand.begun(), [](const Gesture& g) { return g.kind == GestureKind::pick; });
  if (std::string own = game + (chosen ? ".status.chosen" : ".status.begun"); locale.has(own)) return own;
  return hand.lights().empty() ? "table.begun_anywhere" : "table.begun";
}

/// What is told of a bot that one waits for.
const char* waiting_key(const TablePanelLook& look) {
  if (look.bot_is_stuck) return "table.seat.stuck";
  return look.can_hurry ? "table.seat.thinks" : "table.seat.plays";
}

}  // namespace

TablePanelLook TablePresenter::panel() const {
  TablePanelLook look;
  look.many = !play_.seating().puzzle();
  add_clock(look);
  add_help(look);
  add_hand(look);
  add_seats(look);
  add_past(look);
  add_outcome(look);
  add_score(look);
  add_rounds(look);
  add_best_moves(look);
  add_series(look);
  add_work(look);
  return look;
}

/// A script is at work that one waits for.
void TablePresenter::add_work(TablePanelLook& look) const {
  if (!play_.works_long()) return;
  (look.result.empty() ? look.status : look.result_note) = ui_.tr("table.working");
}

void TablePresenter::add_clock(TablePanelLook& look) const {
  const MatchView match = play_.match();
  if (ui_.services.settings.timer) look.time = clock_label(match.seconds());
  if (const auto& best = play_.recording().best_before(); best && !best->helped)
    look.best = ui_.tr("table.best", {{"time", clock_label(best->seconds)}});
  const auto left = match.turn_left();
  if (!left || match.round_over()) return;
  look.turn_left = left;
  look.turn_share = *left / std::max(1.0, match.turn_limit().value_or(*left));
}

void TablePresenter::add_help(TablePanelLook& look) const {
  look.has_help = play_.help().available();
  look.helps_in_steps = play_.help().comes_in_steps();
  look.can_help = look.has_help && play_.seating().human_turn();
  look.can_ask_here = look.many && play_.help().may_ask_here();
  look.moved = play_.match().plies() > 0;
  look.can_light = look.has_help && play_.seating().puzzle() && !play_.match().round_over() && !play_.navigation().looked_at();
  if (play_.help().light()) look.outlook = play_.help().coach().outlook();
  look.busy = play_.help().coach().busy();
  look.can_hurry = play_.bot_thinks_long();
  look.bot_is_stuck = play_.bot_is_stuck();
  look.may_follow_once_found = play_.help().may_follow_once_found();
  if (look.busy)
    look.status = ui_.tr(play_.help().coach().asked_for() == Coach::Request::advice ? "table.help.looking_advice" : "table.help.looking");
  look.can_give_up = play_.can_resign();
}

void TablePresenter::add_hand(TablePanelLook& look) const {
  look.can_undo = play_.match().can_undo() || !hand_.begun().empty();
  look.can_redo = play_.match().can_redo();
  look.buttons = hand_.buttons();
  for (const std::string& name : look.buttons) look.button_labels.push_back(labels_.button(name));
  const bool back = play_.navigation().looked_at().has_value();  // then Enter comes back to the match
  look.hand_has_enter = back && hand_.aims();
  look.only_button = !back && hand_.idle() && !hand_.only_button().empty();
  const Scene& scene = hand_.scene();
  add_reorientations(look);
  if (play_.seating().human_turn() && !play_.navigation().looked_at()) look.hands = ui_.tr(hands_label(hand_));
  const Seat mover = play_.navigation().to_move();
  if (look.busy) return;
  if (is_player(mover) && !play_.seating().is_human(mover)) look.status = ui_.tr(waiting_key(look), {{"name", labels_.seat(mover)}});
  else if (!scene.status.empty() && look.many) look.status = labels_.status(scene.status);
  add_begun(look);
}

/// Where things are flipped or tipped over, which no mouse can. They stay while others play: nothing moves for that.
void TablePresenter::add_reorientations(TablePanelLook& look) const {
  const HandVerbs& hand = hand_.scene().hand;
  const bool plays = play_.navigation().looked_at() ? play_.variations().may_try() : !play_.match().round_over();
  if (!plays || !(hand.flip || hand.tip)) return;
  if (hand.turn) look.reorientations.push_back(Reorientation::turn);
  if (hand.flip) look.reorientations.push_back(Reorientation::flip);
  if (hand.tip) look.reorientations.push_back(Reorientation::tip);
}

/// How what is held or has begun goes on; else what was advised, as long as it is a way to go on.
void TablePresenter::add_begun(TablePanelLook& look) const {
  const auto& held = hand_.held();
  const bool picked = held && hand_.picks(held->item) && hand_.begun().empty();
  const MoveAdvised* advised = play_.navigation().advised();
  if (held && held->by_keys && !picked) look.status = ui_.tr(hand_.scene().hand.trace ? "table.held_shape" : "table.held");
  else if (hand_.stroke().active() && hand_.cursor_shown())
    look.status = ui_.tr(hand_.stroke().fit().whole ? "table.stroke_whole" : "table.stroke_begun");
  else if (advised && !picked && hand_.may_go_on_as(play_.navigation().suggested())) {
    look.status = ui_.tr(labels_.advice(*advised));
    look.advises = true;
    look.can_follow = play_.help().can_follow();
    look.shorter_status = labels_.shorter_advice(*advised);
  } else if (hand_.has_begun()) look.status = ui_.tr(picked ? "table.picked" : begun_key(ui_.services.locale, play_.match().game(), hand_));
}

/// Which position is looked at, of which round where there are several.
std::string TablePresenter::place_label(const std::string& keys) const {
  const Navigation& past = play_.navigation();
  const std::size_t number = past.moves().number_at(past.plies());
  const std::string round = labels_.has_rounds() ? "round_" : "";
  return ui_.tr(keys + round + (number == 0 ? "start" : "move"),
                {{"round", past.round() + 1}, {"n", number}, {"all", past.moves().entries().size()}});
}

/// What a hand may do in the position that is looked at; empty where that is nothing.
std::string TablePresenter::way_label() const {
  const Navigation& past = play_.navigation();
  if (play_.variations().open()) return is_player(past.to_move()) ? ui_.tr("table.looking_at.way.try") : std::string();
  return ui_.tr(past.in_earlier_round() ? "table.looking_at.way.along" : "table.looking_at.way.from_here");
}

std::string TablePresenter::looking_label() const {
  if (play_.navigation().line()) return ui_.tr(play_.variations().open() ? "table.line.status" : "table.line.left");
  std::string place = place_label("table.looking_at."), way = way_label();
  if (way.empty()) return place;
  return ui_.tr("table.looking_at.with_way", {{"place", std::move(place)}, {"way", std::move(way)}});
}

void TablePresenter::add_past(TablePanelLook& look) const {
  const auto looked_at = play_.navigation().looked_at();
  look.looking_back = looked_at.has_value();
  look.rounds_begun = static_cast<std::size_t>(play_.match().round()) + 1;
  look.round_seen = play_.navigation().round();
  look.in_earlier_round = play_.navigation().in_earlier_round();
  look.over = play_.match().over();
  const bool told = hand_.has_begun() || (hand_.held() && hand_.held()->by_keys);  // how what the hand is at goes on
  if (looked_at && !told && !play_.help().leafed()) look.status = looking_label();
  if (looked_at) look.place = play_.navigation().line() ? ui_.tr("table.looking_at.short.line") : place_label("table.looking_at.short.");
  look.looked_at = line_looked_at(play_);
  add_lines(look);
  look.can_analyse = play_.review().can_analyse();
  look.can_rate = play_.review().has_values();
  look.shows_values = play_.review().values().shown() && play_.review().values_open();
  if (look.shows_values && play_.review().values().busy()) look.status = ui_.tr("table.values.looking");
  // Nothing is to be seen of them: it is said for as long as that is so.
  else if (look.shows_values && play_.review().values().unknown()) look.status = ui_.tr("table.values.unknown");
  look.own_files = has_own_files(ui_.services.paths, play_.match().entry()->variant(play_.match().variant()));
  look.has_script = look.own_files && play_.match().has_script();
  look.can_set_up = play_.diagram_kit().has_value();
  look.can_copy = play_.match().round_over() && record_format_of(*play_.match().entry());
  look.moves = move_lines();
}

void TablePresenter::add_outcome(TablePanelLook& look) const {
  const MatchView match = play_.match();
  look.can_leaf = play_.help().can_leaf();
  if (const auto page = play_.help().leafed()) {
    look.leafing = true;
    look.page_before = page->has_before();
    look.page_after = page->has_after();
    look.leafs_steps = page->in_steps;
    look.result = ui_.tr(solution_page(*page));
    look.status = look.result;  // over the whole list of moves, which has no place for a result
  }
  if (!match.round_over() || play_.navigation().looked_at()) return;  // what is looked at has no end yet
  look.solved = true;
  const auto winners = match.winners();
  const bool many = play_.seating().many(), shown = !many && match.help().solution_seen;
  look.well_done = !shown && std::any_of(winners.begin(), winners.end(), [this](Seat s) { return play_.seating().is_human(s); });
  look.next = ui_.tr(match.over() ? "table.again" : "table.next_round");
  if (look.well_done) look.stars = match.stars().value_or(-1);
  if (many) add_winners(look);
  else add_solved(look);
}

void TablePresenter::add_winners(TablePanelLook& look) const {
  const MatchView match = play_.match();
  look.next_is_again = match.over();
  look.result = labels_.result();
  look.result_note = labels_.ending();
  if (match.over() && labels_.has_rounds()) look.result_note = labels_.match_ending();
  if (const std::string names = labels_.members_of_side(); !names.empty()) look.result_note = names + " · " + look.result_note;
  if (play_.recording().challenge()) add_challenge_end(look);
  else if (match.over()) add_rating(look);
}

void TablePresenter::add_rating(TablePanelLook& look) const {
  const auto& rating = play_.recording().rating();
  if (!rating) return;
  const Locale& locale = ui_.services.locale;
  const std::int64_t now = std::lround(rating->now.elo), before = rating->before ? std::lround(rating->before->elo) : now;
  add_to_note(look.result_note, ui_.tr(rating->before ? "table.rated" : "table.rated_first",
                                       {{"elo", figure_label(locale, now)}, {"change", change_label(locale, now - before)}}));
}

/// A challenge against a bot is solved or missed; who won is not the point.
void TablePresenter::add_challenge_end(TablePanelLook& look) const {
  const MatchView match = play_.match();
  if (!look.well_done && !match.winners().empty()) look.result_note = look.result + " · " + look.result_note;
  look.result = ui_.tr(look.well_done ? "table.challenge_solved" : "table.challenge_missed");
  if (look.well_done && match.help().solution_seen) look.result_note = ui_.tr("table.shown_note");
  else if (look.well_done && match.help().hints > 0) add_to_note(look.result_note, labels_.help(match.help()));
  const auto next = Recording::next(match);
  look.next_is_again = !next || !look.well_done;
  if (next) (look.well_done ? look.next : look.skip) = ui_.tr(labels_.next(*next));
}

void TablePresenter::add_solved(TablePanelLook& look) const {
  const MatchView match = play_.match();
  const bool won = !match.winners().empty();
  const auto& best = play_.recording().best_before();
  look.result = labels_.reason();
  if (won && match.help().solution_seen) {
    look.result = ui_.tr("table.shown");
    look.result_note = ui_.tr("table.shown_note");
  } else if (won && match.help().hints > 0) look.result_note = labels_.help(match.help());
  else if (won && (!best || best->helped || match.seconds() < best->seconds)) look.result_note = ui_.tr("table.record");
  const auto next = Recording::next(match);
  look.next_is_again = match.over() && !next;
  if (next) look.next = ui_.tr(labels_.next(*next));
}

void TablePresenter::add_series(TablePanelLook& look) const {
  const auto& here = play_.recording().challenge();
  const SeriesRow* row = here ? row_of(play_.match().entry()->spec.content, *here) : nullptr;
  if (!row) return;
  look.series = ui_.tr("table.row", {{"row", row_label(ui_.services.locale, row->name)}});
  for (int n = row->first; n <= last_count(*row); ++n)
    look.steps.push_back({std::to_string(n), play_.recording().solved({here->series, row->name, n}), n == here->count,
                          n == here->count && play_.match().round_over()});
}

std::vector<TableChip> TablePresenter::bar_chips(bool script_failed) const {
  std::vector<TableChip> chips;
  if (play_.unwritten()) chips.push_back({TableChip::Way::unwritten, ui_.tr("bar.unwritten")});
  if (script_failed) chips.push_back({TableChip::Way::console, ui_.tr("bar.script_fault")});
  if (play_.match().has_score_sheet()) chips.push_back({TableChip::Way::sheet, ui_.tr("bar.sheet")});
  chips.push_back({TableChip::Way::rules, ui_.tr("bar.rules")});
  chips.push_back({TableChip::Way::settings, ui_.tr("bar.settings")});
  return chips;
}

}  // namespace tablier
