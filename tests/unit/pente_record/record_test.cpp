#include "record.hpp"

#include "catch.hpp"

#include <string>
#include <vector>

namespace {

using namespace tablier;
using namespace tablier::pente;

/// As the site writes it: lines end with a carriage return, twenty tags, lines of moves up to 80 characters.
const std::string kSite =
    "[Game \"Speed Keryo-Pente\"]\r\n[Site \"Pente.org\"]\r\n[Event \"Non-Tournament Game\"]\r\n[Round \"-\"]\r\n[Section \"-\"]\r\n"
    "[Date \"02/12/2001\"]\r\n[Time \"12:30:00\"]\r\n[TimeControl \"5+5\"]\r\n[Rated \"Y\"]\r\n[Player 1 Name \"dweebo\"]\r\n"
    "[Player 2 Name \"?\"]\r\n[Player 1 Rating \"1600\"]\r\n[Player 1 Type \"Human\"]\r\n[Result \"0-1\"]\r\n\r\n"
    "1. K10 L9 2. G7 L11\r\n3. A1 0-1\r\n";

Result<GameRecord> read(const std::string& text) { return kRecordFormat.read(text, "game.txt"); }

std::vector<std::string> moves(const GameRecord& record) {
  std::vector<std::string> all;
  for (const RecordMove& m : record.moves) all.push_back(m.notation);
  return all;
}

std::string problem(const std::string& text) {
  const auto record = read(text);
  if (record) return "none";
  const auto& where = record.problem().where;
  return where.file + ":" + std::to_string(where.line) + ":" + std::to_string(where.column) + ": " + record.problem().text.key;
}

}  // namespace

TEST_CASE("A file of the site is read: variant, players, moves with their places, result") {
  const auto record = read(kSite);
  REQUIRE(record);
  CHECK(record->variants == std::vector<std::string>{"Keryo-Pente", "keryo-pente", "keryo"});
  CHECK(record->where == SourceSpot{"game.txt", 1, 8});
  CHECK(record->players == std::vector<std::string>{"dweebo", ""});
  CHECK(moves(*record) == std::vector<std::string>{"K10", "L9", "G7", "L11", "A1"});
  CHECK(record->moves[4].where == SourceSpot{"game.txt", 17, 4});
  REQUIRE(record->winners);
  CHECK(*record->winners == std::vector<Seat>{seat(1)});
}

TEST_CASE("Other spellings are read too") {
  const auto record = read("[GameType \"Pente\"]\n[White \"a\"]\n[Black \"b\"]\n1.k10 {a word} l9 2.Resign ?");
  REQUIRE(record);
  CHECK(record->variants.front() == "Pente");
  CHECK(record->players == std::vector<std::string>{"a", "b"});
  CHECK(moves(*record) == std::vector<std::string>{"k10", "l9", "resign"});
  CHECK_FALSE(record->winners);
  CHECK(read("1. K10 1/2-1/2")->winners->empty());
}

TEST_CASE("D-Pente's choice stands in a tag") {
  const auto record = read("[Game \"D-Pente\"]\n[Player's Swapped? \"Yes\"]\n1. K10 L9 2. G7 L11 3. A1 *");
  REQUIRE(record);
  CHECK(moves(*record) == std::vector<std::string>{"K10", "L9", "G7", "L11", "swap", "A1"});
  const std::string written = kRecordFormat.write(*record);
  CHECK(written.find("[Player's Swapped? \"Yes\"]") != std::string::npos);
  CHECK(written.find("1. K10 L9 2. G7 L11 3. A1 ?") != std::string::npos);
}

TEST_CASE("What is written is read back the same") {
  GameRecord record;
  record.variants = {"Pente Plus"};
  record.options = {{"size", "15"}, {"poof", "true"}};
  record.players = {"Ann \"Q\" B", "", "C", "D"};
  record.date = "2026-11-21T09:15:25Z";
  for (const char* move : {"K10", "L9!G7", "A1", "swap", "B1", "C1!", "resign"}) record.moves.push_back({move});
  for (int i = 0; i < 60; ++i) record.moves.insert(record.moves.begin() + 1, {"K1"});
  record.winners = std::vector<Seat>{seat(2)};
  const std::string text = kRecordFormat.write(record);
  const auto back = read(text);
  REQUIRE(back);
  CHECK(moves(*back) == moves(record));
  CHECK(back->options == record.options);
  CHECK(back->players == record.players);
  CHECK(back->variants.front() == "Pente Plus");
  CHECK(*back->winners == std::vector<Seat>{seat(0)});
  CHECK(text.find("[Date \"11/21/2026\"]\n[Time \"09:15:25\"]") != std::string::npos);
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = text.find('\n', start);
    REQUIRE(end != std::string::npos);
    CHECK(end - start <= 80);
    start = end + 1;
  }
}

TEST_CASE("Braces in a comment, which no record can hold, become round brackets") {
  GameRecord record;
  record.variants = {"Pente"};
  record.moves = {{"K10"}};
  record.moves.front().comment = "see {a} and\n{b}";
  const std::string text = kRecordFormat.write(record);
  CHECK(text.find("{see (a) and (b)}") != std::string::npos);
  CHECK(read(text)->moves.front().comment == "see (a) and (b)");
}

