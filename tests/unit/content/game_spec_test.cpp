#include "content/game_spec.hpp"

#include "catch.hpp"
#include "content/locale.hpp"
#include "content/schemas.hpp"
#include "problem_texts.hpp"
#include "temp_folder.hpp"

using namespace tablier;
using tablier::test::TempFolder;

namespace {

constexpr const char* kGame =
    "title: {fr: Go, en: Go}\n"
    "summary: {fr: Un jeu, en: A game}\n"
    "players: [1, 2]\n"
    "default_variant: standard\n"
    "variants: [standard, small]\n"
    "card: {variant: small, options: {size: 9, free: true, name: \"9\"}, moves: D4 E5}\n"
    "series: {variant: solo, items_option: pieces, challenge_title: challenge, order: [b, a]}\n"
    "paints:\n"
    "  black: {colour: \"#112233\", pattern: dots, symbol: X}\n"
    "  white: \"#FFFFFF\"\n";

void write_game(const TempFolder& scratch) {
  scratch.write("system/go/game.yaml", kGame);
  scratch.write("system/go/pieces.yaml", "pieces:\n  - {number: 2, letter: L, rows: [\"#.\", \"#.\", \"##\"]}\n");
  scratch.write("system/go/figures/box.yaml", "title: {fr: Boîte, en: Box}\nlayers: [[\"##\", \"#.\"], [\"#.\"]]\npieces: [2]\n");
  scratch.write("system/go/patterns/quarter.yaml", "rows: [RY, GB]\n");
  scratch.write("system/go/rules.yaml",
                "chapters:\n"
                "  - title: {fr: Le but, en: The aim}\n"
                "    paragraphs: [{fr: Gagner., en: Win.}]\n"
                "    pictures: [{variant: standard, moves: [D4], caption: {fr: Un coup, en: A move}}]\n");
  for (const char* name : {"a", "b", "c"})
    scratch.write(std::string("system/go/series/") + name + ".yaml", "title: System\nrows: {A: {first_penta: 1, numbers: [2]}}\n");
  scratch.write("user/go/series/c.yaml", "title: Mine\nrows: {A: {first_penta: 1, numbers: [2]}}\n");
}

}  // namespace

TEST_CASE("A game's folders become one sheet, the player's own files over the others") {
  const TempFolder scratch;
  write_game(scratch);
  const auto loaded = load_game_spec({scratch.path() / "system" / "go", scratch.path() / "user" / "go", scratch.path() / "none" / "go"});
  REQUIRE(places(loaded.problems) == std::vector<std::string>{});
  const GameSpec& spec = *loaded.spec;
  CHECK(spec.name == "go");
  CHECK(spec.title == Localised{{"fr", "Go"}, {"en", "Go"}});
  CHECK(spec.seats.min == 1);
  CHECK(spec.seats.max == 2);
  CHECK(spec.variants == std::vector<std::string>{"standard", "small"});
  CHECK(spec.card.options == Value::map({{"size", 9}, {"free", true}, {"name", "9"}}));
  CHECK(spec.card.moves == std::vector<std::string>{"D4", "E5"});
  CHECK(spec.series->challenge_title == Text("go.challenge"));
  CHECK(spec.paints.at("black") == Paint{Colour{0x11, 0x22, 0x33}, Pattern::dots, "X"});
  CHECK(spec.paints.at("white").pattern == Pattern::none);
  CHECK(spec.rules.at(0).pictures.at(0).moves == std::vector<std::string>{"D4"});
  std::vector<std::string> titles;
  for (const SeriesSpec& series : spec.content.series) titles.push_back(series.name + " " + series.title.front().second);
  CHECK(titles == std::vector<std::string>{"b System", "a System", "c Mine"});
}

