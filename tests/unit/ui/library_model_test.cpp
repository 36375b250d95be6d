#include "ui/screens/library_model.hpp"

#include "catch.hpp"
#include "fake_hooks.hpp"
#include "fill_folder.hpp"
#include "folders.hpp"
#include "match_helpers.hpp"

#include <algorithm>

using namespace tablier;

namespace {

/// Texts are their keys.
bool says(const std::string& label, const std::string& key) { return label.find(key) != std::string::npos; }

}  // namespace

TEST_CASE("A broken game of one's own that takes another's place stands there with its fault, its file and whose place it takes") {
  const test::FillFolder program;
  const test::TempFolder own;
  const auto file = own.write("scripts/fill/game.lua", "return {seats = {2, 2}}");
  Services services;
  services.paths.data = {program.path(), own.path()};
  services.paths.user_data = own.path();
  services.locale.know(StandIns({services.paths.data}));
  services.catalogue = Catalogue::load(services.paths, services.locale);
  REQUIRE_FALSE(services.catalogue.games().empty());
  const auto cards = library_cards(services);
  REQUIRE(cards.size() == 1);
  CHECK_FALSE(cards.front().game->playable());
  CHECK(says(cards.front().summary, "script.game.no_function"));
  CHECK(says(cards.front().place, file.string()));
  CHECK(says(cards.front().own, "library.own_instead"));
  CHECK(std::ranges::count(faulty_files(cards), file) == 1);
}

TEST_CASE("A card tells once as people do") {
  Locale locale;
  locale.add_folder(source_folder() / "content/locale");
  const auto told = [&locale](const char* language, int n) {
    locale.use(language);
    return locale.say(Text("library.played", {{"n", n}}));
  };
  CHECK(told("en", 1) == "played once");
  CHECK(told("en", 3) == "played 3 times");
  CHECK(told("fr", 1) == "joué une fois");
  CHECK(told("fr", 3) == "joué 3 fois");
}

TEST_CASE("A match of two says whose turn it is, and between two rounds which one is over") {
  const Locale locale;
  Match match = nim::begin(nim::ruleset({}, nim::first_to_ten()), nim::setup(2, 0));
  CHECK(says(match_label(locale, standing_of({match, Seat::nobody})), "library.turn_of"));
  nim::play(match, {"take:3", "take:3", "take:3", "take:1"});
  REQUIRE(match.round_over());
  const std::string between = match_label(locale, standing_of({match, Seat::nobody}));
  CHECK(says(between, "library.points"));
  CHECK_FALSE(says(match_label(locale, standing_of({match, Seat::nobody}), false), "library.points"));
  CHECK(says(between, "library.round_over"));
  CHECK_FALSE(says(between, "library.turn_of"));
}

TEST_CASE("Partners have their points together, under the name of their side") {
  MatchStanding teams;
  teams.players.resize(4);
  teams.to_move = seat(0);
  teams.points = {0, 3, 0, 3};
  teams.sides = {0, 1, 0, 1};
  teams.side_names = {Text("side.first"), Text("side.second")};
  const Locale locale;
  const std::string named = match_label(locale, teams, true);
  CHECK(says(named, "side.first"));
  CHECK(says(named, "side.second"));
  CHECK_FALSE(says(named, "player"));
  CHECK(match_label(locale, teams, false).ends_with(" · 0 – 3"));
  teams.sides = {-1, -1, -1, -1};
  CHECK(match_label(locale, teams, false).ends_with(" · 0 – 3 – 0 – 3"));
  teams.points = {-15, 3, 11, 8};
  CHECK(match_label(locale, teams, false).ends_with(" · −15, 3, 11, 8"));
}

TEST_CASE("Where rounds are won and not added up, who won how many stands before all else") {
  Match match = nim::begin(nim::ruleset({}, nim::first_to_ten()), nim::setup(2, 0));
  CHECK_FALSE(says(match_label(Locale(), standing_of({match, Seat::nobody})), "library.rounds"));
  nim::play(match, {"take:3", "take:3", "take:3", "take:1"});
  match.next_round();
  CHECK(match_label(Locale(), standing_of({match, Seat::nobody})).starts_with("library.rounds"));
}

TEST_CASE("Rounds that were won are told once, where they are all the points that there are") {
  MatchStanding match;
  match.players.resize(2);
  match.players[1].human = false;
  match.to_move = seat(0);
  match.points = match.rounds_won = {0, 1};
  CHECK(match_label(Locale(), match, false).ends_with("library.your_turn"));
  match.points = {2, 1};
  CHECK(match_label(Locale(), match, false).ends_with("library.your_turn · 2 – 1"));
}

TEST_CASE("Where a round brought no points to anybody its end is told all the same") {
  Match match = nim::begin(nim::ruleset(), nim::setup(2, 0));
  nim::play(match, {"take:3", "take:3", "take:3", "take:1"});
  REQUIRE(match.round_over());
  CHECK(says(match_label(Locale(), standing_of({match, Seat::nobody})), "library.round_over"));
}

TEST_CASE("A partner is no opponent, and of more than two players none is called one before the sides are known") {
  const Locale locale;
  const auto bot = [](const char* name) { return Player{.human = false, .level = 2, .name = name}; };
  const std::vector<Player> four{{.human = true, .name = "Ann"}, bot("East"), bot("Partner"), bot("West")};
  const std::vector<Player> two{four[0], four[1]};
  CHECK(opponents_label(locale, four, std::vector{0, 1, 0, 1}) == "library.together (names: Partner) library.against (names: East, West)");
  CHECK(opponents_label(locale, four, std::vector{-1, -1, -1, -1}) == "library.against (names: East, Partner, West)");
  CHECK(opponents_label(locale, four, {}) == "library.together (names: East, Partner, West)");
  CHECK(opponents_label(locale, two, {}) == "library.against (names: East)");
}
