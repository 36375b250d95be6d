#include "moving/diagram.hpp"

#include "moving/notation.hpp"
#include "moving/state.hpp"

namespace tablier::katarenga::moving {
namespace {

Problem wrong_diagram(const char* name, std::vector<TextArg> args = {}) {
  return Problem(std::string("katarenga.problem.diagram_") + name, std::move(args));
}

/// The board by itself: its squares are named as those between the camps.
Grid bare_board() { return {Lattice::squares, kBoardSide, kBoardSide}; }

Status check_side(const Rules& rules, int side) {
  const SquareSet pawns = rules.start[static_cast<std::size_t>(side)];
  const int in_camps = count(rules.start_camps[static_cast<std::size_t>(side)]), all = count(pawns) + in_camps;
  if (pawns == 0 || all > kMaxPawns) return wrong_diagram("pawns", {{"n", side + 1}, {"max", kMaxPawns}});
  const bool reached = rules.goal == Goal::group ? is_one_group(pawns) : in_camps == kCamps || all <= rules.fewest_pawns;
  return reached ? Status(wrong_diagram("over", {{"n", side + 1}})) : Status(Done{});
}

/// The camps of a side, left and right. Precondition: there are camps.
std::vector<Place> camps_of(const Grid& grid, int side) { return {*grid.parse(camp_name(side, 0)), *grid.parse(camp_name(side, 1))}; }

void put(Rules& rules, const DiagramThing& thing, const Grid& grid) {
  const std::string name = grid.name(thing.place);
  for (int camp = 0; camp < kCamps; ++camp)
    if (name == camp_name(static_cast<int>(thing.kind), camp)) rules.start_camps[thing.kind] |= static_cast<std::uint8_t>(1U << camp);
  if (const auto square = bare_board().parse(name)) rules.start[thing.kind] |= bit(bare_board().index(*square));
}

}  // namespace

/// No pawn stands in a camp that the other side goes for.
DiagramKit diagram_kit_of(const Rules& rules) {
  DiagramKit kit{.option = "diagram",
                 .grid = table_grid(rules),
                 .kinds = {{"1", TokenKind::pawn, "pawn.0"}, {"2", TokenKind::pawn, "pawn.1"}},
                 .seats = kSides};
  for (int side = 0; rules.has_camps() && side < kSides; ++side)
    kit.kinds[static_cast<std::size_t>(side)].barred = camps_of(kit.grid, 1 - side);
  return kit;
}

Status read_diagram(const std::vector<std::string>& texts, Rules& rules) {
  if (texts.empty()) return Done{};
  const DiagramKit kit = diagram_kit_of(rules);
  const auto diagram = parse_diagram(texts, kit);
  if (!diagram) return diagram.problem();
  rules.start = {};
  for (const DiagramThing& thing : diagram->things) put(rules, thing, kit.grid);
  rules.first_to_move = diagram->turn;
  rules.first_move_captures = true;
  for (int side = 0; side < kSides; ++side)
    if (const Status fine = check_side(rules, side); !fine) return fine;
  return Done{};
}

std::optional<Diagram> MovingState::diagram() const {
  if (over()) return std::nullopt;
  Diagram diagram{.things = {}, .turn = position_.mover(), .counts = {}};
  const Grid grid = table_grid(rules_->rules);
  const auto add = [&](int side, const std::string& name) {
    diagram.things.push_back({static_cast<std::size_t>(side), *grid.parse(name)});
  };
  for (int side = 0; side < kSides; ++side) {
    for_each(position_.pawns(side), [&](int square) { add(side, square_name(square)); });
    for (int camp = 0; camp < kCamps; ++camp)
      if (position_.has_camp(side, camp)) add(side, camp_name(side, camp));
  }
  return diagram;
}

}  // namespace tablier::katarenga::moving