TEST_CASE("Titles and summaries stand in one line, however they are written") {
  const TempFolder scratch;
  write_game(scratch);
  scratch.write("user/go/game.yaml",
                "title: {en: \"Go\\npente   replaced\"}\nsummary: {en: \"A\\n\\ngame\"}\nplayers: [1, 2]\ndefault_variant: standard\n");
  scratch.write("user/go/series/c.yaml", "title: |\n  My\n  own\nrows: {A: {first_penta: 1, numbers: [2]}}\n");
  const auto loaded = load_game_spec({scratch.path() / "system" / "go", scratch.path() / "user" / "go"});
  REQUIRE(loaded.spec);
  CHECK(loaded.spec->title == Localised{{"en", "Go pente   replaced"}});
  CHECK(loaded.spec->summary == Localised{{"en", "A game"}});
  std::vector<std::string> titles;
  for (const SeriesSpec& series : loaded.spec->content.series) titles.push_back(series.title.front().second);
  CHECK(std::ranges::count(titles, "My own") == 1);
}

TEST_CASE("Rows are drawn from the top and y grows up") {
  const TempFolder scratch;
  write_game(scratch);
  const auto loaded = load_game_spec({scratch.path() / "system" / "go"});
  const Content& content = loaded.spec->content;
  CHECK(content.pieces.at(0).form == Polyform({{0, 0}, {1, 0}, {0, 1}, {0, 2}}));
  CHECK(content.figures.at(0).cells == std::vector<Place>{{0, 0, 0}, {0, 1, 0}, {1, 1, 0}, {0, 0, 1}});
  CHECK(content.figures.at(0).name == "box");
  CHECK(content.patterns.at(0).rows == std::vector<std::string>{"RY", "GB"});
}

TEST_CASE("A game without game.yaml is no game, and says so") {
  const TempFolder scratch;
  const auto loaded = load_game_spec({scratch.path() / "go"});
  CHECK_FALSE(loaded.spec);
  CHECK(loaded.problems.at(0).text.key == "game.missing");
  CHECK(loaded.problems.at(0).where.file == (scratch.path() / "go" / "game.yaml").string());
}

TEST_CASE("A faulty game is read as far as it can be, with every fault of every file") {
  const TempFolder scratch;
  scratch.write("go/game.yaml", "title: {fr: Go, en: Go}\nsummary: {fr: Un jeu, en: A game}\nplayers: [4, 2]\ndefault_variant: Standard\n");
  scratch.write("go/pieces.yaml", "pieces: [{number: 1, letter: A, rows: [\"#x\"]}, {number: 1, letter: B, rows: [\"#\"]}]\n");
  scratch.write("go/figures/f.yaml", "title: F\n");
  scratch.write("go/figures/g.yaml", "title: G\nrows: [\"#\"]\nlayers: [[\"#\"]]\n");
  scratch.write("go/patterns/p.yaml", "rows: [ab, abc]\n");
  const auto loaded = load_game_spec({scratch.path() / "go"});
  REQUIRE(loaded.spec);
  CHECK(places(loaded.problems) == std::vector<std::string>{"3:10 game.players_swapped", "4:18 yaml.expected", "1:40 figure.letter",
                                                            "1:48 pieces.twice", "1:1 figure.empty", "3:9 figure.rows_and_layers",
                                                            "1:12 pattern.uneven"});
}

TEST_CASE("Rows that were refused are told where they stand, and not also that nothing is left of them") {
  const TempFolder scratch;
  const auto told = [&](const std::string& name, const std::string& text) {
    scratch.write(name, text);
    return places(check_yaml_file(scratch / name));
  };
  const std::string title = "title: F\n";
  CHECK(told("go/figures/f.yaml", title + "rows: [\"##.#\", 5]\n") == std::vector<std::string>{"2:16 yaml.expected"});
  CHECK(told("go/figures/f.yaml", title + "rows: 5\n") == std::vector<std::string>{"2:7 yaml.expected"});
  CHECK(told("go/figures/f.yaml", title + "layers: [[5]]\n") == std::vector<std::string>{"2:11 yaml.expected"});
  CHECK(told("go/figures/f.yaml", title + "rows: [\"..\"]\n") == std::vector<std::string>{"1:1 figure.empty"});
  CHECK(told("go/patterns/p.yaml", "rows: 5\n") == std::vector<std::string>{"1:7 yaml.expected"});
  CHECK(told("go/pieces.yaml", "pieces: [{number: 1, letter: A, rows: [\"#\", 5]}]\n") == std::vector<std::string>{"1:45 yaml.expected"});
}

