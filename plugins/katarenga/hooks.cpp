#include "hooks.hpp"

#include "core/position_query.hpp"
#include "core/squares.hpp"
#include "placing/scripted_rules.hpp"

namespace tablier::katarenga {
namespace {

constexpr int kSeats = 2;

ValueShape square() { return ValueShape::text("square"); }
ValueShape pawns(std::int64_t min) { return ValueShape::whole(min, kMaxSquares, "pawns"); }
ValueShape moves() { return ValueShape::count("moves"); }
ValueShape seats() { return ValueShape::list(ValueShape::seat(kSeats)); }

HookSpec placed(HookSpec spec) {
  spec.name = "placed_" + text_name(spec);
  spec.only_with = "pawns";
  spec.only_for = {"placed"};
  return spec;
}

HookSpec moved(HookSpec spec) {
  spec.name = "moved_" + text_name(spec);
  spec.only_with = "pawns";
  spec.only_for = {"moved"};
  return spec;
}

/// Nothing, or how the round ended, with what `more` says.
ValueShape ending(std::vector<HookField> more) {
  std::vector<HookField> members{
      {"over", ValueShape::boolean()}, {"winners", seats(), true}, {"reason", ValueShape::name("outcome"), true}};
  members.insert(members.end(), more.begin(), more.end());
  return ValueShape::either({ValueShape::nothing(), ValueShape::record(std::move(members))});
}

HookField lines() { return {"lines", ValueShape::list(ValueShape::whole(1, kBoardSide, "pawns"), 4)}; }
HookField replies() { return {"replies", ValueShape::whole(0, kMaxSquares, "squares")}; }

HookField position() {
  std::vector<HookField> own{{"pawns", ValueShape::by_seat(ValueShape::list(square()), kSeats)},
                             {"colours", ValueShape::map(ValueShape::word({"R", "Y", "G", "B"}), {})},
                             {"points", ValueShape::by_seat(ValueShape::whole(-kMaxScore, kMaxScore, "points"), kSeats)},
                             {"camps", ValueShape::by_seat(ValueShape::whole(0, 2, "camps"), kSeats), true}};
  own.insert(own.end(), position_queries().begin(), position_queries().end());
  return {"position", ValueShape::position(kSeats, std::move(own))};
}

HookSpec placed_allow() {
  return {.hook = Hook::allow,
          .fields = {{"square", square()},
                     {"seat", ValueShape::seat(kSeats)},
                     {"number", ValueShape::whole(1, kMaxSquares)},
                     {"attackers", pawns(0)},
                     {"attacked", pawns(0)},
                     lines(),
                     replies(),
                     position()},
          .answer = ValueShape::permission()};
}

HookSpec placed_after_move() {
  return {.hook = Hook::after_move,
          .fields = {{"square", square()},
                     {"seat", ValueShape::seat(kSeats)},
                     {"number", ValueShape::whole(1, kMaxSquares)},
                     lines(),
                     replies(),
                     {"options", ValueShape::options()},
                     position()},
          .answer = ending({{"line", ValueShape::whole(0, kBoardSide, "pawns"), true}})};
}

HookSpec placed_score() {
  return {.hook = Hook::score,
          .fields = {{"pawns", pawns(0)},
                     {"reason", ValueShape::name("outcome")},
                     {"winner", ValueShape::seat(kSeats)},
                     {"options", ValueShape::options()},
                     position()},
          .answer = ValueShape::either({ValueShape::whole(-kMaxScore, kMaxScore, "points"), ValueShape::nothing()})};
}

std::vector<HookField> step_fields() {
  return {{"seat", ValueShape::seat(kSeats)},
          {"from", square()},
          {"to", ValueShape::text("target")},
          {"kind", ValueShape::word({"move", "capture", "camp"})}};
}

HookSpec moved_allow() {
  std::vector<HookField> fields = step_fields();
  fields.push_back({"options", ValueShape::options()});
  fields.push_back(position());
  return {.hook = Hook::allow, .fields = std::move(fields), .answer = ValueShape::permission()};
}

HookSpec moved_after_move() {
  std::vector<HookField> fields = step_fields();
  fields.insert(fields.end(), {{"groups", ValueShape::by_seat(ValueShape::whole(0, kMaxSquares, "groups"), kSeats)},
                               {"pawns", ValueShape::by_seat(pawns(0), kSeats)},
                               {"camps", ValueShape::by_seat(ValueShape::whole(0, 2, "camps"), kSeats)},
                               {"squares", ValueShape::by_seat(ValueShape::list(square()), kSeats)},
                               {"replies", moves()},
                               {"times", ValueShape::whole(1, ValueShape::kNoLimit)},
                               {"quiet", moves()},
                               {"options", ValueShape::options()},
                               position()});
  return {.hook = Hook::after_move, .fields = std::move(fields), .answer = ending({})};
}

}  // namespace

std::vector<HookSpec> hooks() {
  return {placed(placed_allow()), placed(placed_after_move()), placed(placed_score()), moved(moved_allow()), moved(moved_after_move())};
}

}  // namespace tablier::katarenga
