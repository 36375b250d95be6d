#include "sdk/search/proof_number.hpp"

#include "catch.hpp"
#include "tiny_games.hpp"

using namespace tablier;
using tablier::tiny::Nim;

TEST_CASE("Every nim of three heaps up to six is proven as Bouton's theory says") {
  for (int a = 0; a <= 6; ++a)
    for (int b = 0; b <= a; ++b)
      for (int c = a == 0 ? 1 : 0; c <= b || (a == 0 && c <= 1); ++c) {
        if (a + b + c == 0) continue;
        ProofSearch<Nim> search(1 << 16);
        const Nim nim({a, b, c});
        const auto result = search.prove(nim, {});
        REQUIRE(result.wins);
        CHECK(*result.wins == nim.should_win());
      }
}

TEST_CASE("A proven line goes to the end and its last move is the attacker's") {
  ProofSearch<Nim> search(1 << 20);
  Nim nim({3, 4, 5});
  const auto result = search.prove(nim, {});
  REQUIRE(result.wins == true);
  for (const std::uint32_t move : result.line) {
    CHECK_FALSE(nim.attacker_wins());
    nim.play(move);
  }
  CHECK(nim.attacker_wins() == true);
  CHECK(result.line.size() % 2 == 1);
}

TEST_CASE("A proof search that may not look at enough says that it does not know") {
  ProofSearch<Nim> search(1 << 16);
  const auto result = search.prove(Nim({7, 8, 9}), {.nodes = 5});
  CHECK_FALSE(result.wins);
  CHECK(result.line.empty());
}

TEST_CASE("A table of a few entries costs nodes, not the answer") {
  ProofSearch<Nim> small(1);
  const auto result = small.prove(Nim({3, 4, 5}), {});
  REQUIRE(result.wins);
  CHECK(*result.wins);
}
