#include "moving/diagram.hpp"

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
  if (pawns == 0 || count(pawns) > kMaxPawns) return wrong_diagram("pawns", {{"n", side + 1}, {"max", kMaxPawns}});
  const bool reached = rules.goal == Goal::group ? is_one_group(pawns) : count(pawns) <= rules.fewest_pawns;
  return reached ? Status(wrong_diagram("over", {{"n", side + 1}})) : Status(Done{});
}

}  // namespace

DiagramKit diagram_kit_of(const Rules& rules) {
  return {.option = "diagram",
          .grid = table_grid(rules),
          .kinds = {{"1", TokenKind::pawn, "pawn.0"}, {"2", TokenKind::pawn, "pawn.1"}},
          .seats = kSides};
}

Status read_diagram(const std::vector<std::string>& texts, Rules& rules) {
  if (texts.empty()) return Done{};
  const DiagramKit kit = diagram_kit_of(rules);
  const auto diagram = parse_diagram(texts, kit);
  if (!diagram) return diagram.problem();
  rules.start = {};
  for (const DiagramThing& thing : diagram->things) {
    const std::string name = kit.grid.name(thing.place);
    const auto square = bare_board().parse(name);
    if (!square) return wrong_diagram("camp", {{"place", name}});
    rules.start[thing.kind] |= bit(bare_board().index(*square));
  }
  rules.first_to_move = diagram->turn;
  rules.first_move_captures = true;
  for (int side = 0; side < kSides; ++side)
    if (const Status fine = check_side(rules, side); !fine) return fine;
  return Done{};
}

std::optional<Diagram> MovingState::diagram() const {
  if (over() || position_.camps_reached(0) + position_.camps_reached(1) > 0) return std::nullopt;
  Diagram diagram{.things = {}, .turn = position_.mover(), .counts = {}};
  const Grid grid = table_grid(rules_->rules);
  for (std::size_t side = 0; side < kSides; ++side)
    for_each(position_.pawns(static_cast<int>(side)),
             [&](int square) { diagram.things.push_back({side, *grid.parse(bare_board().name(bare_board().place(square)))}); });
  return diagram;
}

}  // namespace tablier::katarenga::moving
