#include "ui/core/pasted_text.hpp"

#include "catch.hpp"

using namespace tablier;

TEST_CASE("Lines that are pasted into one stay apart, whichever way they end, and no end is left at the end") {
  CHECK(pasted_text("local a = 1\nreturn a + 1\r\n", "¶").text == "local a = 1¶return a + 1");
  CHECK(pasted_text("a\r\rb\r\nc", " ").text == "a  b c");
  CHECK(pasted_text("\ta\n\n", " ").text == " a");
  CHECK_FALSE(pasted_text("é – ¶ ♞\n", " ").left_out);
}

TEST_CASE("What of a pasted text cannot stand in a line is left out, and known to be") {
  using namespace std::string_view_literals;
  for (const auto text : {"1\0+2"sv, "1\xff+2"sv, "1\x1b+2"sv, "1\U0001F600+2"sv, "1\x7f+2"sv}) {
    const PastedText pasted = pasted_text(text, " ");
    CHECK(pasted.text == "1+2");
    CHECK(pasted.left_out);
  }
}
