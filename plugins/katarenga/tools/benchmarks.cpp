#include "core/round_board.hpp"
#include "moving/game_rules.hpp"
#include "moving/position.hpp"
#include "sdk/rng.hpp"
#include "solver/first_squares.hpp"
#include "solver/winner.hpp"
#include "tools/tools.hpp"

#include <array>
#include <memory>

namespace tablier::katarenga {
namespace {

constexpr int kRounds = 200;
constexpr std::uint64_t kSeed = 1;

using SharedTable = std::shared_ptr<const RoundBoard>;

SharedTable lying(const Quarters& quarters, const Layout& layout) {
  return std::make_shared<const RoundBoard>(layout, quarters.board(layout), true);
}

/// As the box has them: A B C D.
Layout plain_board() {
  Layout layout;
  for (const std::string& name : Quarters::box()) layout.push_back({name});
  return layout;
}

/// Every quarter of the box, every first square of each.
Benchmark solve_quarters(const Quarters& quarters) {
  std::vector<SharedTable> tables;
  for (const std::string& name : Quarters::box()) tables.push_back(lying(quarters, {{name}}));
  const auto run = [tables] {
    BenchmarkWork done{tables.size(), 0};
    for (const SharedTable& table : tables) {
      const PawnTable pawns(table, {});
      done.nodes += first_squares(pawns)->nodes();
    }
    return done;
  };
  return {.name = "solve/cornered", .unit = "quarters", .run = run};
}

Benchmark solve_board(const Quarters& quarters) {
  const auto table = std::make_shared<const PawnTable>(lying(quarters, plain_board()), PlacingRules());
  const auto run = [table] { return BenchmarkWork{1, first_squares(*table)->nodes()}; };
  return {.name = "solve/quartermaster", .unit = "boards", .run = run};
}

Benchmark win_board(const Quarters& quarters) {
  const auto table = std::make_shared<const PawnTable>(lying(quarters, plain_board()), PlacingRules());
  const auto run = [table] {
    WinnerSearch search(*table);
    search.winning_squares();
    return BenchmarkWork{1, search.nodes()};
  };
  return {.name = "winner/quartermaster", .unit = "boards", .run = run};
}

/// What a round of a moving game is played on and by.
struct MovingGame {
  SharedTable table;
  moving::Rules rules;

  moving::Position start() const { return {table->reach, rules, 0}; }
};

std::shared_ptr<const MovingGame> congress(const Quarters& quarters) {
  moving::Rules rules;
  rules.quiet_limit = 200;
  const Grid grid{Lattice::squares, kBoardSide, kBoardSide};
  const auto squares = moving::usual_congress_start();
  for (std::size_t i = 0; i < squares.size(); ++i) rules.start[i % 2] |= bit(grid.index(*grid.parse(squares[i])));
  return std::make_shared<const MovingGame>(MovingGame{lying(quarters, plain_board()), rules});
}

std::shared_ptr<const MovingGame> crossing(const Quarters& quarters) {
  moving::Rules rules;
  rules.goal = moving::Goal::camps;
  rules.captures = true;
  rules.fewest_pawns = 1;
  rules.start = {moving::kRow1, moving::Rules::far_squares(0)};
  return std::make_shared<const MovingGame>(MovingGame{lying(quarters, plain_board()), rules});
}

/// Leaves `depth` moves on; no round of the bundled games ends so early.
std::uint64_t perft(moving::Position& position, int depth, std::uint64_t& nodes) {
  std::uint64_t leaves = 0;
  position.each_move([&](moving::Step step) {
    ++nodes;
    if (depth == 1) {
      ++leaves;
      return;
    }
    position.play(step);
    leaves += perft(position, depth - 1, nodes);
    position.undo();
  });
  return leaves;
}

Benchmark tree(const char* name, const std::shared_ptr<const MovingGame>& game, int depth) {
  const auto run = [game, depth] {
    moving::Position position = game->start();
    BenchmarkWork done;
    done.work = perft(position, depth, done.nodes);
    return done;
  };
  return {.name = std::string("perft/") + name, .unit = "leaves", .run = run};
}

/// How many moves, chosen by chance, end a round.
std::uint64_t play_to_end(moving::Position& position, Rng& rng) {
  std::uint64_t moves = 0;
  for (; !position.ending().over(); ++moves) {
    std::uint32_t seen = 0;
    moving::Step chosen;
    position.each_move([&](moving::Step step) {
      if (rng.below(++seen) == 0) chosen = step;
    });
    position.play(chosen);
  }
  return moves;
}

Benchmark playouts(const char* name, const std::shared_ptr<const MovingGame>& game) {
  const auto run = [game] {
    Rng rng(kSeed);
    BenchmarkWork done{kRounds, 0};
    for (int i = 0; i < kRounds; ++i) {
      moving::Position position = game->start();
      done.nodes += play_to_end(position, rng);
    }
    return done;
  };
  return {.name = std::string("playout/") + name, .unit = "rounds", .run = run};
}

}  // namespace

std::vector<Benchmark> benchmarks(const Content& content) {
  const auto quarters = Quarters::read(content);
  if (!quarters) return {};
  const auto gathering = congress(*quarters);
  const auto camps = crossing(*quarters);
  return {solve_quarters(*quarters),   solve_board(*quarters),          win_board(*quarters),        tree("congress", gathering, 4),
          tree("katarenga", camps, 4), playouts("congress", gathering), playouts("katarenga", camps)};
}

}  // namespace tablier::katarenga
