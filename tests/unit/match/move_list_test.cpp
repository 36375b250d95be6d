#include "match/move_list.hpp"

#include "match/match_record.hpp"
#include "match_helpers.hpp"

#include <algorithm>

using namespace tablier;
using nim::begin, nim::play, nim::Texts;

namespace {

RulesetSource same(const Match& match) {
  return [&match](std::string_view, const Value&) { return Result<Ruleset>(match.rules()); };
}

/// A match of ten that is over, with lines beside it and things said of its moves.
Match remarked() {
  Match match = begin(nim::ruleset(), nim::setup(2));
  play(match, {"take:3", "take:3", "take:3", "take:1"});
  MoveTree tree;
  tree.set_remark(2, {"?!", "a {brace} and a \\ in it"});
  const auto node = [&tree](std::size_t from, int parent, const char* notation) {
    const auto state = nim::ruleset().game->start({2, 0, 0, {}});
    return tree.add({from, parent, *state->parse(notation), notation, seat(0)});
  };
  const int first = node(1, -1, "take:1");
  tree.set_node_remark(first, {"!", "better"});
  const int second = node(1, first, "take:2");
  node(1, first, "take:3");
  node(1, second, "take:1");
  node(0, -1, "take:2");
  match.set_tree(std::move(tree));
  return match;
}

std::string problem_of(const std::string& text) {
  const auto read = read_move_list(text, "list");
  if (read) return "none";
  const Problem& p = read.problem();
  return p.text.key + " " + std::to_string(p.where.line) + ":" + std::to_string(p.where.column);
}

}  // namespace

TEST_CASE("A list of moves is read back with its lines and with what was said of moves") {
  const Match match = remarked();
  const std::string text = write_move_list(match, 0, std::nullopt, {{{0, 1}, "many; at once"}});
  INFO(text);
  CHECK(text.find("\n1. take:3 ; many; at once\n") != std::string::npos);
  CHECK(is_move_list(text));
  const auto read = match_of_move_list(text, "list", same(match));
  REQUIRE(read.ok());
  CHECK(read->tree().remarks() == match.tree().remarks());
  const auto lines = [](const Match& of) {
    Texts all;
    for (const auto& n : of.tree().nodes())
      all.push_back(std::to_string(n.from) + " " + (n.parent < 0 ? "" : of.tree().node(n.parent).notation) + ">" + n.notation +
                    n.remark.mark + n.remark.comment);
    std::ranges::sort(all);
    return all;
  };
  CHECK(lines(*read) == lines(match));
  CHECK(write_move_list(*read, 0, std::nullopt) == write_move_list(match, 0, std::nullopt));
  CHECK(read->over());
}

TEST_CASE("A list of moves has the clock of its match") {
  for (const ClockRules& clock : {ClockRules{300, 3}, ClockRules{90, 0, true}, ClockRules{3600, 2.5, true}}) {
    MatchSetup setup = nim::setup(2);
    setup.clock = clock;
    Match match = begin(nim::ruleset(), setup);
    play(match, {"take:3"});
    const std::string text = write_move_list(match, 0, std::nullopt);
    INFO(text);
    const auto read = match_of_move_list(text, "list", same(match));
    REQUIRE(read.ok());
    CHECK(read->setup().clock == clock);
  }
  CHECK(problem_of("Tablier nim/plain\nplayer\nplayer\nclock soon\n\n1. take:1\n") == "match.list.head 4:1");
}

TEST_CASE("A line that begins where no move was played is read back") {
  Match match = begin(nim::ruleset(), nim::setup(2));
  play(match, {"take:3"});
  MoveTree tree;
  tree.add({1, -1, *match.state().parse("take:2"), "take:2", seat(1)});
  match.set_tree(std::move(tree));
  const auto read = match_of_move_list(write_move_list(match, 0, std::nullopt), "list", same(match));
  REQUIRE(read.ok());
  CHECK(read->history().size() == 1);
  REQUIRE(read->tree().nodes().size() == 1);
  CHECK(read->tree().node(0).from == 1);
}

TEST_CASE("Who has not seen all is not told the seed where chance draws") {
  const auto text = [](bool dice, std::optional<Seat> viewer) {
    MatchSetup setup = nim::setup(2);
    setup.seed = 7;
    return write_move_list(begin(nim::ruleset({.heap = 12, .dice = dice}), setup), 0, viewer);
  };
  const auto tells = [&](bool dice, std::optional<Seat> viewer) { return text(dice, viewer).find("\nseed 7\n") != std::string::npos; };
  CHECK(tells(true, std::nullopt));
  CHECK_FALSE(tells(true, seat(0)));
  CHECK_FALSE(tells(true, Seat::nobody));
  CHECK(tells(false, seat(0)));
}

