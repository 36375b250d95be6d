#include "core/perft.hpp"
#include "core/playout.hpp"
#include "tools/plain_board.hpp"
#include "tools/tools.hpp"

#include <memory>
#include <string>

namespace tablier::iso {
namespace {

constexpr int kRounds = 1'000;
constexpr std::uint64_t kSeed = 1;
constexpr const char* kPlain = "a board of bytes";

template <int kWords>
Benchmark playouts(const char* name, const Rules& rules) {
  const auto board = std::make_shared<const Board<kWords>>(rules);
  const auto run = [board] {
    const Position<kWords> start(*board);
    Rng rng(kSeed);
    std::uint64_t drawn = 0;
    for (int i = 0; i < kRounds; ++i) {
      Position<kWords> position = start;
      drawn += static_cast<std::uint64_t>(play_to_end(position, rng));
    }
    return BenchmarkWork{kRounds, drawn};
  };
  return {.name = std::string("playout/") + name, .unit = "rounds", .run = run};
}

template <int kWords>
Benchmark tree(const char* name, const Rules& rules, int depth) {
  const auto run = [rules, depth] {
    const Board<kWords> board(rules);
    std::uint64_t nodes = 0;
    const std::uint64_t leaves = perft(Position<kWords>(board), depth, nodes);
    return BenchmarkWork{leaves, nodes};
  };
  return {.name = std::string("perft/") + name, .unit = "leaves", .run = run};
}

Rules any_colour(ConnectAdjacency adjacency) {
  Rules rules;
  rules.connect_scope = ConnectScope::any_colour;
  rules.first_copy = FirstCopy::anywhere_per_game;
  rules.connect_adjacency = adjacency;
  return rules;
}

Rules zone_of(int squares) {
  Rules rules;
  rules.zone_squares = squares;
  return rules;
}

}  // namespace

std::vector<Benchmark> benchmarks(const Content&) {
  std::vector<Benchmark> all;
  all.push_back(tree<4>("iso", Rules(), 2));
  all.back().reference = kPlain;
  all.back().run_reference = [] {
    const PlainWork done = plain_perft(Rules(), 2);
    return BenchmarkWork{done.work, done.moves};
  };
  all.push_back(tree<4>("iso-any-colour", any_colour(ConnectAdjacency::orthogonal), 2));
  all.push_back(tree<4>("iso-king", any_colour(ConnectAdjacency::king), 2));
  all.push_back(playouts<4>("iso", Rules()));
  all.back().reference = kPlain;
  all.back().run_reference = [] {
    const PlainWork done = plain_rounds(Rules(), kRounds, kSeed);
    return BenchmarkWork{done.work, done.moves};
  };
  all.push_back(playouts<2>("iso-small", zone_of(9)));
  all.push_back(playouts<11>("iso-25", zone_of(25)));
  return all;
}

}  // namespace tablier::iso
