#include "folders.hpp"
#include "script/variant.hpp"
#include "sdk/rng.hpp"
#include "table.hpp"

using namespace tablier;
using namespace tablier::pente;

namespace {

const std::filesystem::path kExamples = source_folder() / "tests/data/tutorial/scripts";

/// A round of an example for scripts.
Table example(const std::string& name, const std::string& moves = "") {
  auto variant = load_variant(kExamples / "pente" / (name + ".lua"), {kExamples});
  REQUIRE(variant);
  Value settings = Value::map();
  for (const auto& [option, setting] : variant->options) settings.set(option, setting.value);
  return Table(settings, moves, 0, variant->hooks);
}

std::string told(const State& state) {
  MoveList moves;
  state.legal_moves(moves);
  return std::to_string(state.hash()) + " " + std::to_string(moves.size()) + to_json(state.facts(Seat::nobody)) +
         to_json(state.position(Seat::nobody)) + state.outcome().reason;
}

/// A script that answers the same to each stone, and notes what it is told.
class FixedAnswer final : public Script {
 public:
  explicit FixedAnswer(Value answer) : answer_(std::move(answer)) {}
  bool has(Hook hook) const override { return hook == Hook::after_move; }
  std::optional<Value> call(Hook, std::span<const Field>, std::uint64_t) const override { return answer_; }
  void tell(Hook, const Text& why) const override { faults.push_back(why.key); }
  void say(Value answer) { answer_ = std::move(answer); }
  mutable std::vector<std::string> faults;

 private:
  Value answer_;
};

/// Plays at random where stones stand close, each move back and forth.
int stones_taken_in_round(const char* name, std::uint64_t seed) {
  Table table = example(name);
  Rng rng(seed);
  int taken = 0;
  for (int ply = 0; ply < 120 && !table.pente().over(); ++ply) {
    MoveList moves;
    table.state->legal_moves(moves);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(std::min<std::size_t>(moves.size(), 40)))];
    const std::string before = told(*table.state);
    table.state->play(move);
    taken += static_cast<int>(table.state->position(Seat::nobody).find("taken")->as_list()->size());
    const std::string after = told(*table.state);
    table.state->undo();
    REQUIRE(told(*table.state) == before);
    table.state->play(move);
    REQUIRE(told(*table.state) == after);
  }
  return taken;
}

}  // namespace

TEST_CASE("must-take has whoever can take stones do it") {
  const Table table = example("must-take", "K10 L10 A1 M10");
  CHECK(table.moves() == std::vector<std::string>{"N10"});
  CHECK(example("must-take", "K10 L10 A1").moves().size() == 358);
}

TEST_CASE("A script asks where stones would take, which, and what would make a row") {
  const Table table({}, "K10 L10 A1 M10 A3 N13 A5 N12 K12 N11");
  const auto ask = [&](std::string_view name, std::vector<Value> arguments) {
    const auto queries = table.state->queries();
    const auto query = std::ranges::find(queries, name, &HookField::name) - queries.begin();
    return table.state->answer(static_cast<std::size_t>(query), arguments, Seat::nobody);
  };
  CHECK(ask("taking", {1}) == Value(Value::List{"N10"}));
  CHECK(ask("takes", {"N10", 1}) == Value(Value::List{"M10", "L10"}));
  CHECK(ask("takes", {"N10", 2}) == Value::list());
  CHECK(ask("takes", {"K10", 1}) == Value::list());
  CHECK(ask("takes", {"Z99", 1}).is_null());  // no point: a fault of whoever asks
  CHECK(ask("takes", {"N10", 4}) == Value::list());
  CHECK(ask("makes_row", {"N10", 2}) == Value(false));
  const Table four({}, "K10 A1 L10 A3 M10 A5 N10 A7");
  const auto queries = four.state->queries();
  CHECK(queries[1].name == "makes_row");
  CHECK(four.state->answer(1, std::array<Value, 2>{"O10", 1}, Seat::nobody) == Value(true));
  CHECK(four.state->answer(1, std::array<Value, 2>{"O10", 2}, Seat::nobody) == Value(false));
}

TEST_CASE("What a script makes of stones is taken back with them, in random rounds") {
  for (const char* name : {"again", "breathless", "misere"}) {
    INFO(name);
    int taken = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) taken += stones_taken_in_round(name, seed);
    CHECK((taken > 0 || std::string(name) == "misere"));
  }
}

