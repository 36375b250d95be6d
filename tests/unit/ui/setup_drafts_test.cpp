#include "ui/screens/setup_drafts.hpp"

#include "catch.hpp"
#include "temp_folder.hpp"
#include "ui/screens/parameter_labels.hpp"

using namespace tablier;

namespace {

/// Played on one quarter or on a board of two.
std::shared_ptr<const GameEntry> game_of_boards() {
  const std::vector<std::string> quarters{"A", "B", "C"};
  auto entry = std::make_shared<GameEntry>();
  entry->name = "toy";
  entry->spec.default_variant = "plain";
  entry->spec.seats = {1, 2};
  entry->parameters = {
      {.name = "on", .type = ParameterType::choice, .fallback = "board", .values = {"board", "quarter"}},
      {.name = "board",
       .type = ParameterType::patterns,
       .fallback = Value::list(),
       .max = 2,
       .values = quarters,
       .only_with = "on",
       .only_for = {"board"}},
      {.name = "size", .type = ParameterType::integer, .fallback = 5, .min = 1, .max = 9},
  };
  entry->variants.push_back({.name = "plain", .title = {}, .summary = {}, .hooks = {}, .problem = {}});
  return entry;
}

Locale toy_locale() {
  const test::TempFolder folder;
  folder.write("texts.yaml", "parameter: {board: {fr: Le plateau, en: The board}}\n");
  Locale locale;
  CHECK(locale.add_folder(folder.path(), "toy").empty());
  return locale;
}

}  // namespace

TEST_CASE("What is typed and is no board is told with the title that players know, as long as it is offered") {
  SetupModel model(game_of_boards());
  const Locale locale = toy_locale();
  CHECK_FALSE(first_draft_problem(locale, model, {}));
  CHECK_FALSE(first_draft_problem(locale, model, {{"board", "A B1"}}));
  const auto problem = first_draft_problem(locale, model, {{"board", "A"}});
  REQUIRE(problem);
  CHECK(problem->text == Text("option.patterns", {{"name", "The board"}, {"count", 1}, {"wanted", 2}}));
  REQUIRE(model.set(model.game().parameters[0], "quarter").ok());
  CHECK_FALSE(first_draft_problem(locale, model, {{"board", "A"}}));
  CHECK(first_draft_problem(locale, model, {{kSeedDraft, "x"}})->text.key == "setup.bad_seed");
}

TEST_CASE("What the rules refuse is told with the title of the parameter that it is about, and what somebody typed as it is") {
  const auto entry = game_of_boards();
  const Locale locale = toy_locale();
  const Problem why("toy.problem", {{"name", "board"}, {"text", "board"}});
  CHECK(in_players_terms(locale, *entry, why).text == Text("toy.problem", {{"name", "The board"}, {"text", "board"}}));
  REQUIRE(parameter_of(*entry, why));
  CHECK(parameter_of(*entry, why)->name == "board");
  CHECK_FALSE(parameter_of(*entry, Problem("toy.problem", {{"name", "gone"}})));
  CHECK_FALSE(parameter_of(*entry, Problem("toy.problem", {{"text", "board"}})));
}

TEST_CASE("What is being typed and says nothing yet is not among what was asked for") {
  SetupModel model(game_of_boards());
  REQUIRE(model.set(model.game().parameters[2], 4).ok());
  CHECK(options_but_drafts(model, {}) == Value::map({{"size", 4}}));
  CHECK(options_but_drafts(model, {{"size", "44"}}) == Value::map());
}

TEST_CASE("Until a board is chosen nobody knows it, but for a seed") {
  SetupModel model(game_of_boards());
  const Parameter& board = model.game().parameters[1];
  CHECK(model.board_by_chance());
  model.seed = 7;
  CHECK_FALSE(model.board_by_chance());
  model.seed.reset();
  REQUIRE(model.set(board, *parse(board, "A B1")).ok());
  CHECK_FALSE(model.board_by_chance());
  CHECK(written(board, model.value(board)) == "A B1");
  CHECK(*parse(board, written(board, model.value(board))) == model.value(board));
}

TEST_CASE("Lists stand in their fields as people write them, and are read so") {
  const Parameter hands{.name = "hands", .type = ParameterType::integers, .fallback = Value::list(), .min = 1, .max = 13};
  const Value sizes = Value::list_of(std::vector{9, 9, 7});
  CHECK(written(hands, sizes) == "9, 9, 7");
  CHECK(*parse(hands, "9, 9, 7") == sizes);
  CHECK(written(hands, Value::list()).empty());
}

TEST_CASE("What a match is played on is told from its other rules") {
  const auto entry = game_of_boards();
  CHECK(makes_board(*entry, entry->parameters[0]));
  CHECK(makes_board(*entry, entry->parameters[1]));
  CHECK_FALSE(makes_board(*entry, entry->parameters[2]));
}
