#include "built_program.hpp"
#include "match/import_export.hpp"
#include "match/play_line.hpp"
#include "sdk/rng.hpp"

#include <chrono>

using namespace tablier;
using namespace tablier::pente;

namespace {

Result<Match> read(const std::string& text) {
  auto round = read_round(text, "game.txt", *test::built_game("pente"), rulesets_of(test::built_program().catalogue));
  if (!round) return round.problem();
  return std::move(round->match);
}

/// `line:column: key`, and for a move that cannot be played which one and why.
std::string problem(const std::string& text) {
  const auto match = read(text);
  if (match) return "none";
  const Problem& p = match.problem();
  CHECK(p.where.file == "game.txt");
  CHECK_FALSE(test::built_program().locale.say(p).empty());
  return std::to_string(p.where.line) + ":" + std::to_string(p.where.column) + ": " +
         (p.text.key == "match.move" ? test::built_program().locale.say(p.text) : p.text.key);
}

Match started(const std::string& variant, int starter = 0, const Value& options = Value::map()) {
  const auto rules = test::built_program().catalogue.ruleset("pente/" + variant, options);
  REQUIRE(rules);
  MatchSetup setup;
  setup.game = "pente";
  setup.variant = variant;
  setup.options = options;
  setup.starter = starter;
  setup.players.resize(static_cast<std::size_t>(rules->game->seats().min));
  for (std::size_t i = 0; i < setup.players.size(); ++i) setup.players[i].name = "Player " + std::string(1, static_cast<char>('A' + i));
  auto match = Match::start(*rules, setup);
  REQUIRE(match);
  return *std::move(match);
}

void play_random(Match& match, int plies, std::uint64_t seed) {
  Rng rng(seed);
  MoveList moves;
  for (int i = 0; i < plies && !match.round_over(); ++i) {
    moves.clear();
    match.state().legal_moves(moves);
    match.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

std::vector<std::string> notations(const Match& match) {
  std::vector<std::string> all;
  for (const Ply& ply : match.history()) all.push_back(ply.notation);
  return all;
}

const std::string kTags = "[Game \"Pente\"]\n[Player 1 Name \"a\"]\n[Player 2 Name \"b\"]\n";

}  // namespace

TEST_CASE("Rounds of every variant are written and read back, finished or not") {
  for (const VariantEntry& variant : test::built_game("pente")->variants)
    for (const int plies : {0, 7, 400})
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        INFO(variant.name << ", " << plies << " plies, seed " << seed);
        Match match = started(variant.name);
        play_random(match, plies, seed);
        const std::string text = write_round(match, "2026-11-21T09:15:25Z");
        const auto back = read(text);
        INFO(text << (back ? "" : test::built_program().locale.say(back.problem())));
        REQUIRE(back);
        CHECK(back->setup().variant == variant.name);
        CHECK(notations(*back) == notations(match));
        CHECK(back->state().hash() == match.state().hash());
        CHECK(back->state().outcome().winners == match.state().outcome().winners);
        CHECK(back->setup().players == match.setup().players);
      }
}

TEST_CASE("Each round of a match is written with its own moves, lines, order of play and result") {
  Match match = started("standard", 0, Value::map({{"rounds_to_win", 3}}));
  for (const char* move : {"K10", "L9"}) REQUIRE(match.play(move).ok());
  MoveTree tree;
  tree.set_remark(2, {"?", "too near"});
  match.set_tree(tree);
  match.resign();  // whoever lost begins the next
  match.next_round();
  REQUIRE(match.play("K10").ok());
  const auto has = [](const std::string& all, const std::string& part) { return all.find(part) != std::string::npos; };
  const std::string first = write_round(match, 0, ""), now = write_round(match, 1, "");
  INFO(first << now);
  CHECK(has(first, "1. K10 L9 $2 {too near}"));
  CHECK(has(first, "[Result \"0-1\"]"));
  CHECK(has(first, "[Player 1 Name \"Player A\"]"));
  CHECK(now == write_round(match, ""));
  CHECK_FALSE(has(now, "L9"));
  CHECK(has(now, "[Result \"?\"]"));
  const auto back = read(first);
  REQUIRE(back);
  CHECK(back->round_over());
  CHECK(back->state().outcome().winners == std::vector{seat(1)});
}

TEST_CASE("Options set by hand go with the round") {
  Match match = started("keryo", 0, Value::map({{"size", 13}, {"captures_to_win", 9}}));
  play_random(match, 20, 5);
  const auto back = read(write_round(match, ""));
  REQUIRE(back);
  CHECK(back->setup().options == match.setup().options);
  CHECK(back->state().hash() == match.state().hash());
}

TEST_CASE("A round from a position that was set up is read as it was written") {
  Value diagram = Value::list();
  for (const char* line : {"1 K10 K12 K13", "2 K8", "turn 2", "count 2 4"}) diagram.push(line);
  Match match = started("standard", 0, Value::map({{"diagram", diagram}, {"size", 15}}));
  play_random(match, 6, 5);
  const auto back = read(write_round(match, ""));
  REQUIRE(back);
  CHECK(back->setup().options == match.setup().options);
  CHECK(back->state().hash() == match.state().hash());
  CHECK(problem("[Options \"K10 size=15\"]\n1. C3 *") != "none");  // a value of nothing
}

TEST_CASE("Who began comes first in the file, whatever the seat") {
  for (const char* variant : {"standard", "teams"}) {
    Match match = started(variant, 1);
    play_random(match, 400, 2);
    const std::string text = write_round(match, "");
    CHECK(text.find("[Player 1 Name \"Player B\"]") != std::string::npos);
    const auto back = read(text);
    INFO(text << (back ? "" : test::built_program().locale.say(back.problem())));
    REQUIRE(back);
    CHECK(notations(*back) == notations(match));
    CHECK(back->setup().players.front().name == "Player B");
  }
}

TEST_CASE("A round that is read beside the match it was written of keeps seats, and so colours; of others, whoever began comes first") {
  Match match = started("standard", 1);
  for (const char* move : {"K10", "L9"}) REQUIRE(match.play(move).ok());
  match.resign();
  const std::string text = write_round(match, "");
  const auto seated = [&text](const MatchSetup& setup) {
    return read_round(text, "game.txt", *test::built_game("pente"), rulesets_of(test::built_program().catalogue), &setup);
  };
  const auto same = seated(match.setup());
  REQUIRE(same);
  CHECK(same->match.setup().starter == 1);
  CHECK(same->match.setup().players == match.setup().players);
  CHECK(same->match.winners() == match.winners());
  CHECK(write_round(same->match, "") == text);
  MatchSetup others = match.setup();
  others.players[0].name = "Somebody";
  const auto beside = seated(others);
  REQUIRE(beside);
  CHECK(beside->match.setup().starter == 0);
  CHECK(beside->match.setup().players.front().name == "Player B");
}

TEST_CASE("A result that the moves do not show is of the same seat once more") {
  Match match = started("standard", 1);
  const std::string text =
      "[Game \"Pente\"]\n[Player 1 Name \"Player B\"]\n[Player 2 Name \"Player A\"]\n[Result \"1-0\"]\n\n1. K10 L9 2. G7 L11";
  const auto back = read_round(text, "game.txt", *test::built_game("pente"), rulesets_of(test::built_program().catalogue), &match.setup());
  REQUIRE(back);
  CHECK(result_not_played(back->match) == std::vector{seat(1)});
  CHECK(write_round(back->match, "").find("[Result \"1-0\"]") != std::string::npos);
}

TEST_CASE("A move that cannot be played is told with its number, its place and the reason") {
  CHECK(problem(kTags + "1. K10 L9 2. L9 *") == "4:14: move 3 'L9': There is a stone on L9 already.");
  CHECK(problem(kTags + "1. A1 *") == "4:4: move 1 'A1': The first stone goes on the centre, K10.");
  CHECK(problem("[Game \"Tournament\"]\n1. K10 L9 2. K11 *") ==
        "2:14: move 3 'K11': Tournament rule: this stone stands 3 or more points from the centre.");
  CHECK(problem(kTags + "1. K10 Z99 *").starts_with("4:8: move 2 'Z99': "));
  CHECK(problem(kTags + "1. K10 L9!G7 *").starts_with("4:8: move 2 'L9!G7': "));
  CHECK(problem(kTags + "1. K10 T1 2. L10 T3 3. M10 T5 4. N10 T7 5. O10 T9 *") == "4:48: move 10 'T9': the match is over");
}

TEST_CASE("A round that was read keeps its names, date and result when it is written again, until it is played on") {
  const std::string text =
      "[Game \"Pente\"]\n[Player 1 Name \"Ann\"]\n[Player 2 Name \"Bo\"]\n[Date \"02/12/2001\"]\n[Time \"12:30:00\"]\n"
      "[TimeControl \"5/0\"]\n[Result \"1-0\"]\n\n1. K10 L9 2. G7";
  auto match = read(text + " L11");
  REQUIRE(match);
  REQUIRE_FALSE(match->round_over());  // who lost is not to move: nobody has resigned
  const auto has = [](const std::string& all, const char* part) { return all.find(part) != std::string::npos; };
  for (const bool saved : {false, true}) {
    if (saved) match = replay(*match, rulesets_of(test::built_program().catalogue));
    REQUIRE(match);
    const std::string again = write_round(*match, "2026-11-21T09:15:25Z");
    INFO(again);
    CHECK(has(again, "[Player 1 Name \"Ann\"]\n[Player 2 Name \"Bo\"]"));
    CHECK(has(again, "[Date \"02/12/2001\"]\n[Time \"12:30:00\"]"));
    CHECK(has(again, "[TimeControl \"5/0\"]"));
    CHECK(has(again, "[Result \"1-0\"]"));
  }
  REQUIRE(match->play("A1").ok());
  const std::string played_on = write_round(*match, "2026-11-21T09:15:25Z");
  CHECK(has(played_on, "[Date \"11/21/2026\"]"));
  CHECK(has(played_on, "[TimeControl \"-\"]"));
  CHECK(has(played_on, "[Result \"?\"]"));
}

TEST_CASE("What a save says of a record may be anything, and a bot is called by its level") {
  Match match = started("standard");
  for (const Value& winners : {Value(7), Value::list_of(std::vector<int>{9}), Value::list_of(std::vector<const char*>{"x"})}) {
    match.table.set("record", Value::map({{"plies", 0}, {"date", 5}, {"time_control", 7}, {"winners", winners}}));
    CHECK(write_round(match, "").find("[Result \"?\"]") != std::string::npos);
  }
  match.table.set("record", "nonsense");
  CHECK(write_round(match, "").find("[Result \"?\"]") != std::string::npos);
  MatchSetup setup = match.setup();
  setup.players = {{.human = true, .level = 0, .name = {}}, {.human = false, .level = 3, .name = {}}};
  const auto against = Match::start(match.rules(), setup);
  REQUIRE(against);
  CHECK(write_round(*against, "").find("[Player 1 Name \"?\"]\n[Player 2 Name \"Bot 3\"]") != std::string::npos);
}

TEST_CASE("A file that is empty, cut or not of this kind is refused with its place") {
  CHECK(problem("") == "1:1: pente.record.truncated");
  CHECK(problem(" \r\n\r\n") == "3:1: pente.record.truncated");
  CHECK(problem(kTags) == "4:1: pente.record.truncated");
  CHECK(problem(kTags + "1. K10 L9 2. G") == "4:15: pente.record.truncated");
  CHECK(problem(std::string("\x7f\x45LF\0\1\2\xff\xfe", 9) + " *").starts_with("1:1: move 1 "));
  CHECK(problem(std::string(64, '\0')) == "1:1: pente.record.token");
  CHECK(problem("{\"format\": \"png\"}") == "1:18: pente.record.truncated");
}

TEST_CASE("A result that the moves do not lead to is the resignation of the seat to move, and what cannot be one is let be") {
  const auto resigned = read("[White \"a\"]\n[Black \"b\"]\n[Result \"1-0\"]\n1. K10 L9 2. G7\n");
  REQUIRE(resigned);
  CHECK(notations(*resigned) == std::vector<std::string>{"K10", "L9", "G7", "resign"});
  CHECK(resigned->state().outcome().winners == std::vector<Seat>{seat(0)});
  CHECK(resigned->setup().players[1].name == "b");
  const auto other = read("[Result \"0-1\"]\n1. K10 L9 2. G7\n");
  REQUIRE(other);
  CHECK(notations(*other).size() == 3);
  CHECK_FALSE(other->round_over());
  CHECK_FALSE(other->can_redo());  // the resignation that would contradict the file is not there to be played again
  CHECK(result_not_played(*other) == std::vector<Seat>{seat(1)});
  CHECK_FALSE(result_not_played(*resigned));
  const auto tells = [](const Match& match) { return tells_result(*parse_save(write_save(match, ""), "save.yaml")); };
  CHECK(tells(*other));
  CHECK_FALSE(tells(*read("1. K10 L9 2. G7 *")));
  CHECK_FALSE(read("1. K10 L9 1/2-1/2")->round_over());
}

TEST_CASE("A name in a file is no longer than one that a save can hold") {
  const auto match = read("[Player 1 Name \"" + std::string(500, 'x') + "\"]\n1. K10 *");
  REQUIRE(match);
  CHECK(match->setup().players.front().name.size() < 90);
}

TEST_CASE("The date of a file is that of the round") {
  const auto date_of = [](const std::string& tags) {
    return read_round(tags + "1. K10 *", "game.txt", *test::built_game("pente"), rulesets_of(test::built_program().catalogue))->date;
  };
  CHECK(date_of("[Date \"02/12/2001\"]\n[Time \"12:30:05\"]\n") == "2001-02-12T12:30:05Z");
  CHECK(date_of("[Date \"2024.05.01\"]\n") == "2024-05-01T00:00:00Z");
  CHECK(date_of("[Date \"2024-05-01\"]\n[Time \"-\"]\n") == "2024-05-01T00:00:00Z");
  for (const char* none : {"?", "????.??.??", "13/40/2001", "", "1 2", "99999999999/1/1"})
    CHECK(date_of("[Date \"" + std::string(none) + "\"]\n") == "");
}

TEST_CASE("A variant or an option that is not known is refused with its place") {
  CHECK(problem("[Site \"x\"]\n[Game \"Chess\"]\n1. e4 *") == "2:8: match.record.variant");
  CHECK(problem("[Game \"\"]\n*") == "1:8: match.record.variant");
  CHECK(problem("[Game \"Pente\"]\n[Options \"size=99\"]\n*").starts_with("1:8: "));
  CHECK(problem("[Game \"Pente\"]\n[Options \"wings=2\"]\n*").starts_with("1:8: "));
}

TEST_CASE("A result that the moves contradict is refused") {
  const std::string five = "1. K10 T1 2. L10 T3 3. M10 T5 4. N10 T7 5. O10 ";
  CHECK(problem(kTags + five + "1-0") == "none");
  CHECK(problem(kTags + five + "0-1") == "1:8: match.record.winner");
  CHECK(problem(kTags + five + "1/2-1/2") == "1:8: match.record.winner");
  CHECK(problem(kTags + "[Result \"0-1\"]\n" + five + "1-0") == "5:48: pente.record.results");
  CHECK(problem(kTags + "1. K10 1-0") == "none");  // the other ran out of time
}

TEST_CASE("A file of ten megabytes is read or refused at once") {
  const std::size_t many = 10'000'000;
  const auto start = std::chrono::steady_clock::now();
  CHECK(problem(std::string(many, 'K')) == "1:1: pente.record.token");
  CHECK(problem("[Game \"" + std::string(many, 'K') + "\"]\n*") == "1:8: match.record.variant");
  CHECK(problem(std::string(many, '\n') + "1. K10 A1 2. K10 *").starts_with("10000001:14: move 3 'K10'"));
  std::string moves = std::string(many / 2, ' ');
  while (moves.size() < many) moves += "K10 ";
  CHECK(problem(moves) == "1:" + std::to_string(many / 2 + 4 * 5000 + 1) + ": pente.record.too_long");
  CHECK(problem("{" + std::string(many, 'x')).ends_with("pente.record.truncated"));
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20));
}

TEST_CASE("Marks, comments and lines of a round are kept when it is read and written again; what cannot be played ends its line") {
  const std::string moves = "1. K10 $1 T1 $2 {too far} ( L9 {usual} L11 M12 $5 ( N12 ) ) ( G7 ) 2. K11 ?";
  const auto match = read("[Game \"Pente\"]\n[Result \"?\"]\n\n" + moves);
  REQUIRE(match);
  CHECK(match->tree().remark(1) == Remark{"!", ""});
  CHECK(match->tree().remark(2) == Remark{"?", "too far"});
  CHECK(match->tree().nodes().size() == 5);
  CHECK(write_round(*match, "").find(moves) != std::string::npos);
  const auto cut = read("1. K10 T1 ( L9 K10 G7 ) ?");
  REQUIRE(cut);
  CHECK(cut->tree().nodes().size() == 1);
}
