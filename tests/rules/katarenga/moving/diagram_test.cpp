#include "moving/diagram.hpp"

#include "moving/state.hpp"
#include "table.hpp"

using namespace tablier;
using namespace tablier::katarenga::moving;

namespace {

std::string why(const std::string& variant, const char* diagram) {
  const Variant loaded = bundled(variant);
  const auto made = try_game(settings_of(loaded, {{"board", "A,B,C,D"}, {"diagram", diagram}}), loaded.hooks);
  return made ? "fine" : made.problem().text.key;
}

}  // namespace

TEST_CASE("A round of moving pawns begins from a diagram, and is told as the same one") {
  for (const char* variant : {"congress", "katarenga"}) {
    INFO(variant);
    const Round round(variant, {{"diagram", "1 a1 c4,2 h8 e6,turn 2"}});
    CHECK(round.state->to_move() == seat(1));
    const auto kit = round.game->diagram_kit();
    REQUIRE(kit);
    const auto diagram = round.state->diagram();
    REQUIRE(diagram);
    CHECK(to_texts(*diagram, *kit) == std::vector<std::string>{"1 a1 c4", "2 e6 h8", "turn 2"});
    CHECK(round.state->scene(Seat::nobody).tokens.size() >= 4);
  }
}

TEST_CASE("Pawns that cannot be begun with are told") {
  CHECK(why("congress", "1 a1 c4,2 h8") == "katarenga.problem.diagram_over");
  CHECK(why("congress", "1 a1 c4") == "katarenga.problem.diagram_pawns");
  CHECK(why("katarenga", "1 a1 c4 e5,2 h8 g6 h2,turn 3") == "diagram.turn");
}

TEST_CASE("Pawns in the camps that they go for can be set up, others not") {
  const Round round("katarenga", {{"diagram", "1 a1 c4 left8,2 h8 e6 right1,turn 2"}});
  const auto diagram = round.state->diagram();
  REQUIRE(diagram);
  CHECK(to_texts(*diagram, *round.game->diagram_kit()) == std::vector<std::string>{"1 a1 c4 left8", "2 e6 h8 right1", "turn 2"});
  CHECK(to_json(*round.state->position(Seat::nobody).find("camps")) == "[1, 1]");
  CHECK(round.state->scene(Seat::nobody).tokens.size() == 6);
  CHECK(why("katarenga", "1 a1 c4 left1,2 h8 e6") == "diagram.barred");
  CHECK(why("katarenga", "1 a1 left8 right8,2 h8 e6") == "katarenga.problem.diagram_over");
  CHECK(why("katarenga", "1 left8,2 h8 e6") == "katarenga.problem.diagram_pawns");
}

TEST_CASE("A diagram with nothing on it is no start of pawns that move") {
  CHECK(why("katarenga", "turn 1") == "katarenga.problem.diagram_pawns");
  CHECK(why("congress", "turn 1") == "katarenga.problem.diagram_pawns");
}
