#include "built_program.hpp"
#include "content/game_spec.hpp"
#include "match/play_line.hpp"
#include "pente_bot.hpp"
#include "play/challenges.hpp"
#include "play/daily.hpp"
#include "table.hpp"
#include "tools/tools.hpp"

#include <set>

using namespace tablier;
using namespace tablier::pente;

namespace {

/// A three with free ends: K10 and the next stone make five.
constexpr auto kThree = "1 G10 H10 J10,2 A1 C1 E1";

const SeriesSpec& series(const char* name) {
  const SeriesSpec* found = find_spec(test::built_game("pente")->spec.content.series, name);
  REQUIRE(found);
  return *found;
}

Result<ToolAnswer> call(const std::string& name, const Value& settings, std::optional<SeriesSpec> given = {}) {
  const auto all = tools();
  const auto tool = std::find_if(all.begin(), all.end(), [&](const Tool& t) { return t.name == name; });
  REQUIRE(tool != all.end());
  const Content content;
  return tool->run({content, *Options::make(tool->parameters, settings), {}, std::move(given), {}, {}});
}

Advice advised(const Table& table) { return table.game->bot(1)->think(*table.state, {.level = 9}, {}); }

}  // namespace

TEST_CASE("A round begins from a diagram: its stones, its captures, whoever is to move") {
  const Table table({{"diagram", "1 K10 L10,2 M10,turn 2,count 2 4"}});
  CHECK(table.at("K10") == stone(0));
  CHECK(table.at("M10") == stone(1));
  CHECK(table.state->to_move() == seat(1));
  CHECK(table.captured() == Counts{2, 4});
  CHECK(table.may("J10"));
  CHECK(table.pente().diagram() == table.pente().rules().diagram);
  play(*table.state, "J10");
  CHECK(table.captured() == Counts{2, 6});
}

TEST_CASE("Where pairs alone are taken stones are counted by two, with threes one by one") {
  CHECK(Table().game->diagram_kit()->count_step == 2);
  CHECK(Table({{"capture_lengths", "2,3"}, {"captures_to_win", "15"}}).game->diagram_kit()->count_step == 1);
}

TEST_CASE("Whoever begins a round, a diagram's stones are those of its seats") {
  const Table table(Settings{{"diagram", "1 K10,2 L10"}}, "", 1);
  CHECK(table.state->to_move() == seat(0));
  CHECK(table.pente().seat_of(colour_of(table.at("K10"))) == seat(0));
  CHECK(table.pente().diagram() == table.pente().rules().diagram);
}

TEST_CASE("Positions that cannot be begun from are told") {
  const auto why = [](Settings settings) { return try_game(settings_of(settings)).problem().text.key; };
  CHECK(why({{"diagram", "1 A1 B1 C1 D1 E1"}}) == "pente.wrong.diagram_won");
  CHECK(why({{"diagram", "1 A1,2 A1"}}) == "diagram.twice");
  CHECK(why({{"diagram", "1 A1"}, {"opening", "first,second"}}) == "pente.wrong.diagram_here");
  CHECK(why({{"win_in", "2"}}) == "pente.wrong.diagram_missing");
  CHECK(why({{"diagram", "1 A1"}, {"win_in", "2"}, {"stones_a_turn", "2"}}) == "pente.wrong.diagram_several_stones");
}

TEST_CASE("A problem is won in time or lost, and may be taken back") {
  const Table table({{"diagram", kThree}, {"win_in", "2"}}, "K10 A5 L10");
  CHECK(table.state->outcome().winners == Seats{seat(0)});
  const Table late({{"diagram", kThree}, {"win_in", "2"}}, "T1 T3 T5");
  CHECK(late.state->outcome().reason == "too_late");
  CHECK(late.state->outcome().winners == Seats{seat(1)});
  CHECK(late.state->to_move() == Seat::nobody);
  late.state->undo();
  CHECK_FALSE(late.state->outcome().over);
}

TEST_CASE("Advice solves a problem, and the defender spoils a wrong first stone") {
  const Table table({{"diagram", kThree}, {"win_in", "2"}});
  CHECK(advised(table).proof == Proof::win);
  play(*table.state, "A5");
  const Move answer = advised(table).move;
  table.state->play(answer);
  CHECK(advised(table).proof != Proof::win);
}

TEST_CASE("The bundled problems are proven, of three strengths, and solved by their solutions") {
  std::size_t count = 0;
  std::set<std::string> positions;
  for (const char* name : {"problems-easy", "problems-medium", "problems-hard"}) {
    INFO(name);
    const auto checked = call("problems check", Value::map(), series(name));
    REQUIRE(checked);
    CHECK(checked->status == 0);
    CHECK(*checked->json.find("unique") == *checked->json.find("problems"));
    for (const SeriesRow& row : series(name).rows)
      for (int n = 1; n <= last_count(row); ++n) {
        const ChallengeSpec& challenge = row.challenges[static_cast<std::size_t>(n) - 1];
        const MatchSetup setup = challenge_setup(test::built_game("pente")->spec, {name, row.name, n});
        CHECK(setup.players.size() == 2);
        CHECK(setup.players[0].human);
        auto match = Match::start(*test::built_program().catalogue.ruleset("pente/" + setup.variant, setup.options), setup);
        REQUIRE(match);
        const auto hints = match->state().hints(*match->state().parse(challenge.solution.front()));
        CHECK_FALSE(hints.empty());
        REQUIRE(play_line(*match, challenge.solution));
        CHECK(match->winners() == Seats{seat(0)});
        positions.insert(to_json(challenge.options));
        ++count;
      }
  }
  CHECK(count >= 60);
  CHECK(positions.size() == count);
}

TEST_CASE("Equal seeds make equal problems") {
  const Value wish = Value::map({{"stones", Value::list_of(std::array{2})}, {"count", 2}, {"seed", 3}});
  const auto first = call("problems make", wish), again = call("problems make", wish);
  REQUIRE(first);
  REQUIRE(first->series->rows.size() == 1);
  REQUIRE(first->series->rows[0].challenges.size() == 2);
  for (std::size_t i = 0; i < 2; ++i) CHECK(first->series->rows[0].challenges[i].options == again->series->rows[0].challenges[i].options);
  CHECK(call("problems check", Value::map(), first->series)->status == 0);
}

TEST_CASE("A series whose problem cannot be won in time is told") {
  SeriesSpec wrong = series("problems-easy");
  wrong.rows[0].challenges[0].options.set("diagram", Value::list_of(std::vector<std::string>{"1 K10", "2 A1"}));
  const auto checked = call("problems check", Value::map(), wrong);
  REQUIRE(checked);
  CHECK(checked->status == 1);
}

TEST_CASE("A day has one challenge, and days differ") {
  const GameSpec& spec = test::built_game("pente")->spec;
  const auto today = challenge_of_day(spec, "2026-11-23");
  REQUIRE(today);
  CHECK(row_of(spec.content, *today) != nullptr);
  CHECK(challenge_of_day(spec, "2026-11-23") == today);
  std::set<std::string> days;
  for (int day = 10; day < 30; ++day) days.insert(to_text(*challenge_of_day(spec, "2026-11-" + std::to_string(day))));
  CHECK(days.size() > 12);
}
