#include "cards.hpp"
#include "fake_hooks.hpp"
#include "play_table.hpp"
#include "slow_nim.hpp"

using namespace tablier;

namespace {

using Moves = std::vector<std::string>;

/// In the second round of a match, in which nothing was played yet; the first was three moves.
struct SecondRound : PlayTable {
  explicit SecondRound(Ruleset rules = nim::ruleset({.heap = 5}, nim::first_to_ten())) : PlayTable(std::move(rules), nim::setup(2)) {
    for (const char* notation : {"take:1", "take:1", "take:3"}) {
      move(notation);
      settle();
    }
    REQUIRE(match().round_over());
    (*this)->next_round();
    settle();
    REQUIRE(match().round() == 1);
  }
  Moves listed() {
    Moves moves;
    for (const PlayedMoves::Entry& e : (*this)->navigation().moves().entries()) moves.push_back(e.name.notation);
    return moves;
  }
  /// The round, from 0, and how many plies of it were played before the position that is looked at.
  std::pair<std::size_t, std::size_t> place() { return {(*this)->navigation().round(), (*this)->navigation().plies()}; }
  void step(int steps) {
    (*this)->navigation().step_back_or_on(steps);
    settle();
  }
  void look(std::size_t round, std::size_t ply) {
    (*this)->navigation().look_at_round(round, ply);
    settle();
  }
  std::size_t tokens() { return (*this)->observation().table.scene.tokens.size(); }
};

using Spot = std::pair<std::size_t, std::size_t>;

/// Rounds of cards without an end.
Ruleset many_rounds_of_cards() {
  auto hooks = std::make_shared<nim::FakeHooks>();
  hooks->set(Hook::match_end, [](const Value&) { return Value::map({{"over", false}}); });
  Ruleset rules = cards::ruleset();
  rules.hooks = hooks;
  return rules;
}

}  // namespace

TEST_CASE("From the start of a round one steps back into the round before it, and on again to where the match stands") {
  SecondRound table;
  CHECK(table.listed().empty());
  table.step(-1);
  CHECK(table.place() == Spot{0, 3});
  CHECK(table->navigation().in_earlier_round());
  CHECK(table->navigation().to_move() == Seat::nobody);
  CHECK(table.listed() == Moves{"take:1", "take:1", "take:3"});
  CHECK(table.tokens() == 0);
  for (int i = 0; i < 5; ++i) table.step(-1);  // no further than its start
  CHECK(table.place() == Spot{0, 0});
  CHECK(table.tokens() == 5);
  for (int i = 0; i < 3; ++i) table.step(1);
  CHECK(table.place() == Spot{0, 3});
  table.step(1);
  CHECK(table.place() == Spot{1, 0});
  CHECK_FALSE(table->navigation().looked_at());
  CHECK(table->may_play());
}

TEST_CASE("A round that has begun is gone into at its start from the end of the one before") {
  SecondRound table;
  table.move("take:2");
  table.settle();
  table.look(0, 3);
  table.step(1);
  CHECK(table.place() == Spot{1, 0});
  CHECK(table->navigation().looked_at() == 0);
  CHECK(table.listed() == Moves{"take:2"});
}

TEST_CASE("Nothing is played while an earlier round is looked at, nor gone on from there") {
  SecondRound table;
  table.look(0, 1);
  CHECK(table.tokens() == 4);
  CHECK_FALSE(table->may_play());
  CHECK_FALSE(table->variations().may_try());
  CHECK(table->observation().table.moves.empty());
  table->go_on_from_here();
  table.settle();
  CHECK(table.match().round() == 1);
  CHECK(table.place() == Spot{0, 1});
}

TEST_CASE("A round that was not begun is none to look at, and more plies than were played are its end") {
  SecondRound table;
  table.look(2, 0);
  CHECK_FALSE(table->navigation().looked_at());
  table.look(0, 99);
  CHECK(table.place() == Spot{0, 3});
}

TEST_CASE("What is said of a move of an earlier round stays with that round") {
  SecondRound table;
  table.look(0, 2);
  table->variations().set_remark({"?", "takes too few"});
  table.settle();
  CHECK(table->variations().tree().remark(2).comment == "takes too few");
  REQUIRE(table->variations().can_undo());
  table->navigation().look_at_last();
  table.settle();
  CHECK(table->variations().tree().empty());
  CHECK_FALSE(table->variations().can_undo());
  table->leave();
  const auto saved = read_save(table.saves().front().file);
  REQUIRE(saved);
  CHECK(saved->rounds.front().remarks.at(2).mark == "?");
}

TEST_CASE("The match that changes is looked at again") {
  SecondRound table;
  table.look(0, 1);
  table->undo();
  table.settle();
  CHECK_FALSE(table->navigation().looked_at());
  CHECK(table.match().round() == 0);
  CHECK(table.listed() == Moves{"take:1", "take:1"});
}

