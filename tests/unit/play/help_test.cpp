#include "match/match_record.hpp"
#include "play_table.hpp"

using namespace tablier;

namespace {

Ruleset puzzle_rules() {
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<nim::NimPuzzle>();
  return rules;
}

MatchSetup puzzle_setup(std::string challenge = "slam/A/4") {
  MatchSetup setup = nim::setup(1);
  setup.challenge = std::move(challenge);
  setup.options.set("items", Value::list_of(std::vector<int>{2, 3, 6}));
  return setup;
}

void solve(PlayTable& table) {
  while (!table.match().over()) table.move("take:1");
}

/// Proves that nothing solves it, however far it is taken back; or that nobody knows.
class Doubter final : public Bot {
 public:
  explicit Doubter(Proof proof) : proof_(proof) {}
  Advice think(const State&, const Limits&, std::stop_token) override {
    Advice advice;
    advice.proof = proof_;
    return advice;
  }

 private:
  Proof proof_;
};

class HopelessPuzzle final : public nim::Nim {
 public:
  explicit HopelessPuzzle(Proof proof) : Nim({.heap = 3, .puzzle = true}), proof_(proof) {}
  int levels() const override { return 1; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<Doubter>(proof_); }

 private:
  Proof proof_;
};

Ruleset hopeless_rules(Proof proof = Proof::loss) {
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<HopelessPuzzle>(proof);
  return rules;
}

/// Takes one, and proves a win from an even heap.
class Prover final : public Bot {
 public:
  Advice think(const State& state, const Limits&, std::stop_token) override {
    MoveList moves;
    state.legal_moves(moves);
    Advice advice;
    advice.move = moves[0];
    advice.line = {advice.move};
    advice.proof = *state.facts(Seat::nobody).find("heap")->as_int() % 2 == 0 ? Proof::win : Proof::none;
    return advice;
  }
};

class ProvenNim final : public nim::Nim {
 public:
  explicit ProvenNim(int heap) : Nim({.heap = heap}) {}
  int levels() const override { return 3; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<Prover>(); }
};

/// A heap for one of which a bot knows an end where it is even.
class ProvenPuzzle final : public nim::Nim {
 public:
  explicit ProvenPuzzle(int heap) : Nim({.heap = heap, .puzzle = true}) {}
  int levels() const override { return 1; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<Prover>(); }
};

/// A challenge for a human against a bot that takes one each time.
PlayTable proven_challenge(int heap) {
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<ProvenNim>(heap);
  MatchSetup setup = nim::setup(1, 1);
  setup.challenge = "problems/A/4";
  return PlayTable(std::move(rules), setup);
}

std::vector<std::string> notices(PlayTable& table) {
  table.settle();
  std::vector<std::string> keys;
  for (const Notice& notice : table.heard<Notice>()) keys.push_back(notice.what.text.key);
  return keys;
}

}  // namespace

TEST_CASE("A solution that was looked at counts against the same puzzle when it is begun again, in whatever order its numbers stand") {
  PlayTable table(puzzle_rules(), puzzle_setup());
  table->help().ask_solution();
  table.settle();
  REQUIRE(table.match().over());

  MatchSetup again = puzzle_setup("");
  again.options.set("items", Value::list_of(std::vector<int>{6, 3, 2}));
  table.open(puzzle_rules(), again);
  solve(table);
  CHECK(table.match().help().solution_seen);
  const auto recent = table.records->recent("nim", 5);
  REQUIRE(recent.size() == 2);
  CHECK(recent[0].solution_seen);
  CHECK(recent[0].puzzle == recent[1].puzzle);
  CHECK(table.records->fastest("nim", 5).empty());
  CHECK_FALSE(table.records->best("nim", "slam/A/4"));
}

TEST_CASE("A puzzle that was given up and taken back goes on, and counts as missed only when it ends again") {
  PlayTable table(puzzle_rules(), puzzle_setup(""));
  table->help().ask_solution();
  table.settle();
  REQUIRE(table.match().over());
  CHECK(table.records->count("nim") == 1);
  table->undo();
  table.settle();
  REQUIRE_FALSE(table.match().over());
  CHECK(table.records->count("nim") == 0);
  solve(table);
  REQUIRE(table.records->count("nim") == 1);
  CHECK(table.records->recent("nim", 5)[0].solution_seen);
}

TEST_CASE("A solution that is shown where nothing was played, and left, is no match that was left") {
  PlayTable table(puzzle_rules(), puzzle_setup(""));
  table.settings.motion = true;
  const auto show_some = [&table] {
    table->help().ask_solution();
    REQUIRE(nim::wait_for([&table] {
      table.pass(0.01);
      return table.match().plies() > 0;
    }));
    table->leave();
  };
  show_some();
  REQUIRE_FALSE(table.match().over());
  CHECK(table.saves().empty());
  table->enter(table.now());
  table->help().stop_showing();
  table.move("take:1");
  table->leave();
  CHECK(table.saves().size() == 1);
}

