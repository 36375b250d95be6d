#include "sdk/after_move.hpp"

#include <array>
#include <utility>

namespace tablier {
namespace {

Seat seat_of(const Value& number) { return seat(static_cast<int>(*number.as_int()) - 1); }

}  // namespace

std::vector<HookField> ending_members(int seats) {
  return {{"over", ValueShape::boolean(), true},
          {"winners", ValueShape::list(ValueShape::seat(seats)), true},
          {"reason", ValueShape::name("outcome"), true}};
}

HookField next_member(int seats) { return {"next", ValueShape::seat(seats), true}; }

AfterMove read_after_move(const Value& answer) {
  AfterMove read{.reason = "script"};
  if (const Value* over = answer.find("over")) read.over = *over->as_bool();
  if (const Value* reason = answer.find("reason")) read.reason = *reason->as_string();
  if (const Value* next = answer.find("next")) read.next = seat_of(*next);
  const Value* winners = answer.find("winners");
  if (winners && winners->as_list())
    for (const Value& winner : *winners->as_list()) read.winners.push_back(seat_of(winner));
  return read;
}

std::optional<Text> idle_end(const Value& answer) {
  const Value* over = answer.find("over");
  const bool ends = over && *over->as_bool();
  for (const char* name : {"winners", "reason"})
    if (!ends && answer.find(name)) return Text("after_move.idle_end", {{"name", name}});
  return std::nullopt;
}

HookSpec after_move_hook(int seats, HookField position, std::vector<HookField> answer) {
  return {.hook = Hook::after_move,
          .fields = {{"move", ValueShape::text("notation")},
                     {"seat", ValueShape::seat(seats)},
                     {"seats", ValueShape::whole(1, seats)},
                     {"over", ValueShape::boolean()},
                     std::move(position)},
          .answer = ValueShape::either({ValueShape::nothing(), ValueShape::record(std::move(answer))})};
}

AfterMove ask_after_move(const Script* script, const PlayedMove& move) {
  if (!script || !script->has(Hook::after_move)) return {};
  const std::array fields{
      Field{"move", move.notation.c_str()},     Field{"seat", std::int64_t{index(move.seat)} + 1},
      Field{"seats", std::int64_t{move.seats}}, Field{"over", move.over},
      Field{"position", &move.position},
  };
  const auto answer = script->call(Hook::after_move, fields, move.seed);
  if (!answer) return {};
  const auto odd = idle_end(*answer);
  if (odd) script->tell(Hook::after_move, *odd);
  return odd ? AfterMove() : read_after_move(*answer);
}

}  // namespace tablier