TEST_CASE("A film is of the round that is looked at") {
  SecondRound table;
  table.move("take:2");
  table.settle();
  std::vector<std::size_t> tokens;
  const auto film = [&] {
    tokens.clear();
    table->ask_scenes(
        [&](const std::vector<Scene>& scenes) {
          for (const Scene& scene : scenes) tokens.push_back(scene.tokens.size());
        },
        [] { FAIL(); });
    table.settle();
    return tokens;
  };
  CHECK(film() == std::vector<std::size_t>{5, 3});
  table.look(0, 2);
  CHECK(film() == std::vector<std::size_t>{5, 4, 3, 0});
}

TEST_CASE("What is later in a round ends with it, whatever round follows") {
  SecondRound table;
  CHECK_FALSE(table->navigation().has_later());
  table.look(0, 3);
  CHECK_FALSE(table->navigation().has_later());
  table.look(0, 2);
  CHECK(table->navigation().has_later());
}

TEST_CASE("In an earlier round nobody sees more than they did in it") {
  PlayTable table(many_rounds_of_cards(), nim::setup(2, 0, 5));
  for (int i = 0; i < 6; ++i) {
    table->open_curtain();
    table.settle();
    table.move("draw");
    table.settle();
  }
  REQUIRE(table.match().round_over());
  table->next_round();
  table.settle();
  table->open_curtain();
  table.settle();
  REQUIRE(table->seating().viewer() == seat(0));
  table->navigation().look_at_round(0, 4);  // each has drawn a card
  table.settle();
  const auto trays = table->observation().table.scene.trays;
  REQUIRE(trays.size() == 2);
  CHECK(trays[0].items.size() == 1);
  CHECK(trays[1].items.empty());
  CHECK(trays[1].hidden == 1);
  CHECK(table.match().knows(0, 2));
  CHECK_FALSE(table.match().knows(0, 4));
}

TEST_CASE("The round that is looked at is thought through, whichever it is") {
  Ruleset rules = nim::ruleset({}, nim::first_to_ten());
  rules.game = std::make_shared<nim::NimWithBot>(false);
  PlayTable table(std::move(rules), nim::setup(2));
  const auto analysed = [&] {
    REQUIRE(table->review().can_analyse());
    table->review().analyse();
    REQUIRE(nim::wait_for([&] {
      table.pass(0.02);
      return !table->review().analyst().busy();
    }));
    return table->review().analyst().ply_values().size();
  };
  table->resign();
  table.settle();
  REQUIRE_FALSE(table.match().over());
  table->next_round();
  table.settle();
  CHECK_FALSE(table->review().can_analyse());
  table->navigation().look_at_round(0, 0);
  table.settle();
  CHECK(analysed() == 2);
  CHECK(table->review().analyst().round() == 0);
  table->navigation().look_at_last();
  table.settle();
  for (int i = 0; i < 2; ++i) {
    table.move("take:1");
    table.settle();
  }
  table->resign();
  table.settle();
  CHECK(analysed() == 4);
  CHECK(table->review().analyst().round() == 1);
}

TEST_CASE("An earlier round is looked at without a script on the thread that draws") {
  const auto gate = std::make_shared<nim::ScriptGate>();
  Ruleset rules = nim::gated(gate, {.heap = 5});
  rules.hooks = nim::first_to_ten();
  SecondRound table(std::move(rules));
  const int before = gate->drawn();
  table.step(-1);
  table.step(-1);
  CHECK(table.place() == Spot{0, 2});
  CHECK(table.listed().size() == 3);
  CHECK(table->navigation().to_move() == seat(0));
  CHECK(gate->drawn() == before);
}

TEST_CASE("What rounds had brought is told of the position that is looked at") {
  SecondRound table;
  const auto ended = [&] { return table->navigation().rounds_ended(); };
  CHECK(ended() == 1);
  table.look(0, 3);  // its end
  CHECK(ended() == 1);
  table.look(0, 2);
  CHECK(ended() == 0);
  table->navigation().look_at_last();
  for (const char* notation : {"take:1", "take:1", "take:3"}) {
    table.move(notation);
    table.settle();
  }
  REQUIRE(table.match().round_over());
  CHECK(ended() == 2);
  table.look(1, 2);
  CHECK(ended() == 1);
  table.look(0, 3);
  CHECK(ended() == 1);
  table.look(0, 0);
  CHECK(ended() == 0);
}

