#include "script/game/game_shapes.hpp"
#include "script/game/known_fields.hpp"
#include "script/game/laid_pieces.hpp"
#include "script/game/scripted_state.hpp"
#include "script/shape_check.hpp"

#include <utility>
#include <vector>

/// What a move of a game in Lua is to a hand.
namespace tablier::lua {
namespace {

GestureKind gesture_kind(const std::string& word) {
  if (word == "put") return GestureKind::put;
  if (word == "slide") return GestureKind::slide;
  if (word == "trace") return GestureKind::trace;
  return word == "lift" ? GestureKind::lift : GestureKind::press;
}

}  // namespace

Touch ScriptedState::touch(Move move) const {
  const GameRules& game = rules_->game;
  const Grid& grid = game.surface.grid;
  const ScriptMove parts = unpack(move);
  if (move == kResign || parts.button >= 0) return {{.kind = GestureKind::press, .button = notation(move)}};
  if (auto said = game.hand == HandKind::scripted ? scripted_touch(move) : std::nullopt) return *std::move(said);
  std::vector<Place> places;
  for (const std::uint16_t number : parts.all()) places.push_back(grid.place(number - 1));
  if (game.hand == HandKind::lay) {
    if (auto laying = find_laying(game.pieces, here().at.turn - 1, places))
      return {{.kind = GestureKind::lay,
               .item = kTrayIds + laying->item,
               .orientation = laying->orientation,
               .places = std::move(laying->places)}};
    machine().tell(GameFunction::moves, Text("script.game.no_piece", {{"move", notation(move)}}));
  }
  const GestureKind kind = game.hand == HandKind::trace || places.size() > 2 ? GestureKind::trace
                           : places.size() == 2                              ? GestureKind::slide
                                                                             : GestureKind::put;
  return {{.kind = kind, .places = std::move(places)}};
}

std::optional<Touch> ScriptedState::scripted_touch(Move move) const {
  const GameArgument arguments[]{move};
  auto said = ask(GameFunction::touch, here(), arguments);
  if (!said || said->is_null()) return std::nullopt;
  const Grid& grid = rules_->game.surface.grid;
  if (const auto why = conform(touch_shape(), *said, round_.seats)) {
    machine().tell(GameFunction::touch, *why);
    return std::nullopt;
  }
  Touch touch;
  for (const Value& gesture : *said->as_list()) {
    Gesture made{.kind = gesture_kind(*gesture.find("gesture")->as_string()), .item = number_of(gesture, "item").value_or(-1)};
    if (const std::string* button = text_of(gesture, "button")) made.button = *button;
    if (const Value* places = gesture.find("places"))
      for (const Value& p : *places->as_list())
        if (*p.as_int() <= grid.size()) made.places.push_back(grid.place(static_cast<int>(*p.as_int()) - 1));
    touch.push_back(std::move(made));
  }
  if (touch.empty()) return std::nullopt;
  return touch;
}

}  // namespace tablier::lua
