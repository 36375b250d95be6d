#include "script/memory_arena.hpp"

#include "catch.hpp"
#include "sdk/rng.hpp"

#include <cstring>
#include <vector>

using tablier::Rng;
using tablier::lua::MemoryArena;

namespace {

struct Block {
  unsigned char* bytes;
  std::size_t size;
  unsigned char fill;
};

bool intact(const Block& b) {
  for (std::size_t i = 0; i < b.size; ++i)
    if (b.bytes[i] != b.fill) return false;
  return true;
}

std::size_t random_size(Rng& rng) { return 1 + (rng.below(4) ? rng.below(200) : rng.below(6000)); }

}  // namespace

TEST_CASE("blocks of an arena keep their bytes while others come, move and go") {
  MemoryArena arena(8u << 20);
  Rng rng(3);
  std::vector<Block> blocks;
  std::size_t used = 0;
  for (int step = 0; step < 20'000; ++step) {
    const std::uint32_t what = rng.below(3);
    if (what == 0 || blocks.empty()) {
      const std::size_t size = random_size(rng);
      Block b{static_cast<unsigned char*>(arena.allocate(size)), size, static_cast<unsigned char>(rng.below(256))};
      REQUIRE(b.bytes);
      REQUIRE(reinterpret_cast<std::uintptr_t>(b.bytes) % 16 == 0);
      std::memset(b.bytes, b.fill, size);
      used += size;
      blocks.push_back(b);
      continue;
    }
    Block& b = blocks[rng.below(static_cast<std::uint32_t>(blocks.size()))];
    REQUIRE(intact(b));
    used -= b.size;
    if (what == 1) {
      arena.release(b.bytes, b.size);
      b = blocks.back();
      blocks.pop_back();
    } else {
      const std::size_t size = random_size(rng);
      b.bytes = static_cast<unsigned char*>(arena.resize(b.bytes, b.size, size));
      REQUIRE(intact({b.bytes, std::min(b.size, size), b.fill}));
      b.size = size;
      std::memset(b.bytes, b.fill, size);
      used += size;
    }
    REQUIRE(arena.used() == used);
    REQUIRE(arena.held() <= arena.peak());
  }
}

TEST_CASE("an arena gives nothing beyond its ceiling, and what is given back counts again") {
  MemoryArena arena(1u << 20);
  void* half = arena.allocate(600'000);
  REQUIRE(half);
  CHECK(arena.allocate(600'000) == nullptr);
  CHECK(arena.resize(half, 600'000, 1'200'000) == nullptr);
  arena.release(half, 600'000);
  CHECK(arena.used() == 0);
  void* again = arena.allocate(900'000);
  CHECK(again);
  arena.release(again, 900'000);
  int small = 0;
  while (arena.allocate(64)) ++small;
  CHECK(small > 15'000);
  CHECK(arena.peak() <= 1u << 20);
}

TEST_CASE("a block can always become smaller, even at the ceiling") {
  MemoryArena arena(256u << 10);
  auto* large = static_cast<unsigned char*>(arena.allocate(100'000));
  REQUIRE(large);
  std::memset(large, 7, 100'000);
  while (arena.allocate(32)) {
  }
  auto* small = static_cast<unsigned char*>(arena.resize(large, 100'000, 48));
  REQUIRE(small);
  CHECK(intact({small, 48, 7}));
  arena.release(small, 48);
  void* same = arena.allocate(48);
  CHECK(same);
}

TEST_CASE("All arenas together hold no more than one script may have, and what is gone counts again") {
  const auto fill = [](MemoryArena& arena) {
    std::size_t blocks = 0;
    while (arena.allocate(1'000'000)) ++blocks;
    return blocks;
  };
  MemoryArena first(48u << 20);
  const std::size_t most = fill(first);
  REQUIRE(most > 40);
  {
    MemoryArena second(48u << 20);
    CHECK(fill(second) < 20);
    CHECK(first.held() + second.held() <= MemoryArena::kTogether);
    MemoryArena third(48u << 20);
    CHECK(third.allocate(2'000'000) == nullptr);
  }
  MemoryArena later(8u << 20);
  CHECK(later.allocate(7'000'000));
}
