#include "ui/table/table_dialogs.hpp"

#include "ui/core/clipboard.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/style.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// Enter alone is nobody's consent: the answer that takes something from others comes last.
void put_consent_last(Dialog& dialog) {
  std::swap(dialog.choices.front(), dialog.choices.back());
  dialog.first_is_harmless = true;
}

}  // namespace

void TableDialogs::ask_which(const HandAnswer& answer, const std::function<void(const HandAnswer&)>& chosen) {
  Dialog dialog{.title = ui_.tr("table.which.title"), .text = ui_.tr("table.which.text"), .of_position = true};
  for (const OfferedMove& move : answer.moves) {
    const HandAnswer one{.kind = HandAnswer::Kind::play, .moves = {move}, .lift = answer.lift};
    dialog.choices.push_back({labels_.move({move.notation, move.label}), [chosen, one] { chosen(one); }});
  }
  dialog.choices.push_back({ui_.tr("button.cancel"), [this] { hand_.escape(); }});
  ui_.dialogs.ask(std::move(dialog));
}

void TableDialogs::ask_solution() {
  ui_.dialogs.ask({.title = ui_.tr("table.solution.title"),
                   .text = ui_.tr("table.solution.text"),
                   .choices = {{ui_.tr("table.go_on_playing")}, {ui_.tr("table.solution.show"), [this] { play_.help().ask_solution(); }}},
                   .first_is_harmless = true});
}

void TableDialogs::ask_give_up() {
  ui_.dialogs.ask({.title = ui_.tr("table.give_up.title"),
                   .text = ui_.tr("table.give_up.text"),
                   .choices = {{ui_.tr("table.go_on_playing")}, {ui_.tr("table.act.compare"), [this] { play_.give_up(); }}},
                   .first_is_harmless = true});
}

std::string TableDialogs::resignation_label(const ResignationCost& cost) const {
  const MatchView match = play_.match();
  if (!play_.seating().many()) return ui_.tr("table.resign.alone");
  if (cost.ends_match) {
    const std::string what = match.round() > 0 ? "table.resign.whole" : "table.resign.text";
    if (play_.recording().challenge()) return ui_.tr("table.resign.challenge");
    const bool alone = std::ranges::count_if(match.players(), [](const Player& p) { return p.human; }) == 1;
    const std::vector<Seat> losers = labels_.partners(match.to_move());
    return alone ? ui_.tr(what) : ui_.tr(what + "_for", {{"name", labels_.seats(losers)}, {"n", losers.size()}});
  }
  const int own = index(match.to_move());
  for (std::size_t i = 0; i < cost.points.size(); ++i) {
    const int other = static_cast<int>(i);
    if (other != own && cost.points[i] > 0)
      return ui_.tr("table.resign.round", {{"name", labels_.seat(seat(other))}, {"n", cost.points[i]}});
  }
  return ui_.tr("table.resign.round_nothing");
}

void TableDialogs::ask_resign() {
  if (!play_.seating().many()) return ask_resign({});
  play_.ask_cost_of_resigning([this, pending = ui_.pending_answer.begin()](const ResignationCost& cost) { ask_resign(cost); });
}

/// The harmless answer comes first: whoever presses Enter goes on playing.
void TableDialogs::ask_resign(const ResignationCost& cost) {
  const bool round = play_.seating().many() && !cost.ends_match;
  const auto resign = [this] {
    if (play_.can_resign()) play_.resign();
  };
  const bool challenge = !round && play_.seating().many() && play_.recording().challenge();
  const char* const whole = challenge ? "table.resign.challenge_title" : "table.resign.title";
  ui_.dialogs.ask({.title = ui_.tr(round ? "table.resign.round_title" : whole),
                   .text = resignation_label(cost),
                   .choices = {{ui_.tr("table.go_on_playing")}, {ui_.tr("table.act.resign"), resign}},
                   .first_is_harmless = true,
                   .of_position = true});
}

