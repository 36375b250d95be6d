#include "content/utf8.hpp"
#include "script/game/game_shapes.hpp"
#include "script/game/held_things.hpp"
#include "script/game/known_fields.hpp"
#include "script/game/laid_pieces.hpp"
#include "script/game/lua_game_state.hpp"
#include "script/shape_check.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

/// What a move of a game in Lua is to a hand.
namespace tablier::lua {
namespace {

GestureKind gesture_kind(const std::string& word) {
  if (word == "put") return GestureKind::put;
  if (word == "lay") return GestureKind::lay;
  if (word == "pick") return GestureKind::pick;
  if (word == "slide") return GestureKind::slide;
  if (word == "trace") return GestureKind::trace;
  return word == "lift" ? GestureKind::lift : GestureKind::press;
}

GestureKind kind_on(std::size_t places) {
  if (places > 2) return GestureKind::trace;
  return places == 2 ? GestureKind::slide : GestureKind::put;
}

std::optional<Place> place_of_number(const Grid& grid, std::int64_t number) {
  if (number > grid.size()) return std::nullopt;
  const Place place = grid.place(static_cast<int>(number) - 1);
  return grid.contains(place) ? std::optional(place) : std::nullopt;
}

const char* word_of(GestureKind kind) {
  constexpr std::array kWords{"put", "lay", "lift", "slide", "trace", "pick", "press"};
  return kWords[static_cast<std::size_t>(kind)];
}

/// How many places a gesture has; −1: two or more.
int places_of(GestureKind kind) {
  switch (kind) {
    case GestureKind::put:
    case GestureKind::lay: return 1;
    case GestureKind::slide: return 2;
    case GestureKind::trace: return -1;
    default: return 0;
  }
}

/// What a gesture lacks of what a hand needs to make it.
std::optional<Text> lack_of(const Gesture& made, const GameRules& game) {
  const int places = places_of(made.kind);
  const auto given = static_cast<int>(made.places.size());
  if (places < 0 ? given < 2 : given != places)
    return Text(places < 0 ? "script.game.gesture_any_places" : "script.game.gesture_places",
                {{"gesture", word_of(made.kind)}, {"n", places}, {"found", given}});
  const bool takes = made.kind == GestureKind::lay || made.kind == GestureKind::pick;
  if (takes && !thing_of_id(game, made.item)) return Text("script.game.gesture_thing", {{"gesture", word_of(made.kind)}});
  if (made.kind == GestureKind::press && std::ranges::count(game.buttons, made.button) == 0)
    return Text("script.game.unknown_button", {{"detail", clipped(made.button)}});
  return std::nullopt;
}

/// Things that are taken, and where: one on one place is laid there.
Touch with_places(Touch picks, std::vector<Place> places) {
  if (picks.size() == 1 && places.size() == 1)
    return {{.kind = GestureKind::lay, .item = picks[0].item, .orientation = 0, .places = std::move(places)}};
  if (!places.empty()) picks.push_back({.kind = kind_on(places.size()), .places = std::move(places)});
  return picks;
}

}  // namespace

Touch LuaGameState::touch(Move move) const {
  const GameRules& game = rules_->game;
  const Grid& grid = game.surface.grid;
  const ScriptMove parts = unpack(move);
  if (move == kResign || parts.button >= 0) return {{.kind = GestureKind::press, .button = notation(move)}};
  if (auto said = game.hand == HandKind::scripted ? scripted_touch(move) : std::nullopt) return *std::move(said);
  std::vector<Place> places;
  Touch picks;
  for (const std::uint16_t number : parts.all())
    if (game.thing(number)) picks.push_back({.kind = GestureKind::pick, .item = id_of_thing(seat(here().at.turn - 1), number)});
    else places.push_back(grid.place(number - 1));
  if (!picks.empty()) return with_places(std::move(picks), std::move(places));
  if (game.hand == HandKind::lay) {
    if (auto laying = find_laying(game.pieces, here().at.turn - 1, places))
      return {{.kind = GestureKind::lay,
               .item = kTrayIds + laying->item,
               .orientation = laying->orientation,
               .places = std::move(laying->places)}};
    machine().tell(GameFunction::moves, Text("script.game.no_piece", {{"move", notation(move)}}));
  }
  const GestureKind kind = game.hand == HandKind::trace ? GestureKind::trace : kind_on(places.size());
  return {{.kind = kind, .places = std::move(places)}};
}

/// What conforms to the shape of a gesture, or what there is not of that which it names.
Result<Gesture> LuaGameState::gesture_of(const Value& said) const {
  const GameRules& game = rules_->game;
  const std::string& word = *text_of(said, "gesture");
  Gesture made{.kind = gesture_kind(word), .item = number_of(said, "item").value_or(-1)};
  if (made.kind == GestureKind::lay) made.orientation = 0;
  if (const std::string* button = text_of(said, "button")) made.button = *button;
  if (const std::string* name = text_of(said, "thing")) {
    const auto number = game.number_of_thing(*name);
    if (!number) return Problem(no_thing(game, *name));
    made.item = id_of_thing(flag_of(said, "shared") ? Seat::nobody : seat(here().at.turn - 1), *number);
  }
  if (const Value* places = said.find("places"))
    for (const Value& p : *places->as_list()) {
      const auto place = place_of_number(game.surface.grid, *p.as_int());
      if (!place) return Problem("script.game.off_board", {{"number", *p.as_int()}});
      made.places.push_back(*place);
    }
  if (auto lacks = lack_of(made, game)) return Problem(*std::move(lacks));
  return made;
}

std::optional<Touch> LuaGameState::scripted_touch(Move move) const {
  const GameArgument arguments[]{move};
  auto said = ask(GameFunction::touch, here(), arguments);
  if (!said || said->is_null()) return std::nullopt;
  const auto faults = faults_of(touch_shape(), *said, round_.seats);
  for (const Text& why : faults) machine().tell(GameFunction::touch, why);
  if (!faults.empty()) return std::nullopt;
  Touch touch;
  for (const Value& said_gesture : *said->as_list()) {
    auto made = gesture_of(said_gesture);
    if (!made) machine().tell(GameFunction::touch, made.problem().text);
    if (!made) return std::nullopt;
    touch.push_back(*std::move(made));
  }
  if (touch.empty()) return std::nullopt;
  return touch;
}

}  // namespace tablier::lua
