#include "content/stand_ins.hpp"

#include "catch.hpp"
#include "content/locale.hpp"
#include "temp_folder.hpp"

using namespace tablier;
using test::TempFolder;

TEST_CASE("A file of a more binding folder stands in for the one of its path in the folders before") {
  const TempFolder ours, own;
  const auto bundled = ours.write("scripts/heap/dear.lua", "");
  const auto file = own.write("scripts/heap/dear.lua", ""), other = own.write("scripts/heap/mine.lua", "");
  const StandIns stand_ins({{ours.path(), own.path()}});
  CHECK(stand_ins.place_of(file) == bundled);
  CHECK_FALSE(stand_ins.place_of(other));
  CHECK_FALSE(stand_ins.place_of(own.path()));
  CHECK_FALSE(stand_ins.place_of(bundled));
  CHECK_FALSE(stand_ins.place_of("/elsewhere/scripts/heap/dear.lua"));
  CHECK_FALSE(stand_ins.place_of(""));
}

TEST_CASE("A problem in a file that stands in for another says so") {
  const TempFolder ours, own;
  const auto bundled = ours.write("content/theme/dark.yaml", "");
  const auto file = own.write("content/theme/dark.yaml", "");
  Locale locale;
  locale.know(StandIns({{ours.path(), own.path()}}));
  const auto texts = own.write("texts.yaml", "file:\n  stands_in: {en: \"(in place of {file})\", fr: \"(remplace {file})\"}\n");
  REQUIRE(locale.add_file(texts).empty());
  CHECK(locale.say(Problem(Text("what.is.wrong"), {file.string(), 3, 1})) ==
        file.string() + ":3:1: what.is.wrong (in place of " + bundled.string() + ")");
  CHECK(locale.say(Problem(Text("what.is.wrong"), {bundled.string(), 3, 1})) == bundled.string() + ":3:1: what.is.wrong");
  locale.stand_ins().add("/x/my.so", "/y/heap.so");
  CHECK(locale.say(Problem(Text("w"), {"/x/my.so"})) == "/x/my.so: w (in place of /y/heap.so)");
}
