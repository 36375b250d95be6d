#include "built_program.hpp"
#include "play/played_moves.hpp"
#include "table.hpp"

using namespace tablier;
using namespace tablier::pente;

namespace {

const Settings kDPente{{"opening", "first,first,first,first,second_chooses"}};
const Settings kSwap2{{"opening", "first,first,first,second_chooses_or_adds"}};

}  // namespace

TEST_CASE("D-Pente: the first places four stones of alternate colours, the second chooses") {
  Table t(kDPente);
  for (const char* move : {"K10", "L10", "M12", "A1"}) {
    CHECK(t.state->to_move() == seat(0));
    CHECK(t.why("stay") == "pente.reason.no_choice");
    play(*t.state, move);
  }
  CHECK(t.at("K10") == stone(0));
  CHECK(t.at("L10") == stone(1));
  CHECK(t.state->to_move() == seat(1));
  CHECK(t.moves() == std::vector<std::string>{"swap", "stay"});
  CHECK(t.why("B1") == "pente.reason.choose_first");
  CHECK(t.state->touch(*t.state->parse("swap")).front().button == "swap");
}

TEST_CASE("Who stays leaves the first player to move on; who swaps plays the first player's colour") {
  Table stayed(kDPente, "K10 L10 M12 A1 stay");
  CHECK(stayed.state->to_move() == seat(0));
  Table swapped(kDPente, "K10 L10 M12 A1 swap");
  CHECK(swapped.state->to_move() == seat(1));
  play(*swapped.state, "K11");
  CHECK(swapped.at("K11") == stone(0));
  CHECK(swapped.state->to_move() == seat(0));
  const auto& tokens = swapped.state->scene(Seat::nobody).tokens;
  const auto k10 = std::find_if(tokens.begin(), tokens.end(), [](const Token& k) { return k.places.front() == Place(9, 9); });
  REQUIRE(k10 != tokens.end());
  CHECK(k10->owner == seat(1));
  CHECK(k10->paint == "stone.0");
}

TEST_CASE("After a swap captures and wins belong to the seats that play the colours") {
  const Table t(kDPente, "K10 L10 A1 M10 swap N10");
  CHECK(t.captured() == Counts{0, 2});
  const Table won({{"captures_to_win", "2"}, {"opening", "first,first,first,first,second_chooses"}}, "K10 L10 A1 M10 swap N10");
  CHECK(won.state->outcome().winners == Seats{seat(1)});
}

TEST_CASE("Swap2: the second chooses, or adds two and lets the first choose") {
  Table t(kSwap2, "K10 L10 M12");
  CHECK(t.state->to_move() == seat(1));
  CHECK(t.moves().size() == 2 + 361 - 3);
  Table stayed(kSwap2, "K10 L10 M12 stay");
  CHECK(stayed.state->to_move() == seat(1));  // the second colour is to move
  Table swapped(kSwap2, "K10 L10 M12 swap");
  CHECK(swapped.state->to_move() == seat(0));
  play(*t.state, "A1");
  CHECK(t.state->to_move() == seat(1));
  CHECK(t.why("swap") == "pente.reason.no_choice");
  play(*t.state, "B1");
  CHECK(t.state->to_move() == seat(0));
  CHECK(t.moves() == std::vector<std::string>{"swap", "stay"});
  play(*t.state, "swap");
  CHECK(t.state->to_move() == seat(0));
  CHECK(t.pente().board().mover() == 1);
}

TEST_CASE("A choice is taken back like any move") {
  Table t(kSwap2, "K10 L10 M12 A1 B1");
  const auto before = t.state->hash();
  play(*t.state, "swap");
  CHECK(t.state->hash() != before);
  t.state->undo();
  CHECK(t.state->hash() == before);
  CHECK(t.state->to_move() == seat(0));
}

TEST_CASE("Where the second seat begins, it is the first player of the opening") {
  const Table t(settings_of(kSwap2), "K10 L10 M12", 1);
  CHECK(t.state->to_move() == seat(0));
}

TEST_CASE("Four players have no opening with a choice") {
  auto settings = settings_of(kSwap2);
  settings.set("teams", true);
  const auto made = try_game(settings);
  REQUIRE_FALSE(made);
  CHECK(made.problem().text.key == "pente.wrong.opening_in_teams");
}

TEST_CASE("The list of moves has the colour of each stone that was put, whoever put it") {
  const auto rules = test::built_program().catalogue.ruleset("pente/d-pente");
  REQUIRE(rules);
  MatchSetup setup;
  setup.players.resize(2);
  auto match = Match::start(*rules, setup);
  REQUIRE(match);
  for (const char* move : {"K10", "L10", "M12", "A1", "swap", "K11"}) REQUIRE(match->play(move).ok());
  PlayedMoves played;
  played.follow(*match, seat(0));
  std::vector<std::string> paints;
  for (const PlayedMoves::Entry& e : played.entries()) paints.push_back(e.paint);
  CHECK(paints == std::vector<std::string>{"stone.0", "stone.1", "stone.0", "stone.1", "", "stone.0"});
}
