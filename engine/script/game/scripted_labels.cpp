#include "script/game/game_shapes.hpp"
#include "script/game/held_things.hpp"
#include "script/game/known_fields.hpp"
#include "script/game/lua_game_state.hpp"
#include "script/shape_check.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

/// How moves of games in Lua are written and read, and what else is said of a position.
namespace tablier::lua {
namespace {

constexpr char kJoin = '-';

std::optional<std::uint16_t> read_number(std::string_view text) {
  std::uint16_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number == 0) return std::nullopt;
  return number;
}

/// The numbers of a notation, each read by `read`; a problem where one cannot be.
template <typename Read>
Result<Move> read_parts(std::string_view text, Read read) {
  ScriptMove move;
  for (std::string_view rest = text; move.size < kMaxMoveNumbers;) {
    const std::size_t end = std::min(rest.find(kJoin), rest.size());
    const Result<std::uint16_t> number = read(rest.substr(0, end));
    if (!number) return number.problem();
    move.numbers[move.size++] = *number;
    if (end == rest.size()) return pack(move);
    rest.remove_prefix(end + 1);
  }
  return Problem("script.move.malformed", {{"text", std::string(text)}});
}

/// Whether each number in it is one, and has an end.
bool is_finite(const Value& value) {
  if (const auto* real = value.as_real()) return std::isfinite(*real);
  if (const auto* list = value.as_list()) return std::ranges::all_of(*list, is_finite);
  const auto* map = value.as_map();
  return !map || std::ranges::all_of(*map, [](const Member& member) { return is_finite(member.value); });
}

}  // namespace

GameArgument viewer_argument(Seat viewer) {
  if (is_player(viewer)) return std::int64_t{index(viewer)} + 1;
  if (viewer == Seat::chance) return std::int64_t{0};
  return std::monostate();
}

std::string LuaGameState::name_of_move(Move move, int turn) const {
  if (move == kResign) return kResignWord;
  const ScriptMove parts = unpack(move);
  if (parts.button >= 0) return rules_->game.buttons[static_cast<std::size_t>(parts.button)];
  const Grid& grid = rules_->game.surface.grid;
  std::string text;
  for (const std::uint16_t number : parts.all()) {
    if (!text.empty()) text += kJoin;
    if (const HeldThing* const thing = rules_->game.thing(number)) text += thing->name;
    else text += turn == kChanceTurn ? std::to_string(number) : grid.name(grid.place(number - 1));
  }
  return text;
}

std::string LuaGameState::notation(Move move) const { return name_of_move(move, here().at.turn); }

std::string LuaGameState::seen_notation(Move move, Seat viewer) const {
  if (viewer == Seat::nobody || move == kResign || !machine().has(GameFunction::seen) || here().size == 0) return notation(move);
  return shows(move, viewer) ? notation(move) : "";
}

Text LuaGameState::label(Move move) const {
  if (here().at.turn != kChanceTurn) return {};
  const std::string name = notation(move);
  return unpack(move).button >= 0 ? Text(machine().declaration().name + ".button." + name) : Text("script.move.drawn", {{"draw", name}});
}

/// Where `seen` fails a move is seen by whoever makes it.
bool LuaGameState::shows(Move move, Seat viewer) const {
  const GameArgument arguments[]{move, viewer_argument(viewer)};
  auto seen = ask(GameFunction::seen, here(), arguments);
  const bool own = is_player(viewer) && viewer == to_move();
  if (!seen) return own;
  if (const bool* const yes = seen->as_bool()) return *yes;
  const auto fault = conform(ValueShape::boolean(), *seen, 0);
  if (fault) machine().tell(GameFunction::seen, *fault);
  return !fault || own;
}

