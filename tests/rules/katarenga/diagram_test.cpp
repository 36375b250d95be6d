#include "table.hpp"

using namespace tablier;
using namespace tablier::katarenga;

namespace {

/// Why no match of a variant begins from a diagram.
std::string refusal(const std::string& variant, const std::string& diagram) {
  const bool one = variant == "cornered" || variant == "troika";
  const std::pair<const char*, std::string> board =
      one ? std::pair{"quarter", std::string("C")} : std::pair{"board", std::string("A,B,C,D")};
  const Settings settings{board, {"diagram", diagram}};
  const auto made = try_rules(variant, settings);
  if (!made) return made.problem().text.key;
  MatchSetup setup;
  setup.options = settings_of(settings);
  setup.players.resize(2);
  const auto match = Match::start(*made, setup);
  return match ? "" : match.problem().text.key;
}

std::vector<std::string> told(const Match& match) { return to_texts(*match.state().diagram(), *match.rules().game->diagram_kit()); }

}  // namespace

TEST_CASE("A round of Cornered that is set up goes on as the one that was played so far, and is told as the same diagram") {
  Match played = begin("cornered", {{"quarter", "C"}});
  play(played, "a1 b2 b3");
  CHECK(told(played) == std::vector<std::string>{"1 a1", "2 b2", "last b3", "turn 2"});
  Match set_up = begin("cornered", {{"quarter", "C"}, {"diagram", "1 a1,2 b2,turn 2,last b3"}});
  CHECK(told(set_up) == told(played));
  CHECK(set_up.state().hash() == played.state().hash());
  CHECK(legal(set_up.state()) == legal(played.state()));
  CHECK(why(set_up.state(), "a1") == "taken");
  for (Match* match : {&played, &set_up}) play(*match, "d1 c3 c1 b1");
  CHECK(set_up.state().outcome().scores == played.state().outcome().scores);
  CHECK(set_up.rounds().size() == played.rounds().size());
}

TEST_CASE("Only the first round of a match begins from the position that was set up") {
  Match match = begin("cornered", {{"quarter", "C"}, {"diagram", "last b3"}});
  play(match, "resign");
  match.next_round();
  CHECK(legal(match.state()).size() == 16);
}

TEST_CASE("The bot wins a position of Cornered that was set up, and counts the pawns that stood") {
  const Match match = begin("cornered", {{"quarter", "C"}, {"diagram", "1 a1,2 b2,turn 2,last b3"}});
  Match played = begin("cornered", {{"quarter", "C"}});
  play(played, "a1 b2 b3");
  const auto advice = [](const Match& of) { return of.rules().game->bot(1)->think(of.state(), {.level = 6}, {}); };
  CHECK(advice(match).score == advice(played).score);
  CHECK(advice(match).proof == advice(played).proof);
}

TEST_CASE("Of Isolation a diagram says what stands, and of Quartermaster which pawn was the last") {
  Match isolation = begin("isolation", {{"board", "A,B,C,D"}, {"diagram", "1 b5,2 a7,turn 1"}});
  CHECK(told(isolation) == std::vector<std::string>{"1 b5", "2 a7"});
  CHECK(isolation.state().facts(Seat::nobody).find("last")->is_null());
  play(isolation, "h2");
  CHECK(*isolation.state().facts(Seat::nobody).find("last") == Value("h2"));
  const Match master = begin("quartermaster", {{"board", "A,B,C,D"}, {"diagram", "1 c3,last d4"}});
  CHECK(master.state().to_move() == seat(0));
}

TEST_CASE("Pawns that no round of placing games can begin with are told") {
  CHECK(refusal("cornered", "1 a1,2 b2") == "katarenga.problem.diagram_last");
  CHECK(refusal("cornered", "last e5") == "place.off_board");
  CHECK(refusal("quartermaster", "1 a1,last e1") == "katarenga.problem.diagram_area");
  CHECK(refusal("cornered", "1 a1 b2 b3 d1 c3 c1,last b1") == "match.over_at_once");
  CHECK(refusal("cornered", "turn 2").empty());
}

TEST_CASE("Of games of pawns that move only the first round begins from the position that was set up") {
  for (const std::string variant : {"congress", "katarenga"}) {
    INFO(variant);
    Match usual = begin(variant, {{"board", "A,B,C,D"}, {"match_target", "9"}});
    Match match = begin(variant, {{"board", "A,B,C,D"}, {"match_target", "9"}, {"diagram", "1 b2 d5,2 a7 g4,turn 2"}});
    CHECK(told(match) == std::vector<std::string>{"1 b2 d5", "2 g4 a7", "turn 2"});
    for (Match* each : {&usual, &match}) {
      play(*each, "resign");
      REQUIRE_FALSE(each->over());
      each->next_round();
    }
    const auto pawns = [](std::vector<std::string> texts) {
      std::erase_if(texts, [](const std::string& text) { return text.starts_with("turn"); });
      return texts;
    };
    CHECK(pawns(told(match)) == pawns(told(usual)));
  }
}
