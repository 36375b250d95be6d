#include "match/match_hooks.hpp"

#include "match/stars.hpp"
#include "sdk/seat.hpp"

namespace tablier {
namespace {

constexpr std::int64_t kMaxPoints = 1'000'000'000;

using Fields = std::vector<HookField>;

ValueShape points() { return ValueShape::by_seat(ValueShape::whole(-kMaxPoints, kMaxPoints, "points"), kMaxSeats); }
ValueShape seats() { return ValueShape::list(ValueShape::seat(kMaxSeats)); }
HookField round() { return {"round", ValueShape::whole(1, ValueShape::kNoLimit)}; }
HookField number_of_seats() { return {"seats", ValueShape::whole(1, kMaxSeats)}; }
/// A game that counts nothing has none.
HookField scores() { return {"scores", ValueShape::list(ValueShape::whole(-kMaxPoints, kMaxPoints, "points"))}; }
HookField reason() { return {"reason", ValueShape::name("outcome")}; }
HookField carried() { return {"carried", ValueShape::data()}; }
HookField options() { return {"options", ValueShape::options()}; }
/// Each game says its own of it, and declares that.
HookField position() { return {"position", position_shape({})}; }

Fields round_end_fields() {
  return {round(),
          number_of_seats(),
          {"starter", ValueShape::seat(kMaxSeats)},
          scores(),
          {"winners", seats()},
          reason(),
          {"plies", ValueShape::count("moves")},
          {"moves", ValueShape::count("moves")},
          {"hints", ValueShape::count({})},
          {"undos", ValueShape::count({})},
          {"seconds", ValueShape::number(0, ValueShape::kNoLimit, "seconds")},
          {"solution_seen", ValueShape::boolean()},
          {"points", points()},
          carried(),
          options(),
          position()};
}

ValueShape round_end_answer() {
  return ValueShape::either({ValueShape::nothing(), ValueShape::record({{"points", points(), true},
                                                                        {"starter", ValueShape::seat(kMaxSeats), true},
                                                                        {"stars", ValueShape::whole(0, kMaxStars, "stars"), true},
                                                                        {"carried", ValueShape::data(), true}})});
}

}  // namespace

const HookSpec& round_end_hook() {
  static const HookSpec spec{.hook = Hook::round_end, .fields = round_end_fields(), .answer = round_end_answer()};
  return spec;
}

const HookSpec& match_end_hook() {
  static const HookSpec spec{
      .hook = Hook::match_end,
      .fields =
          {round(), number_of_seats(), {"points", points()}, scores(), {"winners", seats()}, reason(), carried(), options(), position()},
      .answer =
          ValueShape::either({ValueShape::nothing(), ValueShape::record({{"over", ValueShape::boolean()}, {"winners", seats(), true}})})};
  return spec;
}

std::vector<HookSpec> with_match_hooks(std::vector<HookSpec> of_game) {
  of_game.push_back(round_end_hook());
  of_game.push_back(match_end_hook());
  return of_game;
}

}  // namespace tablier
