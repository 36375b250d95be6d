#include "moving/notation.hpp"
#include "moving/state.hpp"

#include <cstdlib>

/// What speaks for a pawn's move.
namespace tablier::katarenga::moving {
namespace {

Text why(const char* name, std::vector<TextArg> args = {}) { return Text(std::string("katarenga.why.") + name, std::move(args)); }

/// Steps along rows and columns from a square to all of the set.
int way_to_all(int square, SquareSet set) {
  int steps = 0;
  for_each(set, [&](int other) { steps += std::abs(column_of(square) - column_of(other)) + std::abs(row_of(square) - row_of(other)); });
  return steps;
}

/// Where pawns are to stand together and no group was joined: the largest one grows, or a pawn comes nearer to the others.
void add_gathering(std::vector<Text>& found, SquareSet before, SquareSet after, Step step) {
  const int grown = count(largest_group(after));
  if (grown > count(largest_group(before))) return found.push_back(why("grows", {{"n", grown}}));
  const SquareSet others = before & ~bit(step.from);
  if (way_to_all(step.to, others) < way_to_all(step.from, others)) found.push_back(why("gathers"));
}

/// Pawns of one side that were in danger and are no longer, wherever they stand now; and of the other that have come into it.
void add_dangers(std::vector<Text>& found, const Position& before, const Position& after, Step step) {
  const int own = before.mover();
  const SquareSet were = before.in_danger(), are = after.in_danger();
  const bool moved_away = has(were, step.from) && !is_camp(step.to) && !has(are, step.to);
  if (moved_away) found.push_back(why("saves_itself"));
  const SquareSet saved = were & before.pawns(own) & after.pawns(own) & ~are;
  if (saved != 0) found.push_back(why("saves", {{"n", count(saved)}}));
  const SquareSet threatened = are & ~were & after.pawns(1 - own);
  if (threatened != 0) found.push_back(why("threatens", {{"n", count(threatened)}}));
}

}  // namespace

std::vector<Text> MovingState::reasons(Move move) const {
  const DecodedMove decoded = decode(move);
  if (decoded.kind == MoveKind::resign) return {};
  const int own = position_.mover();
  MovingState after = *this;
  after.play(move);
  std::vector<Text> found;
  if (after.over() && after.result_.won_by(own)) return {why("wins")};
  if (is_camp(decoded.step.to)) found.push_back(why("enters_camp", {{"n", after.position_.camps_reached(own)}}));
  if (after.position_.last().captured) found.push_back(why("takes", {{"square", square_name(decoded.step.to)}}));
  const int groups = group_count(position_.pawns(own)), left = group_count(after.position_.pawns(own));
  const bool joins = !position_.rules().has_camps() && left < groups;
  if (joins) found.push_back(why("joins", {{"groups", groups}, {"n", left}}));
  else if (!position_.rules().has_camps()) add_gathering(found, position_.pawns(own), after.position_.pawns(own), decoded.step);
  if (!after.over() && position_.rules().captures) add_dangers(found, position_, after.position_, decoded.step);
  return found;
}

}  // namespace tablier::katarenga::moving
