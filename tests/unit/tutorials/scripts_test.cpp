#include "catch.hpp"
#include "content/game_spec.hpp"
#include "folders.hpp"
#include "game.hpp"
#include "parameters.hpp"
#include "script/variant.hpp"

#include <array>

/// The examples of scripts/README.md do what it says of them.
using namespace tablier;

namespace {

const std::filesystem::path kScriptsSource = source_folder();
const std::filesystem::path kExamples = kScriptsSource / "tests/data/tutorial/scripts";

Variant example(const std::string& name) {
  auto variant = load_variant(kExamples / "katamino" / (name + ".lua"), {kScriptsSource / "scripts", kExamples});
  INFO((variant ? "" : variant.problem().text.key));
  REQUIRE(variant);
  CHECK(variant->extends == "penta");
  CHECK(variant->title.size() == 2);
  return *std::move(variant);
}

std::unique_ptr<const Game> game_of(const Variant& variant) {
  static const auto content = std::make_shared<const Content>(load_game_spec({kScriptsSource / "content/katamino"}).spec->content);
  Value settings = Value::map();
  for (const auto& [name, setting] : variant.options) settings.set(name, setting.value);
  const auto options = Options::make(katamino::parameters(*content), settings);
  REQUIRE(options);
  auto game = katamino::make_game({content, variant.hooks, *options});
  REQUIRE(game);
  return *std::move(game);
}

std::int64_t stars(const Variant& variant, double seconds, int hints) {
  const std::array<std::int64_t, 1> winners{1};
  const std::array fields{Field{"winners", std::span<const std::int64_t>(winners)}, Field{"seconds", seconds},
                          Field{"hints", std::int64_t{hints}}, Field{"solution_seen", false}};
  const auto value = variant.hooks->call(Hook::round_end, fields, 1);
  REQUIRE(value);
  return *value->find("stars")->as_int();
}

}  // namespace

TEST_CASE("A variant may be nothing but options") {
  const auto state = game_of(example("free-four"))->start({});
  CHECK(state->parse("I:a1-a2-a3-a4-a5").ok());
  CHECK(*state->facts(seat(0)).find("solvable") == Value(true));
}

TEST_CASE("A variant's allow hook decides which moves are legal") {
  const auto game = game_of(example("corner-first"));
  const auto state = game->start({});
  CHECK(state->parse("L:b1-b2-b3-b4-c1").problem().text.key == "katamino.reason.not_allowed");
  const auto first = state->parse("L:a1-a2-a3-a4-b1");
  REQUIRE(first);
  state->play(*first);
  CHECK(state->parse("P:b2-b3-c2-c3-c4").problem().text.key == "katamino.reason.not_in_challenge");
  CHECK(state->parse("V:b5-c5-d5-d4-d3").ok());
}

TEST_CASE("A variant's round_end hook gives stars, with help from a library") {
  const Variant variant = example("against-the-clock");
  CHECK(stars(variant, 42, 0) == 3);
  CHECK(stars(variant, 42, 1) == 2);
  CHECK(stars(variant, 100, 0) == 2);
  CHECK(stars(variant, 900, 0) == 1);
}
