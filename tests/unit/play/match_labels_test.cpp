#include "play/match_labels.hpp"

#include "catch.hpp"
#include "content/row_label.hpp"
#include "folders.hpp"
#include "match/when_label.hpp"

#include <cstdlib>

using namespace tablier;

namespace {

/// 2024-05-31 12:00 UTC.
constexpr std::time_t kNoon = 1'717'156'800;

struct UtcTime {
  UtcTime() {
    setenv("TZ", "UTC", 1);
    tzset();
  }
};

std::string key(std::string_view iso) {
  const UtcTime utc;
  return when_label(iso, kNoon).key;
}

Locale english() {
  Locale locale;
  locale.add_folder(source_folder() / "content/locale");
  return locale;
}

std::vector<std::string> called(const std::vector<Player>& players, bool alone) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < players.size(); ++i) all.push_back(player_label(english(), players, i, alone));
  return all;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("Players are called by name, else told apart; who is alone among bots is You") {
  const Player human{true, 0, {}}, bot{false, 2, {}};
  CHECK(called({human, bot}, true) == Names{"You", "Bot 2"});
  CHECK(called({human, bot}, false) == Names{"Player 1", "Bot 2"});
  CHECK(called({human, human}, true) == Names{"Player 1", "Player 2"});
  CHECK(called({bot, human, bot}, true) == Names{"Bot 2 (1)", "You", "Bot 2 (3)"});
  CHECK(called({{false, 2, "Ada"}, human, bot}, true) == Names{"Ada", "You", "Bot 2"});
  CHECK(called({{true, 0, " \t"}, bot}, true) == Names{"You", "Bot 2"});
  CHECK(called({{true, 0, " Ada B. "}, bot}, true) == Names{"Ada B.", "Bot 2"});
}

TEST_CASE("A player that a game's status speaks of is called by name, and You where there is a sentence for that") {
  const std::vector<Player> players{{true, 0, {}}, {false, 2, {}}};
  Locale locale = english();
  REQUIRE(locale.add_file(source_folder() / "content/katamino/texts.yaml", "katamino").empty());
  locale.use("en");
  const auto told = [&](Text status) { return locale.say(with_player(locale, std::move(status), players)); };
  CHECK(told(Text("katamino.status.none_of_own", {{"player", 1}})) == "None of Bot 2’s pieces fits any more.");
  CHECK(told(Text("katamino.status.none_of_own", {{"player", 0}})) == "None of your pieces fits any more.");
  CHECK(told(Text("katamino.status.blocked")) == "No piece fits any more.");
  CHECK(told(Text("table.seat.human", {{"player", 2}, {"n", 3}})) == "Player 3");
}

TEST_CASE("What is said about You has a sentence of its own where there is one") {
  const Locale locale = english();
  CHECK(key_about(locale, "table.sand_out", "You") == "table.sand_out_you");
  CHECK(key_about(locale, "table.sand_out", "Ada") == "table.sand_out");
  CHECK(key_about(locale, "table.clock.up", "You") == "table.clock.up");
  for (const char* key : {"table.take_back.time", "table.take_back.time_of_round", "table.copy.won"})
    CHECK(key_about(locale, key, "You") == std::string(key) + "_you");
}

TEST_CASE("A move is called by its game's words, else as the button of its name, else by its notation") {
  CHECK(move_label(english(), "pente", {"resign"}) == "Resign");
  CHECK(move_label(english(), "pente", {"K10"}) == "K10");
  CHECK(move_label(english(), "triominos", {"002@0,0", Text("when.plain", {{"date", "0-0-2"}})}) == "0-0-2");
}

TEST_CASE("A row that bears a sign few fonts have is called by a word, any other by its name") {
  CHECK(row_label(english(), "♣") == "Clubs");
  CHECK(row_label(english(), "Z") == "Z");
  CHECK(english().say(Text("table.row", {row_arg("♠")})) == "Row Spades");
  CHECK(english().say(Text("table.row", {row_arg("Z")})) == "Row Z");
  const Text within("around", {{"why", Text("table.row", {{"row", "♥"}})}, {"row", "♣"}, {"n", 3}, {"name", "♣"}});
  CHECK(with_row_words(within) == Text("around", {{"why", Text("table.row", {row_arg("♥")})}, row_arg("♣"), {"n", 3}, {"name", "♣"}}));
}

TEST_CASE("The weakest level is a beginner's and the strongest an expert's, however many there are") {
  for (const int levels : {2, 3, 5, 6, 9}) {
    CHECK(strength_label(english(), 1, levels) == "beginner");
    CHECK(strength_label(english(), levels, levels) == "expert");
  }
  CHECK(strength_label(english(), 5, 9) == "medium");
  CHECK(strength_label(english(), 1, 1) == "medium");
}

TEST_CASE("Dates are told as people do: today, yesterday, days ago, then the date") {
  CHECK(key("2024-05-31T00:00:01Z") == "when.today");
  CHECK(key("2024-05-30T23:59:59Z") == "when.yesterday");
  CHECK(key("2024-05-29T12:00:00Z") == "when.days");
  CHECK(key("2024-05-25T00:00:00Z") == "when.days");
  CHECK(key("2024-05-24T23:59:59Z") == "when.date");
  CHECK(key("2024-06-02T00:00:00Z") == "when.date");
}

TEST_CASE("A date is told with the name of its month and its year without a space for thousands, a time with two figures for the minutes") {
  const UtcTime utc;
  const Text date = when_label("2023-01-09T08:05:00Z", kNoon);
  CHECK(date == Text("when.date", {{"day", 9}, {"month", Text("when.month.1")}, {"year", std::string("2023")}}));
  CHECK(when_label("2024-05-31T08:05:00Z", kNoon) == Text("when.today", {{"time", "8:05"}}));
}

TEST_CASE("What is no date is told as it stands") {
  CHECK(key("soon") == "when.plain");
  CHECK(key("") == "when.plain");
  CHECK(key("2024-99-01T00:00:00Z") == "when.plain");
}

TEST_CASE("Times take no more room than they need") {
  CHECK(short_time(0) == "0:00");
  CHECK(short_time(112.9) == "1:52");
  CHECK(short_time(3600 + 4 * 60 + 59) == "1 h 04");
}

TEST_CASE("Figures that count stand in groups of three, with a true minus") {
  Locale locale = english();
  locale.use("en");
  CHECK(figure_label(locale, 0) == "0");
  CHECK(figure_label(locale, 999) == "999");
  CHECK(figure_label(locale, 999999) == "999,999");
  CHECK(figure_label(locale, -1234567) == "−1,234,567");
  locale.use("fr");
  CHECK(figure_label(locale, 12345) == "12\u00A0345");
}

TEST_CASE("Figures of several seats stand in a row, with a dash between them only where none is below nothing") {
  const auto row = [](std::vector<std::int64_t> figures) { return figures_label(english(), figures); };
  CHECK(row({20, 10}) == "20 – 10");
  CHECK(row({20, -10, 3}) == figure_label(english(), 20) + ", " + figure_label(english(), -10) + ", 3");
  CHECK(row({}).empty());
}

TEST_CASE("The one human at a table has the name of the profile, also without others; of several nobody does") {
  std::vector<Player> players(1);
  name_lone_human(players, "Ada");
  CHECK(players.front().name == "Ada");
  players.front().name.clear();
  name_lone_human(players, " Ada ");
  CHECK(players.front().name == "Ada");
  players = std::vector<Player>(2);
  name_lone_human(players, "Ada");
  CHECK(players.front().name.empty());
}
