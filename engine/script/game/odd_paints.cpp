#include "script/game/odd_paints.hpp"

#include "content/utf8.hpp"
#include "script/check.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <string>

namespace tablier {

Text no_paint(const Paints& known, const std::string& paint) {
  const std::string near = nearest(paint, paint_names(known));
  return Text(near.empty() ? "script.game.no_paint" : "script.game.no_paint_near", {{"paint", clipped(paint)}, {"near", near}});
}

namespace lua {
namespace {

class PaintCheck {
 public:
  explicit PaintCheck(const Paints& known) : known_(known) {}

  void look_at(const std::string& paint, const char* field, GameFunction by) {
    if (!is_paint(known_, paint) && std::ranges::find(odd_, paint, &OddPaint::name) == odd_.end()) odd_.push_back({paint, field, by});
  }
  std::vector<OddPaint> take() { return std::move(odd_); }

 private:
  const Paints& known_;
  std::vector<OddPaint> odd_;
};

/// Null where the function says it.
const char* field_unless(const GameMachine& machine, GameFunction function) { return machine.has(function) ? nullptr : name_of(function); }

}  // namespace

std::vector<OddPaint> odd_paints(const GameMachine& machine, const GameRules& game) {
  if (!game.paints) return {};
  PaintCheck check(*game.paints);
  const auto of_board = [&](const std::string& paint) {
    check.look_at(paint, field_unless(machine, GameFunction::board), GameFunction::board);
  };
  of_board(game.surface.paint);
  of_board(game.surface.frame);
  for (const PlacePaint& place : game.surface.paints) of_board(place.paint);
  for (const LaidPiece& piece : game.pieces)
    if (!piece.paint.empty()) check.look_at(piece.paint, field_unless(machine, GameFunction::pieces), GameFunction::pieces);
  for (const HeldThing& thing : game.things) check.look_at(thing.paint, "things", GameFunction::look);
  for (const auto& [paint, named] : machine.declaration().paints) check.look_at(paint, named.field, GameFunction::board);
  return check.take();
}

Problem no_such_paint(const GameMachine& machine, const Paints& known, const OddPaint& paint) {
  const Text why = no_paint(known, paint.name);
  if (!paint.field) return machine.problem(paint.by, why, paint.name);
  const auto& named = machine.declaration().paints;
  const auto spot = named.find(paint.name);
  auto where = paint.name.empty() ? std::nullopt : machine.spot_of(paint.name, why);
  if (!where && spot != named.end()) where = spot->second.where;
  return Problem(Text("script.field", {{"field", paint.field}, {"why", why}}), where.value_or(machine.declaration().seats_where));
}

}  // namespace lua
}  // namespace tablier
