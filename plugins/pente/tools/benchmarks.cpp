#include "core/legality.hpp"
#include "core/playout.hpp"
#include "game.hpp"
#include "parameters.hpp"
#include "tools/plain_board.hpp"
#include "tools/tools.hpp"

#include <memory>
#include <vector>

namespace tablier::pente {
namespace {

constexpr int kPlayouts = 50'000;
constexpr std::uint64_t kGenericMoves = 200'000;
constexpr std::uint64_t kSeed = 1;

Rules rules_of(const Value& settings) { return make_rules(*Options::make(parameters({}), settings))->board; }

Benchmark playouts(const char* name, const Value& settings) {
  const auto rules = std::make_shared<const Rules>(rules_of(settings));
  const auto run = [rules] {
    const Board start(*rules);
    Rng rng(kSeed);
    std::uint64_t stones = 0;
    for (int i = 0; i < kPlayouts; ++i) {
      Board board = start;
      play_to_end(board, rng);
      stones += static_cast<std::uint64_t>(board.placed());
    }
    return BenchmarkWork{kPlayouts, stones};
  };
  return {.name = std::string("playout/") + name, .unit = "rounds", .run = run};
}

/// Random rounds through State alone, as any game is played: the list of legal moves, one of them, played.
BenchmarkWork generic_moves(const Game& game) {
  Rng rng(kSeed);
  MoveList moves;
  std::uint64_t done = 0;
  while (done < kGenericMoves) {
    const auto state = game.start({.seats = 2});
    for (; state->to_move() != Seat::nobody; ++done) {
      moves.clear();
      state->legal_moves(moves);
      state->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
  return {done, 0};
}

Benchmark generic() {
  const auto options = Options::make(parameters({}), Value::map({{"first_stone", "anywhere"}}));
  const std::shared_ptr<const Game> game = *make_game({std::make_shared<const Content>(), nullptr, *options});
  return {.name = "moves/generic", .unit = "moves", .run = [game] { return generic_moves(*game); }};
}

std::uint64_t leaves(Board& board, int depth, std::uint64_t& nodes) {
  if (board.over()) return 0;
  if (depth == 1) {
    std::uint64_t all = 0;
    for_each_legal(board, [&](Point) { ++all; });
    return all;
  }
  std::uint64_t all = 0;
  Undo undo;
  for_each_legal(board, [&](Point p) {
    board.place(p, undo);
    ++nodes;
    all += leaves(board, depth - 1, nodes);
    board.undo(undo);
  });
  return all;
}

Benchmark tree(const char* name, const Value& settings, int depth) {
  const auto rules = std::make_shared<const Rules>(rules_of(settings));
  const auto run = [rules, depth] {
    Board board(*rules);
    std::uint64_t nodes = 0;
    const std::uint64_t found = leaves(board, depth, nodes);
    return BenchmarkWork{found, nodes};
  };
  return {.name = std::string("perft/") + name, .unit = "leaves", .run = run};
}

}  // namespace

std::vector<Benchmark> benchmarks(const Content&) {
  std::vector<Benchmark> all;
  all.push_back(playouts("standard", Value::map()));
  all.back().reference = "a board of bytes with an edge";
  all.back().run_reference = [] {
    const PlainRounds done = plain_rounds(kPlayouts, kSeed);
    return BenchmarkWork{kPlayouts, done.stones};
  };
  all.push_back(playouts("keryo", Value::map({{"capture_lengths", Value(Value::List{2, 3})}, {"captures_to_win", 15}})));
  all.push_back(playouts("freestyle", Value::map({{"capture_lengths", Value::list()}})));
  all.push_back(playouts("teams", Value::map({{"teams", true}})));
  all.push_back(generic());
  all.push_back(tree("tournament-4", Value::map({{"tournament_rule", true}}), 4));
  all.push_back(tree("5x5-6", Value::map({{"size", 5}, {"first_stone", "anywhere"}}), 6));
  all.push_back(tree("6x6-5", Value::map({{"size", 6}, {"first_stone", "anywhere"}}), 5));
  return all;
}

}  // namespace tablier::pente