Result<Move> LuaGameState::parse(std::string_view text) const {
  if (to_move() == Seat::nobody) return Problem("script.move.over");
  if (text == kResignWord && resignation() != Move::none) return kResign;
  const auto& buttons = rules_->game.buttons;
  const auto button = std::ranges::find(buttons, text);
  const Grid& grid = rules_->game.surface.grid;
  const auto number = [&](std::string_view part) -> Result<std::uint16_t> {
    if (const auto thing = rules_->game.number_of_thing(part)) return *thing;
    if (const auto n = read_number(part)) return *n;
    return Problem("script.move.malformed", {{"text", std::string(part)}});
  };
  const auto place = [&](std::string_view part) -> Result<std::uint16_t> {
    if (const auto thing = rules_->game.number_of_thing(part)) return *thing;
    const auto p = grid.parse(part);
    if (!p) return p.problem();
    return static_cast<std::uint16_t>(grid.index(*p) + 1);
  };
  Result<Move> read = button != buttons.end()     ? Result<Move>(button_move(static_cast<std::size_t>(button - buttons.begin())))
                      : to_move() == Seat::chance ? read_parts(text, number)
                                                  : read_parts(text, place);
  if (!read || to_move() == Seat::chance) return read;
  const auto legal = machine().moves(position(here()));
  if (legal && std::ranges::binary_search(*legal, *read)) return read;
  Value::List numbers;
  const ScriptMove tried = unpack(*read);
  const auto taken = [&](std::uint16_t n) {
    return legal && std::ranges::any_of(*legal, [n](Move move) {
             const ScriptMove parts = unpack(move);
             return std::ranges::count(parts.all(), n) > 0;
           });
  };
  Text why("script.move.illegal");
  for (const std::uint16_t n : tried.all())
    if (const HeldThing* const thing = rules_->game.thing(n); thing && !taken(n))
      why = Text("script.move.no_thing", {{"name", thing->name}});
  for (const std::uint16_t n : tried.all())
    if (const HeldThing* const thing = rules_->game.thing(n)) numbers.emplace_back(thing->name);
    else numbers.emplace_back(int{n});
  return Problem(why_not_on(std::move(numbers), std::move(why)));
}

Text LuaGameState::why_not(const Touch& touch) const {
  Value::List places;
  const Grid& grid = rules_->game.surface.grid;
  for (const Gesture& gesture : touch) {
    if (const HeldThing* const thing = thing_of_id(rules_->game, gesture.item)) places.emplace_back(thing->name);
    for (const Place p : gesture.places)
      if (grid.contains(p)) places.emplace_back(grid.index(p) + 1);
  }
  return why_not_on(std::move(places), Text("table.not_here"));
}

Text LuaGameState::why_not_on(Value::List places, Text otherwise) const {
  if (places.empty() || !is_player(to_move())) return otherwise;
  const Value given(std::move(places));
  const GameArgument arguments[]{&given};
  const auto said = ask(GameFunction::why_not, here(), arguments);
  if (!said || said->is_null()) return otherwise;
  Value name = *said;
  if (const auto why = conform(ValueShape::name("text"), name, round_.seats)) {
    machine().tell(GameFunction::why_not, *why);
    return otherwise;
  }
  return Text(machine().declaration().name + ".reason." + *name.as_string());
}

std::vector<Text> LuaGameState::reasons(Move move) const {
  if (move == kResign || !is_player(to_move())) return {};
  const GameArgument arguments[]{move};
  auto said = ask(GameFunction::reasons, here(), arguments);
  if (!said || said->is_null()) return {};
  if (const auto why = conform(reasons_shape(), *said, round_.seats)) {
    machine().tell(GameFunction::reasons, *why);
    return {};
  }
  std::vector<Text> reasons;
  for (const Value& reason : *said->as_list()) {
    Text text(machine().declaration().name + ".why." + *text_of(reason, "name"));
    if (const Value* n = reason.find("n")) text.args.push_back({"n", *n->as_int()});
    reasons.push_back(std::move(text));
  }
  return reasons;
}

Value LuaGameState::facts(Seat viewer) const {
  const GameArgument arguments[]{viewer_argument(viewer)};
  auto said = ask(GameFunction::facts, here(), arguments);
  if (!said || said->is_null() || (said->as_list() && said->as_list()->empty())) return Value::map();
  if (said->as_map() && is_finite(*said)) return *std::move(said);
  machine().tell(GameFunction::facts, Text(said->as_map() ? "script.game.facts_number" : "script.game.facts"));
  return Value::map();
}

Value LuaGameState::own_fields(Seat viewer) const {
  if (here().size == 0) return {};
  const bool draws = machine().has(GameFunction::sample);
  if (viewer == Seat::nobody || (!draws && !machine().has(GameFunction::seen))) return position_value(bytes_of(here()));
  if (!draws || !is_player(viewer) || here().at.turn == kNoTurn) return {};
  // What it is drawn from, every viewer knows: nothing of the position that is hidden may show in what is imagined.
  const auto imagined = machine().sample(position(here()), index(viewer) + 1, mix(plies()));
  return imagined ? position_value(imagined->data) : Value();
}

Value LuaGameState::position(Seat viewer) const {
  Value value = plain_position(*this, viewer);
  Value own = own_fields(viewer);
  if (!own.as_map()) return value;
  if (is_player(to_move())) own.set("turn", index(to_move()) + 1);
  own.set("rules", Value::map({{"options", rules_->game.options}, {"seats", round_.seats}, {"starter", round_.starter}}));
  value.set("state", std::move(own));
  return value;
}

}  // namespace tablier::lua
