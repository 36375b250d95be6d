#include "ui/table/table_labels.hpp"

#include "content/row_label.hpp"
#include "host/option_meaning.hpp"
#include "play/match_labels.hpp"
#include "ui/painter/mark_art.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// Beside an advised move, the weightiest.
constexpr std::size_t kMaxReasons = 3;
/// Letters of a notation that stands on the board, in bytes.
constexpr std::size_t kMaxNotation = 10;

}  // namespace

std::string TableLabels::seat(Seat seat) const {
  return player_label(locale_, play_.match().players(), static_cast<std::size_t>(index(seat)), true);
}

std::string TableLabels::seats(const std::vector<Seat>& seats) const {
  std::string names;
  for (const Seat s : seats) {
    const std::string name = seat(s);
    names = names.empty() ? name : locale_.say(Text("table.seat.partners", {{"first", names}, {"second", name}}));
  }
  return names;
}

const SeatLook& TableLabels::look(Seat seat) const {
  static const SeatLook kPlain;
  const auto& looks = hand_.scene().seats;
  const auto i = static_cast<std::size_t>(index(seat));
  return i < looks.size() ? looks[i] : kPlain;
}

Colour TableLabels::colour(Seat seat) const {
  const std::string& own = look(seat).paint;
  return palette_.colour(own.empty() ? "seat." + std::to_string(index(seat)) : own);
}

std::string TableLabels::written(Seat seat) const {
  const std::string& own = look(seat).paint;
  return written(own.empty() ? "stone." + std::to_string(index(seat)) : own);
}

std::string TableLabels::written(const std::string& paint) const {
  const std::string& symbol = palette_.paint(paint).symbol;
  return is_written_mark(symbol) ? symbol : std::string();
}

std::vector<Colour> TableLabels::colours() const {
  std::vector<Colour> all;
  for (std::size_t i = 0; i < seat_count(); ++i) all.push_back(colour(tablier::seat(static_cast<int>(i))));
  return all;
}

std::string TableLabels::help(const Help& help) const {
  std::string values = help.values > 0 ? locale_.say("table.helped_by_values") : std::string();
  if (help.hints <= help.values) return values;
  const std::string asked = locale_.say(play_.help().comes_in_steps() ? "table.helped" : "table.helped_by_advice");
  return values.empty() ? asked : asked + " · " + values;
}

std::vector<Seat> TableLabels::partners(Seat of) const {
  const int side = look(of).side;
  std::vector<Seat> all;
  for (std::size_t i = 0; i < seat_count(); ++i) {
    const Seat s = tablier::seat(static_cast<int>(i));
    if (s == of || (side >= 0 && look(s).side == side)) all.push_back(s);
  }
  return all;
}

std::string TableLabels::side(Seat of) const {
  std::string names = seats(partners(of));
  const int side = look(of).side;
  if (side < 0) return names;
  const Text& title = hand_.scene().sides[static_cast<std::size_t>(side)];
  return locale_.say(Text("table.seat.of_side", {{"side", locale_.say(title)}, {"names", names}}));
}

std::string TableLabels::winner() const {
  if (play_.match().outcome().reason == kFaultReason) return locale_.say("table.no_result");
  const std::vector<Seat> winners = play_.match().winners();
  if (play_.match().round() > 0) return winner_of_rounds(winners);
  if (winners.empty()) return locale_.say("table.draw");
  const std::vector<Seat> others = others_than_you(winners);
  if (others.empty()) return locale_.say("table.you_win");
  if (others.size() < winners.size()) return locale_.say(Text("table.you_win_together", {{"names", seats(others)}}));
  if (const auto side = side_of_winners(winners)) return locale_.say(Text("table.side_wins", {{"side", locale_.say(*side)}}));
  const std::string names = seats(winners);
  return locale_.say(winners.size() > 1 ? Text("table.win_together", {{"names", names}}) : Text("table.wins", {{"name", names}}));
}

std::vector<Seat> TableLabels::others_than_you(std::vector<Seat> seats) const {
  const std::string you = locale_.say("table.seat.you");
  std::erase_if(seats, [&](Seat s) { return seat(s) == you; });
  return seats;
}

/// `table.round_won` of their names, and with `_yours` in place of `_won` where you are among them, `_yours_together` with others.
std::string TableLabels::won_by(const std::vector<Seat>& winners, const std::string& what) const {
  const std::vector<Seat> others = others_than_you(winners);
  if (others.empty()) return locale_.say("table." + what + "_yours");
  const bool yours = others.size() < winners.size();
  return locale_.say(Text("table." + what + (yours ? "_yours_together" : "_won"), {{"names", seats(others)}}));
}

