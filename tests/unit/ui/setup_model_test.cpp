#include "ui/screens/setup_model.hpp"

#include "catch.hpp"
#include "ui/screens/memory.hpp"
#include "ui/screens/parameter_labels.hpp"

using namespace tablier;

namespace {

/// A game of two variants: `plain` and `wide`, which sets the board and opens another parameter.
std::shared_ptr<const GameEntry> game() {
  auto entry = std::make_shared<GameEntry>();
  entry->name = "toy";
  entry->spec.name = "toy";
  entry->spec.default_variant = "plain";
  entry->spec.seats = {1, 4};
  entry->parameters = {
      {.name = "mode", .type = ParameterType::choice, .fallback = "near", .values = {"near", "far"}, .by_variant = true},
      {.name = "board", .type = ParameterType::integer, .fallback = 13, .min = 5, .max = 19},
      {.name = "items",
       .type = ParameterType::integers,
       .fallback = Value::list_of(std::vector{2, 5}),
       .min = 1,
       .max = 9,
       .distinct = true},
      {.name = "lamps", .type = ParameterType::boolean, .fallback = false, .only_with = "mode", .only_for = {"far"}},
      {.name = "shade",
       .type = ParameterType::choice,
       .fallback = "red",
       .values = {"red", "blue"},
       .only_with = "lamps",
       .only_for = {"true"}},
  };
  entry->variants.push_back({.name = "plain", .title = {}, .summary = {}, .hooks = {}, .problem = {}});
  entry->variants.push_back(
      {.name = "wide", .title = {}, .summary = {}, .settings = Value::map({{"mode", "far"}, {"board", 19}}), .hooks = {}, .problem = {}});
  return entry;
}

std::vector<std::string> names(const SetupModel& model) {
  std::vector<std::string> all;
  for (const Parameter* p : model.offered()) all.push_back(p->name);
  return all;
}

const Parameter& parameter(const SetupModel& model, std::string_view name) {
  for (const Parameter& p : model.game().parameters)
    if (p.name == name) return p;
  FAIL("no such parameter");
  return model.game().parameters.front();
}

}  // namespace

TEST_CASE("Variants that were read anew take the old ones' place; one that is gone is left for the default one") {
  SetupModel model(game());
  model.choose_variant("wide");
  REQUIRE(model.set(parameter(model, "board"), 7).ok());
  const auto changed = [](const auto& change) {
    auto entry = std::make_shared<GameEntry>(*game());
    change(entry->variants);
    return entry;
  };
  model.renew(
      changed([](auto& variants) { variants.push_back({.name = "third", .title = {}, .summary = {}, .hooks = {}, .problem = {}}); }));
  CHECK(model.game().variants.size() == 3);
  CHECK(model.variant().name == "wide");
  CHECK(model.value(parameter(model, "board")) == Value(7));
  model.renew(changed([](auto& variants) { variants[1].problem = Problem("script.no_title"); }));
  CHECK(model.variant().name == "plain");
  model.renew(game());
  model.choose_variant("wide");
  model.renew(changed([](auto& variants) { variants.pop_back(); }));
  CHECK(model.variant().name == "plain");
}

TEST_CASE("Only parameters that mean something are offered, and never what makes the variant") {
  SetupModel model(game());
  CHECK(names(model) == std::vector<std::string>{"board", "items"});
  model.choose_variant("wide");
  CHECK(names(model) == std::vector<std::string>{"board", "items", "lamps"});
  REQUIRE(model.set(parameter(model, "lamps"), true).ok());
  CHECK(names(model) == std::vector<std::string>{"board", "items", "lamps", "shade"});
}

TEST_CASE("What means nothing beside the other choices is no part of the match, and comes back when it does") {
  SetupModel model(game());
  model.choose_variant("wide");
  REQUIRE(model.set(parameter(model, "lamps"), true).ok());
  REQUIRE(model.set(parameter(model, "shade"), "blue").ok());
  CHECK(model.options() == Value::map({{"lamps", true}, {"shade", "blue"}}));
  REQUIRE(model.set(parameter(model, "lamps"), false).ok());
  CHECK(model.options() == Value::map());
  CHECK(model.setup(1).options == Value::map());
  REQUIRE(model.set(parameter(model, "lamps"), true).ok());
  CHECK(model.options() == Value::map({{"lamps", true}, {"shade", "blue"}}));
}

