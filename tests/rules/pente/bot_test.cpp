#include "bots/openings.hpp"
#include "content/files.hpp"
#include "folders.hpp"
#include "table.hpp"

#include <set>

using namespace tablier;
using namespace tablier::pente;

namespace {

constexpr int kLevel = 6;

std::string advice(const Table& t) { return t.state->notation(t.game->bot(1)->think(*t.state, {.level = kLevel}, {}).move); }

/// Four stones of one seat on B5 … E5, both ends free; the others' are far from it and from each other. That seat is to move.
Table with_four(int target, Settings settings) {
  Table t(settings);
  const int seats = t.game->seats().min;
  constexpr const char* kFour[] = {"B5", "C5", "D5", "E5"};
  constexpr const char* kColumns[] = {"H", "L", "P", "T"};
  for (int round = 0; round < 4; ++round)
    for (int s = 0; s < seats; ++s) play(*t.state, s == target ? kFour[round] : kColumns[round] + std::to_string(9 + 3 * s));
  constexpr const char* kRest[] = {"J1", "M2", "Q1"};
  for (int s = 0; s < target; ++s) play(*t.state, kRest[s]);
  REQUIRE(t.state->to_move() == seat(target));
  return t;
}

}  // namespace

TEST_CASE("In teams the bot completes the five of whichever seat it plays") {
  for (int s = 0; s < 4; ++s) {
    INFO("seat " << s);
    const std::string move = advice(with_four(s, {{"teams", "true"}}));
    CHECK((move == "A5" || move == "F5"));
  }
}

TEST_CASE("In teams the bot takes the stones that win for the side") {
  // A2 flanks E5 of B1 and F5 of B2 by D5; A1's pair is counted already.
  Table t({{"teams", "true"}, {"captures_to_win", "4"}}, "D1 E1 D5 F1 G1 E5 T1 F5 T9 S9");
  REQUIRE(t.state->to_move() == seat(2));
  CHECK(advice(t) == "G5");
}

TEST_CASE("The bot does what wins in every kind of rules that it plays by another search") {
  for (const Settings& settings :
       {Settings{}, Settings{{"power_stones", "2"}}, Settings{{"capture_lengths", "2,3"}, {"captures_to_win", "15"}},
        Settings{{"capture_lengths", ""}, {"overline_wins", "false"}}, Settings{{"poof", "true"}}, Settings{{"five_must_stand", "true"}},
        Settings{{"double_three_banned", "true"}, {"overline_wins", "false"}}}) {
    const Table t = with_four(0, settings);
    const std::string move = advice(t);
    INFO(move);
    CHECK((move.starts_with("A5") || move.starts_with("F5")));
  }
}

TEST_CASE("The openings that the levels are measured with can be played, and no two of them are alike") {
  const Table t({{"tournament_rule", "true"}});
  const auto text = read_file(source_folder() / "tests/data/pente-openings.txt");
  REQUIRE(text.ok());
  const auto openings = read_openings(*text, "pente-openings.txt", *t.game);
  REQUIRE(openings.ok());
  CHECK(openings->size() == 50);
  CHECK(std::set<tablier::Opening>(openings->begin(), openings->end()).size() == openings->size());
}
