#include "built.hpp"
#include "match/play_line.hpp"

using namespace tablier;

namespace {

void check_picture(const Picture& picture) {
  const auto rules = pente::built().catalogue.ruleset("pente/" + picture.variant, picture.options);
  REQUIRE(rules);
  MatchSetup setup;
  setup.players.resize(static_cast<std::size_t>(rules.value().game->seats().min));
  auto match = Match::start(rules.value(), setup);
  REQUIRE(match);
  const auto played = play_line(match.value(), picture.moves);
  if (!played) FAIL_CHECK(pente::built().locale.say(played.problem()));
}

}  // namespace

TEST_CASE("The pictures of the rules and of the card can be played, and each variant is told of") {
  const auto& entry = pente::built().entry;
  check_picture(entry->spec.card);
  std::size_t pictures = 0;
  for (const RulesChapter& chapter : entry->spec.rules)
    for (const Picture& picture : chapter.pictures) {
      check_picture(picture);
      ++pictures;
    }
  CHECK(pictures >= 7);
  CHECK(entry->spec.variants.size() == entry->variants.size());
}