TEST_CASE("Names, seed, settings and who begins are in a list of moves") {
  MatchSetup setup;
  setup.game = "game";
  setup.variant = "variant";
  setup.players = {{.name = "Ada {the} first"}, {.human = false, .level = 3, .name = ""}};
  setup.seed = 18'000'000'000'000'000'000ULL;
  setup.starter = 1;
  setup.options = Value::map({{"size", 15}, {"list", Value::List{Value("a b"), Value("c")}}, {"open", true}});
  const Match match = begin(nim::ruleset(), setup);
  const auto read = read_move_list(write_move_list(match, 0, std::nullopt), "list");
  REQUIRE(read.ok());
  CHECK(read->setup.game == "nim");
  CHECK(read->setup.variant == "plain");
  CHECK(read->setup.players == std::vector<Player>{{.name = "Ada {the} first"}, {.human = false, .level = 3, .name = ""}});
  CHECK(read->setup.seed == setup.seed);
  CHECK(read->setup.starter == 1);
  CHECK(read->setup.options == setup.options);
}

TEST_CASE("Bots sit in a match that is read from a list of moves, and it counts for no record") {
  MatchSetup setup = nim::setup(2);
  const auto read_back = [&](const Player& bot) {
    setup.players = {{.name = "Ada"}, bot};
    Match match = begin(nim::ruleset(), setup);
    play(match, {"take:3"});
    const auto data = read_move_list(write_move_list(match, 0, std::nullopt), "list");
    REQUIRE(data.ok());
    return *data;
  };
  for (const Player& bot : {Player{.human = false, .level = 2, .name = ""}, Player{.human = false, .level = 2, .name = "Deep 7 thought"},
                            Player{.human = false, .name = "", .bot = "plain"}})
    CHECK(read_back(bot).setup.players == std::vector<Player>{{.name = "Ada"}, bot});
  const Match source = begin(nim::ruleset(), nim::setup(2));
  const auto counts_with = [&](const std::string& moves) {
    auto read = match_of_move_list("Tablier nim/plain\nplayer Ada\nbot 1\n\n" + moves, "list", same(source));
    REQUIRE(read.ok());
    play(*read, {"take:1"});
    return counts(record_of(*read));
  };
  CHECK(counts_with(""));
  CHECK_FALSE(counts_with("1. take:3\n"));
}

TEST_CASE("A list of moves may be written by hand, with moves in quotes and other line ends") {
  const Match match = begin(nim::ruleset(), nim::setup(2));
  const auto read =
      match_of_move_list("\nTablier nim/plain\r\nplayer\r\nplayer Bob\r\n\r\n1. take:3 2... \"take:3\" !?\r\n", "list", same(match));
  REQUIRE(read.ok());
  CHECK(read->history().size() == 2);
  CHECK(read->tree().remark(2).mark == "!?");
  CHECK(read->setup().players[1].name == "Bob");
}

TEST_CASE("What is wrong in a list of moves is told with its place") {
  CHECK_FALSE(is_move_list("1. K10\n2. L12"));
  CHECK_FALSE(is_move_list("[Game \"Pente\"]"));
  CHECK(problem_of("Tablier nim/plain\nseed x\n\n") == "match.list.head 2:1");
  CHECK(problem_of("Tablier nim/plain\nbegins 5\n\n") == "match.list.head 2:1");
  CHECK(problem_of("Tablier nim/plain\nbot\n\n") == "match.list.head 2:1");
  CHECK(problem_of("Tablier nim/plain\n\n1. take:1 )") == "match.list.closed 3:11");
  CHECK(problem_of("Tablier nim/plain\n\n1. take:1 (take:2\n") == "match.list.open 3:11");
  CHECK(problem_of("Tablier nim/plain\n\n1. take:1 {é} {\n") == "match.list.open 3:15");
  CHECK(problem_of("Tablier nim/plain\n\n1. \"take:1\n") == "match.list.open 3:4");
  CHECK(problem_of("Tablier nim/plain\n\n!? take:1") == "match.list.no_move 3:1");
  CHECK(problem_of("Tablier nim/plain\n\n(take:1)") == "match.list.no_move 3:1");
  const Match match = begin(nim::ruleset(), nim::setup(2));
  const auto read = match_of_move_list("Tablier nim/plain\nplayer\nplayer\n\n1. take:1\n2. take:99\n", "list", same(match));
  REQUIRE_FALSE(read.ok());
  CHECK(read.problem().where == SourceSpot{"list", 6, 4});
}