TEST_CASE("What is being thought out for a player who no longer wants it is stopped with a word") {
  PlayTable match(nim::ruleset({}), nim::setup(2)), puzzle(puzzle_rules(), puzzle_setup());
  match->help().stop_asking();
  CHECK(notices(match).empty());
  match->help().ask();
  match->help().stop_asking();
  CHECK(notices(match) == std::vector<std::string>{"table.help.advice_stopped"});
  CHECK_FALSE(match->help().coach().busy());
  puzzle->help().ask();
  puzzle->help().stop_asking();
  CHECK(notices(puzzle) == std::vector<std::string>{"table.help.hint_stopped"});
  puzzle->help().ask_solution();
  puzzle->help().stop_asking();
  CHECK(notices(puzzle) == std::vector<std::string>{"table.help.solution_stopped"});
}

TEST_CASE("Advice that is asked for again while it is thought out is followed once it is found, unless it is stopped") {
  PlayTable match(nim::ruleset({}), nim::setup(2)), puzzle(puzzle_rules(), puzzle_setup());
  CHECK_FALSE(match->help().may_follow_once_found());
  match->help().ask();
  REQUIRE(match->help().may_follow_once_found());
  match->help().follow_once_found();
  CHECK_FALSE(match->help().may_follow_once_found());
  CHECK(match->help().follows_once_found());
  match->help().stop_asking();
  match->help().ask();
  REQUIRE(nim::wait_for([&match] {
    match.pass(0.01);
    return match->help().can_follow();
  }));
  CHECK_FALSE(match->help().take_following());  // what was stopped is forgotten
  match.move("take:1");
  match->help().ask();
  match->help().follow_once_found();
  CHECK_FALSE(match->help().take_following());
  REQUIRE(nim::wait_for([&match] {
    match.pass(0.01);
    return match->help().can_follow();
  }));
  CHECK(match->help().take_following());
  CHECK_FALSE(match->help().take_following());
  puzzle->help().ask();
  CHECK_FALSE(puzzle->help().may_follow_once_found());  // a hint comes in steps
}

TEST_CASE("A puzzle that was solved stays solved in the records, whatever is taken back") {
  PlayTable table(puzzle_rules(), puzzle_setup(""));
  solve(table);
  table->undo();
  table.settle();
  CHECK(table.records->count("nim") == 1);
  solve(table);
  CHECK(table.records->count("nim") == 1);
}

TEST_CASE("Help of another day is forgotten, and another puzzle knows nothing of it") {
  PlayTable table(puzzle_rules(), puzzle_setup());
  table->help().ask();
  table.settle();
  CHECK(table.match().help().hints == 1);
  MatchSetup other = puzzle_setup();
  other.options.set("items", Value::list_of(std::vector<int>{2, 3, 7}));
  table.open(puzzle_rules(), other);
  CHECK(table.match().help() == Help{});
  table.open(puzzle_rules(), puzzle_setup());
  CHECK(table.match().help().hints == 1);

  MatchSetup named = puzzle_setup();
  named.variant = table.match().variant();
  REQUIRE(table.records->keep_help({"nim", puzzle_key(named), "2024-05-31"}, {3, true}).ok());
  table.open(puzzle_rules(), puzzle_setup());
  CHECK(table.match().help() == Help{});
  solve(table);
  CHECK(table.records->best("nim", "slam/A/4")->helped == false);
}

TEST_CASE("A round that the light shone on had help, once") {
  PlayTable table(puzzle_rules(), puzzle_setup());
  table.settings.light = true;
  table.pass(0);
  table.settle();
  CHECK(table->help().coach().outlook().kind == Outlook::Kind::possible);
  CHECK(table.match().help().hints == 1);
  table.move("take:1");
  table.settle();
  CHECK(table.match().help().hints == 1);
  solve(table);
  CHECK(table.records->best("nim", "slam/A/4")->helped);
  table.settings.light = false;
  table.open(puzzle_rules(), puzzle_setup());
  CHECK(table.match().help().hints == 1);
}

TEST_CASE("A puzzle outside of a series has its own best time") {
  PlayTable table(puzzle_rules(), puzzle_setup(""));
  CHECK_FALSE(table->recording().best_before());
  table.pass(40);
  solve(table);
  table.open(puzzle_rules(), puzzle_setup(""));
  REQUIRE(table->recording().best_before());
  CHECK(table->recording().best_before()->seconds == 40);
}