void TableDialogs::ask_values() {
  if (!play_.review().has_values()) return ui_.say(Text("table.values.never"));
  const bool shown = play_.review().values().shown();
  if (play_.review().values_open() || shown) return play_.review().show_values(!(shown && play_.review().values_open()));
  const auto& players = play_.match().players();
  const bool several = std::count_if(players.begin(), players.end(), [](const Player& p) { return p.human; }) > 1;
  Dialog dialog{.title = ui_.tr("table.values.title"),
                .text = ui_.tr(several ? "table.values.all" : "table.values.alone"),
                .choices = {{ui_.tr(several ? "table.values.agreed" : "table.values.show"), [this] { play_.review().agree_to_values(); }},
                            {ui_.tr("table.go_on_playing")}},
                .stops_clocks = true};
  if (several) put_consent_last(dialog);
  ui_.dialogs.ask(std::move(dialog));
}

void TableDialogs::ask_to_leave_unkept(const Problem& why, const std::function<void()>& save, const std::function<void()>& leave) {
  const std::string title = ui_.tr("table.unkept.title");
  if (ui_.dialogs.any() && ui_.dialogs.top()->title == title) return;  // it is asked already
  ui_.dialogs.ask({.title = title,
                   .text = ui_.tr(play_.kept_before() ? "table.unkept.since" : "table.unkept.text", {{"why", why.text}}),
                   .choices = {{ui_.tr("table.unkept.stay")}, {ui_.tr("table.unkept.save"), save}, {ui_.tr("table.unkept.leave"), leave}},
                   .first_is_harmless = true,
                   .stops_clocks = true});
}

void TableDialogs::offer_to_go_back(const DeadEnd& end) {
  ui_.dialogs.ask({.title = ui_.tr("table.dead_end.title"),
                   .text = ui_.tr("table.dead_end.text", {{"n", end.back}}),
                   .choices = {{ui_.tr("table.dead_end.go_back"), [this, plies = end.plies] { play_.go_back_to(plies); }},
                               {ui_.tr("table.go_on_playing")}},
                   .unasked = true});
}

/// Why others have a say in it; empty: they have none.
std::string TableDialogs::consent_label(const UndoConsent& back) const {
  if (!back.needs_consent()) return {};
  if (back.late != Seat::nobody) {
    const std::string name = labels_.seat(back.late);
    const auto key = [&](const char* about) { return key_about(ui_.services.locale, about, name); };
    return back.round < 0 ? ui_.tr(key("table.take_back.time"), {{"name", name}})
                          : ui_.tr(key("table.take_back.time_of_round"), {{"name", name}, {"n", back.round + 1}});
  }
  if (back.round >= 0 && !back.alone) return ui_.tr("table.take_back.round", {{"n", back.round + 1}});
  return back.alone  ? ui_.tr("table.take_back.seen_alone")
         : back.seen ? ui_.tr("table.take_back.seen")
                     : ui_.tr("table.take_back.other", {{"name", labels_.seat(back.other)}});
}

/// Of so many moves that are taken back: which of them can be had again, and how.
std::string TableDialogs::taken_back_label(std::int64_t moves) const {
  const auto kept = play_.kept_by_going_on();
  if (!kept) return ui_.tr("table.from_here.text", {{"n", moves}});
  const auto left = static_cast<std::int64_t>(*kept);
  if (left >= moves) return ui_.tr("table.from_here.line", {{"n", moves}});
  return ui_.tr(left > 0 ? "table.from_here.part" : "table.from_here.lost", {{"n", moves}, {"kept", left}});
}

void TableDialogs::ask_to_go_on_from_here(const std::function<void()>& go_on) {
  const auto plies = play_.navigation().looked_at();
  if (!plies) return;
  if (play_.navigation().in_earlier_round() && !play_.match().over()) return ui_.say_of_position(Text("table.from_here.other_round"));
  const PlayedMoves& moves = play_.navigation().moves();
  const auto later = static_cast<std::int64_t>(moves.entries().size() - moves.number_at(*plies));
  const bool over = play_.match().over();
  const UndoConsent back = over ? UndoConsent{} : play_.going_back_takes(*plies);
  std::string text = over ? ui_.tr("table.from_here.anew") : taken_back_label(later);
  if (const std::string consent = consent_label(back); !consent.empty()) text += " " + consent;
  const char* const yes = over                                  ? "table.act.anew_from_here"
                          : back.needs_consent() && !back.alone ? "table.values.agreed"
                                                                : "table.act.from_here";
  Dialog dialog{.title = ui_.tr(over ? "table.from_here.anew_title" : "table.from_here.title"), .text = text, .stops_clocks = true};
  const ChoiceKey to_end{.key = Key::end, .label = ui_.tr("key.end")};
  dialog.choices = {{ui_.tr(yes), go_on},
                    {.label = ui_.tr("table.act.live"), .act = [this] { play_.navigation().look_at_last(); }, .key = to_end},
                    {ui_.tr("table.from_here.look")}};
  if (back.needs_consent() && !back.alone) put_consent_last(dialog);
  ui_.dialogs.ask(std::move(dialog));
}

