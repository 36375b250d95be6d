#include "match/round_rules.hpp"

#include "sdk/expect.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tablier {
namespace {

std::vector<std::int64_t> from_one(const std::vector<Seat>& seats) {
  std::vector<std::int64_t> all;
  all.reserve(seats.size());
  for (const Seat s : seats) all.push_back(index(s) + 1);
  return all;
}

std::optional<std::int64_t> whole(const Value& v) {
  if (const auto* i = v.as_int()) return *i;
  const auto* real = v.as_real();
  if (!real || std::abs(*real) > 1e15 || *real != std::floor(*real)) return std::nullopt;
  return static_cast<std::int64_t>(*real);
}

std::optional<std::int64_t> whole_between(const Value& v, std::int64_t min, std::int64_t max) {
  const auto n = whole(v);
  return n && *n >= min && *n <= max ? n : std::nullopt;
}

std::optional<std::vector<std::int64_t>> whole_list(const Value& v) {
  const bool empty_table = v.as_map() && v.as_map()->empty();
  if (empty_table) return std::vector<std::int64_t>{};
  if (!v.as_list()) return std::nullopt;
  std::vector<std::int64_t> all;
  for (const Value& item : *v.as_list()) {
    const auto n = whole(item);
    if (!n) return std::nullopt;
    all.push_back(*n);
  }
  return all;
}

/// Reads what a hook returned; a field of the wrong kind is told and counts as absent.
class Answer {
 public:
  Answer(const Value& value, const char* hook, const RoundContext& context, std::vector<ScriptFault>& problems)
      : value_(value), hook_(hook), context_(context), faults_(problems) {
    if (!value.is_null() && !value.as_map() && !(value.as_list() && value.as_list()->empty())) tell("");
  }

  /// `convert` gives an optional; absent where the field is absent or wrong.
  template <typename Convert>
  auto get(const char* name, Convert convert) -> decltype(convert(Value())) {
    const Value* field = value_.find(name);
    if (!field || field->is_null()) return std::nullopt;
    auto converted = convert(*field);
    if (!converted) tell(name);
    return converted;
  }

 private:
  void tell(const char* field) {
    const std::string where = *field ? std::string(hook_) + "." + field : std::string(hook_);
    faults_.push_back({Problem("match.hook_answer", {{"variant", context_.rules.variant}, {"field", where}})});
  }

  const Value& value_;
  const char* hook_;
  const RoundContext& context_;
  std::vector<ScriptFault>& faults_;
};

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

std::int64_t decisions(const Round& round) {
  return std::count_if(round.history.begin(), round.history.end(), [](const Ply& p) { return is_player(p.seat) && !p.joined; });
}

void ask_round_end(RoundEnd& end, const Round& round, const RoundContext& context, std::vector<ScriptFault>& problems) {
  const auto winners = from_one(end.outcome.winners);
  const int seats = round.setup.seats;
  const std::array fields{
      Field{"round", std::int64_t{context.number + 1}},
      Field{"seats", std::int64_t{seats}},
      Field{"starter", std::int64_t{round.setup.starter + 1}},
      Field{"scores", std::span<const std::int64_t>(end.outcome.scores)},
      Field{"winners", std::span<const std::int64_t>(winners)},
      Field{"reason", end.outcome.reason.c_str()},
      Field{"plies", static_cast<std::int64_t>(round.history.size())},
      Field{"moves", decisions(round)},
      Field{"hints", std::int64_t{round.help.hints}},
      Field{"undos", std::int64_t{round.help.undos}},
      Field{"seconds", round.clock.seconds()},
      Field{"solution_seen", round.help.solution_seen},
      Field{"points", context.points},
      Field{"carried", &round.setup.carried},
      Field{"options", &context.rules.options.values()},
  };
  const auto value = context.rules.hooks->call(Hook::round_end, fields, mix(round.setup.seed));
  if (!value) return;
  Answer answer(*value, "round_end", context, problems);
  const auto points = [&](const Value& v) {
    auto list = whole_list(v);
    return list && list->size() == static_cast<std::size_t>(seats) ? list : std::nullopt;
  };
  if (const auto p = answer.get("points", points)) end.points = *p;
  if (const auto s = answer.get("starter", [&](const Value& v) { return whole_between(v, 1, seats); }))
    end.starter = static_cast<int>(*s) - 1;
  if (const auto s = answer.get("stars", [](const Value& v) { return whole_between(v, 0, 3); })) end.stars = static_cast<int>(*s);
  const auto table = [](const Value& v) { return v.as_map() ? std::optional(v) : std::nullopt; };
  if (auto c = answer.get("carried", table)) end.carried = *std::move(c);
}

std::optional<std::vector<Seat>> seats_of(const Value& v, int seats) {
  const auto list = whole_list(v);
  if (!list) return std::nullopt;
  std::vector<Seat> all;
  for (const auto n : *list) {
    if (n < 1 || n > seats) return std::nullopt;
    all.push_back(seat(static_cast<int>(n) - 1));
  }
  return all;
}

void ask_match_end(RoundEnd& end, const Round& round, const RoundContext& context, std::vector<ScriptFault>& problems) {
  std::vector<std::int64_t> totals(context.points.begin(), context.points.end());
  for (std::size_t i = 0; i < totals.size(); ++i) totals[i] += end.points[i];
  const auto winners = from_one(end.outcome.winners);
  const std::array fields{
      Field{"round", std::int64_t{context.number + 1}},          Field{"seats", std::int64_t{round.setup.seats}},
      Field{"points", std::span<const std::int64_t>(totals)},    Field{"scores", std::span<const std::int64_t>(end.outcome.scores)},
      Field{"winners", std::span<const std::int64_t>(winners)},  Field{"reason", end.outcome.reason.c_str()},
      Field{"carried", static_cast<const Value*>(&end.carried)}, Field{"options", &context.rules.options.values()},
  };
  const auto value = context.rules.hooks->call(Hook::match_end, fields, mix(round.setup.seed + 1));
  if (!value) return;
  Answer answer(*value, "match_end", context, problems);
  const auto truth = [](const Value& v) { return v.as_bool() ? std::optional(*v.as_bool()) : std::nullopt; };
  end.match_over = answer.get("over", truth).value_or(true);
  end.match_winners.clear();
  if (!end.match_over) return;
  const auto named = answer.get("winners", [&](const Value& v) { return seats_of(v, round.setup.seats); });
  end.match_winners = named ? *named : leaders(totals);
}

}  // namespace

RoundEnd judge_round(const Round& round, const RoundContext& context, std::vector<ScriptFault>& problems) {
  RoundEnd end;
  end.outcome = round.state->outcome();
  expects(end.outcome.over);
  end.points = plain_points(end.outcome, round.setup.seats);
  end.starter = (round.setup.starter + 1) % round.setup.seats;
  end.match_winners = end.outcome.winners;
  const auto* hooks = context.rules.hooks.get();
  if (hooks && hooks->has(Hook::round_end)) ask_round_end(end, round, context, problems);
  if (hooks && hooks->has(Hook::match_end)) ask_match_end(end, round, context, problems);
  return end;
}

}  // namespace tablier