TEST_CASE("A hint tells where, and then does it when it is asked for again; it counts once") {
  PlayTable table(puzzle_rules(), puzzle_setup());
  table->help().ask();
  table.settle();
  const auto given = table.heard<HintGiven>();
  REQUIRE(given.size() == 1);
  CHECK(given[0].step == HintGiven::Step::place);  // there is no thing to be taken first
  CHECK_FALSE(table->navigation().suggested().empty());
  CHECK(table.match().plies() == 0);
  table->help().ask();
  table.settle();
  CHECK(table.match().plies() == 1);
  CHECK(table->navigation().suggested().empty());
  CHECK(table.match().help().hints == 1);
}

TEST_CASE("In a challenge against others a hint tells what the move does, then where, and then makes it; it counts once") {
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<nim::NimWithBot>(false);
  MatchSetup setup = nim::setup(1, 1);
  setup.challenge = "problems/A/4";
  PlayTable table(std::move(rules), setup);
  table->help().ask();
  table.settle();
  const auto first = table.heard<HintGiven>();
  REQUIRE(first.size() == 1);
  CHECK(first[0].step == HintGiven::Step::act);
  CHECK(first[0].acts == std::vector{Text("nim.hint.takes")});
  CHECK(table->navigation().suggested().empty());
  table->help().ask();
  table.settle();
  const auto second = table.heard<HintGiven>();
  REQUIRE(second.size() == 1);
  REQUIRE(second[0].advised);
  CHECK(second[0].advised->name.notation == "take:1");
  CHECK_FALSE(table->navigation().suggested().empty());
  CHECK(table.heard<MoveAdvised>().empty());
  CHECK(table.match().plies() == 0);
  table->help().ask();
  table.settle();
  CHECK(table.match().plies() == 2);
  CHECK(table.match().help().hints == 1);
}

TEST_CASE("In a challenge that is not sure to be won after a move help says so, and counts as none") {
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<nim::NimWithBot>(false);
  MatchSetup setup = nim::setup(2);
  setup.challenge = "problems/A/4";
  PlayTable table(std::move(rules), setup);
  table.settle();  // it was not sure from the start, so that nothing is told unasked
  table.move("take:1");
  table->help().ask();
  table.settle();
  CHECK(table.heard<HintGiven>().empty());
  const auto told = table.heard<Notice>();
  REQUIRE(told.size() == 1);
  CHECK(told[0].what.text.key == "table.help.astray");
  CHECK(table.match().help().hints == 0);
}

TEST_CASE("In a challenge the move that gives the win away is told at once, once, and again where it is made again; it counts as no help") {
  PlayTable table = proven_challenge(20);
  CHECK(notices(table).empty());
  table.move("take:1");  // and the bot one: 18
  CHECK(notices(table).empty());
  table.move("take:2");
  const std::vector<std::string> astray{"table.help.astray"};
  CHECK(notices(table) == astray);
  table.move("take:2");
  CHECK(notices(table).empty());
  for (int i = 0; i < 2; ++i) {
    table->undo();
    table.settle();
  }
  CHECK(notices(table).empty());
  table.move("take:2");
  CHECK(notices(table) == astray);
  CHECK(table.match().help().hints == 0);
}

TEST_CASE("Where a challenge could not be proven from its start nothing is told of its moves") {
  PlayTable table = proven_challenge(21);
  CHECK(notices(table).empty());
  table.move("take:1");
  CHECK(notices(table).empty());
}

TEST_CASE("The light is switched for the match that is played, whatever the settings say") {
  PlayTable table(puzzle_rules(), puzzle_setup());
  CHECK_FALSE(table->help().light());
  table->help().set_light(true);
  table.pass(0);
  table.settle();
  CHECK(table->help().coach().outlook().kind == Outlook::Kind::possible);
  CHECK_FALSE(table.settings.light);
  table.open(puzzle_rules(), puzzle_setup());
  CHECK_FALSE(table->help().light());
}

TEST_CASE("A hint for a position that has changed is begun anew") {
  PlayTable table(puzzle_rules(), puzzle_setup());
  table->help().ask();
  table.settle();
  table.move("take:1");
  table.heard<HintGiven>();
  table->help().ask();
  table.settle();
  CHECK(table.heard<HintGiven>().size() == 1);
  CHECK(table.match().plies() == 1);
}

