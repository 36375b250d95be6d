#include "sdk/search/alpha_beta.hpp"

#include "catch.hpp"
#include "tiny_games.hpp"

using namespace tablier;
using namespace tablier::tiny;

namespace {

constexpr std::size_t kTable = 1 << 20;

AlphaBetaConfig full_config(int threads = 1) {
  AlphaBetaConfig config;
  config.threads = threads;
  config.lmr_factor = 0.5;
  config.aspiration = 10;
  config.history_order = 100;
  config.killer_order = 100;
  return config;
}

template <typename P>
AlphaBetaResult solve(const P& position, const AlphaBetaConfig& config = full_config()) {
  TranspositionTable table(kTable);
  return alpha_beta(position, config, table, {});
}

int sign(int score) { return (score > 0) - (score < 0); }

/// A position some plies into a game, as dice play it.
Row scrambled(Row position, int plies, std::uint64_t seed) {
  Rng rng(seed);
  for (int i = 0; i < plies && !position.known_score(); ++i) {
    SearchMoves list;
    position.moves(list, 0);
    position.play(list[rng.below(static_cast<std::uint32_t>(list.size()))].move);
  }
  return position;
}

}  // namespace

TEST_CASE("Tic-tac-toe is a draw, and its line goes to the last cell") {
  AlphaBetaConfig config = full_config();
  config.depth = 9;
  const auto result = solve(Row(3, 3, 3, false), config);
  CHECK(result.score == 0);
  CHECK(result.depth == 9);
  CHECK(result.line.front() != 0);
}

TEST_CASE("A win in one is played at once and counted as one ply") {
  Row position(3, 3, 3, false);
  for (const std::uint32_t move : {1u, 4u, 2u, 5u}) position.play(move);
  const auto result = solve(position);
  CHECK(result.score == win_in(1));
  CHECK(result.line == std::vector<std::uint32_t>{3});
}

TEST_CASE("Nim is won and lost as Bouton's theory says, with one thread and with three") {
  for (const std::array<int, 3> heaps : {std::array{1, 2, 3}, {3, 4, 5}, {2, 2, 1}, {5, 5, 0}, {1, 4, 5}, {6, 2, 3}}) {
    const Nim nim(heaps);
    for (const int threads : {1, 3}) {
      const auto result = solve(nim, full_config(threads));
      CHECK(is_win(result.score) == nim.should_win());
      CHECK(is_loss(result.score) == !nim.should_win());
    }
  }
}

TEST_CASE("Positions of a small four in a row have the value that a search of every line gives") {
  int decided = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Row position = scrambled(Row(4, 4, 3, true), 2, seed);
    if (position.known_score()) continue;
    const int value = position.plain_value();
    decided += value != 0;
    CHECK(sign(solve(position).score) == value);
  }
  CHECK(decided > 10);
}

TEST_CASE("With nodes and a seed the answer is always the same, and the nodes are kept to") {
  const Row position(5, 4, 4, true);
  AlphaBetaConfig config = full_config();
  config.noise = 50;
  std::vector<AlphaBetaResult> results;
  for (const std::uint64_t seed : {1u, 1u, 2u}) {
    TranspositionTable table(kTable);
    config.seed = seed;
    results.push_back(alpha_beta(position, config, table, {.nodes = 3000}));
  }
  CHECK(results[0].line == results[1].line);
  CHECK(results[0].score == results[1].score);
  CHECK(results[0].score != results[2].score);
  CHECK(results[0].nodes <= 3001);
}

TEST_CASE("A stopped search answers with a legal move") {
  std::stop_source source;
  source.request_stop();
  TranspositionTable table(kTable);
  const auto result = alpha_beta(Row(6, 5, 4, true), full_config(2), table, {.stop = source.get_token()});
  CHECK(result.move() >= 1);
  CHECK(result.move() <= 6);
}

TEST_CASE("Time ends a search") {
  TranspositionTable table(kTable);
  AlphaBetaConfig config = full_config(2);
  config.depth = 200;
  const auto start = std::chrono::steady_clock::now();
  const auto result = alpha_beta(Row(7, 6, 4, true), config, table, {.seconds = 0.05});
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
  CHECK(result.depth > 1);
}

TEST_CASE("A table gives back what was stored, keeps its move, and forgets the shallowest") {
  TranspositionTable table(64);  // one bucket
  const std::uint64_t key = mix(7);
  table.store(key, {5, -12, 3, Bound::lower});
  table.store(key, {0, loss_in(4), 4, Bound::upper});
  const auto known = table.find(key);
  REQUIRE(known);
  CHECK(known->move == 5);
  CHECK(known->score == loss_in(4));
  CHECK(known->depth == 4);
  CHECK(known->bound == Bound::upper);
  for (std::uint64_t other = 1; other <= 3; ++other) table.store(mix(100 + other), {1, 0, 10, Bound::exact});
  CHECK(table.find(key));
  table.store(mix(200), {1, 0, 2, Bound::exact});
  CHECK_FALSE(table.find(key));
  CHECK(table.find(mix(101)));
  for (int i = 0; i < 5; ++i) table.next_search();
  table.store(mix(300), {1, 0, 1, Bound::exact});
  CHECK(table.find(mix(300)));
}

TEST_CASE("Pruning by margins that no ply exceeds changes no score, and each of them saves nodes") {
  constexpr int kGain = Sums::kMaxGain;
  constexpr std::array<Pruning, 3> kSafe{{{.reverse_futility = kGain}, {.razoring = kGain}, {.futility = kGain}}};
  std::array<std::uint64_t, kSafe.size()> nodes{};
  std::uint64_t plain_nodes = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    AlphaBetaConfig config;
    config.depth = 6;
    const auto plain = solve(Sums(seed), config);
    plain_nodes += plain.nodes;
    for (std::size_t i = 0; i < kSafe.size(); ++i) {
      config.pruning = kSafe[i];
      const auto pruned = solve(Sums(seed), config);
      CHECK(pruned.score == plain.score);
      nodes[i] += pruned.nodes;
    }
  }
  for (const std::uint64_t n : nodes) CHECK(n < plain_nodes);
}

TEST_CASE("Late quiet moves are left out near the horizon only") {
  std::uint64_t plain_nodes = 0, pruned_nodes = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    AlphaBetaConfig config;
    config.depth = 6;
    plain_nodes += solve(Sums(seed), config).nodes;
    config.pruning.late_moves = 1;
    pruned_nodes += solve(Sums(seed), config).nodes;
  }
  CHECK(pruned_nodes < plain_nodes);
  for (const int heap : {3, 4}) {
    const Nim nim({1, 2, heap});
    AlphaBetaConfig whole = full_config();
    whole.pruning = {10, 10, 10, 2};
    CHECK(is_win(solve(nim, whole).score) == nim.should_win());
  }
}
