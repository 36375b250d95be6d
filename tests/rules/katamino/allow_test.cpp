#include "completion.hpp"
#include "solo_state.hpp"
#include "table.hpp"

#include <functional>
#include <map>

using namespace tablier;
using namespace tablier::katamino;

namespace {

/// What a hook is given, by name.
using Given = std::map<std::string, decltype(Field::value)>;

/// A script in C++: its allow hook is a function.
class AllowScript final : public Script {
 public:
  explicit AllowScript(std::function<Value(const Given&)> allow) : allow_(std::move(allow)) {}
  bool has(Hook hook) const override { return hook == Hook::allow; }
  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t) const override {
    REQUIRE(hook == Hook::allow);
    Given given;
    for (const Field& f : fields) given.emplace(f.name, f.value);
    return allow_(given);
  }

 private:
  std::function<Value(const Given&)> allow_;
};

std::size_t length(const Given& given, const char* name) { return std::get<std::span<const std::int64_t>>(given.at(name)).size(); }

std::shared_ptr<const Script> step_by_step() {
  return std::make_shared<AllowScript>([](const Given& given) -> Value {
    if (length(given, "placed") == 0 || length(given, "beside") > 0) return true;
    return "step_by_step";
  });
}

std::unique_ptr<const Game> scripted(const std::shared_ptr<const Script>& script, const char* pieces = "2,4,5,8") {
  auto made = try_game(Settings{{"pieces", pieces}}, script);
  REQUIRE(made);
  return *std::move(made);
}

}  // namespace

TEST_CASE("The allow hook is given the piece, its cells and what lies, and may forbid with a reason") {
  const auto made = scripted(step_by_step());
  const auto state = made->start({});
  CHECK(count_moves(*state) == 128);
  play(*state, {"L:a1-a2-a3-a4-b1"});
  CHECK(why(*state, "V:b5-c5-d5-d4-d3") == "katamino.reason.step_by_step");
  CHECK(why(*state, "V:a5-b5-c5-c4-c3") == "legal");
  MoveList moves;
  state->legal_moves(moves);
  for (const Move m : moves) CHECK(state->parse(state->notation(m)).ok());
}

TEST_CASE("The hook sees letter, number, cells and seat") {
  bool seen = false;
  const auto made = scripted(std::make_shared<AllowScript>([&](const Given& given) -> Value {
    if (std::get<const char*>(given.at("letter")) != std::string("V")) return false;
    CHECK(std::get<std::int64_t>(given.at("number")) == 5);
    CHECK(std::get<std::int64_t>(given.at("seat")) == 1);
    CHECK(std::get<const Value*>(given.at("cells"))->as_list()->size() == 5);
    seen = true;
    return true;
  }));
  const auto state = made->start({});
  CHECK(count_moves(*state) == 24);
  CHECK(seen);
  CHECK(why(*state, "L:a1-a2-a3-a4-b1") == "katamino.reason.not_allowed");
}

TEST_CASE("A hook that answers with nothing useful forbids nothing") {
  CHECK(count_moves(*scripted(std::make_shared<AllowScript>([](const Given&) { return Value(7); }))->start({})) == 128);
}

TEST_CASE("The solver finds an order that the hook allows") {
  const auto made = scripted(step_by_step(), "2,4,5,8,7,10,6,12");
  const auto state = made->start({});
  play(*state, {state->notation(made->bot(1)->think(*state, {.level = 1}, {}).move).c_str()});
  for (const Move m : made->bot(1)->think(*state, {.level = 1}, {}).line) {
    MoveList moves;
    state->legal_moves(moves);
    REQUIRE(moves.contains(m));
    state->play(m);
  }
  CHECK(state->outcome().reason == "solved");
}

TEST_CASE("A puzzle whose pieces could lie but never in an allowed order counts as lost") {
  // V first is the only start; V beside anything is forbidden: no order of the four is left.
  const auto made = scripted(std::make_shared<AllowScript>([](const Given& given) -> Value {
    const bool is_v = std::get<const char*>(given.at("letter")) == std::string("V");
    return length(given, "placed") == 0 ? is_v : length(given, "beside") == 0;
  }));
  const auto state = made->start({});
  CHECK(*state->facts(seat(0)).find("solvable") == Value(false));
  CHECK(made->bot(1)->think(*state, {.level = 1, .count_solutions = true}, {}).solutions == 0u);
  const auto free = game({{"pieces", "2,4,5,8"}});
  CHECK(*free->start({})->facts(seat(0)).find("solvable") == Value(true));
}

TEST_CASE("The same pieces have as many solutions step by step as without the rule, turned and flipped ones counted once") {
  const auto solutions = [](const Game& made) {
    return *made.bot(1)->think(*made.start({}), {.level = 1, .count_solutions = true}, {}).solutions;
  };
  for (const char* pieces : {"2,4,5,8", "2,3,6,11", "2,3,6,8,11"}) {
    INFO(pieces);
    CHECK(solutions(*scripted(step_by_step(), pieces)) == solutions(*game({{"pieces", pieces}})));
  }
  CHECK(solutions(*scripted(step_by_step(), "2,3,6,11")) == 5);  // rules/katamino.md
}