TEST_CASE("The position tells cells by their owner, captures and the moves") {
  Table table({}, "K10 L10 A1 M10 N10");
  const Value position = table.state->position(Seat::nobody);
  CHECK(*position.find("size") == Value::map({{"columns", 19}, {"rows", 19}, {"layers", 1}}));
  CHECK(*position.find("cells") == Value::map({{"A1", 1}, {"K10", 1}, {"N10", 1}}));
  CHECK(*position.find("history") == Value(Value::List{"K10", "L10", "A1", "M10", "N10"}));
  CHECK(*position.find("captured") == Value(Value::List{2, 0}));
  CHECK(position.find("taken")->as_list()->size() == 2);
  CHECK(*position.find("last") == Value(Value::List{"N10"}));
  CHECK(*position.find("turn") == Value(2));
  CHECK(*position.find("seats") == Value(2));
  CHECK(position.find("options")->find("win_length"));
}

TEST_CASE("Points that a script bars bear their crosses before the first stone, too") {
  class BarsSome final : public Script {
   public:
    bool has(Hook hook) const override { return hook == Hook::allow; }
    std::optional<Value> call(Hook, std::span<const Field>, std::uint64_t) const override { return Value(asked_++ % 40 != 0); }
    void tell(Hook, const Text&) const override {}

   private:
    mutable int asked_ = 0;
  };
  const Table table(Value::map(), "", 0, std::make_shared<BarsSome>());
  const auto lights = table.state->scene(seat(0)).highlights;
  const auto crosses = std::ranges::count(lights, HighlightKind::danger, &Highlight::kind);
  CHECK(crosses > 0);
  CHECK(crosses < 20);
}

TEST_CASE("An answer that cannot be used is told as a fault, and nothing of it counts") {
  const auto script = std::make_shared<FixedAnswer>(Value::map({{"takes", Value::List{"B2"}}, {"over", true}}));
  Table table(Value::map(), "K10", 0, script);
  CHECK(script->faults == std::vector<std::string>{"pente.script.no_stone"});
  CHECK_FALSE(table.pente().over());
  for (const auto& [point, fault] : {std::pair("hello", "place.malformed"), std::pair("Z99", "place.off_board")}) {
    const auto nowhere = std::make_shared<FixedAnswer>(Value::map({{"takes", Value::List{point}}}));
    const Table named(Value::map(), "K10", 0, nowhere);
    CHECK(nowhere->faults == std::vector<std::string>{fault});
  }
  const auto passing = std::make_shared<FixedAnswer>(Value::map({{"next", 1}}));
  Table opening(settings_of({{"opening", "first,first,first,second_chooses"}}), "K10", 0, passing);
  CHECK(passing->faults == std::vector<std::string>{"pente.script.opening"});
}

TEST_CASE("A script that ends the round says who wins and why, over the game's own end too") {
  const auto script = std::make_shared<FixedAnswer>(Value::map({{"over", true}, {"winners", Value::List{2}}, {"reason", "five"}}));
  Table table(Value::map(), "K10", 0, script);
  const Outcome outcome = table.state->outcome();
  CHECK(outcome.over);
  CHECK(outcome.winners == Seats{seat(1)});
  CHECK(outcome.reason == "five");
  CHECK(table.moves().empty());
  table.state->undo();
  CHECK_FALSE(table.state->outcome().over);
}

TEST_CASE("Stones that a script takes win by captures as others do") {
  const auto script = std::make_shared<FixedAnswer>(Value::map({{"takes", Value::List{"A1", "A2"}}, {"next", 1}}));
  Table table(Value::map({{"captures_to_win", 4}, {"capture_lengths", Value::list()}}), "", 0);
  CHECK(table.moves().size() == 361);
  Table taking(Value::map({{"captures_to_win", 2}, {"capture_lengths", Value::list()}}), "A1", 0, script);
  CHECK(script->faults == std::vector<std::string>{"pente.script.no_stone"});  // A2 is empty
  script->faults.clear();
  play(*taking.state, "A2");
  CHECK(script->faults.empty());
  CHECK(taking.state->outcome().reason == "captures");
  CHECK(taking.state->outcome().winners == Seats{seat(1)});
}

TEST_CASE("after_move that tells of an end without saying that the round is over is told, and counts for nothing") {
  for (const char* name : {"winners", "reason"}) {
    const auto script =
        std::make_shared<FixedAnswer>(Value::map({{name, name == std::string("reason") ? Value("square") : Value(Value::List{1})}}));
    const Table table(Value::map(), "K10", 0, script);
    CHECK_FALSE(table.state->outcome().over);
    CHECK(script->faults == std::vector<std::string>{"after_move.idle_end"});
  }
}

TEST_CASE("What a script takes from the board is an enemy's stone, not a partner's") {
  const auto script = std::make_shared<FixedAnswer>(Value());
  const Table table(Value::map(), "K10", 0, script);
  script->say(Value::map({{"takes", Value::List{"K10"}}}));
  play(*table.state, "A1");
  std::vector<std::string> told;
  for (const Event& e : table.state->scene(Seat::nobody).events) told.push_back(e.text.key);
  CHECK(told == std::vector<std::string>{"pente.call.taken"});
}
