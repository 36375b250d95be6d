#include "built.hpp"
#include "match/play_line.hpp"

using namespace tablier;
using namespace tablier::lua_games;

namespace {

void check_picture(const std::string& game, const Picture& picture) {
  MatchSetup setup;
  setup.players.resize(2);
  auto match = Match::start(rules_of(game + "/" + picture.variant, picture.options), setup);
  REQUIRE(match);
  const auto played = play_line(match.value(), picture.moves);
  INFO(game << "/" << picture.variant);
  if (!played) FAIL_CHECK(built().locale.say(played.problem()));
}

}  // namespace

TEST_CASE("The pictures of the rules and the cards of the games in Lua can be played, and each variant is told of") {
  for (const std::string game : {"tictactoe", "domineering", "reversi"}) {
    const auto entry = built().catalogue.find(game);
    REQUIRE(entry);
    REQUIRE(entry->playable());
    check_picture(game, entry->spec.card);
    std::size_t pictures = 0;
    for (const RulesChapter& chapter : entry->spec.rules)
      for (const Picture& picture : chapter.pictures) {
        check_picture(game, picture);
        ++pictures;
      }
    CHECK(pictures >= 3);
    CHECK(entry->spec.variants.size() == entry->variants.size());
  }
}
