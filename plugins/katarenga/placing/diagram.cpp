#include "placing/diagram.hpp"

#include "placing/state.hpp"

#include <algorithm>

namespace tablier::katarenga {
namespace {

/// Of DiagramKit::kinds: after the pawns of the two seats.
constexpr std::size_t kLastKind = 2;

Problem wrong_diagram(const char* name, std::vector<TextArg> args = {}) {
  return Problem(std::string("katarenga.problem.diagram_") + name, std::move(args));
}

bool fit_in_area(const std::vector<DiagramThing>& things, int area) {
  const auto [left, right] = std::ranges::minmax(things, {}, [](const DiagramThing& t) { return t.place.x; });
  const auto [low, high] = std::ranges::minmax(things, {}, [](const DiagramThing& t) { return t.place.y; });
  return right.place.x - left.place.x < area && high.place.y - low.place.y < area;
}

StartPawns pawns_of(const Diagram& diagram, const Grid& grid) {
  StartPawns start{.mover = diagram.turn};
  for (const DiagramThing& thing : diagram.things) {
    const int square = grid.index(thing.place);
    if (thing.kind == kLastKind) start.last = square;
    start.own[thing.kind == kLastKind ? static_cast<std::size_t>(1 - diagram.turn) : thing.kind] |= bit(square);
  }
  return start;
}

}  // namespace

DiagramKit diagram_kit_of(const PlacingGameRules& rules) {
  const int side = rules.table.side();
  DiagramKit kit{.option = "diagram",
                 .grid = {Lattice::squares, side, side},
                 .kinds = {{"1", TokenKind::pawn, "pawn.0"}, {"2", TokenKind::pawn, "pawn.1"}},
                 .seats = kSeats};
  if (rules.placing.follow) kit.kinds.push_back({.name = "last", .token = TokenKind::pawn, .last = true});
  return kit;
}

Status read_diagram(const std::vector<std::string>& texts, PlacingGameRules& rules) {
  if (texts.empty()) return Done{};
  const DiagramKit kit = diagram_kit_of(rules);
  const auto diagram = parse_diagram(texts, kit);
  if (!diagram) return diagram.problem();
  const StartPawns start = pawns_of(*diagram, kit.grid);
  if (rules.placing.follow && start.all() != 0 && !start.last) return wrong_diagram("last");
  if (start.all() != 0 && !fit_in_area(diagram->things, rules.placing.area)) return wrong_diagram("area", {{"side", rules.placing.area}});
  rules.start = start;
  return Done{};
}

std::optional<Diagram> PlacingState::diagram() const {
  if (over()) return std::nullopt;
  Diagram diagram{.things = {}, .turn = mover(), .counts = {}};
  const bool follow = table_->rules().follow;
  for (int i = 0; i < position_.pawns(); ++i) {
    const int square = position_.square(i);
    const bool last = follow && i + 1 == position_.pawns();
    diagram.things.push_back({last ? kLastKind : static_cast<std::size_t>(seat_on(square)), table_->board().place(square)});
  }
  return diagram;
}

}  // namespace tablier::katarenga
