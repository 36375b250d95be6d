#include "armed.hpp"
#include "bot_nim.hpp"
#include "catch.hpp"
#include "staged.hpp"
#include "ui/screens/screens.hpp"
#include "window.hpp"

#include <algorithm>
#include <exception>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

/// A game from outside that throws where a table shows more than the match as it stands.
using namespace tablier;
using namespace tablier::gui;

namespace {

/// What goes to standard error meanwhile.
template <typename Step>
std::string told_by(const Step& step) {
  std::ostringstream told;
  std::streambuf* const before = std::cerr.rdbuf(told.rdbuf());
  step();
  std::cerr.rdbuf(before);
  return told.str();
}

/// A table of that game after some moves, which throws once it is armed.
class ArmedTable {
 public:
  ArmedTable(Surrounded& all, std::shared_ptr<const Game> game, int humans, const std::vector<std::string>& moves)
      : all_(all), stage_(all, {900, 600, 1, "en", "light"}), game_(std::make_shared<ArmedGame>(std::move(game))) {
    Ruleset rules = nim::ruleset();
    rules.game = game_;
    auto match = Match::start(std::move(rules), nim::setup(humans));
    REQUIRE(match.ok());
    for (const std::string& move : moves) REQUIRE(match->play(move).ok());
    stage_.show(table_screen(stage_.ui(), *std::move(match)));
    stage_.settle();
    REQUIRE(text(all.seen(), "screen") == "table");
  }

  void press(const KeyChange& key) {
    stage_.press(key);
    stage_.settle();
  }
  void type(const std::string& words) {
    stage_.type(words);
    stage_.settle();
  }
  Value seen() const { return all_.seen(); }
  void arm(ArmedCall call) { game_->arm(call); }

  /// The last key of what throws then: the library comes, which tells it.
  void check_recovers(const KeyChange& key) {
    std::exception_ptr failure;
    try {
      press(key);
    } catch (const std::exception&) {
      failure = std::current_exception();
    }
    REQUIRE(failure);
    CHECK(told_by([&] { stage_.recover(failure, library_screen); }).find("throws an exception") != std::string::npos);
    stage_.settle();
    CHECK(text(seen(), "screen") == "library");
    CHECK(text(seen(), "dialog") == "Something went wrong");
    press({.key = Key::enter});
    CHECK(text(seen(), "dialog").empty());
    CHECK(text(seen(), "screen") == "library");
  }

 private:
  Surrounded& all_;
  Staged stage_;
  std::shared_ptr<ArmedGame> game_;
};

const std::vector<std::string> kWholeRound{"take:3", "take:3", "take:3", "take:1"};

}  // namespace

TEST_CASE("a game from outside that throws for a film costs the film, which is told at the table") {
  Surrounded all;
  for (const ArmedCall call : {ArmedCall::play, ArmedCall::scene}) {
    ArmedTable table(all, std::make_shared<nim::Nim>(nim::Rules{}), 2, {"take:1", "take:2"});
    table.arm(call);
    table.press({.key = Key::g, .ctrl = true});
    const Value seen = table.seen();
    CHECK(text(seen, "screen") == "table");
    const auto told = texts(seen, "notices");
    INFO(told.size());
    CHECK(std::ranges::any_of(told, [](const std::string& one) { return one.find("throws an exception") != one.npos; }));
  }
}

TEST_CASE("a game from outside that throws for a line that is tried or a solution that is looked at leads to the library") {
  Surrounded all;
  const auto heap = std::make_shared<nim::Nim>(nim::Rules{});
  SECTION("a line") {
    for (const ArmedCall call : {ArmedCall::play, ArmedCall::scene}) {
      ArmedTable table(all, heap, 2, kWholeRound);
      table.press({.key = Key::page_up});
      table.press({.key = Key::page_up});
      table.type("take:2");
      table.arm(call);
      table.check_recovers({.key = Key::enter});
    }
  }
  SECTION("solutions") {
    for (const ArmedCall call : {ArmedCall::play, ArmedCall::scene}) {
      ArmedTable table(all, std::make_shared<nim::NimPuzzle>(), 1, {"take:1", "take:1", "take:1"});
      table.press({.key = Key::f11});
      table.arm(call);
      table.check_recovers({.key = Key::f11});
    }
  }
}
