#include "folders.hpp"
#include "script/variant.hpp"
#include "table.hpp"

#include <array>

using namespace tablier;
using namespace tablier::pente;

namespace {

Variant bundled_variant(const std::string& name) { return test::bundled_variant("pente", name); }

Value match_answer(Hook hook, std::vector<std::int64_t> winners, std::vector<std::int64_t> points, int starter, int target) {
  const Variant standard = bundled_variant("standard");
  const Value options = Value::map({{"rounds_to_win", target}});
  const std::array fields{Field{"winners", std::span<const std::int64_t>(winners)}, Field{"points", std::span<const std::int64_t>(points)},
                          Field{"seats", std::int64_t{2}}, Field{"starter", std::int64_t{starter}}, Field{"options", &options}};
  auto answer = standard.hooks->call(hook, fields, 0);
  REQUIRE(answer);
  return *std::move(answer);
}

}  // namespace

TEST_CASE("G-Pente forbids what the tournament rule leaves on the lines through the centre, for the third stone alone") {
  const Variant g = bundled_variant("g-pente");
  Value settings = Value::map({{"tournament_rule", true}, {"allow_until", 3}});
  Table t(settings, "K10 A1", 0, g.hooks);
  for (const char* name : {"N10", "O10", "G10", "F10", "K13", "K14", "K7", "K6"}) CHECK(t.why(name) == "pente.reason.g_pente");
  CHECK(t.why("P10") == "legal");
  CHECK(t.why("N13") == "legal");
  CHECK(t.why("M10") == "pente.reason.too_near");
  CHECK(t.moves().size() == 359 - 24 - 8);
  play(*t.state, "P10 B1");
  CHECK(t.why("N10") == "legal");
  CHECK(g.hooks->take_faults().empty());
}

TEST_CASE("The loser of a round begins the next, and the match is won by rounds") {
  const Value lost = match_answer(Hook::round_end, {1}, {0, 0}, 1, 2);
  CHECK(*lost.find("starter")->as_int() == 2);
  CHECK(*lost.find("points") == Value::list_of(std::array{1, 0}));
  CHECK(*match_answer(Hook::round_end, {2}, {0, 0}, 1, 2).find("starter")->as_int() == 1);
  CHECK(*match_answer(Hook::round_end, {}, {0, 0}, 1, 2).find("starter")->as_int() == 2);
  CHECK_FALSE(*match_answer(Hook::match_end, {1}, {1, 0}, 1, 2).find("over")->as_bool());
  const Value won = match_answer(Hook::match_end, {1}, {2, 1}, 1, 2);
  CHECK(*won.find("over")->as_bool());
  CHECK(*won.find("winners") == Value::list_of(std::array{1}));
  CHECK(*match_answer(Hook::match_end, {}, {0, 0}, 1, 1).find("over")->as_bool());
}

TEST_CASE("O-Pente is Keryo, poof and boat in one") {
  const Variant o = bundled_variant("o-pente");
  CHECK(o.extends == "keryo");
  for (const char* name : {"poof", "captures_more_than_other", "five_must_stand"}) CHECK(o.options.count(name) == 1);
}