TEST_CASE("A pattern that is not what the game says its patterns are is told with its row, and so is a name that none can bear") {
  const TempFolder scratch;
  scratch.write("system/go/game.yaml", std::string(kGame) + "patterns: {side: 2, letters: RYGB}\n");
  scratch.write("system/go/patterns/A.yaml", "rows: [RY, GB]\n");
  scratch.write("system/go/patterns/E.yaml", "rows: [RY, GX]\n");
  scratch.write("user/go/patterns/F.yaml", "rows: [RY, GBB]\n");
  scratch.write("user/go/patterns/G.yaml", "rows: [RY, GB, YR]\n");
  scratch.write("user/go/patterns/A1.yaml", "rows: [RY, GB]\n");
  const auto system = scratch.path() / "system", user = scratch.path() / "user";
  const auto loaded = load_game_spec({system / "go", user / "go"});
  CHECK(places(loaded.problems) ==
        std::vector<std::string>{"1:1 pattern.name", "1:12 pattern.rule", "1:12 pattern.rule", "1:7 pattern.rule"});
  REQUIRE(loaded.spec->content.patterns.size() == 1);
  CHECK(loaded.spec->content.patterns.front().name == "A");
  const auto checked = [&](const std::filesystem::path& file) { return places(check_yaml_file(file, {.content = {system, user}})); };
  CHECK(checked(system / "go/patterns/A.yaml").empty());
  CHECK(checked(user / "go/patterns/F.yaml") == std::vector<std::string>{"1:12 pattern.rule"});
  CHECK(checked(user / "go/patterns/G.yaml") == std::vector<std::string>{"1:7 pattern.rule"});
  CHECK(checked(user / "go/patterns/A1.yaml") == std::vector<std::string>{"1:1 pattern.name"});
  CHECK(places(check_yaml_file(system / "go/patterns/E.yaml")) == std::vector<std::string>{"1:12 pattern.rule"});
}

TEST_CASE("A pattern file whose name begins as an option or a hidden file does, or ends otherwise than in .yaml, is told") {
  const TempFolder scratch;
  scratch.write("go/game.yaml", kGame);
  for (const std::string name : {"-x.yaml", ".yaml", ".x.yaml"}) {
    scratch.write("go/patterns/" + name, "rows: [RY, GB]\n");
    CHECK(places(check_yaml_file(scratch / ("go/patterns/" + name))) == std::vector<std::string>{"1:1 pattern.name"});
  }
  scratch.write("go/patterns/M.yml", "rows: [RY, GB]\n");
  scratch.write("go/series/s.yml", "title: {fr: T, en: T}\n");
  scratch.write("go/game.yml", kGame);
  CHECK(places(check_yaml_file(scratch / "go/patterns/M.yml")) == std::vector<std::string>{"1:1 file.ending"});
  CHECK(places(check_yaml_file(scratch / "go/series/s.yml")) == std::vector<std::string>{"1:1 file.ending"});
  CHECK(places(check_yaml_file(scratch / "go/game.yml")) == std::vector<std::string>{"1:1 file.ending"});
}

TEST_CASE("What is refused of patterns and figures is left out and told by name; the program's own of that name stays") {
  const TempFolder scratch;
  write_game(scratch);
  scratch.write("user/go/patterns/quarter.yaml", "rows: [RY, GBB]\n");
  scratch.write("user/go/patterns/mine.yaml", "rows: 3\n");
  scratch.write("user/go/figures/odd.yaml", "title: Odd\nrows: [\"#?\"]\n");
  const auto loaded = load_game_spec({scratch / "system/go", scratch / "user/go"});
  const Content& content = loaded.spec->content;
  REQUIRE(content.patterns.size() == 1);
  CHECK(content.patterns.front().rows == std::vector<std::string>{"RY", "GB"});
  CHECK(content.figures.size() == 1);
  REQUIRE(loaded.refused.size() == 2);
  CHECK(loaded.refused.at(0).name == "odd");
  CHECK(loaded.refused.at(0).why.text.key == "figure.letter");
  CHECK(loaded.refused.at(1).name == "mine");
  CHECK(loaded.refused.at(1).why.where == SourceSpot{(scratch / "user/go/patterns/mine.yaml").string(), 1, 7});
  REQUIRE(places(loaded.problems).size() == 4);
  const auto told =
      std::find_if(loaded.problems.begin(), loaded.problems.end(), [](const Problem& p) { return p.text.key == "game.stands_in"; });
  REQUIRE(told != loaded.problems.end());
  CHECK(told->where.file == (scratch / "user/go/patterns/quarter.yaml").string());
}

