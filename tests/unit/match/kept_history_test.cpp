#include "fake_hooks.hpp"
#include "match/save.hpp"
#include "match_helpers.hpp"

#include <functional>

/// Whatever way a match has gone, over losses on time, resignations and the borders of its rounds, there and back: what is kept of it is
/// read again as it is.
using namespace tablier;
using nim::FakeHooks;
using nim::HandClock;
using nim::line;

namespace {

constexpr double kClock = 60, kSand = 25;

struct Table {
  explicit Table(const nim::Rules& with, const std::shared_ptr<FakeHooks>& script = nim::first_to_ten(), int bots = 0)
      : rules(with), hooks(script), match(nim::begin(nim::ruleset(rules, hooks), timed(bots), hand.source())) {}

  static MatchSetup timed(int bots) {
    MatchSetup setup = nim::setup(2 - bots, bots);
    setup.clock = ClockRules{.seconds = kClock, .increment = 5};
    return setup;
  }
  Match again() const {
    const std::string text = write_save(match, "2026-01-01T00:00:00Z");
    INFO(text);
    const auto data = parse_save(text, "kept.yaml");
    REQUIRE(data.ok());
    auto read = replay(*data, nim::source(rules, hooks));
    if (!read) FAIL(read.problem().text.key << " in line " << read.problem().where.line);
    read->pause();
    return *std::move(read);
  }
  void lose_on_time() {
    hand.pass(match.clock_left(match.state().to_move()).value());
    REQUIRE(match.tick());
    REQUIRE(reason() == kTimeReason);
  }
  std::string reason() const { return match.round_over() ? match.rounds().back().end->outcome.reason : ""; }

  nim::Rules rules;
  std::shared_ptr<FakeHooks> hooks;
  HandClock hand;
  Match match;
};

void check_same_round(const Round& one, const Round& other) {
  CHECK(one.setup.seed == other.setup.seed);
  CHECK(one.setup.starter == other.setup.starter);
  CHECK(one.setup.carried == other.setup.carried);
  CHECK(one.state->hash() == other.state->hash());
  CHECK(line(one.history) == line(other.history));
  CHECK(line(one.future) == line(other.future));
  CHECK(one.help == other.help);
  for (std::size_t i = 0; i < one.history.size(); ++i)
    CHECK(one.history[i].used.value_or(-1) == Approx(other.history[i].used.value_or(-1)).margin(0.1));
  REQUIRE(one.end.has_value() == other.end.has_value());
  if (!one.end) return;
  CHECK(one.end->outcome.reason == other.end->outcome.reason);
  CHECK(one.end->points == other.end->points);
}

void check_same(const Match& one, const Match& other) {
  CHECK(one.over() == other.over());
  REQUIRE(one.rounds().size() == other.rounds().size());
  REQUIRE(one.undone_rounds().size() == other.undone_rounds().size());
  for (std::size_t i = 0; i < one.rounds().size(); ++i) check_same_round(one.rounds()[i], other.rounds()[i]);
  for (std::size_t i = 0; i < one.undone_rounds().size(); ++i) check_same_round(one.undone_rounds()[i], other.undone_rounds()[i]);
  for (const Seat s : {seat(0), seat(1)}) CHECK(one.clock_left(s).value() == Approx(other.clock_left(s).value()).margin(0.1));
}

bool same_time_left(const Match& one, const Match& other) {
  return one.turn_left().value_or(0) == Approx(other.turn_left().value_or(0)).margin(0.1);
}

/// Also once all that can be is taken back, and then played again.
void check_kept(const Table& table) {
  Match read = table.again(), here = table.match.copy();
  check_same(read, here);
  CHECK(same_time_left(read, here));
  Match read_back = table.again(), back = table.match.copy();
  while (back.can_undo()) {
    REQUIRE(read_back.can_undo());
    back.undo();
    read_back.undo();
    CHECK(same_time_left(read_back, back));
  }
  for (; here.can_redo(); check_same(read, here)) {
    REQUIRE(read.can_redo());
    here.redo();
    read.redo();
    CHECK(same_time_left(read, here));
  }
}

using Step = std::function<void(Table&, Rng&)>;

void move(Table& table, Rng& rng) {
  MoveList moves;
  table.match.state().legal_moves(moves);
  if (!moves.empty()) table.match.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
}

void undo(Table& table, Rng&) {
  if (!table.match.can_undo()) return;
  const auto takes = table.match.undo_takes();
  const bool late = takes.front()->on_time;
  table.match.undo();
  if (late) CHECK(table.match.clock_left(table.match.state().to_move()).value() == kGrantedTime);
}

void redo(Table& table, Rng&) {
  if (table.match.can_redo()) table.match.redo();
}

void go_on(Table& table, Rng&) {
  if (table.match.round_over() && !table.match.over()) table.match.next_round();
}

void run_out(Table& table, Rng&) {
  table.hand.pass(table.rules.turn_seconds > 0 ? kSand : kClock);
  table.match.tick();
}

void think(Table& table, Rng& rng) {
  table.hand.pass(rng.below(20));
  table.match.tick();
}

void resign(Table& table, Rng&) {
  if (table.match.can_resign()) table.match.resign();
}

void jump(Table& table, Rng& rng) {
  const auto plies = static_cast<std::uint32_t>(table.match.history().size() + table.match.future().size());
  table.match.rewind_to(rng.below(plies + 1));
}

void walk(Table table, std::uint64_t seed) {
  // What happens often stands there often.
  static const std::vector<std::pair<const char*, Step>> kSteps{
      {"move", move}, {"move", move},  {"think", think}, {"think", think},     {"undo", undo},     {"undo", undo}, {"redo", redo},
      {"redo", redo}, {"next", go_on}, {"next", go_on},  {"run out", run_out}, {"resign", resign}, {"jump", jump},
  };
  Rng rng(seed);
  std::string way;
  for (int i = 0; i < 40; ++i) {
    const auto& [name, step] = kSteps[rng.below(static_cast<std::uint32_t>(kSteps.size()))];
    way += std::string(name) + ", ";
    INFO("seed " << seed << ": " << way);
    step(table, rng);
    check_kept(table);
  }
}

}  // namespace

