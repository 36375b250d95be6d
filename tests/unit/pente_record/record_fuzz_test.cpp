#include "catch.hpp"
#include "record.hpp"
#include "sdk/rng.hpp"

#include <string>

/// Spoiled files: the reader answers with a record that can be written and read again, or with a problem in the file. It never breaks.
namespace {

using namespace tablier;
using namespace tablier::pente;

const std::string kSound =
    "[Game \"D-Pente\"]\n[Player 1 Name \"a\"]\n[Player's Swapped? \"No\"]\n[Options \"size=15\"]\n[Result \"*\"]\n\n"
    "1. K10 L9 2. G7!D4 L11 {why} 3. A1 swap B2 4. resign *\n";

std::string spoiled(Rng& rng) {
  std::string text = kSound;
  for (std::uint32_t n = 1 + rng.below(6); n > 0 && !text.empty(); --n) {
    const auto at = rng.below(static_cast<std::uint32_t>(text.size()));
    switch (rng.below(4)) {
      case 0: text[at] = static_cast<char>(rng.below(256)); break;
      case 1: text.erase(at, 1 + rng.below(20)); break;
      case 2: text.insert(at, text.substr(rng.below(static_cast<std::uint32_t>(text.size())), rng.below(30))); break;
      default: text.resize(at); break;
    }
  }
  return text;
}

}  // namespace

TEST_CASE("A spoiled file gives a record that survives writing, or a problem with its place") {
  int sound = 0;
  for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
    Rng rng(seed);
    const std::string text = spoiled(rng);
    const auto record = kRecordFormat.read(text, "f");
    if (!record) {
      const Problem& p = record.problem();
      if (p.text.empty() || p.where.file != "f" || p.where.line < 1 || p.where.column < 1) FAIL_CHECK("no place: " << text);
      continue;
    }
    ++sound;
    const std::string once = kRecordFormat.write(*record);
    const auto again = kRecordFormat.read(once, "f");
    if (!again || kRecordFormat.write(*again) != once) FAIL_CHECK("not read back as it was written: " << once);
  }
  CHECK(sound > 100);
}
