#include "ui/table/script_report_text.hpp"

#include "catch.hpp"
#include "folders.hpp"

using namespace tablier;

namespace {

ScriptReport report() {
  ScriptReport report;
  report.faults.push_back({.problem = Problem(Text("wrong"), {.file = "/home/me/slow.lua", .line = 1200}), .count = 2});
  report.prints.push_back({.where = {.file = "/home/me/slow.lua", .line = 3}, .text = "first"});
  report.prints.push_back({.where = {.file = "/home/me/slow.lua", .line = 4}, .text = "newest"});
  report.calls[0] = {.count = 2151, .seconds = 0.0094};
  return report;
}

std::string text_in(const char* language) {
  Locale locale;
  locale.add_folder(source_folder() / "content/locale");
  locale.use(language);
  return report_text(report_parts(locale, report()));
}

}  // namespace

TEST_CASE("the console's text has faults, then hooks, then what was printed, the newest line last") {
  CHECK(text_in("en") ==
        "Faults\n  me/slow.lua:1200: wrong (2 times)\n\nFunctions called\n  score: 2,151 calls, 0.009 s in all\n\n"
        "What the script prints\n  me/slow.lua:3: first\n  me/slow.lua:4: newest\n");
}

TEST_CASE("in French it has the signs of French") {
  CHECK(text_in("fr").find("score\u00a0: 2\u202f151 appels, 0,009 s en tout") != std::string::npos);
}

TEST_CASE("a fault of a whole file, which is gone say, has no line") {
  CHECK(at_line("me/gone.lua", 0) == "me/gone.lua");
  CHECK(at_line("me/slow.lua", 3) == "me/slow.lua:3");
}