TEST_CASE("A loss on time that was taken back and played again is kept as one") {
  Table t({});
  t.match.play(Move{1});
  t.lose_on_time();
  t.match.undo();
  check_kept(t);
  t.match.redo();
  CHECK(t.reason() == kTimeReason);
  CHECK(t.match.clock_left(seat(1)) == 0.0);
  check_kept(t);
}

TEST_CASE("A loss on time before a round that was begun is kept as one, there and back") {
  Table t({});
  t.lose_on_time();
  t.match.next_round();
  t.hand.pass(40);
  t.match.undo();
  CHECK(t.match.round() == 0);
  CHECK(t.match.clock_left(seat(0)) == kGrantedTime);
  check_kept(t);
  t.match.redo();
  t.match.redo();
  CHECK(t.match.round() == 1);
  CHECK(t.match.rounds()[0].end->outcome.reason == kTimeReason);
  check_kept(t);
}

TEST_CASE("Whoever lost on time has some again, however far the round goes back") {
  Table t({});
  t.match.play(Move{1});
  t.match.play(Move{1});
  t.match.play(Move{1});
  t.lose_on_time();
  t.match.rewind_to(1);
  CHECK(t.match.clock_left(seat(1)) == kGrantedTime);
  CHECK(t.match.timeout_due() == Move::none);
  check_kept(t);
}

TEST_CASE("A resignation with no second left is kept as one") {
  Table t({});
  t.hand.pass(59);
  t.match.resign();
  t.match.undo();
  t.hand.pass(1);
  t.match.redo();
  CHECK(t.reason() == "resigned");
  check_kept(t);
}

TEST_CASE("A round that was lost on time and kept without its full clock, as programs of before kept it, is read") {
  Table t({});
  t.lose_on_time();
  std::string text = write_save(t.match, "2026-01-01T00:00:00Z");
  const auto used = text.find("used:");
  REQUIRE(used != std::string::npos);
  text.replace(used, text.find('\n', used) - used, "used: [30.9, 0]");
  const auto match = replay(*parse_save(text, "kept.yaml"), nim::source({}, t.hooks));
  REQUIRE(match.ok());
  CHECK(match->rounds()[0].end->outcome.reason == kTimeReason);
}

TEST_CASE("Rounds that were taken back are forgotten where the one before them now ends otherwise") {
  auto hooks = nim::first_to_ten();
  // Whoever took something back begins the next round.
  hooks->set(Hook::round_end, [](const Value& given) {
    return Value::map(
        {{"points", Value::list_of(std::vector<std::int64_t>{5, 0})}, {"starter", *given.find("undos")->as_int() > 0 ? 1 : 2}});
  });
  Table t({}, hooks);
  t.match.resign();
  t.match.next_round();
  t.match.play(Move{1});
  t.match.undo();
  t.match.undo();
  CHECK(t.match.can_redo());
  t.match.redo();
  CHECK(t.match.round_over());
  CHECK_FALSE(t.match.can_redo());
  check_kept(t);
}

TEST_CASE("Whatever way a match has gone, it is read as it was kept") {
  for (std::uint64_t seed = 0; seed < 25; ++seed) {
    walk(Table({}), seed);
    walk(Table(nim::dice()), seed);
    walk(Table({.heap = 6, .turn_seconds = kSand}), seed);
    walk(Table({}, nim::first_to_ten(), 1), seed);
  }
}
