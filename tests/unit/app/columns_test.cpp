#include "app/columns.hpp"

#include "catch.hpp"

using tablier::Columns;

TEST_CASE("Columns are as wide as their widest cell, counted in characters and not in bytes") {
  Columns rows(2);
  rows.add({"été", "a"});
  rows.add({"long name", "b"});
  CHECK(rows.text() == "  été        a\n  long name  b\n");
}

TEST_CASE("The last column is broken between words and goes on below itself") {
  Columns rows;
  rows.add({"key", "one two three four"});
  CHECK(rows.text(14) == "key  one two\n     three\n     four\n");
}

TEST_CASE("A word longer than the line stands whole") {
  Columns rows;
  rows.add({"key", "incomprehensibilities a"});
  CHECK(rows.text(10) == "key  incomprehensibilities\n     a\n");
}

TEST_CASE("Rows may have fewer cells than others, and no row ends with blanks") {
  Columns rows;
  rows.add({"a", "bb", "c"});
  rows.add({"", "dd"});
  rows.add({"e", ""});
  CHECK(rows.text() == "a  bb  c\n   dd\ne\n");
}

TEST_CASE("A cell that is much too long widens no column: its row goes on in the next line") {
  Columns rows;
  rows.add({"a", "b", "c"});
  rows.add({std::string(255, 'x'), "b", "c"});
  CHECK(rows.text() == "a  b  c\n" + std::string(255, 'x') + "\n   b  c\n");
}