/// The name of the side that they are, all of it; absent where they are none, or it has no name.
std::optional<Text> TableLabels::side_of_winners(const std::vector<Seat>& winners) const {
  if (winners.size() < 2 || partners(winners.front()) != winners) return std::nullopt;
  const auto& sides = hand_.scene().sides;
  const auto side = static_cast<std::size_t>(look(winners.front()).side);
  return side < sides.size() ? std::optional(sides[side]) : std::nullopt;
}

std::string TableLabels::members_of_side() const {
  const std::vector<Seat> winners = play_.match().over() ? play_.match().winners() : play_.match().outcome().winners;
  const std::string you = locale_.say("table.seat.you");
  const bool yours = std::ranges::any_of(winners, [&](Seat s) { return seat(s) == you; });
  return side_of_winners(winners) && !yours ? seats(winners) : std::string();
}

/// The match, not the last of its rounds.
std::string TableLabels::winner_of_rounds(const std::vector<Seat>& winners) const {
  if (winners.empty()) return locale_.say("table.match_drawn");
  if (!members_of_side().empty()) return locale_.say(Text("table.side_wins_match", {{"side", locale_.say(*side_of_winners(winners))}}));
  return won_by(winners, "match");
}

std::string TableLabels::round_winner(const Outcome& outcome) const {
  if (outcome.reason == kFaultReason) return locale_.say("table.no_result");
  if (outcome.winners.empty()) return locale_.say("table.round_drawn");
  if (!members_of_side().empty())
    return locale_.say(Text("table.side_wins_round", {{"side", locale_.say(*side_of_winners(outcome.winners))}}));
  return won_by(outcome.winners, "round");
}

std::string TableLabels::reason(const Outcome& outcome) const {
  const std::string general = "outcome." + outcome.reason;
  const std::string own = play_.match().game() + "." + general;
  return locale_.say(locale_.has(own) ? own : locale_.has(general) ? general : "table.over");
}

std::string TableLabels::ending() const {
  const Text status = play_.match().status();
  return status.empty() || play_.match().outcome().reason == kTimeReason ? reason() : this->status(status);
}

std::string TableLabels::status(const Text& of) const { return locale_.say(with_player(locale_, of, play_.match().players())); }

std::string TableLabels::match_ending() const {
  const auto round = play_.match().round() + 1;
  const std::string played_for = goal();
  if (played_for.empty()) return locale_.say(Text("table.last_round", {{"n", round}, {"reason", reason()}}));
  return locale_.say(Text("table.last_round_of", {{"goal", played_for}, {"n", round}, {"reason", reason()}}));
}

std::string TableLabels::move(const MoveName& name) const { return move_label(locale_, play_.match().game(), name); }

std::string TableLabels::move_in_sentence(const MoveName& name) const {
  std::string label = move(name);
  const bool pressed = name.label.empty() && label != name.notation;
  return pressed ? locale_.say(Text("table.advice.button", {{"name", std::move(label)}})) : label;
}

std::string TableLabels::listed(const std::vector<Text>& reasons) const {
  std::string list;
  for (std::size_t i = 0; i < std::min(reasons.size(), kMaxReasons); ++i) list += (list.empty() ? "" : ", ") + locale_.say(reasons[i]);
  return list;
}

/// Why it is good was told before, and stands beside the move.
Text TableLabels::hint(const HintGiven& hint) const {
  if (hint.step == HintGiven::Step::act) return Text("table.hint.act", {{"acts", listed(hint.acts)}});
  if (hint.step == HintGiven::Step::thing) return Text("table.hint.thing");
  if (!hint.advised) return Text("table.hint.place");
  return Text("table.hint.move", {{"advice", bare_advice(*hint.advised)}});
}

Text TableLabels::bare_advice(MoveAdvised advised) const {
  advised.reasons.clear();
  return advice(advised);
}

Text TableLabels::advice_for_whole_turn(const MoveAdvised& advised) const {
  return Text("table.advice.whole_turn", {{"advice", bare_advice(advised)}});
}

Text TableLabels::advice(const MoveAdvised& advised) const {
  constexpr const char* kKeys[] = {"table.advice.plain", "table.advice.win", "table.advice.loss", "table.advice.draw"};
  const bool far = advised.proof == Proof::win && advised.own_moves == 0;
  const std::string key = advised.points ? "table.advice.win_points"
                          : far          ? "table.advice.win_some_time"
                                         : kKeys[static_cast<std::size_t>(advised.proof)];
  Text advice(key,
              {{"move", move_in_sentence(advised.name)}, {"n", advised.points.value_or(static_cast<std::int64_t>(advised.own_moves))}});
  std::string why = listed(advised.reasons);
  return why.empty() ? std::move(advice) : Text("table.advice.why", {{"advice", std::move(advice)}, {"reasons", std::move(why)}});
}

