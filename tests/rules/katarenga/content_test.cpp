#include "core/quarters.hpp"
#include "match/play_line.hpp"
#include "table.hpp"

#include <array>

using namespace tablier;
using namespace tablier::katarenga;

namespace {

void check_picture(const Picture& picture) {
  const auto made = built().catalogue.ruleset("katarenga/" + picture.variant, picture.options);
  INFO(picture.variant << " " << to_json(picture.options));
  REQUIRE(made);
  MatchSetup setup;
  setup.players.resize(2);
  auto match = Match::start(*made, setup);
  REQUIRE(match);
  const auto played = play_line(match.value(), picture.moves);
  if (!played) FAIL_CHECK(built().locale.say(played.problem()));
}

/// What is said of settings that cannot be.
std::string refusal(const std::string& variant, const char* option, const std::string& text) {
  const auto& known = built().entry->parameters;
  const auto p = std::find_if(known.begin(), known.end(), [&](const Parameter& q) { return q.name == option; });
  REQUIRE(p != known.end());
  const auto value = parse(*p, text);
  if (!value) return built().locale.say(value.problem());
  const auto made = built().catalogue.ruleset("katarenga/" + variant, Value::map({{option, *value}}));
  return made ? "" : built().locale.say(made.problem());
}

}  // namespace

TEST_CASE("the pictures of the rules and of the card can be played, and each variant is told of") {
  const auto& entry = built().entry;
  check_picture(entry->sheet.card);
  std::size_t pictures = 0;
  for (const RulesChapter& chapter : entry->sheet.rules)
    for (const Picture& picture : chapter.pictures) {
      check_picture(picture);
      ++pictures;
    }
  CHECK(pictures >= 6);
  CHECK(entry->sheet.variants.size() == entry->variants.size());
}

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
  Content content = *built().entry->content;
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