void TableDialogs::ask_to_start_again(const UndoConsent& back, const std::function<void()>& start_again) {
  if (play_.seating().puzzle() || play_.played_moves().entries().empty()) return ask_to_take_back(back, start_again);
  const bool agreed = back.needs_consent() && !back.alone;
  ask_to_restart("table.restart.title", agreed ? "table.restart.all" : "table.restart.text",
                 agreed ? "table.values.agreed" : "table.act.restart", start_again);
}

void TableDialogs::ask_to_leave_match(const std::function<void()>& begin) {
  ask_to_restart("table.restart.match_title", "table.restart.match", "table.restart.match_do", begin);
}

void TableDialogs::ask_to_begin_anew(const std::function<void()>& begin) {
  ask_to_restart("table.restart.title", "table.restart.settings", "table.act.restart", begin);
}

void TableDialogs::ask_to_restart(const char* title, const char* text, const char* restart, const std::function<void()>& begin) {
  ui_.dialogs.ask({.title = ui_.tr(title),
                   .text = ui_.tr(text),
                   .choices = {{ui_.tr("table.go_on_playing")}, {ui_.tr(restart), begin}},
                   .first_is_harmless = true,
                   .stops_clocks = true});
}

void TableDialogs::ask_to_take_back(const UndoConsent& back, const std::function<void()>& take_back) {
  if (!back.needs_consent()) return take_back();
  const bool late = back.late != Seat::nobody;
  Dialog dialog{
      .title = ui_.tr(late ? "table.take_back.time_title" : "table.take_back.title"), .text = consent_label(back), .stops_clocks = true};
  const char* const agree = late ? "table.take_back.time_do" : back.alone ? "table.take_back.do" : "table.values.agreed";
  const char* const stay = late ? "table.take_back.time_keep" : play_.match().round_over() ? "table.take_back.keep" : "table.go_on_playing";
  dialog.choices = {{ui_.tr(agree), take_back}, {ui_.tr(stay)}};
  if (!back.alone) put_consent_last(dialog);
  ui_.dialogs.ask(std::move(dialog));
}

void TableDialogs::show_curtain(const std::function<void()>& leave, std::function<Rect()> way_back) {
  const auto click = [this, way_back = std::move(way_back)] {
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left) && way_back().contains(vec(ImGui::GetIO().MousePos))) ui_.dialogs.answer(1);
    if (bridge::letter_typed(U'?')) ui_.say(Text("table.curtain.first"));
  };
  const auto asks_to_see = [this](const KeyChange& key) {
    const bool tells = key.down && key.key >= Key::f1 && key.key <= Key::f12;
    if (tells) ui_.say(Text("table.curtain.first"));
    return tells;
  };
  ui_.dialogs.ask({.title = ui_.tr("table.curtain.title", {{"name", labels_.seat(play_.match().to_move())}}),
                   .text = ui_.tr("table.curtain.text"),
                   .choices = {{ui_.tr("table.curtain.ready"), [this] { play_.open_curtain(); }}, {ui_.tr("table.curtain.leave"), leave}},
                   .content = click,
                   .unasked = true,
                   .stops_clocks = true,
                   .low = true,
                   .key = asks_to_see});
}

void TableDialogs::copy_moves() {
  if (presenter_.move_lines().empty()) return ui_.say(Text("table.copy.no_moves"));
  set_clipboard_text(play_.written_moves(presenter_.move_notes()));
  ui_.say(Text(play_.writes_whole_moves() ? "table.copy.moves_done" : "table.copy.moves_seen"));
}

}  // namespace tablier
