#include "catch.hpp"
#include "content/files.hpp"
#include "folders.hpp"
#include "fuzz_run.hpp"
#include "host/refused_files.hpp"
#include "mutation.hpp"
#include "play/challenges.hpp"
#include "play/match_labels.hpp"
#include "temp_folder.hpp"
#include "ui/screens/library_model.hpp"
#include "ui/screens/parameter_labels.hpp"
#include "ui/screens/position.hpp"
#include "ui/screens/records_model.hpp"
#include "ui/screens/series_map.hpp"
#include "ui/screens/setup_model.hpp"
#include "yaml_marks.hpp"

#include <algorithm>

/// Spoiled content of a player's own, taken through everything that screens are made of: what `check` refuses is never offered, and what is
/// offered can be played.
namespace {

using namespace tablier;
namespace fs = std::filesystem;

const fs::path kBundled = source_folder() / "content";

std::vector<std::string> texts_of(const fs::path& folder, std::string_view ending) {
  std::vector<std::string> texts;
  for (const auto& file : list_files(folder, ending)) texts.push_back(read_file(file)->substr(0, 6000));
  REQUIRE_FALSE(texts.empty());
  return texts;
}

/// A player's own folder beside what comes with the program, and what screens are made from.
struct Profile {
  test::TempFolder folder;
  Services services;

  Profile() {
    const std::string own = folder.path().string();
    services.paths = find_paths(build_folder() / "bin/tablier",
                                [&own](const char* name) { return std::string_view(name) == "XDG_DATA_HOME" ? own.c_str() : nullptr; });
    auto opened = Records::open(folder / "records.sqlite");
    REQUIRE(opened.ok());
    services.records.emplace(*std::move(opened));
  }

  void load() {
    services.locale = Locale();
    services.locale.add_folder(kBundled / "locale");
    services.catalogue = Catalogue::load(services.paths, services.locale);
  }

  fs::path write(const fs::path& file, const std::string& text) const {
    REQUIRE(write_file(services.paths.user_data / file, text).ok());
    return services.paths.user_data / file;
  }

