#include "content/files.hpp"
#include "content/yaml.hpp"
#include "content/yaml_writer.hpp"
#include "match/date.hpp"
#include "match/match_record.hpp"
#include "match/save.hpp"
#include "match/save_schema.hpp"
#include "sdk/expect.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <ranges>
#include <utility>

namespace tablier {
namespace {

/// Times are written to the millisecond.
double rounded(double seconds) { return std::round(seconds * 1000) / 1000; }

Value player_value(const Player& player) {
  Value value = Value::map();
  if (player.human) value.set(save_key::kWho, save_key::kHuman);
  else {
    value.set(save_key::kWho, save_key::kBot);
    value.set(save_key::kLevel, player.level);
    if (!player.bot.empty()) value.set(save_key::kBot, player.bot);
  }
  if (!player.name.empty()) value.set(save_key::kName, player.name);
  return value;
}

Value moves_value(const Round& round) {
  Value moves = Value::list();
  const auto add = [&moves](const Ply& ply) { moves.push((ply.joined ? "+" : "") + ply.notation); };
  for (const Ply& ply : round.history) add(ply);
  for (const Ply& ply : round.future | std::views::reverse) add(ply);
  return moves;
}

Value result_value(const RoundEnd& end) {
  Value winners = Value::list();
  for (const Seat s : end.outcome.winners) winners.push(index(s));
  return Value::map({{save_key::kReason, end.outcome.reason}, {save_key::kWinners, winners}});
}

Value off_value(const ScriptOff& off) {
  Value hooks = Value::list();
  for (const Hook hook : off.hooks) hooks.push(kHookNames[static_cast<std::size_t>(hook)]);
  return Value::map({{save_key::kRound, static_cast<std::int64_t>(off.round)},
                     {save_key::kMoves, static_cast<std::int64_t>(off.plies)},
                     {save_key::kHooks, std::move(hooks)}});
}

Value clock_value(const ClockRules& clock) {
  Value value = Value::map({{save_key::kSeconds, clock.seconds}});
  if (clock.increment > 0) value.set(save_key::kIncrement, clock.increment);
  if (clock.only_told) value.set(save_key::kOnlyTold, true);
  return value;
}

/// To the next millisecond: a clock that was up stays up.
Value used_value(const std::vector<double>& used) {
  Value all = Value::list();
  for (const double seconds : used) all.push(std::ceil(seconds * 1000) / 1000);
  return all;
}

void set_remark(Value& value, const Remark& remark) {
  if (!remark.mark.empty()) value.set(save_key::kMark, remark.mark);
  if (!remark.comment.empty()) value.set(save_key::kComment, remark.comment);
}

Value remarks_value(const MoveTree& tree) {
  Value remarks = Value::list();
  for (const auto& [ply, remark] : tree.remarks()) {
    Value one = Value::map({{save_key::kAfter, static_cast<std::int64_t>(ply)}});
    set_remark(one, remark);
    remarks.push(std::move(one));
  }
  return remarks;
}

Value lines_value(const MoveTree& tree) {
  Value lines = Value::list();
  for (const MoveTree::Node& node : tree.nodes()) {
    Value one = Value::map();
    if (node.parent >= 0) one.set(save_key::kUnder, node.parent);
    else one.set(save_key::kAfter, static_cast<std::int64_t>(node.from));
    one.set(save_key::kMove, node.notation);
    set_remark(one, node.remark);
    lines.push(std::move(one));
  }
  return lines;
}

/// Nothing where it is not known of each.
Value used_after_value(const Round& round) {
  Value all = Value::list();
  bool any = false, each = true;
  const auto add = [&](const Ply& ply) {
    all.push(std::ceil(ply.used.value_or(0) * 1000) / 1000);
    any = any || ply.used;
    each = each && (ply.used || !is_player(ply.seat));
  };
  std::ranges::for_each(round.history, add);
  std::ranges::for_each(round.future | std::views::reverse, add);
  return any && each ? all : Value::list();
}

/// Of the turns of which anything ran.
Value sand_value(const Round& round) {
  Value turns = Value::list();
  for (const auto& [turn, sand] : round.sand)
    if (sand.ran > 0) turns.push(Value::map({{save_key::kTurn, turn}, {save_key::kRan, std::ceil(sand.ran * 1000) / 1000}}));
  return turns;
}

/// Where it stands the result tells it.
bool lost_time_undone(const Round& round) { return !round.future.empty() && round.future.front().on_time; }

bool any_round(const Match& match, const std::function<bool(const Round&)>& is_so) {
  return std::ranges::any_of(match.rounds(), is_so) || std::ranges::any_of(match.undone_rounds(), is_so);
}

bool has_tree(const Round& round) { return !round.tree.empty(); }

bool keeps_sand(const Round& round) { return !sand_value(round).as_list()->empty(); }

bool keeps_time_of_moves(const Round& round) { return lost_time_undone(round) || !used_after_value(round).as_list()->empty(); }

int version_of(const Match& match, const Value& defaults) {
  if (any_round(match, keeps_sand)) return kSaveVersion;
  if (any_round(match, keeps_time_of_moves)) return kTimesSaveVersion;
  if (!defaults.as_map()->empty()) return kDefaultsSaveVersion;
  return match.setup().clock || any_round(match, has_tree) ? kTreeSaveVersion : kFirstSaveVersion;
}

/// What is as it is at the start of a round is left out.
Value round_value(const Round& round, const std::vector<double>& used, double turn_seconds) {
  Value value = Value::map({{save_key::kMoves, moves_value(round)}});
  if (!round.future.empty()) value.set(save_key::kUndone, static_cast<std::int64_t>(round.future.size()));
  value.set(save_key::kSeconds, rounded(round.clock.seconds()));
  if (turn_seconds > 0) value.set(save_key::kTurnSeconds, rounded(turn_seconds));
  if (std::ranges::any_of(used, [](double seconds) { return seconds > 0; })) value.set(save_key::kUsed, used_value(used));
  if (Value after = used_after_value(round); !after.as_list()->empty()) value.set(save_key::kUsedAfter, std::move(after));
  if (Value sand = sand_value(round); !sand.as_list()->empty()) value.set(save_key::kSand, std::move(sand));
  if (lost_time_undone(round)) value.set(save_key::kOnTime, true);
  if (round.help.hints > 0) value.set(save_key::kHints, round.help.hints);
  if (round.help.values > 0) value.set(save_key::kValues, round.help.values);
  if (round.help.undos > 0) value.set(save_key::kUndos, round.help.undos);
  if (round.help.solution_seen) value.set(save_key::kSolutionSeen, true);
  if (!round.tree.remarks().empty()) value.set(save_key::kRemarks, remarks_value(round.tree));
  if (!round.tree.nodes().empty()) value.set(save_key::kLines, lines_value(round.tree));
  if (round.end) value.set(save_key::kResult, result_value(*round.end));
  return value;
}

Value rounds_value(const Match& match) {
  Value rounds = Value::list();
  const bool limited = match.turn_left().has_value();
  for (const Round& round : match.rounds()) {
    const bool current = &round == &match.rounds().back();
    rounds.push(round_value(round, current ? match.clocks_used() : round.used, current && limited ? match.turn_seconds() : 0));
  }
  for (const Round& round : match.undone_rounds()) rounds.push(round_value(round, round.used, 0));
  return rounds;
}

}  // namespace

std::string date_of(const Match& match) { return match.played().empty() ? iso_date() : match.played(); }

std::string write_save(const Match& match, std::string_view date) {
  const MatchSetup& setup = match.setup();
  Value players = Value::list();
  for (const Player& player : setup.players) players.push(player_value(player));
  Value defaults = unset_options(match);
  Value save =
      Value::map({{save_key::kVersion, version_of(match, defaults)}, {save_key::kGame, setup.game}, {save_key::kVariant, setup.variant}});
  if (!setup.options.as_map()->empty()) save.set(save_key::kOptions, setup.options);
  if (!defaults.as_map()->empty()) save.set(save_key::kDefaults, std::move(defaults));
  save.set(save_key::kPlayers, std::move(players));
  save.set(save_key::kSeed, setup.seed);
  if (setup.starter != 0) save.set(save_key::kStarter, setup.starter);
  if (!setup.challenge.empty()) save.set(save_key::kChallenge, setup.challenge);
  if (setup.clock) save.set(save_key::kClock, clock_value(*setup.clock));
  save.set(save_key::kDate, date);
  if (match.over()) save.set(save_key::kOver, true);
  if (match.table.as_map() && !match.table.as_map()->empty()) save.set(save_key::kTable, match.table);
  if (const auto off = match.script_off()) save.set(save_key::kScriptOff, off_value(*off));
  save.set(save_key::kRounds, rounds_value(match));
  if (!match.undone_rounds().empty()) save.set(save_key::kUndoneRounds, static_cast<std::int64_t>(match.undone_rounds().size()));
  return write_yaml(save);
}

Result<SaveData> begun_with(const Match& match, std::size_t number, std::size_t plies) {
  expects(number < match.rounds().size() && plies <= match.rounds()[number].history.size());
  auto data = parse_save(write_save(match, {}), {});
  if (!data) return data;
  data->undone_rounds = 0;
  forget_former_record(data->table);
  data->rounds.resize(number + 1);
  SaveRound& round = data->rounds.back();
  round.moves.resize(plies);
  round.spots.resize(plies);
  round.undone = 0;
  round.turn_seconds = 0;
  round.used.clear();
  round.used_after.clear();
  round.sand.clear();
  round.on_time = false;
  round.remarks.erase(round.remarks.upper_bound(plies), round.remarks.end());
  round.lines.clear();
  round.help = match.rounds()[number].help;
  ++round.help.undos;
  round.reason.reset();
  round.winners.clear();
  data->over = false;
  return data;
}

Status fits_save(std::string_view text) {
  constexpr std::size_t kShort = 2 * kMaxYamlNodes;  // a value takes more bytes than that
  if (text.size() <= kShort) return Done{};
  const LoadedYaml read = read_yaml(text, {});
  if (read.document) return Done{};
  return Problem("save.too_much", {{"why", read.problems.front().text}});
}

Status save_match(const Match& match, const std::filesystem::path& file) {
  const std::string text = write_save(match, date_of(match));
  if (Status fits = fits_save(text); !fits) return fits;
  return write_file(file, text);
}

}  // namespace tablier
