#include "folders.hpp"
#include "script/variant.hpp"
#include "table.hpp"

#include <array>

using namespace tablier;
using namespace tablier::katamino;

namespace {

Variant bundled(const std::string& name) { return test::bundled_variant("katamino", name); }

std::int64_t stars(int winners, int hints, bool solution_seen) {
  const Variant penta = bundled("penta");
  const std::vector<std::int64_t> seats(static_cast<std::size_t>(winners), 1);
  const std::array fields{Field{"winners", std::span<const std::int64_t>(seats)}, Field{"hints", std::int64_t{hints}},
                          Field{"solution_seen", solution_seen}};
  const auto answer = penta.hooks->call(Hook::round_end, fields, 0);
  REQUIRE(answer);
  return *answer->find("stars")->as_int();
}

}  // namespace

TEST_CASE("Stars tell how much help a solution took") {
  CHECK(stars(1, 0, false) == 3);
  CHECK(stars(1, 1, false) == 2);
  CHECK(stars(1, 2, false) == 2);
  CHECK(stars(1, 3, false) == 1);
  CHECK(stars(1, 0, true) == 0);
  CHECK(stars(0, 0, false) == 0);
}

TEST_CASE("Step by step each piece shares a side with one that lies, and the puzzle can still be solved") {
  const Variant step = bundled("step");
  CHECK(step.extends == "penta");
  const auto made = try_game(Settings{{"pieces", "2,4,5,8"}}, step.hooks);
  REQUIRE(made);
  const auto state = (*made)->start({});
  CHECK(count_moves(*state) == 128);
  play(*state, {"L:a1-b1-c1-d1-d2"});
  CHECK(why(*state, "V:a5-b5-c5-a4-a3") == "katamino.reason.step_by_step");
  CHECK(why(*state, "N:a2-b2-c2-c3-d3") == "legal");
  CHECK(*state->facts(seat(0)).find("solvable") == Value(true));
  CHECK(step.hooks->take_faults().empty());
}
