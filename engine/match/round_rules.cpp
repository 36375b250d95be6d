#include "match/round_rules.hpp"

#include "match/clock_rules.hpp"
#include "match/match_hooks.hpp"
#include "match/round_position.hpp"
#include "script/checked_hooks.hpp"
#include "sdk/expect.hpp"

#include <algorithm>
#include <array>

namespace tablier {
namespace {

std::vector<std::int64_t> from_one(const std::vector<Seat>& seats) {
  std::vector<std::int64_t> all;
  all.reserve(seats.size());
  for (const Seat s : seats) all.push_back(index(s) + 1);
  return all;
}

/// The entries of a list of whole numbers; absent where there is no list.
std::optional<std::vector<std::int64_t>> numbers(const Value* list) {
  if (!list || !list->as_list()) return std::nullopt;
  std::vector<std::int64_t> all;
  for (const Value& item : *list->as_list()) all.push_back(*item.as_int());
  return all;
}

std::optional<std::vector<Seat>> seats_in(const Value* list) {
  const auto from_one = numbers(list);
  if (!from_one) return std::nullopt;
  std::vector<Seat> all;
  for (const auto n : *from_one) all.push_back(seat(static_cast<int>(n) - 1));
  return all;
}

std::vector<std::int64_t> plain_points(const Outcome& outcome, int seats) {
  if (outcome.scores.size() == static_cast<std::size_t>(seats)) return outcome.scores;
  std::vector<std::int64_t> points(static_cast<std::size_t>(seats), 0);
  for (const Seat s : outcome.winners) points[static_cast<std::size_t>(index(s))] = 1;
  return points;
}

std::vector<Seat> leaders(const std::vector<std::int64_t>& points) {
  const auto max = *std::max_element(points.begin(), points.end());
  std::vector<Seat> all;
  for (std::size_t i = 0; i < points.size(); ++i)
    if (points[i] == max) all.push_back(seat(static_cast<int>(i)));
  return all;
}

/// Those with the most points; where that says nothing, all having as many, who won the last round.
std::vector<Seat> winners_by_points(const std::vector<std::int64_t>& totals, const Outcome& last) {
  auto all = leaders(totals);
  return all.size() == totals.size() ? last.winners : all;
}

std::int64_t decisions(const Round& round) {
  return std::count_if(round.history.begin(), round.history.end(), [](const Ply& p) { return is_player(p.seat) && !p.joined; });
}

void ask_round_end(RoundEnd& end, const Round& round, const RoundContext& context) {
  const auto winners = from_one(end.outcome.winners);
  const std::string reason(plain_name(end.outcome.reason));
  const int seats = round.setup.seats;
  const RoundView position(round, context.rules.options.values(), Seat::nobody);
  const std::array fields{
      Field{"round", std::int64_t{context.number + 1}},
      Field{"seats", std::int64_t{seats}},
      Field{"starter", std::int64_t{round.setup.starter + 1}},
      Field{"scores", std::span<const std::int64_t>(end.outcome.scores)},
      Field{"winners", std::span<const std::int64_t>(winners)},
      Field{"reason", reason.c_str()},
      Field{"plies", static_cast<std::int64_t>(round.history.size())},
      Field{"moves", decisions(round)},
      Field{"hints", std::int64_t{round.help.hints}},
      Field{"undos", std::int64_t{round.help.undos}},
      Field{"seconds", round.clock.seconds()},
      Field{"solution_seen", round.help.solution_seen},
      Field{"points", context.points},
      Field{"carried", &round.setup.carried},
      Field{"options", &context.rules.options.values()},
      Field{"position", &position},
  };
  const auto answer = ask(*context.rules.hooks, round_end_hook(), fields, mix(round.setup.seed));
  if (!answer) return;
  if (auto points = numbers(answer->find("points"))) end.points = *std::move(points);
  if (const Value* starter = answer->find("starter")) end.starter = static_cast<int>(*starter->as_int()) - 1;
  if (const Value* stars = answer->find("stars")) end.stars = static_cast<int>(*stars->as_int());
  if (const Value* carried = answer->find("carried")) end.carried = *carried;
}

void ask_match_end(RoundEnd& end, const Round& round, const RoundContext& context) {
  std::vector<std::int64_t> totals(context.points.begin(), context.points.end());
  for (std::size_t i = 0; i < totals.size(); ++i) totals[i] += end.points[i];
  const auto winners = from_one(end.outcome.winners);
  const std::string reason(plain_name(end.outcome.reason));
  const RoundView position(round, context.rules.options.values(), Seat::nobody);
  const std::array fields{
      Field{"round", std::int64_t{context.number + 1}},
      Field{"seats", std::int64_t{round.setup.seats}},
      Field{"points", std::span<const std::int64_t>(totals)},
      Field{"scores", std::span<const std::int64_t>(end.outcome.scores)},
      Field{"winners", std::span<const std::int64_t>(winners)},
      Field{"reason", reason.c_str()},
      Field{"carried", static_cast<const Value*>(&end.carried)},
      Field{"options", &context.rules.options.values()},
      Field{"position", &position},
  };
  const auto answer = ask(*context.rules.hooks, match_end_hook(), fields, mix(round.setup.seed + 1));
  if (!answer || answer->is_null()) return;
  end.match_over = *answer->find("over")->as_bool();
  end.match_winners.clear();
  if (end.match_over) end.match_winners = seats_in(answer->find("winners")).value_or(winners_by_points(totals, end.outcome));
}

}  // namespace

RoundEnd judge_round(const Round& round, const RoundContext& context) {
  RoundEnd end;
  end.outcome = round.state->outcome();
  if (!round.history.empty() && round.history.back().on_time) end.outcome.reason = kTimeReason;
  expects(end.outcome.over);
  end.points = plain_points(end.outcome, round.setup.seats);
  end.starter = (round.setup.starter + 1) % round.setup.seats;
  end.match_winners = end.outcome.winners;
  const auto* hooks = context.rules.hooks.get();
  if (hooks && hooks->has(Hook::round_end)) ask_round_end(end, round, context);
  if (hooks && hooks->has(Hook::match_end)) ask_match_end(end, round, context);
  return end;
}

}  // namespace tablier
