#include "play/typed_line.hpp"

#include "catch.hpp"

using namespace tablier;

TEST_CASE("a line that is typed holds what notations are made of") {
  TypedLine line;
  CHECK_FALSE(line.open());
  for (const char32_t c : U" K10é") line.add(c);
  CHECK(line.text() == "K10");
  CHECK(line.open());
  for (int i = 0; i < 3; ++i) line.erase();
  CHECK_FALSE(line.open());
  line.begin();
  CHECK(line.open());
  line.close();
  CHECK(line.text().empty());
}

TEST_CASE("a line that is typed may have single spaces, as moves are shown") {
  TypedLine line;
  for (const char32_t c : U" I  c4-f4") line.add(c);
  CHECK(line.text() == "I c4-f4");
}
