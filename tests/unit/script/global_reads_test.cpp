#include "script/global_reads.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

std::string reads(std::string_view source) {
  std::string all;
  for (const lua::GlobalRead& read : lua::global_reads(source))
    all += read.name + ":" + std::to_string(read.line) + ":" + std::to_string(read.column) + " ";
  return all;
}

}  // namespace

TEST_CASE("A name is global where no local of that name is in sight") {
  CHECK(reads("local a = 1\ndo local b = a end\nreturn b") == "b:3:8 ");
  CHECK(reads("local function f(x) return x + y end\nreturn f") == "y:1:32 ");
  CHECK(reads("for i = 1, 3 do print(i) end") == "print:1:17 ");
}

TEST_CASE("Functions within functions are looked into, on the lines where they stand") {
  CHECK(reads("return {\n  f = function()\n    return function()\n\n      return deep\n    end\n  end,\n}") == "deep:5:14 ");
}

TEST_CASE("What a source sets itself is not told") { CHECK(reads("function helper() return 1 end\nreturn helper()").empty()); }

TEST_CASE("Fields, labels, texts and comments are no names") {
  CHECK(reads("local t = {}\n-- zebra\nt.zebra = 'zebra'\nreturn t.zebra").empty());
}

TEST_CASE("Each name is told once, where it stands first") { CHECK(reads("local a = x\nlocal b = x\nreturn a, b") == "x:1:11 "); }

TEST_CASE("A long function keeps its lines") {
  std::string source = "local t = {}\n";
  for (int i = 0; i < 300; ++i) source += "t[" + std::to_string(i) + "] = t\n\n";
  CHECK(reads(source + "return late") == "late:602:8 ");
}

TEST_CASE("A source that does not compile reads nothing") { CHECK(reads("return (").empty()); }
