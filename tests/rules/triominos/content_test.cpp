#include "content/game_spec.hpp"
#include "folders.hpp"
#include "table.hpp"

using namespace tablier;
using namespace tablier::triominos;

namespace {

const GameSpec& sheet() {
  static const LoadedGameSpec loaded = load_game_spec({source_folder() / "content/triominos"});
  for (const Problem& p : loaded.problems) FAIL(p.where.file << ":" << p.where.line << ": " << p.text.key);
  REQUIRE(loaded.spec);
  return *loaded.spec;
}

void check_playable(const Picture& picture) {
  Value settings = Value::map();
  for (const auto& [option, setting] : bundled(picture.variant).options) settings.set(option, setting.value);
  for (const Member& m : *picture.options.as_map()) settings.set(m.name, m.value);
  const auto made = try_game(settings, bundled_hooks());
  INFO(to_json(settings));
  REQUIRE(made);
  Setup setup;
  setup.seats = std::clamp(2, (*made)->seats().min, (*made)->seats().max);
  const auto state = (*made)->start(setup);
  for (const std::string& text : picture.moves) play(*state, {text.c_str()});
}

}  // namespace

TEST_CASE("The library knows the five variants, the standard one first") {
  CHECK(sheet().default_variant == "standard");
  CHECK(sheet().variants == std::vector<std::string>{"standard", "challenge", "match", "children", "classic"});
  CHECK(sheet().seats.min == 1);
  CHECK(sheet().seats.max == 4);
}

TEST_CASE("Every picture of the rules, and the card, is a position of a real round") {
  check_playable(sheet().card);
  int pictures = 0;
  for (const RulesChapter& chapter : sheet().rules)
    for (const Picture& picture : chapter.pictures) {
      check_playable(picture);
      ++pictures;
    }
  CHECK(pictures > 4);
}
