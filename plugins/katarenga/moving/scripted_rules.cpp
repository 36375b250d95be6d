#include "moving/scripted_rules.hpp"

#include "moving/notation.hpp"
#include "sdk/rng.hpp"

#include <array>

namespace tablier::katarenga::moving {
namespace {

constexpr std::array kReasons{"", "joined", "camps", "few_pawns", "stuck", "repetition", "quiet"};

std::uint8_t seats_in(const Value* list) {
  std::uint8_t seats = 0;
  if (!list || !list->as_list()) return seats;
  for (const Value& entry : *list->as_list())
    if (const auto* n = entry.as_int(); n && *n >= 1 && *n <= kSides) seats |= static_cast<std::uint8_t>(1 << (*n - 1));
  return seats;
}

const char* kind_of(Step step, bool captures) { return is_camp(step.to) ? "camp" : captures ? "capture" : "move"; }

Value squares_of(const Position& position) {
  Value all = Value::list();
  for (int side = 0; side < kSides; ++side) {
    Value names = Value::list();
    for_each(position.pawns(side), [&](int square) { names.push(square_name(square)); });
    all.push(std::move(names));
  }
  return all;
}

RoundResult result_of(const Ending& ending) {
  const auto winners = ending.winner < 0 ? 0U : 1U << ending.winner;
  return {ending.over(), static_cast<std::uint8_t>(winners), kReasons[static_cast<std::size_t>(ending.reason)]};
}

/// A number by seat, for a field.
template <typename Count>
std::array<std::int64_t, kSides> by_seat(Count number) {
  return {std::int64_t{number(0)}, std::int64_t{number(1)}};
}

}  // namespace

std::optional<Text> ScriptedRules::forbidden(const Position& position, Step step, const PositionView& view) const {
  if (!asks_allow()) return std::nullopt;
  const bool captures = !is_camp(step.to) && has(position.pawns(1 - position.mover()), step.to);
  const std::string from = square_name(step.from);
  const std::string to = target_name(step.to);
  const std::array fields{
      Field{"seat", std::int64_t{position.mover() + 1}},
      Field{"from", from.c_str()},
      Field{"to", to.c_str()},
      Field{"kind", kind_of(step, captures)},
      Field{"options", &rules_->options},
      Field{"position", &view},
  };
  const auto answer = rules_->script->call(Hook::allow, fields, mix(position.key()));
  if (!answer) return std::nullopt;
  if (const std::string* why = answer->as_string()) return Text("katarenga.reason." + *why, {{"from", from}, {"to", to}});
  const bool* allowed = answer->as_bool();
  return allowed && !*allowed ? std::optional(Text("katarenga.reason.move_not_allowed")) : std::nullopt;
}

bool ScriptedRules::can_move(const Position& position, const PositionView& view) const {
  return asks_allow() ? move_count(position, view) > 0 : position.has_move();
}

int ScriptedRules::move_count(const Position& position, const PositionView& view) const {
  int moves = 0;
  position.each_move([&](Step step) { moves += forbidden(position, step, view) ? 0 : 1; });
  return moves;
}

RoundResult ScriptedRules::native(const Position& position) { return result_of(position.ending()); }

RoundResult ScriptedRules::natively(const Position& position, const PositionView& view) const {
  const RoundResult result = native(position);
  return result.over ? result : left_open(position, view);
}

RoundResult ScriptedRules::left_open(const Position& position, const PositionView& view) const {
  if (!can_move(position, view)) return result_of(position.blocked());
  return position.is_too_quiet() ? result_of({Reason::quiet, -1}) : RoundResult();
}

RoundResult ScriptedRules::after_move(const Position& position, const PositionView& view) const {
  if (!rules_->script || !rules_->script->has(Hook::after_move)) return natively(position, view);
  const LastMove last = position.last();
  const std::string from = square_name(last.step.from);
  const std::string to = target_name(last.step.to);
  const auto groups = by_seat([&](int side) { return group_count(position.pawns(side)); });
  const auto pawns = by_seat([&](int side) { return position.pawns_left(side); });
  const auto camps = by_seat([&](int side) { return position.camps_reached(side); });
  const Value squares = squares_of(position);
  const std::array fields{
      Field{"seat", std::int64_t{2 - position.mover()}},
      Field{"from", from.c_str()},
      Field{"to", to.c_str()},
      Field{"kind", kind_of(last.step, last.captured)},
      Field{"groups", std::span<const std::int64_t>(groups)},
      Field{"pawns", std::span<const std::int64_t>(pawns)},
      Field{"camps", std::span<const std::int64_t>(camps)},
      Field{"squares", &squares},
      Field{"replies", std::int64_t{move_count(position, view)}},
      Field{"times", std::int64_t{position.times()}},
      Field{"quiet", std::int64_t{position.quiet()}},
      Field{"options", &rules_->options},
      Field{"position", &view},
  };
  const auto answer = rules_->script->call(Hook::after_move, fields, mix(position.key()));
  if (!answer) return natively(position, view);  // the hook failed
  const Value* over = answer->find("over");
  if (!over || !over->as_bool() || !*over->as_bool()) return left_open(position, view);
  const Value* named = answer->find("reason");
  const std::string* reason = named ? named->as_string() : nullptr;
  return {true, seats_in(answer->find("winners")), reason && !reason->empty() ? *reason : "script"};
}

}  // namespace tablier::katarenga::moving