TEST_CASE("A choice counts as changed only where it differs from the variant's own") {
  SetupModel model(game());
  const Parameter& board = parameter(model, "board");
  CHECK(model.value(board) == Value(13));
  model.choose_variant("wide");
  CHECK(model.value(board) == Value(19));
  CHECK_FALSE(model.is_changed(board));
  REQUIRE(model.set(board, 15).ok());
  CHECK(model.is_changed(board));
  CHECK(model.options() == Value::map({{"board", 15}}));
  REQUIRE(model.set(board, 19).ok());
  CHECK_FALSE(model.anything_changed());
}

TEST_CASE("What a parameter may not hold is refused and changes nothing") {
  SetupModel model(game());
  CHECK_FALSE(model.set(parameter(model, "board"), 99).ok());
  CHECK_FALSE(model.set(parameter(model, "board"), "large").ok());
  CHECK_FALSE(model.anything_changed());
}

TEST_CASE("Items of a list go in and out in ascending order") {
  SetupModel model(game());
  const Parameter& items = parameter(model, "items");
  CHECK(model.holds(items, 5));
  REQUIRE(model.toggle(items, 3).ok());
  CHECK(to_text(model.value(items)) == "2,3,5");
  REQUIRE(model.toggle(items, 2).ok());
  CHECK(to_text(model.value(items)) == "3,5");
}

TEST_CASE("Each variant keeps its own choices, and going back to its values keeps the players") {
  SetupModel model(game());
  model.fit({2, 4}, 3);
  model.players()[0].name = "Ada";
  REQUIRE(model.set(parameter(model, "board"), 9).ok());
  model.choose_variant("wide");
  CHECK_FALSE(model.anything_changed());
  model.choose_variant("plain");
  CHECK(model.value(parameter(model, "board")) == Value(9));
  model.reset();
  CHECK(model.value(parameter(model, "board")) == Value(13));
  CHECK(model.players()[0].name == "Ada");
}

TEST_CASE("Going back to the variant's own values takes the clock away too, where there is one") {
  SetupModel model(game());
  model.fit({2, 2}, 3);
  CHECK_FALSE(model.anything_to_reset());
  model.clock = ClockRules{.seconds = 300};
  CHECK(model.anything_to_reset());
  CHECK_FALSE(model.anything_changed());
  model.reset();
  CHECK_FALSE(model.clock);
  CHECK_FALSE(model.anything_to_reset());
}

TEST_CASE("Blanks around a name are not part of it") {
  SetupModel model(game());
  model.fit({2, 2}, 3);
  model.players()[0].name = " Ada B. ";
  CHECK(model.setup(1).players.front().name == "Ada B.");
  SetupModel again(game());
  again.recall(model.remembered());
  CHECK(again.players().front().name == "Ada B.");
}

TEST_CASE("Seats follow the rules: a human and a gentle bot first, whoever left comes back") {
  SetupModel model(game());
  model.fit({2, 4}, 5);
  REQUIRE(model.players().size() == 2);
  CHECK(model.players()[0].human);
  CHECK(model.players()[1] == Player{false, 2, ""});
  model.seat_player(1, 5);
  model.starter = 1;
  model.fit({1, 1}, 1);
  CHECK(model.players().size() == 1);
  CHECK_FALSE(model.starter);
  model.fit({2, 2}, 3);
  CHECK(model.players()[1] == Player{false, 3, ""});
  model.fit({2, 2}, 0);
  CHECK(model.players()[1].human);
}

TEST_CASE("A bot that comes back to its seat is as strong as it was, as far as the rules have such") {
  SetupModel model(game());
  model.fit({2, 2}, 9);
  CHECK(model.level_of(0) == 2);
  model.seat_player(1, 7);
  model.seat_player(1, 0);
  CHECK(model.players()[1].human);
  CHECK(model.level_of(1) == 7);
  model.fit({2, 2}, 5);
  CHECK(model.level_of(1) == 5);
}

