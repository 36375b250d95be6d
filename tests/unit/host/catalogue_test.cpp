#include "host/catalogue.hpp"

#include "catch.hpp"
#include "heap_folder.hpp"

#include <algorithm>

namespace fs = std::filesystem;
using namespace tablier;
using test::HeapFolder;

namespace {

struct Loaded {
  Locale locale;
  Catalogue catalogue;
};

/// Folders as the player would have them: least binding first.
Loaded load(const std::vector<fs::path>& folders) {
  Paths paths;
  paths.data = folders;
  for (const fs::path& folder : folders) paths.plugins.push_back(folder / "plugins");
  Loaded loaded;
  loaded.catalogue = Catalogue::load(paths, loaded.locale);
  return loaded;
}

Catalogue catalogue_of(const HeapFolder& folder) { return load({folder.path()}).catalogue; }

std::vector<std::string> variant_names(const GameEntry& game) {
  std::vector<std::string> names;
  for (const VariantEntry& variant : game.variants) names.push_back(variant.name);
  return names;
}

std::vector<std::string> keys(const std::vector<Problem>& problems) {
  std::vector<std::string> all;
  for (const Problem& problem : problems) all.push_back(problem.text.key);
  return all;
}

bool contains(const std::vector<std::string>& all, const std::string& wanted) {
  return std::find(all.begin(), all.end(), wanted) != all.end();
}

std::int64_t counters(const Ruleset& rules) { return *rules.game->start({2, 0})->facts(seat(0)).find("counters")->as_int(); }

std::string refusal(const Result<Ruleset>& rules) { return rules ? "" : rules.problem().text.key; }

}  // namespace

TEST_CASE("Plugin, content and scripts of one name make one game") {
  const HeapFolder folder;
  const Catalogue catalogue = catalogue_of(folder);
  REQUIRE(catalogue.games().size() == 1);
  const GameEntry& game = *catalogue.games().front();
  CHECK(game.name == "heap");
  CHECK(game.playable());
  CHECK(game.problems.empty());
  CHECK(game.parameters.size() == 6);
  CHECK(game.content->figures.size() == 1);
  CHECK(catalogue.problems().empty());
}

TEST_CASE("An empty folder among the scripts is no game") {
  const HeapFolder folder;
  std::filesystem::create_directories(folder.path() / "scripts/begun");
  CHECK(catalogue_of(folder).games().size() == 1);
}

TEST_CASE("The game's own texts are known under its name") {
  const HeapFolder folder;
  CHECK(load({folder.path()}).locale.has("heap.outcome.taken"));
}

TEST_CASE("Variants come in the order of the sheet, then by name") {
  const HeapFolder folder;
  CHECK(variant_names(*catalogue_of(folder).find("heap")) == std::vector<std::string>{"standard", "misere", "dear", "long"});
}

TEST_CASE("The default variant needs no file, and is the one that an empty name means") {
  const HeapFolder folder;
  const Catalogue catalogue = catalogue_of(folder);
  const VariantEntry* variant = catalogue.find("heap")->variant("");
  REQUIRE(variant);
  CHECK(variant->name == "standard");
  CHECK_FALSE(variant->problem);
  const auto rules = catalogue.ruleset("heap");
  REQUIRE(rules.ok());
  CHECK(rules->variant == "standard");
  CHECK(counters(*rules) == 7);
}

TEST_CASE("A variant adds its settings to those of the variant that it extends, and settings by hand win") {
  const HeapFolder folder;
  const Catalogue catalogue = catalogue_of(folder);
  const auto rules = catalogue.ruleset("heap/long", Value::map({{"most", 2}}));
  REQUIRE(rules.ok());
  CHECK(rules->options.flag("misere"));
  CHECK(rules->options.integer("counters") == 21);
  CHECK(rules->options.integer("most") == 2);
}

TEST_CASE("A whole number that a variant reckons out as 18/2 is one") {
  const HeapFolder folder;
  folder.write("scripts/heap/half.lua", "return {title = {en = 'Half'}, options = {counters = 18/2}}\n");
  const Catalogue catalogue = catalogue_of(folder);
  REQUIRE(catalogue.ruleset("heap/half").ok());
  CHECK(catalogue.find("heap")->variant("half")->settings == Value::map({{"counters", 9}}));
}

