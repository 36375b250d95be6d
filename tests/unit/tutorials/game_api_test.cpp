#include "catch.hpp"
#include "content/files.hpp"
#include "folders.hpp"
#include "script/game/game_functions.hpp"
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

TEST_CASE("Every field and function of a game in Lua stands in the tutorial, on the page of the API and among the types") {
  const std::string tutorial = page("README.md"), api = page("API.md"), types = page("api.meta.lua");
  for (const std::string& name : names_in_table()) {
    INFO(name);
    CHECK((stands(tutorial, "`" + name + "`") || stands(tutorial, "`" + name + "(")));
    CHECK(stands(api, "| `" + name + "`"));
    CHECK((stands(types, "---@field " + name + " ") || stands(types, "---@field " + name + "? ")));
  }
}
