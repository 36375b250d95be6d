#include "ui/canvas/font_letters.hpp"

#include "catch.hpp"
#include "content/files.hpp"
#include "folders.hpp"
#include "ui/canvas/font_files.hpp"

using namespace tablier;

TEST_CASE("What a font has no glyph for is drawn as a question mark, and everything as it is where the font is not known") {
  const auto files = find_fonts(load_theme({source_folder() / "content/theme"}, "light").theme);
  REQUIRE(files);
  const auto bytes = read_file(files->front(), 32U << 20);
  REQUIRE(bytes);
  const FontLetters letters(*bytes);
  for (const char32_t there : U"aZ0 é œ ž Ω Ж −") CHECK((there == 0 || letters.drawn(there) == there));
  for (const char32_t gone : {U'\U0001F44D', U'\x0639', U'\x0001', U'\x001B'}) CHECK(letters.drawn(gone) == '?');
  CHECK(FontLetters().drawn(U'\x0639') == U'\x0639');
  CHECK(FontLetters("no font").drawn(U'\x0639') == U'\x0639');
}
