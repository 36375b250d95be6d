#include "catch.hpp"
#include "folders.hpp"
#include "host/catalogue.hpp"
#include "match/play_line.hpp"

using namespace tablier;

namespace {

Paths built_paths() {
  return find_paths(build_folder() / "bin/tablier", [](const char*) -> const char* { return nullptr; });
}

void check_picture(const Catalogue& catalogue, const Locale& locale, const Picture& picture) {
  const auto rules = catalogue.ruleset("pente/" + picture.variant, picture.options);
  REQUIRE(rules);
  MatchSetup setup;
  setup.players.resize(static_cast<std::size_t>(rules.value().game->seats().least));
  auto match = Match::start(rules.value(), setup);
  REQUIRE(match);
  const auto played = play_line(match.value(), picture.moves);
  if (!played) FAIL_CHECK(locale.say(played.problem()));
}

}  // namespace

TEST_CASE("The pictures of the rules and of the card can be played, and each variant is told of") {
  Locale locale;
  locale.add_folder(source_folder() / "content/locale");
  const Catalogue catalogue = Catalogue::load(built_paths(), locale);
  const auto entry = catalogue.find("pente");
  REQUIRE(entry);
  REQUIRE(entry->playable());
  check_picture(catalogue, locale, entry->sheet.card);
  std::size_t pictures = 0;
  for (const RulesChapter& chapter : entry->sheet.rules)
    for (const Picture& picture : chapter.pictures) {
      check_picture(catalogue, locale, picture);
      ++pictures;
    }
  CHECK(pictures >= 7);
  CHECK(entry->sheet.variants.size() == entry->variants.size());
}
