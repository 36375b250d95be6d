#include "script/caught.hpp"

#include "catch.hpp"
#include "folders.hpp"

#include <chrono>

using namespace tablier;

TEST_CASE("A fault that a script catches and prints is a sentence with its line, and all else stays as it was printed") {
  Locale locale;
  REQUIRE(locale.add_folder(source_folder() / "content/locale").empty());
  const auto told = [&](const char* printed) { return with_caught_faults(locale, printed); };
  CHECK(told("false\t#0:3: script.frozen_table: s.position.turn\t7") ==
        "false\tline 3: " + locale.say(Text("script.frozen_table", {{"detail", "s.position.turn"}})) + "\t7");
  CHECK(told("{\"#1:40: script.too_long: \"}") == "{\"line 40: " + locale.say(Text("script.too_long", {{"detail", ""}})) + "\"}");
  CHECK(told("#0:3: script.no_member: captred") == "line 3: the position has nothing called 'captred' here");
  CHECK(told("#0:12: attempt to call a nil value") == "line 12: Lua says: attempt to call a nil value");
  CHECK(told("false\tscript.finaliser: __gc\t7") == "false\tfinalisers (__gc) are not allowed\t7");
  CHECK(told("script.too_long: ") == "the text would become too long");
  for (const char* plain : {"", "#1", "#3:x: y", "script.no_such: a", "a #b 12: c"}) CHECK(told(plain) == plain);
}

TEST_CASE("However long what a script prints is, the faults in it are looked for once") {
  const Locale locale;
  for (const std::string& part : {std::string("x"), std::string("#"), std::string("#0"), std::string("#1:1"), std::string("script.")}) {
    std::string all;
    while (all.size() < 400'000) all += part;
    const auto begun = std::chrono::steady_clock::now();
    CHECK(with_caught_faults(locale, all) == all);
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(2));
  }
}
