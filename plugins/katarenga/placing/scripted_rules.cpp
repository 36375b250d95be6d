#include "placing/scripted_rules.hpp"

#include "placing/refusals.hpp"
#include "sdk/rng.hpp"

#include <span>

namespace tablier::katarenga {
namespace {

std::uint8_t seats_in(const Value* list) {
  std::uint8_t seats = 0;
  if (!list || !list->as_list()) return seats;
  for (const Value& entry : *list->as_list())
    if (const auto* n = entry.as_int(); n && *n >= 1 && *n <= kSeats) seats |= static_cast<std::uint8_t>(1 << (*n - 1));
  return seats;
}

using LineLengths = std::array<std::int64_t, 4>;

/// How many own pawns stand side by side along each way through a square.
LineLengths line_lengths(const Board& board, SquareSet own, int square) {
  LineLengths lengths{};
  const auto lines = lines_through(board, own, square);
  for (std::size_t i = 0; i < lines.size(); ++i) lengths[i] = count(lines[i]);
  return lengths;
}

/// What `allow` is told of a pawn that would be placed.
struct PawnFacts {
  std::string square;
  int seat;
  int number;
  LineLengths lines;
  int replies;
};

PawnFacts facts_of_next(const Position& position, int seat, int square) {
  const Board& board = position.table().board();
  Position after = position;
  after.place(square);
  return {.square = square_name(board, square),
          .seat = seat,
          .number = after.pawns(),
          .lines = line_lengths(board, after.pawns_of(position.mover()), square),
          .replies = count(after.open())};
}

}  // namespace

std::optional<Text> ScriptedRules::forbidden(const Position& position, int seat, int square, const PositionView& view) const {
  if (!asks_allow()) return std::nullopt;
  const PawnFacts f = facts_of_next(position, seat, square);
  const std::array fields{
      Field{"square", f.square.c_str()},
      Field{"seat", std::int64_t{f.seat + 1}},
      Field{"number", std::int64_t{f.number}},
      Field{"attackers", std::int64_t{count(attackers(position, square))}},
      Field{"attacked", std::int64_t{count(attacked(position, square))}},
      Field{"lines", std::span<const std::int64_t>(f.lines)},
      Field{"replies", std::int64_t{f.replies}},
      Field{"position", &view},
  };
  const auto answer = rules_->script->call(Hook::allow, fields, mix(position.occupied() ^ static_cast<std::uint64_t>(square)));
  if (!answer) return std::nullopt;
  if (const std::string* why = answer->as_string()) return script_reason(*why, position, square);
  const bool* allowed = answer->as_bool();
  return allowed && !*allowed ? std::optional(script_reason("not_allowed", position, square)) : std::nullopt;
}

SquareSet ScriptedRules::allowed(const Position& position, int seat, const PositionView& view) const {
  SquareSet squares = position.open();
  if (!asks_allow()) return squares;
  for_each(position.open(), [&](int square) {
    if (forbidden(position, seat, square, view)) squares &= ~bit(square);
  });
  return squares;
}

Ending ScriptedRules::native_end(int seat, SquareSet replies) const {
  if (replies != 0) return {};
  return {true, static_cast<std::uint8_t>(1 << seat), rules_->placing.follow ? "cornered" : "full"};
}

Ending ScriptedRules::after_move(const Position& position, int seat, SquareSet replies, const PositionView& view) const {
  if (!rules_->script || !rules_->script->has(Hook::after_move)) return native_end(seat, replies);
  const Board& board = position.table().board();
  const int square = position.last();
  const std::string name = square_name(board, square);
  const LineLengths lines = line_lengths(board, position.pawns_of(1 - position.mover()), square);
  const std::array fields{
      Field{"square", name.c_str()},
      Field{"seat", std::int64_t{seat + 1}},
      Field{"number", std::int64_t{position.pawns()}},
      Field{"lines", std::span<const std::int64_t>(lines)},
      Field{"replies", std::int64_t{count(replies)}},
      Field{"options", &rules_->options},
      Field{"position", &view},
  };
  const auto answer = rules_->script->call(Hook::after_move, fields, mix(position.occupied()));
  const Value* over = answer ? answer->find("over") : nullptr;
  if (!over || !over->as_bool() || !*over->as_bool()) return native_end(seat, replies);
  const Value* named = answer->find("reason");
  const std::string* text = named ? named->as_string() : nullptr;
  const Value* line = answer->find("line");
  const std::int64_t length = line && line->as_int() ? *line->as_int() : 0;
  return {true, seats_in(answer->find("winners")), text ? *text : "full", length};
}

std::int64_t ScriptedRules::points(const Position& position, const Ending& ending, int winner, const PositionView& view) const {
  const std::int64_t native = ending.reason == kResigned && !rules_->resign_scores ? 0 : position.pawns();
  if (!rules_->script || !rules_->script->has(Hook::score)) return native;
  const std::array fields{
      Field{"pawns", std::int64_t{position.pawns()}},
      Field{"reason", ending.reason.c_str()},
      Field{"winner", std::int64_t{winner + 1}},
      Field{"options", &rules_->options},
      Field{"position", &view},
  };
  const auto answer = rules_->script->call(Hook::score, fields, mix(position.occupied()));
  return answer && answer->as_int() ? *answer->as_int() : native;
}

}  // namespace tablier::katarenga
