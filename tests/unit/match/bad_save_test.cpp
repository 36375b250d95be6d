#include "fake_hooks.hpp"
#include "match/save.hpp"
#include "match_helpers.hpp"
#include "temp_folder.hpp"

using namespace tablier;
using nim::Texts;
using test::TempFolder;

namespace {

const std::string kHead =
    "tablier_save: 1\n"
    "game: nim\n"
    "variant: plain\n"
    "players: [{who: human}, {who: human}]\n"
    "seed: 7\n"
    "rounds:\n";

const std::string kGood = kHead +
                          "  - moves:\n"
                          "      - \"take:3\"\n"
                          "      - \"take:3\"\n"
                          "      - \"take:3\"\n"
                          "      - \"take:1\"\n"
                          "    seconds: 8\n"
                          "    result: {reason: last, winners: [1]}\n"
                          "over: true\n";

/// What is wrong with a save of this text; fails where nothing is.
Problem wrong_with(const std::string& text) {
  const TempFolder folder;
  const auto match = load_match(folder.write("bad.yaml", text), nim::source());
  REQUIRE_FALSE(match.ok());
  const Problem& problem = match.problem();
  CHECK(std::filesystem::path(problem.where.file).filename() == "bad.yaml");
  return problem;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

std::pair<int, int> spot(const Problem& problem) { return {problem.where.line, problem.where.column}; }

}  // namespace

TEST_CASE("The save that these tests spoil is sound") {
  const auto sheet = parse_save(kGood, "good.yaml");
  REQUIRE(sheet.ok());
  CHECK(replay(sheet.value(), nim::source()).ok());
}

TEST_CASE("An illegal move in a save is told with its line, column, number and reason") {
  const Problem problem = wrong_with(replaced(kGood, "take:1", "take:2"));
  CHECK(spot(problem) == std::pair(11, 9));
  CHECK(problem.text == Text("match.move", {{"n", 4}, {"move", "take:2"}, {"why", Text("nim.cannot", {{"text", "take:2"}})}}));
}

TEST_CASE("A move after the end of the match is told") {
  const Problem problem = wrong_with(replaced(kGood, "      - \"take:1\"\n", "      - \"take:1\"\n      - \"take:1\"\n"));
  CHECK(spot(problem) == std::pair(12, 9));
  CHECK(problem.text == Text("match.move", {{"n", 5}, {"move", "take:1"}, {"why", Text("match.over")}}));
}

TEST_CASE("A result that the moves do not lead to is told where it stands") {
  CHECK(wrong_with(replaced(kGood, "winners: [1]", "winners: [0]")).text.key == "save.result");
  const Problem problem = wrong_with(replaced(kGood, "reason: last", "reason: five"));
  CHECK(problem.text == Text("save.result", {{"said", "five"}, {"found", "last"}}));
  CHECK(spot(problem) == std::pair(13, 13));
}

TEST_CASE("A save that forgets its end, or has one that the moves do not reach, is told") {
  CHECK(wrong_with(replaced(kGood, "    result: {reason: last, winners: [1]}\n", "")).text ==
        Text("save.no_result", {{"n", 1}, {"found", "last"}}));
  CHECK(wrong_with(replaced(kGood, "      - \"take:1\"\n", "")).text.key == "save.early_result");
  CHECK(wrong_with(replaced(kGood, "over: true\n", "")).text.key == "save.over");
}

TEST_CASE("A round after the end of the match is told") {
  const Problem problem = wrong_with(replaced(kGood, "over: true\n", "  - {moves: [], seconds: 0}\n"));
  CHECK(problem.text == Text("save.extra_round", {{"n", 2}}));
  CHECK(problem.where.line == 14);
}

TEST_CASE("A save of a newer program says so, whatever else is in it") {
  const Problem problem = wrong_with("tablier_save: 6\nworld: round\n");
  CHECK(problem.text == Text("save.future", {{"version", 6}, {"known", 5}}));
  CHECK(spot(problem) == std::pair(1, 15));
}

TEST_CASE("A file that is no save says so") {
  CHECK_FALSE(wrong_with("").text.empty());
  for (const char* text : {"{}", "- 1\n", "hello\n", "game: nim\n"}) CHECK(wrong_with(text).text.key == "save.no_save");
}

TEST_CASE("An unknown variant, a wrong number of players and an unknown level are told each at its line") {
  const Problem unknown = wrong_with(replaced(kGood, "variant: plain", "variant: other"));
  CHECK(unknown.text.key == "nim.unknown");
  CHECK(unknown.where.line == 3);
  nim::Rules rules;
  rules.seats = {3, 4};
  const auto sheet = parse_save(kGood, "good.yaml");
  const auto match = replay(sheet.value(), nim::source(rules));
  REQUIRE_FALSE(match.ok());
  CHECK(match.problem().text.key == "match.seats");
  CHECK(match.problem().where.line == 4);
  const Problem level = wrong_with(replaced(kGood, "{who: human}]", "{who: bot, level: 7}]"));
  CHECK(level.text == Text("save.level", {{"level", 7}, {"max", 6}}));
  CHECK(spot(level) == std::pair(4, 43));
  const Problem none = wrong_with(replaced(kGood, "{who: human}]", "{who: bot}]"));
  CHECK(none.text == Text("save.level", {{"level", 0}, {"max", 6}}));
  CHECK(wrong_with(replaced(kGood, "{who: human}]", "{who: bot, bot: nobody}]")).text == Text("save.bot", {{"name", "nobody"}}));
}

TEST_CASE("Each member of a save that is of a wrong kind or out of range is told with its line") {
  struct Case {
    const char* from;
    const char* to;
    int line;
  };
  const std::vector<Case> cases{
      {"game: nim", "game: [nim]", 2},
      {"game: nim", "game: \"../nim\"", 2},
      {"{who: human}, {who: human}", "", 4},
      {"{who: human}, {who: human}", "{who: cat}", 4},
      {"{who: human}, {who: human}", "{who: bot, level: -1}", 4},
      {"{who: human}, {who: human}", "{who: human}, {who: human}, {who: human}, {who: human}, {who: human}", 4},
      {"seed: 7", "seed: many", 5},
      {"seed: 7", "seed: 99999999999999999999999", 5},
      {"seconds: 8", "seconds: -8", 12},
      {"seconds: 8", "seconds: .nan", 12},
      {"seconds: 8", "seconds: 8\n    undone: 5", 13},
      {"seconds: 8", "seconds: 8\n    undone: -1", 13},
      {"winners: [1]", "winners: [7]", 13},
      {"winners: [1]", "winners: 1", 13},
      {"over: true", "undone_rounds: 1", 14},
      {"over: true", "over: 1", 14},
      {"over: true", "ovre: true", 14},
      {"- \"take:1\"", "- 1", 11},
      {"- \"take:1\"", "- \"\"", 11},
      {"- \"take:1\"", "- [\"take:1\"]", 11},
  };
  for (const Case& c : cases) {
    INFO(c.to);
    CHECK(wrong_with(replaced(kGood, c.from, c.to)).where.line == c.line);
  }
}

TEST_CASE("A key that comes twice is told") { CHECK(wrong_with(replaced(kGood, "seed: 7\n", "seed: 7\nseed: 8\n")).where.line == 6); }

TEST_CASE("A save cut off anywhere before its moves are complete is refused") {
  const auto complete = kGood.find("    seconds");
  for (std::size_t size = 0; size < complete; ++size) {
    INFO(size);
    CHECK_FALSE(parse_save(std::string_view(kGood).substr(0, size), "cut.yaml").ok());
  }
}

TEST_CASE("A save with any byte spoilt is refused or still a sound match, never worse") {
  int refused = 0;
  for (std::size_t i = 0; i < kGood.size(); ++i) {
    for (const char c : {'\0', '\xff', '[', '&', '9', '\n'}) {
      std::string text = kGood;
      text[i] = c;
      const auto sheet = parse_save(text, "spoilt.yaml");
      if (!sheet || !replay(sheet.value(), nim::source())) ++refused;
    }
  }
  CHECK(refused > 1000);
}

TEST_CASE("A hostile save ends in a line, soon") {
  CHECK_FALSE(wrong_with(std::string(10'000, '[')).text.empty());
  std::string bomb = "tablier_save: 1\na0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1]\n";
  for (int i = 1; i < 30; ++i) {
    const std::string before = "*a" + std::to_string(i - 1);
    bomb += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + before + ", " + before + ", " + before + "]\n";
  }
  CHECK_FALSE(wrong_with(bomb).text.empty());
  CHECK_FALSE(wrong_with(std::string(9u << 20, '#')).text.empty());
  CHECK_FALSE(wrong_with(kHead + "  - moves: [\"" + std::string(5'000, 'x') + "\"]\n    seconds: 1\n").text.empty());
  std::string endless = kHead + "  - seconds: 1\n    moves:\n";
  for (int i = 0; i < 100'001; ++i) endless += "      - \"take:1\"\n";
  CHECK_FALSE(wrong_with(endless).text.empty());
}

TEST_CASE("A save that cannot be opened is told by its name") {
  const TempFolder folder;
  const auto none = load_match(folder / "none.yaml", nim::source());
  REQUIRE_FALSE(none.ok());
  const auto directory = load_match(folder.path(), nim::source());
  CHECK_FALSE(directory.ok());
}