TEST_CASE("After the end of a puzzle its solutions are leafed through, round and round, and looked away from") {
  PlayTable table(puzzle_rules(), puzzle_setup());
  CHECK_FALSE(table->help().can_leaf());
  solve(table);
  REQUIRE(table->help().can_leaf());
  table->help().leaf(1);
  table.settle();
  REQUIRE(table->help().leafed());
  CHECK(table->help().leafed()->number == 0);
  CHECK(table->help().leafed()->all == 2);
  CHECK_FALSE(table->help().leafed()->may_be_more);
  CHECK(table->navigation().looked_at());
  CHECK(table->navigation().to_move() == Seat::nobody);  // each is shown at its end
  table->help().leaf(1);
  CHECK(table->help().leafed()->number == 1);
  table->help().leaf(1);
  CHECK(table->help().leafed()->number == 0);
  table->help().leaf(-1);
  CHECK(table->help().leafed()->number == 1);
  table->navigation().look_at_last();
  CHECK_FALSE(table->help().leafed());
  CHECK_FALSE(table->navigation().looked_at());
}

TEST_CASE("Where a puzzle has no solution from its start on help says that, whatever was asked and laid") {
  PlayTable table(hopeless_rules(), puzzle_setup());
  const std::vector<std::string> never{"table.help.impossible"};
  table->help().ask();
  CHECK(notices(table) == never);
  table.move("take:1");
  table->help().ask();
  CHECK(notices(table) == never);
  table->help().ask_solution();
  CHECK(notices(table) == never);
  CHECK(table.match().help() == Help{});
}

TEST_CASE("Whoever gives up compares with a solution that goes on from what was laid, or else from as much as is known to lead to one") {
  const int heap = GENERATE(3, 4);
  CAPTURE(heap);
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<ProvenPuzzle>(heap);
  PlayTable table(std::move(rules), puzzle_setup());
  table.move("take:1");
  table->give_up();
  table.settle();
  CHECK(table.match().over());
  CHECK(table.heard<Compared>().size() == 1);
}

TEST_CASE("A puzzle can be given up where there is no solution to show") {
  const auto [proof, why] =
      GENERATE(table<Proof, std::string>({{Proof::loss, "table.help.impossible"}, {Proof::none, "table.help.nothing"}}));
  PlayTable table(hopeless_rules(proof), puzzle_setup());
  table.move("take:1");
  table->give_up();
  CHECK(notices(table) == std::vector{why});
  CHECK(table.match().over());
  CHECK(table.heard<Compared>().empty());
  REQUIRE(table->help().can_leaf());
  table->help().leaf(1);
  CHECK(notices(table) == std::vector{why});
}

TEST_CASE("Advice for a turn of several moves goes on with the rest of it, without thinking anew, and counts once") {
  const auto asked = std::make_shared<std::atomic<int>>(0);
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<nim::NimOfTurns>(asked);
  PlayTable table(std::move(rules), nim::setup(2));
  const auto advised = [&] {
    table.settle();
    const auto heard = table.heard<MoveAdvised>();
    return heard.size() == 1 && table->help().can_follow();
  };
  table->help().ask();
  REQUIRE(advised());
  CHECK(*asked == 1);
  table->help().follow();
  REQUIRE(advised());  // the rest of the turn, at once
  CHECK(table.match().to_move() == seat(0));
  CHECK(*asked == 1);
  table->help().follow();
  CHECK_FALSE(advised());  // the other's turn
  CHECK(table.match().to_move() == seat(1));
  CHECK(table.match().plies() == 2);
  CHECK(table.match().help().hints == 1);
  table->help().ask();
  REQUIRE(advised());
  CHECK(*asked == 2);
  table.move("take:1");  // by hand, as it was advised
  table->help().ask();
  REQUIRE(advised());
  CHECK(*asked == 2);
  table->undo();
  table.move("take:2");  // something else: nothing of it stands any more
  table->help().ask();
  REQUIRE(advised());
  CHECK(*asked == 3);
}

TEST_CASE("In a match that is over advice is for the position that is looked at, in a line too, and one's place is kept") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  for (const char* notation : {"take:3", "take:3", "take:3", "take:1"}) table.move(notation);
  REQUIRE(table.match().over());
  CHECK_FALSE(table->help().may_ask_here());
  table->navigation().look_at(1);
  const auto advised = [&] {
    REQUIRE(table->help().may_ask_here());
    table->help().ask_here();
    table.settle();
    const auto heard = table.heard<MoveAdvised>();
    REQUIRE(heard.size() == 1);
    return heard[0].name.notation;
  };
  CHECK(advised() == "take:3");  // 7 are left: 4 lose
  CHECK(table->navigation().looked_at() == 1);
  table.move("take:1");
  CHECK(advised() == "take:2");  // 6
  CHECK(table->navigation().line());
  CHECK(table.match().help().hints == 0);
  table->help().ask_here();
  table->navigation().look_at(1);  // it is no longer wanted
  table.settle();
  CHECK(table.heard<MoveAdvised>().empty());
}
