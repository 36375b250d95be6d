#include "play/console_line.hpp"

#include "bot_nim.hpp"
#include "cards.hpp"
#include "catch.hpp"
#include "match/match_view.hpp"
#include "match_helpers.hpp"

using namespace tablier;

namespace {

/// What comes of a line.
std::string answer(ConsoleLine& console, const MatchView& match, const std::string& line) {
  console.text = line;
  console.enter(match);
  CHECK(console.text.empty());
  REQUIRE(nim::wait_for([&] { return console.update(); }));
  const ConsoleLine::Entry& entry = console.entries().front();
  CHECK(entry.line == line);
  return entry.result.fault ? entry.result.fault->text.key : entry.result.answer;
}

}  // namespace

TEST_CASE("A line looks at the position of a match without a script, with the eyes of whoever looks, and changes nothing") {
  Match match = nim::begin(cards::ruleset(), nim::setup(2, 0, 5));
  nim::play(match, {"draw", "draw"});
  const auto revision = match.revision();
  ConsoleLine console;
  CHECK(answer(console, MatchView(match, seat(0)), "position.turn") == "1");
  CHECK(answer(console, MatchView(match, seat(0)), "#position.history") == "4");
  CHECK(answer(console, MatchView(match, seat(0)), "position.seats") == "2");
  const std::string hidden = match.history()[3].notation;
  CHECK(answer(console, MatchView(match, seat(0)), "position").find(hidden) == std::string::npos);
  CHECK(answer(console, MatchView(match, seat(0)), "position.turn = 2").starts_with("script.frozen"));
  CHECK(match.revision() == revision);
}

TEST_CASE("Earlier lines come back one by one, and what was being typed after them") {
  Match match = nim::begin(nim::ruleset({.heap = 3}), nim::setup(2));
  const MatchView view(match, seat(0));
  ConsoleLine console;
  CHECK_FALSE(console.earlier());
  answer(console, view, "1");
  answer(console, view, "2");
  answer(console, view, "2");
  console.text = "being typed";
  REQUIRE(console.earlier());
  CHECK(console.text == "2");
  REQUIRE(console.earlier());
  CHECK(console.text == "1");
  CHECK_FALSE(console.earlier());
  REQUIRE(console.later());
  REQUIRE(console.later());
  CHECK(console.text == "being typed");
  CHECK_FALSE(console.later());
  console.text = "  ";
  console.enter(view);
  CHECK_FALSE(console.busy());
}

TEST_CASE("Whoever comes next before the screen sees nothing of what was told, and may ask the same again") {
  Match match = nim::begin(nim::ruleset({.heap = 3}), nim::setup(2));
  const MatchView view(match, seat(0));
  ConsoleLine console;
  answer(console, view, "1");
  REQUIRE(console.entries().size() == 1);
  console.text = "2";
  console.enter(view);
  console.forget_answers();
  CHECK(console.entries().empty());
  CHECK_FALSE(console.busy());
  REQUIRE(console.earlier());
  CHECK(console.text == "2");
}

TEST_CASE("Lines that were pasted into one are evaluated as the lines that they are, and come back with their marks") {
  Match match = nim::begin(nim::ruleset({.heap = 3}), nim::setup(2));
  const MatchView view(match, seat(0));
  ConsoleLine console;
  const auto told = [&](const std::string& text) {
    console.text = text;
    console.enter(view);
    REQUIRE(nim::wait_for([&] { return console.update(); }));
    const auto& result = console.entries().front().result;
    return result.fault ? result.fault->text.key : result.answer;
  };
  CHECK(told("local a = 1¶return a + 1") == "2");
  CHECK(console.entries().front().line == "local a = 1\nreturn a + 1");
  CHECK(told("-- a note¶#position.history") == "0");
  REQUIRE(console.earlier());
  CHECK(console.text == "-- a note¶#position.history");
}
