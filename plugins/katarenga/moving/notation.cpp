#include "moving/notation.hpp"

#include "core/way.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tablier::katarenga::moving {
namespace {

constexpr std::array<std::string_view, kCamps> kCampNames{"left", "right"};

Text refusal(const char* name, std::vector<TextArg> args = {}) { return Text(std::string("katarenga.reason.") + name, std::move(args)); }

std::optional<int> read_square(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const int column = (text[0] | 0x20) - 'a';
  const int row = text[1] - '1';
  if (column < 0 || column >= kBoardSide || row < 0 || row >= kBoardSide) return std::nullopt;
  return row * kBoardSide + column;
}

std::optional<int> read_target(std::string_view text) {
  for (int camp = 0; camp < kCamps; ++camp)
    if (text == kCampNames[static_cast<std::size_t>(camp)]) return kLeftCamp + camp;
  return read_square(text);
}

std::optional<Text> camp_fault(const Position& position, Step step) {
  if (!position.rules().has_camps()) return refusal("no_camps");
  if (!has(Rules::far_squares(position.mover()), step.from))
    return refusal("camp_from_far_row", {{"row", Rules::far_row(position.mover()) + 1}});
  if (position.has_camp(position.mover(), step.to - kLeftCamp)) return refusal("camp_taken");
  return std::nullopt;
}

/// Why the pawn does not get there, whoever stands there.
Text way_fault(const Board& board, const Position& position, Step step) {
  static constexpr std::array kOffLine{"off_rook", "off_bishop", "off_knight", "off_king"};
  if (const auto fault = slide_fault(board, position.reach(), position.occupied(), step.from, step.to)) return *fault;
  return refusal(kOffLine[static_cast<std::size_t>(board.colour(step.from))],
                 {{"from", square_name(step.from)}, {"to", square_name(step.to)}});
}

/// Pawns that get to a square.
SquareSet attackers(const Reach& reach, SquareSet pawns, int square) {
  SquareSet found = 0;
  for_each(pawns, [&](int pawn) {
    if (has(reach.all(pawn, pawns), square)) found |= bit(pawn);
  });
  return found;
}

/// The one of `pawns` that is nearest to a square; absent where there is none.
std::optional<int> nearest(SquareSet pawns, int square) {
  const auto distance = [square](int pawn) {
    return std::max(std::abs(column_of(pawn) - column_of(square)), std::abs(row_of(pawn) - row_of(square)));
  };
  std::optional<int> found;
  for_each(pawns, [&](int pawn) {
    if (!found || distance(pawn) < distance(*found)) found = pawn;
  });
  return found;
}

}  // namespace

std::string square_name(int square) { return {static_cast<char>('a' + column_of(square)), static_cast<char>('1' + row_of(square))}; }

std::string target_name(int target) {
  return is_camp(target) ? std::string(kCampNames[static_cast<std::size_t>(target - kLeftCamp)]) : square_name(target);
}

std::string camp_name(int side, int camp) { return target_name(kLeftCamp + camp) + std::to_string(Rules::far_row(side) + 1); }

std::string notation_of(Step step) { return square_name(step.from) + "-" + target_name(step.to); }

std::optional<Step> read_step(std::string_view text) {
  constexpr std::size_t kSquare = 2;  // `f1d2` is `f1-d2`
  const auto dash = text.find('-');
  const bool joined = dash == std::string_view::npos;
  if (joined && text.size() <= kSquare) return std::nullopt;
  const auto from = read_square(text.substr(0, joined ? kSquare : dash));
  const auto to = read_target(text.substr(joined ? kSquare : dash + 1));
  if (!from || !to) return std::nullopt;
  return Step{static_cast<std::uint8_t>(*from), static_cast<std::uint8_t>(*to)};
}

std::optional<Text> pawn_refusal(const Position& position, int from) {
  if (has(position.pawns(position.mover()), from)) return std::nullopt;
  const bool enemy = has(position.pawns(1 - position.mover()), from);
  return refusal(enemy ? "enemy_pawn" : "no_pawn", {{"square", square_name(from)}});
}

std::optional<Text> step_refusal(const Board& board, const Position& position, Step step) {
  if (auto fault = pawn_refusal(position, step.from)) return fault;
  if (is_camp(step.to)) return camp_fault(position, step);
  if (has(position.targets(step.from), step.to)) return std::nullopt;
  const TextArg to{"square", square_name(step.to)};
  if (step.from == step.to) return refusal("must_move", {to});
  if (has(position.pawns(position.mover()), step.to)) return refusal("own_pawn", {to});
  if (!has(position.reach().all(step.from, position.occupied()), step.to)) return way_fault(board, position, step);
  return refusal(position.rules().captures ? "no_first_capture" : "no_captures", {to});
}

std::vector<TextArg> reason_values(const Board& board, const Position& position, Step step) {
  std::vector<TextArg> values{{"from", square_name(step.from)}, {"to", target_name(step.to)}, {"square", target_name(step.to)}};
  if (is_camp(step.to)) return values;
  const SquareSet others = position.occupied() & ~bit(step.from) & ~bit(step.to);
  const SquareSet enemies = others & position.pawns(1 - position.mover());
  const SquareSet attacking = attackers(position.reach(), others, step.to);
  const SquareSet attacked = position.reach().all(step.to, others) & others;
  if (const auto pawn = nearest((attacking & enemies) != 0 ? attacking & enemies : attacking, step.to)) {
    values.push_back({"attacker", square_name(*pawn)});
    values.push_back({"attacker_goes", way_from(board, *pawn)});
  }
  if (const auto pawn = nearest((attacked & enemies) != 0 ? attacked & enemies : attacked, step.to)) {
    values.push_back({"attacked", square_name(*pawn)});
    values.push_back({"goes", way_from(board, step.to)});
  }
  return values;
}

}  // namespace tablier::katarenga::moving
