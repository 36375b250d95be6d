#include "sdk/position.hpp"

#include "catch.hpp"
#include "lua_folder.hpp"
#include "script/decision.hpp"

#include <array>
#include <string>
#include <thread>

using namespace tablier;
using test::Afterwards;
using test::LuaFolder;

namespace {

/// Counts how often it is made.
class CountedView final : public PositionView {
 public:
  explicit CountedView(std::int64_t number) : number_(number) {}
  mutable int made = 0;

 private:
  Value make() const override {
    ++made;
    return Value::map({{"cells", Value::map({{"a1", 1}, {"b2", 0}})}, {"history", Value::list_of(std::array{"a1", "b2"})}, {"n", number_}});
  }

  std::int64_t number_;
};

std::optional<Value> ask(const VariantScript& hooks, const PositionView& view, std::int64_t point = 0) {
  return hooks.call(Hook::score, std::array{Field{"point", point}, Field{"position", &view}}, 0);
}

}  // namespace

TEST_CASE("A hook reads the position as a table, and pairs finds it among the fields") {
  const LuaFolder folder;
  const CountedView view(7);
  const auto read = folder.score("local p = given.position return {p.cells.a1, p.cells.b2, #p.history, p.history[2], p.n, p.none == nil}");
  CHECK(ask(*read, view) == Value(Value::List{1, 0, 2, "b2", 7, true}));
  const auto gone_through = folder.score(
      "local n = {} for k in pairs(given) do n[#n + 1] = k end for k, v in pairs(given.position.cells) do n[#n + 1] = k .. v end return n");
  CHECK(ask(*gone_through, view) == Value(Value::List{"point", "position", "a11", "b20"}));
  const auto stepped = folder.score("local k = next(given) return {k, next(given, k)}");
  CHECK(ask(*stepped, view)->as_list()->at(1) == Value("position"));
}

/// Has queries: sum(number, more?) answers number + more + n; where() a map.
class AskedView final : public PositionView {
 public:
  explicit AskedView(std::int64_t number) : number_(number) {}

  std::span<const HookField> queries() const override {
    static const std::vector<HookField> kQueries{
        {"sum",
         ValueShape::query({{"number", ValueShape::whole(1, 9)}, {"more", ValueShape::whole(1, 9), true}}, ValueShape::whole(0, 99))},
        {"where", ValueShape::query({}, ValueShape::map(ValueShape::whole(0, 9), {}))},
        {"around", ValueShape::query({{"point", ValueShape::text("point")}}, ValueShape::list(ValueShape::text("point")))}};
    return kQueries;
  }
  Value answer(std::size_t query, std::span<const Value> arguments) const override {
    if (query == 2) return *arguments[0].as_string() == "a1" ? Value(Value::List{"b1"}) : Value();
    if (query == 1) return Value::map({{"a1", number_}});
    return *arguments[0].as_int() + (arguments[1].is_null() ? 0 : *arguments[1].as_int()) + number_;
  }

 private:
  Value make() const override { return Value::map({{"n", number_}}); }

  std::int64_t number_;
};

TEST_CASE("A hook asks the position what the game declares that it answers") {
  const LuaFolder folder;
  const auto asking = folder.score(
      "local p = given.position return {p.n, p.sum(2), p.sum(2, 3), p.where().a1, pcall(function() p.where().a1 = 5 end), p.where().a1, "
      "(pcall(function() p.sum = nil end))}");
  CHECK(ask(*asking, AskedView(7)) == Value(Value::List{7, 9, 12, 7, false, 7, false}));
  CHECK(ask(*asking, AskedView(1)) == Value(Value::List{1, 3, 6, 1, false, 1, false}));
}

