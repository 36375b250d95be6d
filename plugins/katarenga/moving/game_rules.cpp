#include "moving/game_rules.hpp"

#include "moving/position.hpp"

namespace tablier::katarenga::moving {
namespace {

constexpr const char* kStart = "congress_start";

Problem problem(const char* name, std::vector<TextArg> args = {}) {
  return Problem(std::string("katarenga.problem.") + name, std::move(args));
}

/// Two pawns a side at least: a pawn alone were in one group.
constexpr std::size_t kFewestStart = 4;

/// Precondition: no square comes twice.
Result<std::array<SquareSet, kSides>> read_start(const std::vector<std::string>& names) {
  std::array<SquareSet, kSides> start{};
  if (names.size() % 2 != 0 || names.size() < kFewestStart || names.size() > std::size_t{2} * kMaxPawns)
    return problem("start_size", {{"name", kStart}, {"n", names.size()}, {"max", 2 * kMaxPawns}});
  const Grid grid{Lattice::squares, kBoardSide, kBoardSide};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto place = grid.parse(names[i]);
    if (!place) return place.problem();
    start[i % 2] |= bit(grid.index(*place));
  }
  for (std::size_t side = 0; side < start.size(); ++side)
    if (is_one_group(start[side])) return problem("start_joined", {{"name", kStart}, {"n", side + 1}});
  return start;
}

}  // namespace

std::vector<std::string> usual_congress_start() {
  return {"c8", "d8", "e8", "f8", "h6", "h5", "h4", "h3", "f1", "e1", "d1", "c1", "a3", "a4", "a5", "a6"};
}

Result<Rules> read_rules(const Options& options) {
  Rules rules;
  rules.goal = options.text("goal") == "camps" ? Goal::camps : Goal::group;
  rules.captures = options.flag("captures");
  rules.first_move_captures = options.flag("first_move_captures");
  rules.fewest_pawns = static_cast<int>(options.integer("fewest_pawns"));
  rules.no_move = options.text("no_move") == "draw" ? NoMove::draw : NoMove::loses;
  rules.repetitions = static_cast<int>(options.integer("repetitions"));
  rules.quiet_limit = static_cast<int>(options.integer("quiet_limit"));
  rules.start = {kRow1, Rules::far_squares(0)};
  if (!rules.has_camps()) {
    auto start = read_start(options.texts(kStart));
    if (!start) return start.problem();
    rules.start = *start;
  }
  return rules;
}

}  // namespace tablier::katarenga::moving
