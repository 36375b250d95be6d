#include "catch.hpp"
#include "content/files.hpp"
#include "folders.hpp"
#include "script/game/game_functions.hpp"
#include "script/game/game_script.hpp"
#include "script/game/game_shapes.hpp"

#include <vector>

/// The pages for authors of games in Lua leave nothing out.
using namespace tablier;

namespace {

std::vector<std::string> names_in_table() {
  std::vector<std::string> names(lua::kGameFunctionNames.begin(), lua::kGameFunctionNames.end());
  for (const HookField& field : lua::game_fields()) names.push_back(field.name);
  return names;
}

std::string page(const char* name) { return *read_file(source_folder() / "scripts" / name); }

bool stands(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("The example of touch drops a stone at the top of its column, wherever it then lies") {
  const auto roots = std::vector{source_folder() / "tests/data/tutorial/scripts", source_folder() / "scripts"};
  const auto script = load_game_script(roots[0] / "drop/game.lua", roots);
  REQUIRE(script);
  const auto game = (*script)->make_game({.content = nullptr, .script = nullptr, .options = {}});
  REQUIRE(game);
  const auto state = (*game)->start({.seats = 2});
  state->play(*state->parse("c1"));
  const Touch touch = state->touch(*state->parse("c2"));
  REQUIRE(touch.size() == 1);
  CHECK(touch[0].kind == GestureKind::put);
  CHECK(touch[0].places == std::vector{Place{2, 5}});
}

TEST_CASE("Every field and function of a game in Lua stands in the tutorial, on the page of the API and among the types") {
  const std::string tutorial = page("README.md"), api = page("API.md"), types = page("api.meta.lua");
  for (const std::string& name : names_in_table()) {
    INFO(name);
    CHECK((stands(tutorial, "`" + name + "`") || stands(tutorial, "`" + name + "(")));
    CHECK(stands(api, "| `" + name + "`"));
    CHECK((stands(types, "---@field " + name + " ") || stands(types, "---@field " + name + "? ")));
  }
}