TEST_CASE("What a query does not take is a fault of the hook, and so is a position that is past") {
  const LuaFolder folder;
  const AskedView view(7);
  for (const char* call :
       {"sum()", "sum('2')", "sum(10)", "sum(2.5)", "sum(2, 3, 4)", "sum(2, {})", "sum({})", "sum(print)", "where(1)", "around('Z99')"}) {
    const auto wrong = folder.score(std::string("return given.position.") + call);
    INFO(call);
    CHECK_FALSE(ask(*wrong, view));
    const auto faults = wrong->take_faults();
    REQUIRE(faults.size() == 1);
    CHECK(std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front().key.starts_with("script.query."));
  }
  const auto keeping = folder.load(
      "local kept = {} return {title = {en = 'T'}, score = function(given) return given.position.sum(1) end, "
      "bonus = function(given) kept.position = given.position return 1 end}");
  REQUIRE(keeping.ok());
  CHECK(ask(*keeping->hooks, view) == Value(8));
}

TEST_CASE("A position that no script reads is not made, and one that several calls read is made once") {
  const LuaFolder folder;
  const auto blind = folder.score("return given.point + 1");
  const auto seeing = folder.score("return given.position.n + given.point");
  const CountedView unread(7), read(7);
  for (std::int64_t point = 0; point < 20; ++point) {
    CHECK(ask(*blind, unread, point) == Value(point + 1));
    CHECK(ask(*seeing, read, point) == Value(point + 7));
  }
  CHECK(unread.made == 0);
  CHECK(read.made == 1);
}

TEST_CASE("Nothing of a position can be changed, and a call finds that of its own question") {
  const LuaFolder folder;
  for (const char* body : {"given.position.n = 1", "given.position.cells.a1 = 2", "given.position.history[1] = 'c3'",
                           "table.insert(given.position.history, 'c3')", "rawset(given.position, 'n', 1)",
                           "setmetatable(given.position, {})", "setmetatable(given, {})"}) {
    INFO(body);
    const auto hooks = folder.score(std::string(body) + " return given.position.n");
    const CountedView view(7);
    CHECK_FALSE(ask(*hooks, view));
    const auto faults = hooks->take_faults();
    REQUIRE(faults.size() == 1);
    const Text& why = std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front();
    CHECK((why.key == "script.frozen_position" || std::string_view(body).starts_with("setmetatable")));
  }
  const auto hooks = folder.score("given.mine = true return given.position.n");
  for (const std::int64_t n : {1, 2, 2, 1}) CHECK(ask(*hooks, CountedView(n)) == Value(n));
}

TEST_CASE("An answer that read the position is remembered for that position alone; one that did not, for all") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = folder.score("print('asked') if given.point == 1 then return given.position.n end return given.point");
  hooks->begin_decision();
  const CountedView first(1), second(2), again(1);
  for (const CountedView* view : {&first, &second, &again, &second}) {
    CHECK(ask(*hooks, *view, 1) == Value(view == &second ? 2 : 1));
    CHECK(ask(*hooks, *view, 5) == Value(5));
  }
  std::uint64_t asked = 0;
  for (const ScriptPrint& print : hooks->report().prints) asked += print.count;
  CHECK(asked == 3);  // point 1 of either position, point 5 once
}

TEST_CASE("Each thread reads the position of its own question") {
  const LuaFolder folder;
  const auto hooks = folder.score("local n = 0 for i = 1, 100 do n = n + given.position.n end return n", test::patient());
  const auto asks = [&](std::int64_t n, bool& right) {
    for (int i = 0; i < 200; ++i) right = right && ask(*hooks, CountedView(n)) == Value(100 * n);
  };
  bool one = true, other = true;
  {
    std::jthread first([&] { asks(3, one); });
    std::jthread second([&] { asks(4, other); });
  }
  CHECK(one);
  CHECK(other);
}

TEST_CASE("Where a hook is given no position there is none, and positions do not outlive their call") {
  const LuaFolder folder;
  const auto hooks = folder.score("return given.position == nil");
  CHECK(hooks->call(Hook::score, std::array{Field{"point", std::int64_t{1}}}, 0) == Value(true));
  CHECK(ask(*hooks, CountedView(1)) == Value(false));
  CHECK(hooks->call(Hook::score, std::array{Field{"point", std::int64_t{1}}}, 0) == Value(true));
}
