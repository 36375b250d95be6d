#include "sdk/spelling.hpp"

#include "catch.hpp"

#include <vector>

using namespace tablier;

TEST_CASE("The nearest word is found by letters added, dropped, changed or swapped") {
  const std::vector<std::string> words{"title", "summary", "players", "first_penta"};
  CHECK(nearest("tilte", words) == "title");
  CHECK(nearest("titel", words) == "title");
  CHECK(nearest("sumary", words) == "summary");
  CHECK(nearest("first-penta", words) == "first_penta");
  CHECK(nearest("player", words) == "players");
  CHECK(nearest("moove", std::vector<std::string>{"board", "moves", "play"}) == "moves");
  CHECK(nearest("moove", std::vector<std::string>{"moves", "move"}) == "move");
  CHECK(nearest("cra", std::vector<std::string>{"dog", "car"}) == "car");
}

TEST_CASE("Words are joined with what stands between them") {
  const std::vector<std::string> words{"a", "b", "c"};
  CHECK(joined(words) == "a, b, c");
  CHECK(joined(words, " | ") == "a | b | c");
  CHECK(joined({}).empty());
}

TEST_CASE("A word that is like none has no nearest") {
  const std::vector<std::string> words{"title", "summary"};
  CHECK(nearest("colour", words).empty());
  CHECK(nearest("", words).empty());
  CHECK(nearest("top", std::vector<std::string>{"tin"}).empty());
  CHECK(nearest(std::string(1000, 't'), words).empty());
}