TEST_CASE("A faulty file of somebody's own does not take the program's rules away, and is told") {
  const TempFolder scratch;
  write_game(scratch);
  scratch.write("user/go/rules.yaml", "{\"a\": }\n");
  const auto loaded = load_game_spec({scratch / "system/go", scratch / "user/go"});
  REQUIRE(loaded.spec->rules.size() == 1);
  REQUIRE_FALSE(loaded.problems.empty());
  CHECK(loaded.problems.front().where.file == (scratch / "user/go/rules.yaml").string());
  CHECK_FALSE(check_yaml_file(scratch / "user/go/rules.yaml").empty());
}

TEST_CASE("However many series somebody has, a start reads no more than fit into one folder, and tells those that it leaves") {
  const TempFolder scratch;
  write_game(scratch);
  std::string large = "title: Large\nrows: {A: {first_penta: 1, numbers: [2]}}\n";
  while (large.size() < 400'000) large += "# " + std::string(100, '-') + "\n";
  for (const char* name : {"w", "x", "y", "z"}) scratch.write(std::string("user/go/series/") + name + ".yaml", large);
  const auto loaded = load_game_spec({scratch / "system/go", scratch / "user/go"});
  CHECK(loaded.spec->content.series.size() == 5);
  REQUIRE(loaded.problems.size() == 2);
  for (const Problem& problem : loaded.problems) CHECK(problem.text.key == "file.folder_full");
  CHECK(loaded.problems.back().where.file == (scratch / "user/go/series/z.yaml").string());
}

TEST_CASE("Series and figures may only name pieces that there are") {
  const TempFolder scratch;
  write_game(scratch);
  scratch.write("system/go/series/d.yaml", "title: D\nrows: {A: {first_penta: 1, numbers: [2, 0, 3]}}\n");
  scratch.write("system/go/figures/e.yaml", "title: E\nrows: [\"#\"]\npieces: [2, 7, 2]\n");
  const auto loaded = load_game_spec({scratch.path() / "system" / "go"});
  CHECK(places(loaded.problems) == std::vector<std::string>{"3:13 series.no_piece", "3:16 series.twice", "2:44 series.no_piece"});
  CHECK(places(check_yaml_file(scratch.path() / "system" / "go" / "series" / "d.yaml")) ==
        std::vector<std::string>{"2:44 series.no_piece"});
  // A file that is in no game's folder is of the one game that has pieces.
  scratch.write("d.yaml", "title: D\nrows: {A: {first_penta: 1, numbers: [2, 0, 3]}}\n");
  CHECK(places(check_yaml_file(scratch / "d.yaml", {.content = {scratch / "system"}})) == std::vector<std::string>{"2:44 series.no_piece"});
  scratch.write("system/other/pieces.yaml", "[]\n");
  CHECK(check_yaml_file(scratch / "d.yaml", {.content = {scratch / "system"}}).empty());
}

TEST_CASE("A faulty series is left out and told by name, and gives way to the program's own") {
  const TempFolder scratch;
  write_game(scratch);
  scratch.write("user/go/series/a.yaml", "title: Mine\nrows: {A: {first_pneta: 1, numbers: [2]}}\n");
  scratch.write("user/go/series/typo.yaml", "title: Typo\nrows: {A: {first_pneta: 1, numbers: [2]}}\n");
  scratch.write("user/go/series/thirteen.yaml", "title: Thirteen\nrows: {A: {first_penta: 1, numbers: [2, 13]}}\n");
  const auto loaded = load_game_spec({scratch / "system/go", scratch / "user/go"});
  std::vector<std::string> names, refused;
  for (const SeriesSpec& series : loaded.spec->content.series) names.push_back(series.name);
  for (const RefusedFile& file : loaded.refused) refused.push_back(file.name + " " + file.why.text.key);
  CHECK(names == std::vector<std::string>{"b", "a", "c"});
  CHECK(refused == std::vector<std::string>{"thirteen series.no_piece", "typo yaml.unknown_key_near"});
  CHECK(loaded.refused.front().kind == PartKind::series);
}

TEST_CASE("A player's series is checked against the pieces of the game that comes with the program") {
  const TempFolder scratch;
  write_game(scratch);
  const auto file = scratch.write("user/go/series/d.yaml", "title: {en: D}\nrows: {A: {first_penta: 1, numbers: [13]}}\n");
  CHECK(check_yaml_file(file).empty());
  CHECK(places(check_yaml_file(file, {.content = {scratch / "system", scratch / "user"}})) ==
        std::vector<std::string>{"2:38 series.no_piece"});
}

TEST_CASE("A game's texts come under its name") {
  const TempFolder scratch;
  scratch.write("go/texts.yaml", "pass: {fr: passer, en: pass}\n");
  scratch.write("go/texts/more.yaml", "ko: {fr: ko, en: ko}\n");
  Locale locale;
  CHECK(add_game_texts(locale, {scratch.path() / "go", scratch.path() / "none"}).empty());
  CHECK(locale.say("go.pass") == "pass");
  CHECK(locale.has("go.ko"));
}

TEST_CASE("A file is checked by the schema that its name, its folder or its head tells") {
  const TempFolder scratch;
  write_game(scratch);
  for (const char* file : {"game.yaml", "pieces.yaml", "rules.yaml", "figures/box.yaml", "patterns/quarter.yaml", "series/a.yaml"}) {
    INFO(file);
    CHECK(check_yaml_file(scratch.path() / "system" / "go" / file).empty());
  }
  const auto problems = [&](const char* name, const char* yaml) { return places(check_yaml_file(scratch.write(name, yaml))); };
  CHECK(problems("x/game.yaml", "{}\n").size() == 4);
  CHECK(problems("mine.yaml", "title: M\nrows: {A: {first_penta: 2, numbers: [2]}}\n") == std::vector<std::string>{"2:37 series.too_few"});
  CHECK(problems("fig.yaml", "title: M\nrows: [\"#?\"]\n") == std::vector<std::string>{"2:8 figure.letter"});
  CHECK(problems("all.yaml", "series: {a: {title: A}}\n") == std::vector<std::string>{"1:13 yaml.missing"});
  CHECK(problems("locale/l.yaml", "k: {fr: a}\n").empty());
  CHECK(problems("odd.yaml", "what: ever\n") == std::vector<std::string>{"1:1 yaml.unknown_schema"});
  CHECK(problems("broken.yaml", "a: [1\n") == std::vector<std::string>{"1:4 yaml.syntax.open_bracket_here"});
  CHECK_FALSE(knows_yaml_file(scratch.path() / "odd.yaml"));
  CHECK(knows_yaml_file(scratch.path() / "mine.yaml"));
}

TEST_CASE("The schemas describe every file and every key") {
  const std::string all = describe_schemas();
  for (const char* part : {"# content/<game>/game.yaml\ntitle: {fr: text, en: text}\n", "players: [integer 1..4, …]\n",
                           "first_penta: integer 1..99\n", "# content/theme/<name>.yaml\n", "challenge_title: name\n",
                           "    paragraphs: [{fr: text, en: text}, …]\n", "# content/locale/<name>.yaml\n"}) {
    INFO(part);
    INFO(all);
    CHECK(all.find(part) != std::string::npos);
  }
}

TEST_CASE("A file is known by its folder from within that folder too") {
  const test::TempFolder folder;
  const auto theme = folder.write("content/theme/low.yaml", "title: {en: t}\nextends: light\n");
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(theme.parent_path());
  const bool known = knows_yaml_file("low.yaml");
  std::filesystem::current_path(before);
  CHECK(known);
}
