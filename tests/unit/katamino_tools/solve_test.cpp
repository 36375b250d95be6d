#include "calls.hpp"

using namespace tablier;
using namespace tablier::katamino;

namespace {

Value penta(const std::vector<int>& all) { return Value::map({{"penta", numbers(all)}}); }

Value with(Value settings, const char* name, Value value) {
  settings.set(name, std::move(value));
  return settings;
}

}  // namespace

TEST_CASE("A penta is counted, and its first solution written in the notation") {
  const auto made = answer("solve", with(penta({2, 3, 6, 11}), "distinct", true));
  CHECK(made.status == 0);
  CHECK(number(made.json, "solutions") == 5);
  CHECK(*made.json.find("distinct")->as_bool());
  CHECK(number(made.json, "nodes") > 0);
  CHECK(made.json.find("seconds")->as_real());
  const auto* first = made.json.find("first")->as_list();
  REQUIRE(first);
  CHECK(first->size() == 4);
  CHECK(first->front().as_string()->starts_with("L:"));
  CHECK(number(answer("solve", penta({2, 3, 6, 11})).json, "solutions") == 20);
}

TEST_CASE("A penta without a solution answers no") {
  const auto made = answer("solve", penta({2, 3, 12}));
  CHECK(made.status == 1);
  CHECK(number(made.json, "solutions") == 0);
  CHECK(made.json.find("first")->is_null());
}

TEST_CASE("N°1 lies along the rows in a penta, and on a board as it likes, unless one says otherwise") {
  const auto solutions = [](Value settings) {
    return number(answer("solve", with(std::move(settings), "distinct", true)).json, "solutions");
  };
  const std::vector<int> row{2, 4, 5, 8, 7, 10, 6, 12, 9, 1};
  CHECK(solutions(penta(row)) == 31);
  CHECK(solutions(with(penta(row), "rule", "free")) == 35);
  const Value board = Value::map({{"board", "5x12"}});
  CHECK(solutions(board) == 1010);
  CHECK(solutions(with(board, "rule", "rows")) == 786);
}

TEST_CASE("Every solution can be had, or only the first") {
  const auto all = answer("solve", with(penta({2, 3, 6, 11}), "all", true));
  CHECK(all.json.find("all")->as_list()->size() == 20);
  CHECK(all.lines.size() == 21);
  const auto first = answer("solve", with(Value::map({{"board", "6x10"}}), "first", true));
  CHECK(number(first.json, "solutions") == 1);
  CHECK(first.json.find("first")->as_list()->size() == 12);
}

TEST_CASE("Placed pieces stay where they lie") {
  const auto made = answer("solve", with(penta({2, 3, 6, 11}), "place", Value::list_of(std::vector<const char*>{"L:a1-a2-a3-a4-b1"})));
  CHECK(number(made.json, "solutions") == 3);
  CHECK(*made.json.find("first")->as_list()->front().as_string() == "L:a1-a2-a3-a4-b1");
}

TEST_CASE("A figure is filled by its own pieces, or by those that are given") {
  std::vector<int> others{2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  const Given tripled{FigureSpec{"triple-I", {}, pentomino(1).scaled(3).cells(), others}};
  CHECK(number(answer("solve", Value::map({{"distinct", true}}), tripled).json, "solutions") == 19);
  others.push_back(1);
  // Our own figure: the tripled piece may fill its own shape as well.
  CHECK(number(answer("solve", Value::map({{"distinct", true}, {"pieces", numbers(others)}}), tripled).json, "solutions") == 201);
  const Given box{FigureSpec{"box", {}, katamino::box(10, 3, 2), {}}};
  CHECK(number(answer("solve", Value::map({{"distinct", true}}), box).json, "solutions") == 12);
}

TEST_CASE("A call that makes no sense is refused, each for its reason") {
  CHECK(problem("solve", Value::map()) == "katamino.answer.one_region");
  CHECK(problem("solve", with(penta({2}), "board", "5x5")) == "katamino.answer.one_region");
  CHECK(problem("solve", penta({13})) == "katamino.answer.unknown_number");
  for (const char* board : {"6", "x", "6x", "6x10x2", "0x5", "27x1", "-1x5", "ax5"})
    CHECK(problem("solve", Value::map({{"board", board}})) == "katamino.answer.board");
  CHECK(problem("solve", penta({2, 3, 99})) == "katamino.answer.unknown_number");
  CHECK(problem("solve", Value::map({{"board", "7x9"}})) == "katamino.answer.no_multiple");
  CHECK(problem("solve", Value::map({{"board", "7x10"}})) == "katamino.answer.board_too_large");
  CHECK(problem("solve", Value::map(), {FigureSpec{"wide", {}, box(13, 5), {}}}) == "katamino.answer.board_too_large");
  CHECK(problem("solve", Value::map(), {FigureSpec{"odd", {}, box(3, 3), {}}}) == "katamino.answer.no_multiple");
  CHECK(problem("solve", Value::map({{"board", "6x10"}, {"all", true}, {"first", true}})) == "katamino.answer.one_amount");
  CHECK(problem("solve", with(penta({2, 3}), "place", Value::list_of(std::vector<const char*>{"L"}))) == "katamino.notation.malformed");
}

TEST_CASE("A stopped call says so") {
  std::stop_source source;
  source.request_stop();
  CHECK(problem("solve", Value::map({{"board", "6x10"}}), {.stop = source.get_token()}) == "katamino.answer.stopped");
  CHECK(problem("atlas", Value::map(), {.stop = source.get_token()}) == "katamino.answer.stopped");
  CHECK(problem("series generate", Value::map(), {.stop = source.get_token()}) == "katamino.answer.stopped");
}