TEST_CASE("The hooks of a variant reach the game, and those of its base where it has none") {
  const HeapFolder folder;
  folder.write("scripts/heap/dearer.lua", "return {extends = 'dear', title = {en = 'Dearer'}, options = {counters = 9}}\n");
  const Catalogue catalogue = catalogue_of(folder);
  for (const std::string name : {"heap/dear", "heap/dearer"}) {
    const auto rules = catalogue.ruleset(name);
    REQUIRE(rules.ok());
    const auto state = rules->game->start({2, 0});
    state->play(*state->parse("take:3"));
    CHECK(state->outcome().scores == std::vector<std::int64_t>{30, 0});
  }
  CHECK_FALSE(catalogue.ruleset("heap")->hooks);
}

TEST_CASE("What cannot be found is refused by its kind") {
  const HeapFolder folder;
  const Catalogue catalogue = catalogue_of(folder);
  CHECK(refusal(catalogue.ruleset("chess")) == "host.game.unknown");
  CHECK(refusal(catalogue.ruleset("heap/none")) == "host.variant.unknown");
  CHECK(refusal(catalogue.ruleset("heap", Value::map({{"colour", "red"}}))) == "option.unknown");
  CHECK(refusal(catalogue.ruleset("heap", Value::map({{"counters", 61}}))) == "option.range");
  CHECK(refusal(catalogue.ruleset("heap", Value::map({{"counters", 2}}))) == "heap.small");
}

TEST_CASE("A game outlives the catalogue that made it, and its plugin with it") {
  std::shared_ptr<const Game> game;
  {
    const HeapFolder folder;
    game = catalogue_of(folder).ruleset("heap")->game;
  }
  const auto state = game->start({2, 0});
  state->play(*state->parse("take:3"));
  CHECK_FALSE(state->outcome().over);
}

TEST_CASE("A wrong setting is a problem at its line, and the other variants go on") {
  const HeapFolder folder;
  folder.write("scripts/heap/misere.lua",
               "return {\n  title = {en = 'M'},\n  options = {\n    counters = 5,\n    colour = 'red',\n  },\n}\n");
  const Catalogue catalogue = catalogue_of(folder);
  const VariantEntry* misere = catalogue.find("heap")->variant("misere");
  REQUIRE(misere->problem);
  CHECK(misere->problem->text.key == "option.unknown");
  CHECK(misere->problem->where.line == 5);
  CHECK(fs::path(misere->problem->where.file).filename() == "misere.lua");
  CHECK(refusal(catalogue.ruleset("heap/misere")) == "option.unknown");
  CHECK(refusal(catalogue.ruleset("heap/long")) == "host.variant.bad_base");
  CHECK(catalogue.ruleset("heap/dear").ok());
  CHECK(catalogue.problems().size() == 2);
}

TEST_CASE("A hook's answer that is not as the plugin declares is a fault, and the game counts by itself") {
  const HeapFolder folder;
  folder.write("scripts/heap/dear.lua", "return {\n  title = {en = 'D'},\n  score = function(t)\n    return t.taken .. 'x'\n  end,\n}\n");
  const auto rules = catalogue_of(folder).ruleset("heap/dear");
  REQUIRE(rules);
  const auto state = rules->game->start({2, 0});
  state->play(*state->parse("take:3"));
  CHECK(state->outcome().scores == std::vector<std::int64_t>{3, 0});
  const auto faults = rules->hooks->take_faults();
  REQUIRE(faults.size() == 2);
  CHECK(faults.front().problem.where.line == 3);
  CHECK(faults.front().problem.where.file.ends_with("dear.lua"));
}

TEST_CASE("A hook that the plugin does not declare is not there for the game") {
  const HeapFolder folder;
  folder.write("scripts/heap/dear.lua", "return {\n  title = {en = 'D'},\n  bonus = function()\n    return {}\n  end,\n}\n");
  const auto rules = catalogue_of(folder).ruleset("heap/dear");
  REQUIRE(rules);
  REQUIRE(rules->hooks);
  CHECK_FALSE(rules->hooks->has(Hook::bonus));
  CHECK_FALSE(rules->hooks->call(Hook::bonus, {}, 0));
}

TEST_CASE("A variant with a syntax error is listed with its problem") {
  const HeapFolder folder;
  folder.write("scripts/heap/dear.lua", "return {\n  title = \n");
  const Catalogue catalogue = catalogue_of(folder);
  const VariantEntry* dear = catalogue.find("heap")->variant("dear");
  REQUIRE(dear);
  REQUIRE(dear->problem);
  CHECK(dear->problem->where.file.ends_with("dear.lua"));
  CHECK(catalogue.ruleset("heap").ok());
}

TEST_CASE("A variant that cannot be read is listed under the title that its file says all the same") {
  const HeapFolder folder;
  folder.write("scripts/heap/dear.lua", "return {title = {en = 'Dear me'}, scoree = 3}");
  const auto game = catalogue_of(folder).find("heap");
  const VariantEntry* dear = game->variant("dear");
  REQUIRE(dear->problem);
  CHECK(dear->problem->text.key == "script.unknown_field_near");
  CHECK(dear->title == Localised{{"en", "Dear me"}});
}