  std::vector<Problem> check(const fs::path& file) const {
    return check_yaml_file(file, {.themes = {}, .content = services.paths.all("content")});
  }
};

/// A match begins, and some moves are played. What is offered must begin.
void play(const Profile& profile, const MatchSetup& setup, Rng& rng) {
  const auto rules = profile.services.catalogue.ruleset(setup.game + "/" + setup.variant, setup.options);
  if (!rules) FAIL(profile.services.locale.say(rules.problem()));
  auto match = Match::start(*rules, setup);
  if (!match) FAIL(profile.services.locale.say(match.problem()));
  MoveList moves;
  for (int i = 0; i < 3 && !match->round_over(); ++i) {
    moves.clear();
    match->state().legal_moves(moves);
    if (moves.empty()) return;
    match->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  static_cast<void>(match->state().scene(seat(0)));
}

/// The map as it is drawn and walked over, and one of its challenges.
void go_over_map(const Profile& profile, const GameEntry& game, const SeriesSpec& series, Rng& rng) {
  const auto solved = profile.services.records->solved(game.name, series.name + "/");
  const SeriesMap map = map_of(series, solved, series.name + "/A/4");
  CHECK(map.total == challenge_count(series));
  std::vector<MapSpot> spots;
  for (std::size_t row = 0; row < map.rows.size(); ++row)
    for (std::size_t column = 0; column < map.columns; ++column)
      if (map.at({row, column})) spots.push_back({row, column});
  CHECK(spots.size() == map.total);
  if (spots.empty()) return;
  const MapSpot spot = spots[rng.below(static_cast<std::uint32_t>(spots.size()))];
  const ChallengeId id = map.at(spot)->id;
  for (const auto& [right, down] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) CHECK(map.at(map.step(spot, right, down)));
  CHECK(row_of(game.spec.content, id));
  CHECK_FALSE(place_label(profile.services.locale, &game, game.spec.series->variant, to_text(id)).empty());
  static_cast<void>(next_challenge(game.spec.content, id));
  play(profile, challenge_setup(game.spec, id), rng);
}

/// Every way to play it as the set-up offers it; `own` is played, too.
void set_up(const Profile& profile, const std::shared_ptr<const GameEntry>& game, const std::string& own, Rng& rng) {
  SetupModel model(game);
  for (const VariantEntry& variant : game->variants) {
    if (variant.problem) {
      CHECK_FALSE(profile.services.catalogue.ruleset(game->name + "/" + variant.name).ok());
      continue;
    }
    model.choose_variant(variant.name);
    for (const Parameter* p : model.offered()) {
      CHECK_FALSE(parameter_title(profile.services.locale, *game, *p).empty());
      static_cast<void>(value_label(profile.services.locale, *game, *p, model.value(*p)));
      if (!p->values.empty() && p->type == ParameterType::choice)
        CHECK(model.set(*p, p->values[rng.below(static_cast<std::uint32_t>(p->values.size()))]).ok());
    }
    if (variant.name != own) continue;
    model.reset();
    const auto rules = profile.services.catalogue.ruleset(game->name + "/" + variant.name);
    if (!rules) continue;  // a script may set what cannot be: the set-up says so
    model.fit(rules->game->seats(), rules->game->levels());
    play(profile, model.setup(rng.below(1000)), rng);
  }
}

void show_library_and_records(const Profile& profile) {
  REQUIRE_FALSE(profile.services.catalogue.games().empty());  // the library reads them beside
  for (const LibraryCard& card : library_cards(profile.services)) {
    CHECK_FALSE(card.title.empty());
    for (const auto& lines : {fastest_lines(profile.services, *card.game, 9, 0), recent_lines(profile.services, *card.game, 9, 0)})
      CHECK(lines.size() <= 9);
    static_cast<void>(series_lines(profile.services, *card.game));
    if (card.game->playable()) static_cast<void>(lit_position_of(card.game, card.game->spec.card));
    static_cast<void>(tally_lines(profile.services, *card.game));
  }
}

}  // namespace

TEST_CASE("Spoiled series that check refuses are not on the map, and every challenge of the others can be played") {
  Profile profile;
  profile.load();
  const std::vector<SeriesSpec> bundled = profile.services.catalogue.find("katamino")->spec.content.series;
  /// Whether check found it sound.
  const auto show = [&](const std::string& text, std::uint64_t seed) {
    const fs::path file = profile.write("content/katamino/series/fuzz.yaml", text);
    static_cast<void>(profile.services.catalogue.refresh_series(profile.services.paths, "katamino"));
    const auto game = profile.services.catalogue.find("katamino");
    REQUIRE(game);
    const std::vector<SeriesSpec>& offered = game->spec.content.series;
    if (!profile.check(file).empty()) {
      CHECK(offered.size() == bundled.size());
      CHECK_FALSE(find_spec(offered, "fuzz"));
      CHECK(has_series(*game, "fuzz"));  // greyed, with its fault
      return false;
    }
    Rng rng(seed);
    for (const SeriesSpec& series : offered)
      if (!find_spec(bundled, series.name) || offered.size() == bundled.size()) go_over_map(profile, *game, series, rng);
    return true;
  };
  const std::string sound = "title: Mine\nrows:\n  A: {first_penta: 4, numbers: [2, 3, 6, 11, 8]}\n";
  CHECK(show(sound, 1));
  CHECK_FALSE(show("title: Mine\nrows:\n  A: {first_pneta: 4, numbers: [2, 3, 6, 11, 8]}\n", 1));
  CHECK_FALSE(show("title: Mine\nrows:\n  A: {first_penta: 4, numbers: [2, 3, 6, 13]}\n", 1));
  const Mutator mutator(texts_of(kBundled / "katamino/series", ".yaml"), yaml_marks());
  FuzzRun run("maps");
  while (const auto i = run.next()) {
    const std::string text = mutator.text(*i);
    INFO(told(*i, text));
    show(text, *i);
  }
}

TEST_CASE("With spoiled figures, patterns, texts and variants every screen has what it is made of, and offers nothing that check refuses") {
  Profile profile;
  const Mutator figures(texts_of(kBundled / "katamino/figures", ".yaml"), yaml_marks()),
      patterns(texts_of(kBundled / "katarenga/patterns", ".yaml"), yaml_marks()),
      texts(texts_of(kBundled / "katamino/texts", ".yaml"), yaml_marks()),
      scripts(texts_of(source_folder() / "scripts/katamino", ".lua"), {"{", "}", "=", "end", "nil", "return", "function()", "99", "\""});
  FuzzRun run("screens");
  while (const auto i = run.next()) {
    const std::string figure = figures.text(*i), pattern = patterns.text(*i), locale_text = texts.text(*i), script = scripts.text(*i);
    INFO(told(*i, figure + "\n---\n" + pattern + "\n---\n" + script));
    const fs::path figure_file = profile.write("content/katamino/figures/fuzz.yaml", figure);
    const fs::path pattern_file = profile.write("content/katarenga/patterns/fuzz.yaml", pattern);
    profile.write("content/katamino/texts/fuzz.yaml", locale_text);
    profile.write("scripts/katamino/fuzz.lua", script);
    profile.load();
    show_library_and_records(profile);
    const auto katamino = profile.services.catalogue.find("katamino"), katarenga = profile.services.catalogue.find("katarenga");
    REQUIRE(katamino);
    REQUIRE(katarenga);
    if (!profile.check(figure_file).empty()) CHECK_FALSE(find_spec(katamino->spec.content.figures, "fuzz"));
    if (!profile.check(pattern_file).empty()) CHECK_FALSE(find_spec(katarenga->spec.content.patterns, "fuzz"));
    Rng rng(*i);
    for (const auto& game : {katamino, katarenga})
      if (game->playable()) set_up(profile, game, "fuzz", rng);
  }
}