TEST_CASE("Clocks are told as they stood in the position that is looked at, of a running round as they run") {
  MatchSetup setup = nim::setup(2);
  setup.clock = ClockRules{.seconds = 60, .increment = 5};
  PlayTable table(nim::ruleset({.heap = 3}, nim::first_to_ten()), setup);
  const auto left = [&](int s) { return table->navigation().clock_left(seat(s)); };
  const auto look = [&](std::size_t round, std::size_t ply) { table->navigation().look_at_round(round, ply); };
  table.pass(10);
  table.move("take:1");
  table.pass(20);
  look(0, 0);
  CHECK(left(0) == 55.0);
  CHECK(left(1) == 40.0);
  table->navigation().look_at_last();
  table.move("take:1");
  table.move("take:1");
  table->next_round();
  table.pass(60);  // lost on time
  REQUIRE(table.match().round_over());
  CHECK(left(0).value() + left(1).value() == 60.0);
  look(0, 0);
  CHECK(left(0) == 60.0);
  CHECK(left(1) == 60.0);
  look(0, 1);
  CHECK(left(0) == 55.0);
  CHECK(left(1) == 60.0);
  look(0, 2);
  CHECK(left(1) == 45.0);
  look(0, 3);
  CHECK(left(0) == 55.0);
  CHECK(left(1) == 45.0);
}

TEST_CASE("Clocks that a save of before did not keep are known of nobody, and that is told") {
  MatchSetup setup = nim::setup(2);
  setup.clock = ClockRules{.seconds = 60, .increment = 5};
  PlayTable table(nim::ruleset({.heap = 3}), setup);
  for (const char* move : {"take:1", "take:1", "take:1"}) table.move(move);
  table->navigation().look_at(1);
  CHECK_FALSE(table->navigation().clocks_unknown());
  CHECK(table->navigation().clock_left(seat(1)) == 60.0);
  const test::TempFolder folder;
  REQUIRE(table->save_to(folder / "kept.yaml").ok());
  auto data = read_save(folder / "kept.yaml");
  REQUIRE(data.ok());
  data->rounds[0].used_after.clear();
  auto match = replay(*data, nim::source({.heap = 3}));
  REQUIRE(match.ok());
  Settings settings;
  Play play(*std::move(match), {.settings = settings, .saves = folder / "matches"});
  play.enter(0);
  CHECK_FALSE(play.navigation().clocks_unknown());
  play.navigation().look_at(1);
  CHECK(play.navigation().clocks_unknown());
  for (const Seat s : {seat(0), seat(1)}) CHECK_FALSE(play.navigation().clock_left(s));
}

TEST_CASE("Who lost a round on time is known to those who are asked to open it again, whoever is to move") {
  MatchSetup setup = nim::setup(2);
  setup.clock = ClockRules{.seconds = 60};
  PlayTable table(nim::ruleset({}, nim::first_to_ten()), setup);
  table.pass(60);
  REQUIRE(table.match().round_over());
  CHECK(table->undo_takes().late == seat(0));
  CHECK(table->undo_takes().round == -1);
  table->next_round();
  REQUIRE(table.match().to_move() == seat(0));
  CHECK(table->undo_takes().late == seat(0));
  CHECK(table->undo_takes().round == 0);
}

TEST_CASE("Undo over the start of a round says that it is open again, and the next one can be gone on to") {
  PlayTable table(nim::ruleset({.heap = 3}, nim::first_to_ten()), nim::setup(2));
  table.move("take:3");
  CHECK(table.heard<RoundEnded>().size() == 1);
  table->next_round();
  CHECK(table.match().round() == 1);
  CHECK(table->undo_takes().round == 0);
  CHECK(table->undo_takes().needs_consent());  // whoever is to move: the result of a round goes
  table->undo();
  CHECK(table.match().round() == 0);
  CHECK(table->undo_takes().round == -1);
  const auto told = table.heard<Notice>();
  REQUIRE(told.size() == 1);
  CHECK(told[0].what.text.key == "table.round_reopened");
  table.move("take:3");
  CHECK(table.heard<RoundEnded>().size() == 1);
}

TEST_CASE("Whoever takes back a loss on time is told how much time there is again, and that a round is open again") {
  MatchSetup setup = nim::setup(2);
  setup.clock = ClockRules{.seconds = 60};
  PlayTable table(nim::ruleset({}, nim::first_to_ten()), setup);
  const auto granted = [&]() -> std::optional<TimeGranted> {
    for (const PlayEvent& e : table.take_heard())
      if (const auto* time = std::get_if<TimeGranted>(&e)) return *time;
    return std::nullopt;
  };
  table.move("take:1");
  table->undo();
  CHECK_FALSE(granted());
  table.pass(60);
  REQUIRE(table.match().round_over());
  table->undo();
  table.settle();
  auto told = granted();
  REQUIRE(told);
  CHECK(told->seat == seat(0));
  CHECK(told->left == Approx(kGrantedTime).margin(0.1));
  CHECK(told->besides.empty());
  table.pass(60);
  table->next_round();
  table->undo();
  table.settle();
  told = granted();
  REQUIRE(told);
  CHECK(told->besides.key == "table.round_reopened");
}