TEST_CASE("Variants that extend one another in a circle, or something unknown, are problems") {
  const HeapFolder folder;
  folder.write("scripts/heap/one.lua", "return {extends = 'two', title = {en = '1'}}\n");
  folder.write("scripts/heap/two.lua", "return {extends = 'one', title = {en = '2'}}\n");
  folder.write("scripts/heap/self.lua", "return {extends = 'self', title = {en = 'S'}}\n");
  folder.write("scripts/heap/lost.lua", "return {extends = 'nothing', title = {en = 'L'}}\n");
  folder.write("scripts/heap/selv.lua", "return {extends = 'selff', title = {en = 'V'}}\n");
  folder.write("scripts/heap/lonely.lua", "return {extends = 'lonelyy', title = {en = 'Y'}}\n");
  const auto game = catalogue_of(folder).find("heap");
  CHECK(game->variant("one")->problem->text.key == "host.variant.bad_base");
  CHECK(game->variant("two")->problem->text.key == "host.variant.circle");
  CHECK(game->variant("self")->problem->text.key == "host.variant.circle");
  CHECK(game->variant("lost")->problem->text.key == "host.variant.unknown_base");
  CHECK(game->variant("selv")->problem->text.key == "host.variant.unknown_base_near");
  CHECK(game->variant("selv")->problem->text.args[1] == TextArg("near", "self"));
  CHECK(game->variant("lonely")->problem->text.key == "host.variant.unknown_base");  // it is not meant to extend itself
  CHECK(game->variant("lost")->problem->where.line == 1);
}

TEST_CASE("A chain of variants that extend one another comes to an end, and what is told of it stays short") {
  const HeapFolder folder;
  for (int i = 0; i < 300; ++i)
    folder.write("scripts/heap/c" + std::to_string(i) + ".lua",
                 "return {extends = 'c" + std::to_string(i + 1) + "', title = {en = 'C'}}\n");
  folder.write("scripts/heap/first.lua", "return {extends = 'c295', title = {en = 'C'}}\n");
  folder.write("scripts/heap/c300.lua", "return {title = {en = 'C'}}\n");
  Locale locale;
  locale.add_folder(source_folder() / "content/locale");
  const auto game = catalogue_of(folder).find("heap");
  REQUIRE(game->variant("c0")->problem);
  const std::string told = locale.say(*game->variant("c0")->problem);
  CHECK(told.find("more than 16 variants extend one another") != std::string::npos);
  CHECK(told.size() < 2000);
  CHECK_FALSE(game->variant("c299")->problem);
  CHECK_FALSE(game->variant("first")->problem);
}

TEST_CASE("A variant that the sheet offers and nobody wrote is a problem") {
  const HeapFolder folder;
  folder.remove("scripts/heap/misere.lua");
  const auto game = catalogue_of(folder).find("heap");
  CHECK(game->variant("misere")->problem->text.key == "host.variant.no_file");
}

TEST_CASE("The player's own variant wins over the program's of the same name") {
  const HeapFolder program;
  const test::TempFolder home;
  home.write("scripts/heap/misere.lua", "return {title = {en = 'Mine'}, options = {counters = 12, misere = true}}\n");
  home.write("scripts/heap/mine.lua", "return {extends = 'misere', title = {en = 'Mine too'}}\n");
  const Catalogue catalogue = load({program.path(), home.path()}).catalogue;
  CHECK(counters(*catalogue.ruleset("heap/misere")) == 12);
  CHECK(counters(*catalogue.ruleset("heap/mine")) == 12);
  CHECK(counters(*catalogue.ruleset("heap/long")) == 21);
}

TEST_CASE("Content without a plugin is listed and cannot be played") {
  const HeapFolder folder;
  folder.remove("plugins/heap.so");
  const Catalogue catalogue = catalogue_of(folder);
  const auto game = catalogue.find("heap");
  REQUIRE(game);
  CHECK_FALSE(game->playable());
  CHECK(game->problems.front().text.key == "host.game.no_plugin");
  CHECK(game->variants.size() == 4);
  CHECK(refusal(catalogue.ruleset("heap")) == "host.game.no_plugin");
}

