#include "sdk/spelling.hpp"

#include "catch.hpp"

#include <vector>

using namespace tablier;

TEST_CASE("The nearest word is found by letters added, dropped, changed or swapped") {
  const std::vector<std::string> names{"title", "summary", "players", "first_penta"};
  CHECK(nearest("tilte", names) == "title");
  CHECK(nearest("titel", names) == "title");
  CHECK(nearest("sumary", names) == "summary");
  CHECK(nearest("first-penta", names) == "first_penta");
  CHECK(nearest("player", names) == "players");
  CHECK(nearest("moove", std::vector<std::string>{"board", "moves", "play"}) == "moves");
  CHECK(nearest("moove", std::vector<std::string>{"moves", "move"}) == "move");
  CHECK(nearest("cra", std::vector<std::string>{"dog", "car"}) == "car");
}

TEST_CASE("Words are joined with what stands between them") {
  const std::vector<std::string> names{"a", "b", "c"};
  CHECK(joined(names) == "a, b, c");
  CHECK(joined(names, " | ") == "a | b | c");
  CHECK(joined({}).empty());
}

TEST_CASE("A word that is like none has no nearest") {
  const std::vector<std::string> names{"title", "summary"};
  CHECK(nearest("colour", names).empty());
  CHECK(nearest("", names).empty());
  CHECK(nearest("modus", std::vector<std::string>{"bonus"}).empty());
  CHECK(nearest("bosun", std::vector<std::string>{"bonus"}) == "bonus");
  CHECK(nearest("top", std::vector<std::string>{"tin"}).empty());
  CHECK(nearest(std::string(1000, 't'), names).empty());
}
