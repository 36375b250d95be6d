#include "diagram.hpp"

#include "state.hpp"

#include <algorithm>

namespace tablier::pente {
namespace {

Problem wrong_diagram(const char* name) {
  return Problem(std::string("pente.wrong.diagram_") + name, {{"name", "win_in"}, {"other", "diagram"}});
}

/// Of capture_lengths, where pairs alone are taken.
constexpr auto kTakesPairsOnly = 1U << 2;

std::size_t places_of(const GameRules& rules) { return static_cast<std::size_t>(rules.board.side * rules.board.side); }

bool row_stands(const GameRules& rules, const Diagram& diagram) {
  const Board board = board_of(rules.board, diagram, 0);
  return board.has_five(0) || board.has_five(1);
}

}  // namespace

std::optional<DiagramKit> diagram_kit_of(const GameRules& rules) {
  if (rules.board.teams || rules.board.power_stones > 0 || !rules.opening.empty()) return std::nullopt;
  DiagramKit kit{
      .option = "diagram", .grid = rules.grid, .kinds = {{"1", TokenKind::stone, "stone.0"}, {"2", TokenKind::stone, "stone.1"}}};
  if (rules.board.capture_lengths == 0) return kit;
  kit.max_count = rules.board.captures_to_win - 1;
  kit.count = Text("pente.counter.taken");
  if (rules.board.capture_lengths == kTakesPairsOnly) kit.count_step = 2;
  return kit;
}

Status read_diagram(const std::vector<std::string>& texts, int win_in, GameRules& rules) {
  rules.win_in = win_in;
  if (texts.empty()) return win_in > 0 ? Status(wrong_diagram("missing")) : Status(Done{});
  const auto kit = diagram_kit_of(rules);
  if (!kit) return wrong_diagram("here");
  if (win_in > 0 && rules.board.stones_a_turn > 1) return wrong_diagram("several_stones");
  auto diagram = parse_diagram(texts, *kit);
  if (!diagram) return diagram.problem();
  if (diagram->things.size() >= places_of(rules)) return wrong_diagram("full");
  if (row_stands(rules, *diagram)) return wrong_diagram("won");
  rules.board.first_on_centre = false;
  rules.board.second_distance = 0;
  rules.diagram = *std::move(diagram);
  return Done{};
}

Board board_of(const Rules& rules, const Diagram& diagram, int starter) {
  const auto colour = [starter](std::size_t seat) { return (static_cast<int>(seat) + starter) % 2; };
  Board board(rules);
  for (const DiagramThing& thing : diagram.things) board.set_up(point_of(thing.place), colour(thing.kind));
  Turn turn = board.turn();
  turn.placed = static_cast<std::uint16_t>(diagram.things.size());
  turn.mover = static_cast<std::uint8_t>(colour(static_cast<std::size_t>(diagram.turn)));
  turn.left = static_cast<std::uint8_t>(rules.stones_a_turn);
  for (std::size_t s = 0; s < diagram.counts.size(); ++s)
    turn.taken[static_cast<std::size_t>(colour(s))] = static_cast<std::uint16_t>(diagram.counts[s]);
  board.begin_at(turn);
  return board;
}

void PenteState::set_up(const Diagram& diagram) {
  constexpr int kTakenIds = 20'000;
  board_ = board_of(rules_->board, diagram, starter_);
  std::uint16_t id = kFirstStoneId;
  for (const DiagramThing& thing : diagram.things) ids_[point_of(thing.place)] = id++;
  for (std::size_t s = 0; s < diagram.counts.size(); ++s) {
    const int side = side_of_seat(static_cast<int>(s));
    for (int i = 0; i < diagram.counts[s]; ++i) taken_.push_back({kTakenIds + static_cast<int>(taken_.size()), stone(1 - side), side});
  }
}

std::optional<Diagram> PenteState::diagram() const {
  const Turn& turn = board_.turn();
  const bool whole = turn.left == rules_->board.stones_a_turn && turn.pending < 0 && !turn.five_made;
  if (over() || !whole || !diagram_kit_of(*rules_)) return std::nullopt;
  Diagram diagram{.things = {}, .turn = index(to_move()), .counts = {}};
  const int first = board_.taken(side_of_seat(0)), second = board_.taken(side_of_seat(1));
  if (first + second > 0) diagram.counts = {first, second};
  for (Point p = 0; p < kPoints; ++p)
    if (board_.at(p) != kEmpty) diagram.things.push_back({static_cast<std::size_t>(index(seat_of(colour_of(board_.at(p))))), place_of(p)});
  return diagram;
}

bool PenteState::too_late() const {
  const auto last = static_cast<std::size_t>(2 * rules_->win_in) - 1;
  return rules_->win_in > 0 && plies_.size() >= last && !board_.over() && resigned_ == Seat::nobody;
}

int PenteState::stones_to_win() const { return rules_->win_in - static_cast<int>(plies_.size() + 1) / 2; }

}  // namespace tablier::pente
