#include "catch.hpp"
#include "program.hpp"

#include <fstream>
#include <sstream>

namespace fs = std::filesystem;
using tablier::test::has;
using tablier::test::Program;

namespace {

std::string read(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

/// With its commented settings and hooks brought to life.
std::string awake(const std::string& text) {
  std::string all;
  std::istringstream lines(text);
  bool in_hook = false;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t dashes = line.find("-- ");
    const std::string rest = dashes == line.npos ? "" : line.substr(dashes + 3);
    if (rest.ends_with("= function(given)")) in_hook = true;
    const bool setting = line.starts_with("    -- ") && rest.find(" = ") != rest.npos && rest.ends_with(',');
    all += (in_hook || setting ? rest : line) + "\n";
    if (rest == "end,") in_hook = false;
  }
  return all;
}

}  // namespace

TEST_CASE("new variant writes a running starting point, and what is commented in it is right") {
  const Program tablier;
  const auto made = tablier({"new", "variant", "heap/misere", "my-heap"});
  CHECK(made.status == 0);
  CHECK(made.err.empty());
  const std::string file = made.out.substr(0, made.out.find(" is ready"));
  REQUIRE(fs::exists(file));
  const std::string text = read(file);
  CHECK(has(text, "extends = \"misere\""));
  CHECK(has(text, "title = {fr = \"My heap\", en = \"My heap\"}"));
  CHECK(has(text, "    -- counters = "));
  CHECK(has(text, "  -- score = function(given)"));
  CHECK(tablier({"check", file}).status == 0);
  const auto tests = tablier({"test-script", file});
  CHECK(tests.status == 0);
  CHECK(tests.out == "1 test, failed: 0\n");
  CHECK(tablier({"position", "heap/my-heap"}).status == 0);
  CHECK(has(tablier({"games"}).out, "heap/my-heap"));

  std::ofstream(file) << awake(text);
  const auto checked = tablier({"check", file});
  INFO(checked.out);
  CHECK(checked.status == 0);
  CHECK(tablier({"test-script", file}).status == 0);
}

TEST_CASE("new variant overwrites nothing and hides nothing") {
  const Program tablier;
  REQUIRE(tablier({"new", "variant", "heap", "mine"}).status == 0);
  CHECK(tablier({"new", "variant", "heap", "mine"}).status == 1);
  CHECK(tablier({"new", "variant", "heap", "misere"}).status == 1);
}

TEST_CASE("new variant refuses a name that no save could hold, a game that is not there and half a call") {
  const Program tablier;
  for (const char* name : {"Été", "a b", "../x", "-x", ".x", ""}) CHECK(tablier({"new", "variant", "heap", name}).status == 2);
  CHECK(tablier({"new", "variant", "nothing", "x"}).status == 2);
  CHECK(tablier({"new", "variant", "heap"}).status == 2);
  CHECK(tablier({"new"}).status == 2);
}