TEST_CASE("The match takes the seed and the starter, or draws them") {
  SetupModel model(game());
  model.fit({2, 2}, 0);
  CHECK(model.setup(7).seed == 7);
  CHECK(model.setup(7).starter == 1);
  CHECK(model.setup(8).starter == 0);
  model.starter = 1;
  model.seed = 42;
  CHECK(model.setup(8).seed == 42);
  CHECK(model.setup(8).starter == 1);
  CHECK(model.setup(8).players.size() == 2);
}

TEST_CASE("A puzzle is played by a human, whoever sat there in another variant") {
  SetupModel model(game());
  model.fit({2, 2}, 3);
  model.seat_player(0, 2);
  model.fit({1, 1}, 1);
  CHECK(model.setup(1).players.front().human);
}

TEST_CASE("What was chosen is found again, but for what is no longer offered") {
  SetupModel before(game());
  before.fit({2, 4}, 3);
  REQUIRE(before.set(parameter(before, "board"), 9).ok());
  before.choose_variant("wide");
  REQUIRE(before.set(parameter(before, "lamps"), true).ok());
  before.players()[1] = {false, 3, "Deep"};
  before.starter = 1;

  Settings settings;
  remember(settings, "toy", "setup", before.remembered());
  remember(settings, "toy", "map", "elsewhere");
  SetupModel after(game());
  after.recall(remembered(settings, "toy", "setup"));
  after.fit({2, 4}, 3);
  CHECK(after.variant().name == "wide");
  CHECK(after.value(parameter(after, "lamps")) == Value(true));
  CHECK(after.players() == before.players());
  CHECK(after.starter == 1);
  after.choose_variant("plain");
  CHECK(after.value(parameter(after, "board")) == Value(9));
}

TEST_CASE("A memory that makes no sense leaves the set-up as it is by itself") {
  for (const Value& odd :
       {Value(), Value(3), Value::map({{"variant", "gone"}, {"options", 5}, {"players", "two"}, {"starter", 9}}),
        Value::map({{"variant", 7},
                    {"options", Value::map({{"gone", Value::map()}, {"plain", 3}})},
                    {"players", Value::list_of(std::vector{1, 2})}}),
        Value::map({{"options", Value::map({{"plain", Value::map({{"board", "x"}, {"mode", "far"}, {"unknown", 1}})}})}})}) {
    SetupModel model(game());
    model.recall(odd);
    model.fit({2, 2}, 0);
    CHECK(model.variant().name == "plain");
    CHECK_FALSE(model.anything_changed());
    CHECK(model.players().size() == 2);
  }
}

TEST_CASE("Nothing remembered is null, and one game's memory leaves the others'") {
  Settings settings;
  CHECK(remembered(settings, "toy", "setup").is_null());
  remember(settings, "toy", "setup", 1);
  remember(settings, "other", "setup", 2);
  CHECK(remembered(settings, "toy", "setup") == Value(1));
  CHECK(remembered(settings, "other", "map").is_null());
  settings.last_setup = Value(3);
  CHECK(remembered(settings, "toy", "setup").is_null());
  remember(settings, "toy", "setup", 4);
  CHECK(remembered(settings, "toy", "setup") == Value(4));
}

TEST_CASE("Parameters and values are told in the game's words where it has any") {
  const auto toy = game();
  Locale locale;
  CHECK(parameter_title(locale, *toy, toy->parameters[1]) == "board");
  CHECK(parameter_help(locale, *toy, toy->parameters[1]).empty());
  CHECK(value_label(locale, *toy, toy->parameters[2], Value::list_of(std::vector{2, 5})) == "2, 5");
  CHECK(value_label(locale, *toy, toy->parameters[0], "far") == "far");
}

TEST_CASE("what was set otherwise than the variant's text has it is told beside that text") {
  SetupModel model(game());
  const Locale locale;
  const auto told = [&] { return changed_settings(locale, model.game(), model.variant(), model.options()); };
  CHECK(told().empty());
  REQUIRE(model.set(parameter(model, "board"), 15));
  CHECK(told().find("15") != std::string::npos);
  CHECK(told().find("13") != std::string::npos);
  REQUIRE(model.set(parameter(model, "board"), 13));
  CHECK(told().empty());
  model.choose_variant("wide");
  REQUIRE(model.set(parameter(model, "board"), 13));
  CHECK(told().find("19") != std::string::npos);
}
