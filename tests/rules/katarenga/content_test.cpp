#include "core/quarters.hpp"
#include "host/variant_check.hpp"
#include "table.hpp"
#include "temp_folder.hpp"

#include <array>

using namespace tablier;
using namespace tablier::katarenga;

namespace {

/// What is said of settings that cannot be.
std::string refusal(const std::string& variant, const char* option, const std::string& text) {
  const auto& known = test::built_game("katarenga")->parameters;
  const auto p = std::find_if(known.begin(), known.end(), [&](const Parameter& q) { return q.name == option; });
  REQUIRE(p != known.end());
  const auto value = parse(*p, text);
  if (!value) return test::built_program().locale.say(value.problem());
  const auto made = test::built_program().catalogue.ruleset("katarenga/" + variant, Value::map({{option, *value}}));
  return made ? "" : test::built_program().locale.say(made.problem());
}

}  // namespace

TEST_CASE("an impossible quarter or board is refused in one line that says why") {
  CHECK(refusal("cornered", "quarter", "C-3").empty());
  CHECK(refusal("quartermaster", "board", "A1 B- C-3 D").empty());
  CHECK(refusal("quartermaster", "board", "A1,B-,C-3,D").empty());
  for (const char* text : {"E", "C4", "C--", "-", "CC"}) {
    const std::string line = refusal("cornered", "quarter", text);
    INFO(text);
    CHECK_FALSE(line.empty());
    CHECK(line.find('\n') == std::string::npos);
  }
  CHECK(refusal("quartermaster", "board", "A B C") != "");
  CHECK(refusal("quartermaster", "board", "A B C E") != "");
  CHECK(refusal("quartermaster", "board", "A B A D") == "The quarter “A” is there twice; the set has but one.");
}

TEST_CASE("quarters of one's own change no round that was drawn, and a faulty one does no harm") {
  Content content = *test::built_game("katarenga")->content;
  const Quarters box = *Quarters::read(content);
  content.patterns.push_back({"E", {"RGBY", "YYGR", "BBRG", "GRYB"}});
  content.patterns.push_back({"F", {"RGB", "YYGR"}});
  content.patterns.push_back({"C1", {"RGBY", "YYGR", "BBRG", "GRYB"}});  // a quarter turn of C is called so
  const Quarters more = *Quarters::read(content);
  CHECK(more.names() == std::vector<std::string>{"A", "B", "C", "D", "E"});
  for (std::uint64_t seed = 0; seed < 20; ++seed) CHECK(more.draw(4, seed) == box.draw(4, seed));
  content.patterns.front().rows.pop_back();  // of the box
  CHECK_FALSE(Quarters::read(content).ok());
}

TEST_CASE("a quarter of one's own that is faulty is not offered; whoever asks for it reads its file, line and column, and why") {
  const std::string head = "katarenga/patterns/";
  const test::TempFolder own;
  own.write("content/" + head + "E.yaml", "rows: [RGBY, YYGR, BBRG, GRYB]\n");
  own.write("content/" + head + "G.yaml", "rows:\n  - RGBY\n  - YYGR\n  - BBRG\n  - GRYX\n");
  own.write("content/" + head + "H.yaml", "rows: [RGBY, YYGR, BBRG]\n");
  own.write("content/" + head + "I.yaml", "row: [RGBY, YYGR, BBRG, GRYB]\n");
  own.write("content/" + head + "J.yaml", "rows: 3\n");
  own.write("content/" + head + "C1.yaml", "rows: [RGBY, YYGR, BBRG, GRYB]\n");
  own.write("content/" + head + "my quarter.yaml", "rows: [RGBY, YYGR, BBRG, GRYB]\n");
  Paths paths = test::built_paths();
  paths.data.push_back(own.path());
  Locale locale;
  locale.add_folder(source_folder() / "content/locale");
  const Catalogue catalogue = Catalogue::load(paths, locale);
  const auto entry = catalogue.find("katarenga");
  REQUIRE(entry);
  CHECK(Quarters::names_in(*entry->content) == std::vector<std::string>{"A", "B", "C", "D", "E"});
  CHECK(entry->content->patterns.size() == 5);
  CHECK(catalogue.ruleset("katarenga/cornered", Value::map({{"quarter", Value::list_of(std::vector<std::string>{"E-2"})}})));
  for (const char* name : {"G", "G-2", "H", "I", "J", "my quarter"}) {
    const auto made = catalogue.ruleset("katarenga/cornered", Value::map({{"quarter", Value::list_of(std::vector<std::string>{name})}}));
    INFO(name);
    REQUIRE_FALSE(made);
    CHECK(made.problem().text.key == "host.sheet.refused");
  }
  const auto made = catalogue.ruleset("katarenga/cornered", Value::map({{"quarter", Value::list_of(std::vector<std::string>{"G"})}}));
  CHECK(locale.say(made.problem()).find("patterns/G.yaml:5:5: ") != std::string::npos);
}

TEST_CASE("a variant that sets what means nothing beside the rest, or what no board can be made of, is told on that line") {
  const test::TempFolder own;
  const auto told = [&](const std::string& rest) {
    const auto file = own.write("scripts/katarenga/mine.lua", "return {\n  title = {fr = 'M', en = 'M'},\n" + rest + "}\n");
    const std::vector<std::filesystem::path> roots{own / "scripts", source_folder() / "scripts"};
    std::vector<std::string> all;
    for (const Problem& problem : check_variant(*load_variant(file, roots), roots, test::built_game("katarenga")).problems)
      all.push_back(std::to_string(problem.where.line) + " " + problem.text.key);
    return all;
  };
  using All = std::vector<std::string>;
  CHECK(told("  extends = 'quartermaster',\n  options = {\n    match_target = 9,\n    board = {'A', 'B', 'C', 'D'},\n  },\n").empty());
  CHECK(told("  extends = 'quartermaster',\n  options = {\n    match_target = 9,\n    board = {'A', 'A', 'B', 'C'},\n  },\n") ==
        All{"6 katarenga.problem.quarter_twice"});
  CHECK(told("  extends = 'cornered',\n  options = {\n    board = {'A', 'B', 'C', 'D'},\n    repetitions = 5,\n  },\n") ==
        All{"5 option.vain", "6 option.vain"});
  CHECK(told("  extends = 'cornerd',\n") == All{"3 host.variant.unknown_base_near"});
}

TEST_CASE("a layout of a quarter that is not there is a problem, not a board") {
  CHECK_FALSE(quarters().read_layout({"G"}));
  CHECK_FALSE(quarters().read_layout({"A", "B", "X-", "D"}));
  CHECK(quarters().read_layout({"A", "B1", "C-", "D-3"}));
}

TEST_CASE("a setting that the variant has no use for is refused by name") {
  for (const auto& [variant, option, text] : std::vector<std::array<const char*, 3>>{{"cornered", "pawns", "moved"},
                                                                                     {"cornered", "board", "A B C D"},
                                                                                     {"quartermaster", "quarter", "C"},
                                                                                     {"congress", "goal", "camps"},
                                                                                     {"congress", "played_on", "quarter"},
                                                                                     {"katarenga", "goal", "group"},
                                                                                     {"katarenga", "resign_scores", "false"},
                                                                                     {"cornered", "repetitions", "5"}}) {
    const std::string line = refusal(variant, option, text);
    INFO(variant << " " << option << " " << line);
    CHECK(line.find(option) != std::string::npos);
    CHECK(line.find('\n') == std::string::npos);
  }
  CHECK(refusal("congress", "board", "A B C D").empty());
  CHECK(refusal("isolation", "played_on", "quarter").empty());
}