std::vector<std::string> TableLabels::shorter_advice(const MoveAdvised& advised) const {
  std::vector<std::string> all;
  for (MoveAdvised less = advised; !less.reasons.empty();) {
    less.reasons.pop_back();
    all.push_back(locale_.say(advice(less)));
  }
  return all;
}

std::string TableLabels::advised(const MoveAdvised& advised) const {
  std::string label = move(advised.name);
  // Places one by one are read nowhere faster than on the board, where they are shown.
  const bool listed_places = advised.name.label.empty() && label == advised.name.notation && label.size() > kMaxNotation;
  if (listed_places) return advised.reasons.empty() ? std::string() : locale_.say(advised.reasons.front());
  if (advised.reasons.empty()) return label;
  return locale_.say(Text("table.advice.beside", {{"move", label}, {"reason", locale_.say(advised.reasons.front())}}));
}

std::string TableLabels::button(const std::string& name) const { return button_label(locale_, play_.match().game(), name); }

std::string TableLabels::challenge(const ChallengeId& id) const { return challenge_label(locale_, play_.match().entry()->spec, id.count); }

Text TableLabels::next(const ChallengeId& id) const {
  const auto& here = play_.recording().challenge();
  const bool same_row = here && here->series == id.series && here->row == id.row;
  return Text(same_row ? "table.next" : "table.next_row", {{"challenge", challenge(id)}, row_arg(id.row)});
}

/// What the rounds are played for, in the game's words for a number of its rules; empty where it has none, or one round is all.
std::string TableLabels::goal() const {
  const std::string key = play_.match().game() + ".match_goal.";
  if (const auto* options = play_.match().rule_options().values().as_map())
    for (const Member& option : *options)
      if (const auto* number = option.value.as_int(); number && *number > 1 && locale_.has(key + option.name))
        return locale_.say(Text(key + option.name, {{"n", *number}}));
  return {};
}

/// F1 says which. What the match is played for is told beside, and a challenge is its own.
bool TableLabels::rules_changed() const {
  const MatchView match = play_.match();
  const VariantEntry* const variant = match.entry()->variant(match.variant());
  if (!play_.seating().many() || !variant || play_.recording().challenge()) return false;
  const auto is_rule = [&](const Parameter* p) { return !locale_.has(match.game() + ".match_goal." + p->name); };
  return std::ranges::any_of(changed_parameters(match.entry()->parameters, variant->settings, match.options()), is_rule);
}

std::string TableLabels::where() const {
  std::string all = place();
  const auto add = [&all](const std::string& label) { all += (all.empty() || label.empty() ? "" : " · ") + label; };
  if (rules_changed()) add(locale_.say("table.rules_set"));
  add(round(play_.navigation().round()));
  add(goal());
  return all;
}

std::string TableLabels::round(std::size_t number) const {
  return has_rounds() ? locale_.say(Text("table.round", {{"n", number + 1}})) : std::string();
}

namespace {

/// Which of the content's figures is played on: the title of the one that a setting names, empty where none does. `values`: of all
/// settings.
std::string figure_title(const Locale& locale, const GameEntry& entry, const Value& values) {
  if (!entry.content) return {};
  for (const Parameter& p : entry.parameters) {
    const Value* const value = p.type == ParameterType::choice ? values.find(p.name) : nullptr;
    const std::string* const name = value ? value->as_string() : nullptr;
    const FigureSpec* const figure = name ? find_spec(entry.content->figures, *name) : nullptr;
    if (figure && !figure->title.empty() && is_meant(entry.parameters, p, values)) return locale.say(figure->title);
  }
  return {};
}

}  // namespace

std::string TableLabels::place() const {
  const GameEntry& entry = *play_.match().entry();
  const auto& id = play_.recording().challenge();
  const SeriesSpec* series = id && entry.spec.series ? find_spec(entry.spec.content.series, id->series) : nullptr;
  if (series)
    return locale_.say(
        Text("table.where", {{"series", locale_.say(series->title)}, {"row", row_label(locale_, id->row)}, {"challenge", challenge(*id)}}));
  const VariantEntry* variant = entry.variant(play_.match().variant());
  if (!variant) return {};
  const std::string title = locale_.say(variant->title), figure = figure_title(locale_, entry, play_.match().rule_options().values());
  if (!figure.empty()) return title + " · " + figure;
  return title == locale_.say(entry.spec.title) ? std::string() : title;
}

Text solution_page(const Leafed& page) {
  if (page.in_steps && page.number == 0) return Text("table.solution.step_start", {{"all", page.all}});
  const char* const name = page.in_steps ? "step" : page.may_be_more ? "page_of_more" : "page";
  return Text(std::string("table.solution.") + name, {{"number", page.counted()}, {"all", page.all}});
}

}  // namespace tablier
