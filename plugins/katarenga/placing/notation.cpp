#include "core/match_rules.hpp"
#include "placing/state.hpp"

/// Moves of the placing games as text, and read back.
namespace tablier::katarenga {
namespace {}  // namespace

std::string PlacingState::notation(Move move) const {
  const PlacingMove decoded = decode(move);
  if (decoded.kind == MoveKind::resign) return std::string(kResign);
  return table_->board().grid().name(table_->board().place(decoded.square));
}

Result<Move> PlacingState::parse(std::string_view text) const {
  if (over()) return Problem("katarenga.reason.over");
  if (text == kResign) return resignation();
  const auto place = table_->board().grid().parse(text);
  if (!place) return place.problem();
  const int square = table_->board().square(*place);
  if (const auto why = square_fault(square)) return Problem(*why);
  return place_on(square);
}

Text PlacingState::label(Move move) const {
  if (decode(move).kind != MoveKind::resign) return {};
  if (!rules_->resign_scores || !is_match_of_rounds(rules_->options)) return Text("katarenga.move.resign_match");
  return Text("katarenga.move.resign", {{"n", resignation_points()}});
}

}  // namespace tablier::katarenga
