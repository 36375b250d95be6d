#include "content/utf8.hpp"

#include "catch.hpp"

using namespace tablier;

TEST_CASE("Bytes that are not UTF-8 are found where they stand") {
  CHECK(first_invalid_utf8("é♠🂡 abc") == std::string_view::npos);
  CHECK(first_invalid_utf8("ab\xE9") == 2);            // Latin-1
  CHECK(first_invalid_utf8("\xC0\x80") == 0);          // NUL written in two bytes
  CHECK(first_invalid_utf8("a\xED\xA0\x80") == 1);     // a surrogate
  CHECK(first_invalid_utf8("\xF4\x90\x80\x80") == 0);  // beyond U+10FFFF
  CHECK(first_invalid_utf8("\xF0\x9F\x82") == 0);      // cut short
  CHECK(first_invalid_utf8("\xFF\xFE"
                           "a") == 0);  // UTF-16
}

TEST_CASE("Characters are counted, not bytes") { CHECK(count_characters("é♠🂡") == 3); }

TEST_CASE("Repairing replaces each bad byte and leaves the rest") {
  CHECK(repaired_utf8("a\xE9"
                      "b") == "a\uFFFDb");
  CHECK(repaired_utf8("é") == "é");
}

TEST_CASE("What is printable has no control character but line breaks and tabs, and is UTF-8") {
  CHECK(printable("\x1b[31mred") == "\uFFFD[31mred");
  CHECK(printable("a\x7f\u009b\r\a") == "a\uFFFD\uFFFD\uFFFD\uFFFD");
  CHECK(printable("a\u202eb\u2066c\u2028d") == "a\uFFFDb\uFFFDc\uFFFDd");
  CHECK(printable("a\nb\tc") == "a\nb\tc");
  CHECK(printable("\xE9\u00e9\u00a0") == "\uFFFD\u00e9\u00a0");
}

TEST_CASE("Clipping keeps a text on one line and whole characters") {
  CHECK(clipped("ab\ncd") == "ab cd");
  CHECK(clipped("éééé", 3) == "éé…");
  CHECK(clipped("ééé", 3) == "ééé");
}

TEST_CASE("A text of several lines becomes one, with a blank for each break") {
  CHECK(in_one_line("Fine game\n  pente \r\n\n2 players\n") == "Fine game pente 2 players");
  CHECK(in_one_line(" a  b ") == "a  b");
  CHECK(in_one_line("\n \n").empty());
}

TEST_CASE("The first bytes of a text are whole characters") {
  CHECK(first_bytes("abc", 5) == "abc");
  CHECK(first_bytes("abc", 2) == "ab");
  CHECK(first_bytes("aé", 2) == "a");
  CHECK(first_bytes("é", 1) == "");
  CHECK(first_bytes("\u20ac\u20ac", 5) == "\u20ac");
}

TEST_CASE("Each of many parts is replaced, in linear time") {
  std::string text;
  for (int i = 0; i < 200'000; ++i) text += "ab";
  replace_all(text, "a", "aa");
  CHECK(text.size() == 600'000);
  CHECK(text.substr(0, 6) == "aabaab");
  CHECK(text.substr(text.size() - 3) == "aab");
  std::string none = "xyz";
  replace_all(none, "a", "b");
  CHECK(none == "xyz");
}