TEST_CASE("A folder of scripts that belongs to no game is told once, with its place and its name") {
  const HeapFolder folder;
  folder.write("scripts/pent/mine.lua", "return {title = {en = 'Mine'}}\n");
  const auto game = catalogue_of(folder).find("pent");
  REQUIRE(game);
  REQUIRE(game->problems.size() == 1);
  CHECK(game->problems[0].text.key == "host.game.no_plugin");
  CHECK(game->problems[0].where.file == (folder / "scripts/pent").string());
}

TEST_CASE("A game in Lua without content is told once, with its file") {
  const HeapFolder folder;
  folder.write("scripts/blub/game.lua", "return {seats = {2, 2}}\n");
  const auto game = catalogue_of(folder).find("blub");
  REQUIRE(game);
  REQUIRE(game->problems.size() == 1);
  CHECK(game->problems[0].text.key == "host.game.no_content");
  CHECK(game->problems[0].where.file == (folder / "scripts/blub/game.lua").string());
}

TEST_CASE("A plugin without content is listed and cannot be played") {
  const HeapFolder folder;
  folder.remove("content/heap");
  folder.remove("scripts/heap");
  const auto game = catalogue_of(folder).find("heap");
  REQUIRE(game);
  CHECK_FALSE(game->playable());
  CHECK(game->problems.front().text.key == "host.game.no_content");
}

TEST_CASE("Content that cannot be read keeps its game from being played, and says where") {
  const HeapFolder folder;
  folder.write("content/heap/game.yaml", "title: [\n");
  const auto game = catalogue_of(folder).find("heap");
  REQUIRE(game);
  CHECK_FALSE(game->playable());
  CHECK(game->problems.front().text.key == "host.game.bad_content");
  CHECK(game->problems.front().where.file.ends_with("game.yaml"));
  CHECK(game->problems.front().where.line > 0);
}

TEST_CASE("Scripts without plugin and content are listed as such") {
  const HeapFolder folder;
  folder.write("scripts/orphan/a.lua", "return {}\n");
  folder.write("scripts/lib/tools.lua", "return {}\n");
  const Catalogue catalogue = catalogue_of(folder);
  REQUIRE(catalogue.find("orphan"));
  CHECK_FALSE(catalogue.find("orphan")->playable());
  CHECK_FALSE(catalogue.find("lib"));
}

TEST_CASE("Bad plugins are listed last, each with its reason, and the good game goes on") {
  const HeapFolder folder;
  for (const std::string name : {"aborting", "other_sdk", "throwing_entry", "no_entry"}) folder.add_plugin("bad/" + name);
  folder.write("plugins/a_text.so", "only words\n");
  fs::create_symlink("loop.so", folder / "plugins/loop.so");
  const Catalogue catalogue = catalogue_of(folder);
  REQUIRE(catalogue.games().size() == 7);
  CHECK(catalogue.games().front()->name == "heap");
  CHECK(catalogue.find("aborting")->problems.front().text.key == "host.plugin.crashed");
  CHECK(catalogue.find("a_text")->problems.front().text.key == "host.plugin.no_library");
  CHECK(catalogue.find("loop")->problems.front().text.key == "host.plugin.unreadable");
  CHECK(refusal(catalogue.ruleset("other_sdk")) == "host.plugin.other_sdk");
  CHECK(catalogue.ruleset("heap").ok());
}

TEST_CASE("A bad plugin of the player's own does not take the program's good one away, and is told of") {
  const HeapFolder program;
  const HeapFolder home;
  home.remove("plugins/heap.so");
  home.add_plugin("bad/crashing", "heap.so");
  const Catalogue catalogue = load({program.path(), home.path()}).catalogue;
  const auto game = catalogue.find("heap");
  CHECK(game->playable());
  CHECK(game->source->file() == program / "plugins/heap.so");
  CHECK(contains(keys(game->problems), "host.plugin.crashed"));
}

TEST_CASE("Two plugins of one folder that give the same game are told of, and one of them plays") {
  const HeapFolder folder;
  folder.add_plugin("heap/heap", "heap_again.so");
  const auto game = catalogue_of(folder).find("heap");
  CHECK(game->playable());
  CHECK(contains(keys(game->problems), "host.plugin.same_name"));
}

TEST_CASE("A plugin whose functions throw, or whose parameters contradict themselves, is refused") {
  const HeapFolder folder;
  const std::string spec = "title: {en: S, fr: S}\nsummary: {en: s, fr: s}\nplayers: [1, 1]\ndefault_variant: a\n";
  for (const std::string name : {"throwing_parameters", "bad_parameters", "throwing_game"}) {
    folder.add_plugin("bad/" + name);
    folder.write("content/" + name + "/game.yaml", spec);
  }
  const Catalogue catalogue = catalogue_of(folder);
  CHECK(catalogue.find("throwing_parameters")->problems.front().text.key == "host.plugin.threw_words");
  CHECK(catalogue.find("bad_parameters")->problems.front().text.key == "host.plugin.bad_parameter");
  CHECK(refusal(catalogue.ruleset("throwing_game")) == "host.plugin.threw_words");
}