TEST_CASE("Quotes and backslashes in names are escaped as PGN does, and read back; a name with bare quotes is read, too") {
  GameRecord record;
  record.variants = {"Pente"};
  record.players = {"A\"] [White \"x\\", "C:\\d"};
  record.moves = {{"K10"}};
  const std::string text = kRecordFormat.write(record);
  CHECK(text.find(R"([Player 1 Name "A\"] [White \"x\\"])") != std::string::npos);
  const auto again = read(text);
  REQUIRE(again);
  CHECK(again->players == record.players);
  CHECK(read("[Player 1 Name \"Bob \"the\" B\"]\n1. K10 *")->players.front() == "Bob \"the\" B");
}

TEST_CASE("A text without a result at its end is whole where a tag has one, and where it is moves alone") {
  CHECK(read("[Result \"1-0\"]\n1. K10 L9")->winners == std::vector<Seat>{seat(0)});
  CHECK(moves(*read("K10 L9 G7\n")) == std::vector<std::string>{"K10", "L9", "G7"});
  CHECK_FALSE(read("[Result \"unknown\"]\n1. K10 L9")->winners);
}

TEST_CASE("Of two results the one that says something counts, and players may be named by their number") {
  CHECK(read("[Result \"1-0\"]\n1. K10 L9 *")->winners == std::vector<Seat>{seat(0)});
  CHECK(read("[Result \"?\"]\n1. K10 L9 0-1")->winners == std::vector<Seat>{seat(1)});
  CHECK(read("[Result \"White wins\"]\n1. K10 L9 1-0")->winners == std::vector<Seat>{seat(0)});
  CHECK_FALSE(read("[Result \"White wins\"]\n1. K10 L9 *")->winners);
  CHECK(read("[Player 1 \"Ann\"]\n[Player 2 \"Bo\"]\n1. K10 L9 *")->players == std::vector<std::string>{"Ann", "Bo"});
}

TEST_CASE("A file that is cut, or wrong, is told with line and column") {
  CHECK(problem("") == "game.txt:1:1: pente.record.truncated");
  CHECK(problem("[Game \"Pente\"]\n\n1. K10 L9 2. G7") == "game.txt:3:16: pente.record.truncated");
  CHECK(problem("[Game \"Pen") == "game.txt:1:11: pente.record.truncated");
  CHECK(problem("[Game Pente]\n1. K10 *") == "game.txt:1:1: pente.record.tag");
  CHECK(problem("1. K10 L9 3. G7 *") == "game.txt:1:11: pente.record.number");
  CHECK(problem("1. K10 2. L9 *") == "game.txt:1:8: pente.record.number");
  CHECK(problem("1. K10 * L9") == "game.txt:1:10: pente.record.after_result");
  CHECK(problem("[Result \"1-0\"]\n1. K10 0-1") == "game.txt:2:8: pente.record.results");
  CHECK(problem("1. K10 " + std::string(100, 'x') + " *") == "game.txt:1:8: pente.record.token");
  CHECK(problem("1. K10 {no end") == "game.txt:1:15: pente.record.truncated");
}

TEST_CASE("Marks, comments and lines within lines are written as PGN has them, and read back") {
  RecordMove played{.notation = "L9", .mark = "?!", .comment = "too {early}"};
  RecordMove inner{.notation = "C1"};
  inner.variations = {{{.notation = "D1", .mark = "!!"}}};
  played.variations = {{{.notation = "A1", .comment = "better"}, inner}, {{.notation = "B1"}}};
  GameRecord record;
  record.variants = {"Pente"};
  record.players = {"a", "b"};
  record.moves = {{.notation = "K10", .mark = "!"}, played, {.notation = "G7"}};
  const std::string text = kRecordFormat.write(record);
  CHECK(text.find("1. K10 $1 L9 $6 {too (early)} ( A1 {better} C1 ( D1 $3 ) ) ( B1 ) 2. G7 ?") != std::string::npos);
  const auto back = read(text);
  REQUIRE(back);
  CHECK(moves(*back) == std::vector<std::string>{"K10", "L9", "G7"});
  CHECK(back->moves[0].mark == "!");
  CHECK(back->moves[1].mark == "?!");
  CHECK(back->moves[1].comment == "too (early)");
  REQUIRE(back->moves[1].variations.size() == 2);
  const auto& line = back->moves[1].variations[0];
  REQUIRE(line.size() == 2);
  CHECK(line[0].comment == "better");
  REQUIRE(line[1].variations.size() == 1);
  CHECK(line[1].variations[0][0].mark == "!!");
  CHECK(back->moves[1].variations[1][0].notation == "B1");
}

TEST_CASE("Lines as other programs write them are read: numbered, without blanks; one that is not closed is a cut file") {
  const auto record = read("1. K10 L9 (1... A1 2. B1)(C1) 2. G7 $10 ?");
  REQUIRE(record);
  CHECK(moves(*record) == std::vector<std::string>{"K10", "L9", "G7"});
  REQUIRE(record->moves[1].variations.size() == 2);
  GameRecord line;
  line.moves = record->moves[1].variations[0];
  CHECK(moves(line) == std::vector<std::string>{"A1", "B1"});
  CHECK(record->moves[2].mark.empty());
  CHECK(problem("1. K10 (L9 2. G7 ?") == "game.txt:1:19: pente.record.truncated");
  CHECK(problem("( K10 )") == "game.txt:1:1: pente.record.token");
  CHECK(problem("1. K10 ) ?") == "game.txt:1:8: pente.record.token");
}
