#include "content/game_spec.hpp"
#include "folders.hpp"
#include "table.hpp"

using namespace tablier;
using namespace tablier::triominos;

namespace {

const GameSpec& sheet() {
  static const LoadedGameSpec loaded = load_game_spec({source_folder() / "content/triominos"});
  for (const Problem& p : loaded.problems) FAIL(p.where.file << ":" << p.where.line << ": " << p.text.key);
  REQUIRE(loaded.spec);
  return *loaded.spec;
}

}  // namespace

TEST_CASE("The library knows the five variants, the standard one first") {
  CHECK(sheet().default_variant == "standard");
  CHECK(sheet().variants == std::vector<std::string>{"standard", "challenge", "match", "children", "classic"});
  CHECK(sheet().seats.min == 1);
  CHECK(sheet().seats.max == 4);
}