TEST_CASE("With no folder at all there is no game and no crash") {
  const Catalogue catalogue = load({"/nowhere/at/all"}).catalogue;
  CHECK(catalogue.games().empty());
  CHECK(catalogue.problems().empty());
}

TEST_CASE("Series that were written since are read when asked for, and what is held already stays as it was") {
  const HeapFolder folder;
  Paths paths;
  paths.data = {folder.path()};
  paths.plugins = {folder / "plugins"};
  Locale locale;
  Catalogue catalogue = Catalogue::load(paths, locale);
  const auto before = catalogue.find("heap");
  const std::size_t count = before->spec.content.series.size();
  CHECK(catalogue.refresh_series(paths, "heap").empty());
  CHECK(catalogue.find("heap") == before);
  folder.write("content/heap/series/own.yaml", "title: Own\nrows:\n  A: {first_penta: 1, numbers: [1, 2]}\n");
  CHECK(catalogue.refresh_series(paths, "heap").empty());
  const auto after = catalogue.find("heap");
  CHECK(after->spec.content.series.size() == count + 1);
  CHECK(after->content->series.size() == count + 1);
  CHECK(before->spec.content.series.size() == count);
  folder.write("content/heap/series/own.yaml", "title: Own\nrows: 7\n");
  CHECK_FALSE(catalogue.refresh_series(paths, "heap").empty());
  CHECK(catalogue.refresh_series(paths, "heap").empty());
}

TEST_CASE("Variants are read again where a file of theirs was saved, and only then") {
  const HeapFolder folder;
  folder.write("scripts/heap/rules/high.lua", "return {counters = 9}\n");
  folder.write("scripts/heap/own.lua", "local high = require('heap.rules.high')\nreturn {title = {en = 'Own'}, options = high}\n");
  Paths paths;
  paths.data = {folder.path()};
  paths.plugins = {folder.path() / "plugins"};
  Locale locale;
  Catalogue catalogue = Catalogue::load(paths, locale);
  const auto before = catalogue.find("heap");
  CHECK_FALSE(catalogue.refresh_variants("heap"));
  CHECK(catalogue.find("heap") == before);
  CHECK_FALSE(catalogue.refresh_variants("nothing"));

  folder.write("scripts/heap/rules/high.lua", "return {counters = 12} -- higher\n");
  CHECK(catalogue.refresh_variants("heap"));
  CHECK_FALSE(catalogue.refresh_variants("heap"));
  CHECK(counters(*catalogue.ruleset("heap/own")) == 12);
  CHECK(counters(*make_ruleset(before, *before->variant("own"), Value::map())) == 9);

  folder.write("scripts/heap/own.lua", "return {title = {en = 'Own'}, options = {colour = 1}}\n");
  CHECK(catalogue.refresh_variants("heap"));
  CHECK_FALSE(catalogue.ruleset("heap/own").ok());
  folder.write("scripts/heap/own.lua", "return {title = {en = 'Own again'}}\n");
  CHECK(catalogue.refresh_variants("heap"));
  CHECK(catalogue.ruleset("heap/own").ok());
  folder.write("scripts/heap/another.lua", "return {title = {en = 'Another'}}\n");
  CHECK(catalogue.refresh_variants("heap"));
  CHECK(contains(variant_names(*catalogue.find("heap")), "another"));
}

TEST_CASE("A variant whose module was away for a while is sound again when it is back") {
  const HeapFolder folder;
  folder.write("scripts/lib/high.lua", "return {counters = 9}\n");
  folder.write("scripts/heap/own.lua", "return {title = {en = 'Own'}, options = require('lib.high')}\n");
  Paths paths;
  paths.data = {folder.path()};
  paths.plugins = {folder.path() / "plugins"};
  Locale locale;
  Catalogue catalogue = Catalogue::load(paths, locale);
  REQUIRE(catalogue.ruleset("heap/own").ok());
  folder.remove("scripts/lib/high.lua");
  CHECK(catalogue.refresh_variants("heap"));
  CHECK_FALSE(catalogue.ruleset("heap/own").ok());
  CHECK_FALSE(catalogue.refresh_variants("heap"));
  folder.write("scripts/lib/high.lua", "return {counters = 8}\n");
  CHECK(catalogue.refresh_variants("heap"));
  CHECK(catalogue.ruleset("heap/own").ok());
}
