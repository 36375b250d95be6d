#include "content/font_check.hpp"

#include "catch.hpp"
#include "content/theme.hpp"
#include "folders.hpp"
#include "problem_texts.hpp"
#include "small_font.hpp"
#include "temp_folder.hpp"

#include <filesystem>

using namespace tablier;
using test::SmallFont;
using test::TempFolder;

namespace fs = std::filesystem;

TEST_CASE("A font is one whose tables lie within it and agree with one another") {
  CHECK(check_font(SmallFont().bytes()));
  const std::string whole = SmallFont().bytes();
  for (std::size_t length = 0; length < whole.size(); ++length) CHECK_FALSE(check_font(whole.substr(0, length)));
  CHECK_FALSE(check_font(std::string(300'000, 'x')));
  for (const char* table : {"head", "hhea", "maxp", "hmtx", "cmap", "loca", "glyf"}) {
    CAPTURE(table);
    SmallFont lacking, short_one;
    lacking.tables.erase(table);
    CHECK_FALSE(check_font(lacking.bytes()));
    short_one.tables[table].resize(1);
    CHECK_FALSE(check_font(short_one.bytes()));
  }
}

TEST_CASE("A font that points beyond its tables is none") {
  const auto spoiled = [](const char* table, std::size_t at, const std::string& bytes) {
    SmallFont font;
    font.tables[table].replace(at, bytes.size(), bytes);
    return check_font(font.bytes()).ok();
  };
  using namespace std::string_literals;
  CHECK_FALSE(spoiled("head", 18, "\0\0"s));                   // no units an em
  CHECK_FALSE(spoiled("head", 50, "\0\7"s));                   // offsets of no size that there is
  CHECK_FALSE(spoiled("maxp", 4, "\xff\xff"s));                // more glyphs than offsets
  CHECK_FALSE(spoiled("hhea", 34, "\xff\xff"s));               // more widths than glyphs
  CHECK_FALSE(spoiled("hhea", 34, "\0\0"s));                   // none
  CHECK_FALSE(spoiled("hhea", 4, "\x7f\xff"s));                // lines of thirty letters' height
  CHECK_FALSE(spoiled("hhea", 4, "\xff\x00"s));                // of less than none
  CHECK_FALSE(spoiled("loca", 4, "\x7f\xff\xff\xff"s));        // beyond the outlines
  CHECK_FALSE(spoiled("cmap", 2, "\xff\xff"s));                // more parts than there is room for
  CHECK_FALSE(spoiled("cmap", 8, "\x7f\xff\xff\xff"s));        // a part beyond the end
  CHECK_FALSE(spoiled("cmap", 12 + 12, "\x7f\xff\xff\xff"s));  // more groups of letters than the part has
  std::string directory = SmallFont().bytes();
  directory.replace(12 + 8, 4, "\x7f\xff\xff\xff"s);
  CHECK_FALSE(check_font(directory));
}

TEST_CASE("A theme has fonts of its own folder alone") {
  const TempFolder scratch;
  scratch.write("elsewhere.ttf", SmallFont().bytes());
  scratch.write("theme/own.ttf", SmallFont().bytes());
  scratch.write("theme/torn.ttf", SmallFont().bytes().substr(0, 300));
  fs::create_symlink("own.ttf", scratch / "theme/again.ttf");
  fs::create_symlink("../elsewhere.ttf", scratch / "theme/leaves.ttf");
  fs::create_symlink("/dev/zero", scratch / "theme/endless.ttf");
  fs::create_directory(scratch / "theme/folder.ttf");
  const auto load = [&](const std::string& font) {
    scratch.write("theme/t.yaml", "title: {en: b}\nextends: light\nfonts: {regular: " + font + "}\n");
    return load_theme({source_folder() / "content/theme", scratch / "theme"}, "t");
  };
  CHECK(load("own.ttf").problems.empty());
  CHECK(load("own.ttf").theme.fonts.at("regular") == (scratch / "theme/own.ttf").string());
  CHECK(load("again.ttf").problems.empty());
  CHECK(load("DejaVuSans.ttf").theme.fonts.at("regular") == "DejaVuSans.ttf");
  for (const char* elsewhere :
       {"/etc/passwd", "../elsewhere.ttf", "../../../../etc/passwd", "leaves.ttf", "endless.ttf", "folder.ttf", "..", "./own.ttf"}) {
    CAPTURE(elsewhere);
    CHECK(places(load(elsewhere).problems) == std::vector<std::string>{"3:18 theme.font_elsewhere"});
    CHECK(load(elsewhere).theme.fonts.at("regular") == "Inter-Regular.otf");
  }
  CHECK(places(load("torn.ttf").problems) == std::vector<std::string>{"3:18 theme.font_unread"});
  scratch.write("theme/large.ttf", std::string(kMaxFontBytes + 1, 'x'));
  CHECK(places(load("large.ttf").problems) == std::vector<std::string>{"3:18 theme.font_unread"});
}
