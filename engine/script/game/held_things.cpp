#include "script/game/held_things.hpp"

#include "content/utf8.hpp"
#include "script/game/known_fields.hpp"
#include "sdk/seat.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>

namespace tablier::lua {
namespace {

constexpr int kThingIds = 500'000;
constexpr int kMaxCopies = 64;  // of a thing that lies by itself, as stones do

TokenKind kind_of(const std::string& word) {
  if (word == "stone") return TokenKind::stone;
  if (word == "pawn") return TokenKind::pawn;
  return word == "polyform" ? TokenKind::polyform : TokenKind::tile;
}

TrayKind kind_of_tray(const Value& said) {
  const std::string* const word = lua::text_of(said, "kind");
  if (!word || *word == "rack") return TrayKind::rack;
  return *word == "bowl" ? TrayKind::bowl : TrayKind::stones;
}

bool is_hidden(const Value& said, Seat owner, Seat viewer) {
  const std::string* const from = lua::text_of(said, "hidden_from");
  return from && viewer != Seat::nobody && (*from == "all" || viewer != owner);
}

/// In a rack equal things are one with its copies; stones lie one by one.
Status add_thing(Tray& tray, const GameRules& game, std::uint16_t number) {
  const HeldThing& thing = *game.thing(number);
  const bool single = tray.kind != TrayKind::rack;
  if (single && thing.kind != TokenKind::stone) return Problem("script.game.no_stone", {{"name", thing.name}});
  const int first = id_of_thing(tray.owner, number);
  const auto is_same = [&](const TrayItem& item) { return item.id >= first && item.id < first + kMaxCopies; };
  const auto known = std::ranges::find_if(tray.items, is_same);
  if (!single && known != tray.items.end()) return ++known->copies, Done{};
  const auto copy = static_cast<int>(std::ranges::count_if(tray.items, is_same));
  if (copy == kMaxCopies) return Problem("script.game.many_copies", {{"name", thing.name}, {"n", kMaxCopies}});
  Orientation lies{.cells = {Place{}}};
  if (!thing.label.empty()) lies.labels = {thing.label};
  tray.items.push_back({.id = first + copy, .kind = thing.kind, .paint = thing.paint, .orientations = {std::move(lies)}});
  return Done{};
}

}  // namespace

HeldThing held_thing(const Value& declared) {
  HeldThing thing{.name = *text_of(declared, "name")};
  if (const std::string* kind = text_of(declared, "kind")) thing.kind = kind_of(*kind);
  if (const std::string* paint = text_of(declared, "paint"); paint && !paint->empty()) thing.paint = *paint;
  if (const std::string* label = text_of(declared, "label")) thing.label = *label;
  return thing;
}

int id_of_thing(Seat owner, std::uint16_t number, int copy) {
  const int tray = is_player(owner) ? index(owner) : kMaxSeats;
  return kThingIds + (tray * kMaxThings + number - kFirstThing) * kMaxCopies + copy;
}

const HeldThing* thing_of_id(const GameRules& game, int id) {
  if (id < kThingIds || id >= kThingIds + (kMaxSeats + 1) * kMaxThings * kMaxCopies) return nullptr;
  return game.thing(static_cast<std::uint16_t>(kFirstThing + (id - kThingIds) / kMaxCopies % kMaxThings));
}

Text no_thing(const GameRules& game, std::string_view name) {
  std::vector<std::string> names;
  for (const HeldThing& thing : game.things) names.push_back(thing.name);
  const std::string near = nearest(name, names);
  if (near.empty()) return Text("script.game.no_thing", {{"name", clipped(std::string(name))}});
  return Text("script.game.no_thing_near", {{"name", clipped(std::string(name))}, {"near", near}});
}

Result<Tray> read_tray(const Value& said, const GameRules& game, Seat viewer) {
  Tray tray;
  tray.kind = kind_of_tray(said);
  if (const auto s = number_of(said, "seat")) tray.owner = seat(*s - 1);
  const bool hides = said.find("hidden_from") != nullptr;
  if (hides && tray.kind != TrayKind::rack) return Problem("script.game.hidden_stones", {{"name", *text_of(said, "name")}});
  const Value::List& things = *said.find("things")->as_list();
  for (const Value& name : things) {
    const auto number = game.number_of_thing(*name.as_string());
    if (!number) return Problem(no_thing(game, *name.as_string()));
    if (const auto added = add_thing(tray, game, *number); !added) return added.problem();
  }
  if (!is_hidden(said, tray.owner, viewer)) return tray;
  tray.items.clear();
  tray.hidden = static_cast<int>(things.size());
  return tray;
}

}  // namespace tablier::lua
