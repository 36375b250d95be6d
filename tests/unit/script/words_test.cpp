#include "catch.hpp"
#include "content/locale.hpp"
#include "folders.hpp"
#include "lua_folder.hpp"

#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

using namespace tablier;
using test::LuaFolder;

namespace {

/// The keys of texts that the sources of this room mention.
std::set<std::string> keys_in_sources() {
  std::set<std::string> keys;
  const std::regex key("\"(script\\.[a-z0-9_.]+)\"");
  for (const auto& entry : std::filesystem::recursive_directory_iterator(source_folder() / "engine/script")) {
    if (entry.path().extension() != ".cpp") continue;
    std::ifstream file(entry.path());
    const std::string source(std::istreambuf_iterator<char>(file), {});
    for (std::sregex_iterator it(source.begin(), source.end(), key), end; it != end; ++it) keys.insert((*it)[1]);
  }
  return keys;
}

}  // namespace

TEST_CASE("every sentence of this room is there in both languages, and none is left over") {
  Locale locale;
  REQUIRE(locale.add_file(source_folder() / "content/locale/script.yaml").empty());
  const std::set<std::string> used = keys_in_sources();
  CHECK(used.size() > 30);
  for (const std::string& key : used) {
    INFO(key);
    CHECK(locale.has(key));
  }
  for (const auto& [key, sentence] : locale.texts()) {
    INFO(key);
    // How a round of a game in Lua may end for the engine's own reasons: keys that are put together.
    if (!key.starts_with("outcome.")) CHECK(used.contains(key));
    CHECK(sentence.size() == 2);
  }
}

TEST_CASE("a fault reads as one line with file, line and hook, in both languages") {
  Locale locale;
  REQUIRE(locale.add_folder(source_folder() / "content/locale").empty());
  const LuaFolder folder;
  for (const char* body : {"error('x')", "x = 1", "while true do end", "local s = 'x' while true do s = s .. s end",
                           "setmetatable({}, {__gc = 1})", "return print"}) {
    INFO(body);
    const auto hooks = folder.score(body, {.instructions = 100'000});
    CHECK_FALSE(hooks->call(Hook::score, {}, 0));
    const auto faults = hooks->take_faults();
    REQUIRE(faults.size() == 1);
    for (const char* language : {"fr", "en"}) {
      locale.use(language);
      const std::string said = locale.say(faults[0].problem);
      INFO(said);
      CHECK(said.find("variant.lua:") != std::string::npos);
      CHECK(said.find("score") != std::string::npos);
      CHECK(said.find("script.") == std::string::npos);
      CHECK(said.find('{') == std::string::npos);
      CHECK(said.find('\n') == std::string::npos);
    }
  }
}
