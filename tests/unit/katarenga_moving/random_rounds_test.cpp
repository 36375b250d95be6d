#include "catch.hpp"
#include "moving/scripted_rules.hpp"
#include "moving_set.hpp"
#include "sdk/rng.hpp"

#include <algorithm>
#include <map>

/// Random rounds of random rules on the plugin's position and on a plain reading of the rules, side by side, and back again.
namespace {

using namespace tablier;
using namespace tablier::katarenga;
using namespace tablier::katarenga::moving;

struct Twin {
  std::vector<std::string> start;
  Rules rules;
  int starter = 0;
};

/// Different squares, of the two sides in turn.
std::vector<std::string> random_start(Rng& rng) {
  std::vector<int> all(kMaxSquares);
  for (int i = 0; i < kMaxSquares; ++i) all[static_cast<std::size_t>(i)] = i;
  std::shuffle(all.begin(), all.end(), rng);
  all.resize(2 * (2 + rng.below(7)));
  std::vector<std::string> names;
  for (const int square : all) names.push_back(square_name(square));
  return names;
}

Twin random_rules(Rng& rng) {
  const auto flag = [&] { return rng.below(2) == 0; };
  Twin twin;
  Rules& rules = twin.rules;
  rules.goal = flag() ? Goal::camps : Goal::group;
  rules.captures = rules.has_camps() ? rng.below(8) > 0 : rng.below(4) == 0;
  rules.first_move_captures = rng.below(4) == 0;
  rules.fewest_pawns = static_cast<int>(rng.below(3));
  rules.no_move = flag() ? NoMove::loses : NoMove::draw;
  rules.repetitions = 2 + static_cast<int>(rng.below(3));
  rules.quiet_limit = 10 + static_cast<int>(rng.below(80));
  twin.starter = static_cast<int>(rng.below(2));
  twin.start = flag() ? usual_congress_start() : random_start(rng);
  for (std::size_t i = 0; i < twin.start.size(); ++i) rules.start[i % 2] |= squares({twin.start[i]});
  return twin;
}

plain::PlainRound plain_round(const Board& board, const Twin& twin) {
  plain::PlainRound plain(colours_of(board), twin.start, twin.rules.has_camps(), twin.starter);
  plain.captures = twin.rules.captures;
  plain.first_move_captures = twin.rules.first_move_captures;
  plain.stuck_loses = twin.rules.no_move == NoMove::loses;
  plain.fewest_pawns = twin.rules.fewest_pawns;
  plain.repetitions = twin.rules.repetitions;
  plain.quiet_limit = twin.rules.quiet_limit;
  return plain;
}

bool same_result(const Position& position, const plain::Result& plain) {
  const RoundResult result = ScriptedRules::native(position);
  const int winner = result.won_by(0) ? 0 : result.won_by(1) ? 1 : -1;
  return result.over == plain.over && winner == plain.winner && result.reason == plain.reason;
}

std::vector<std::string> sorted(std::vector<std::string> all) {
  std::sort(all.begin(), all.end());
  return all;
}

/// Plays a round, and takes it back to its start. The reason why it ended.
std::string play_round(const Board& board, const Twin& twin, Rng& rng) {
  const Reach reach(board, true);
  Position position(reach, twin.rules, twin.starter);
  plain::PlainRound plain = plain_round(board, twin);
  std::vector<std::uint64_t> keys;
  // A start in which a side is joined already is no start: the plugin refuses it, and here its first move ends it.
  while (!plain.result().over) {
    const auto moves = plain.moves();
    REQUIRE(sorted(notations(position)) == moves);
    const std::string& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    keys.push_back(position.key());
    play(position, move);
    plain.play(move);
    REQUIRE(same_result(position, plain.result()));
  }
  CHECK(position.plies() <= twin.rules.longest_round());
  for (; !keys.empty(); keys.pop_back()) {
    position.undo();
    REQUIRE(position.key() == keys.back());
  }
  CHECK(position.pawns(0) == twin.rules.start[0]);
  return plain.result().reason;
}

}  // namespace

TEST_CASE("Random rounds of random rules go as the rules read aloud, and back") {
  std::map<std::string, int> reasons;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    INFO("seed " << seed);
    Rng rng(seed);
    const Board board = board_of_seed(seed);
    Twin twin = random_rules(rng);
    if (is_one_group(twin.rules.start[0]) || is_one_group(twin.rules.start[1])) continue;
    ++reasons[play_round(board, twin, rng)];
  }
  for (const char* reason : {"joined", "camps", "few_pawns", "repetition", "quiet"}) {
    INFO(reason);
    CHECK(reasons[reason] > 0);
  }
}
