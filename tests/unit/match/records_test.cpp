#include "match/records.hpp"

#include "catch.hpp"
#include "child_process.hpp"
#include "match/match_record.hpp"
#include "match/play_line.hpp"
#include "match/records_sql.hpp"
#include "match/sqlite.hpp"
#include "nim.hpp"
#include "temp_folder.hpp"

using namespace tablier;
using test::ChildProcess;
using test::TempFolder;

namespace {

Records open(const std::filesystem::path& file) {
  auto records = Records::open(file);
  REQUIRE(records.ok());
  return std::move(records).value();
}

Record solve(std::string challenge, double seconds, int hints = 0, bool seen = false) {
  Record r;
  r.game = "nim";
  r.variant = "plain";
  r.challenge = std::move(challenge);
  r.seconds = seconds;
  r.moves = 12;
  r.hints = hints;
  r.solved = true;
  r.solution_seen = seen;
  r.reason = "last";
  r.score = 5;
  r.date = "2024-05-31T17:04:09Z";
  return r;
}

void add(Records& records, const Record& record) { REQUIRE(records.add(record).ok()); }

/// Several pages of records.
void fill(const std::filesystem::path& file) {
  {
    const Records records = open(file);
  }
  const sqlite::Connection connection(file);
  REQUIRE(connection.run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)"
                         " INSERT INTO results SELECT NULL, 'nim', 'plain', 'slam/A/' || i, i, 1, 0, 1, 0, 'last', 5, '2024-05-31', 0, 0, "
                         "0, 1, '', 0, '', '', 0, 0, NULL FROM n") == SQLITE_OK);
}

std::vector<std::filesystem::path> asides(const TempFolder& folder) {
  std::vector<std::filesystem::path> all;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
    if (entry.path().filename().string().find(".damaged-") != std::string::npos) all.push_back(entry.path());
  return all;
}

}  // namespace

TEST_CASE("A record comes back as it was added, from a file opened anew") {
  const TempFolder folder;
  const auto file = folder / "state/records.sqlite";
  Record kept = solve("grand-slam/A/4", 61.5, 2);
  kept.uncounted = "several";
  kept.values = 1;
  kept.stars = 2;
  kept.seats = {{{.name = "Anna Maria"}, true, 20}, {{.human = false, .level = 3, .name = {}}, false, -4}};
  {
    Records records = open(file);
    add(records, kept);
  }
  const auto recent = open(file).recent("nim", 10);
  REQUIRE(recent.size() == 1);
  const Record& r = recent.front();
  CHECK(std::tie(r.game, r.variant, r.challenge, r.seconds, r.moves, r.hints) ==
        std::tie(kept.game, kept.variant, kept.challenge, kept.seconds, kept.moves, kept.hints));
  CHECK(std::tie(r.solved, r.solution_seen, r.reason, r.score, r.date) ==
        std::tie(kept.solved, kept.solution_seen, kept.reason, kept.score, kept.date));
  CHECK(r.seats == kept.seats);
  CHECK(r.uncounted == kept.uncounted);
  CHECK(r.values == kept.values);
  CHECK(r.stars == kept.stars);
}

TEST_CASE("The best of a challenge is its fastest solve without help") {
  const TempFolder folder;
  Records records = open(folder / "records.sqlite");
  CHECK_FALSE(records.best("nim", "slam/A/4"));
  add(records, solve("slam/A/4", 20, 1));
  auto best = records.best("nim", "slam/A/4");
  REQUIRE(best);
  CHECK(best->helped);
  CHECK(best->seconds == 20);
  add(records, solve("slam/A/4", 5, 0, true));
  CHECK(records.best("nim", "slam/A/4")->helped);
  CHECK(records.best("nim", "slam/A/4")->solves == 1);
  add(records, solve("slam/A/4", 90));
  add(records, solve("slam/A/4", 70));
  best = records.best("nim", "slam/A/4");
  CHECK_FALSE(best->helped);
  CHECK(best->seconds == 70);
  CHECK(best->solves == 3);
}

TEST_CASE("A match that was not solved is no progress") {
  const TempFolder folder;
  Records records = open(folder / "records.sqlite");
  Record given_up = solve("slam/A/4", 20);
  given_up.solved = false;
  add(records, given_up);
  CHECK_FALSE(records.best("nim", "slam/A/4"));
  CHECK(records.solved_count("nim", "slam/") == 0);
  CHECK(records.recent("nim", 5).size() == 1);
}

TEST_CASE("A challenge whose solution was shown is not solved") {
  const TempFolder folder;
  Records records = open(folder / "records.sqlite");
  add(records, solve("slam/A/4", 5, 0, true));
  CHECK_FALSE(records.best("nim", "slam/A/4"));
  CHECK(records.solved("nim", "slam/").empty());
  CHECK(records.solved_count("nim", "slam/") == 0);
  add(records, solve("", 5, 0, true));
  CHECK(records.tallies("nim").front().won == 0);
}

TEST_CASE("Progress counts the solved challenges that start with a prefix, and no others") {
  const TempFolder folder;
  Records records = open(folder / "records.sqlite");
  for (const char* challenge : {"slam/A/4", "slam/A/4", "slam/A/5", "slam/♠/6", "slam2/A/4", "sla", ""}) add(records, solve(challenge, 10));
  Record other = solve("slam/B/4", 10);
  other.game = "another";
  add(records, other);
  CHECK(records.solved_count("nim", "slam/") == 3);
  const auto solved = records.solved("nim", "slam/");
  REQUIRE(solved.size() == 3);
  CHECK(solved.at("slam/A/4").solves == 2);
  CHECK(solved.count("slam/♠/6") == 1);
  CHECK(records.solved_count("nim", "") == 5);
}

TEST_CASE("Recent records come newest first, and so do fastest ones, without seen solutions") {
  const TempFolder folder;
  Records records = open(folder / "records.sqlite");
  for (int i = 0; i < 4; ++i) {
    Record r = solve("c" + std::to_string(i), 40 - i, 0, i == 3);
    r.date = "2024-05-3" + std::to_string(i % 2) + "T00:00:00Z";
    add(records, r);
  }
  std::string recent;
  std::string fastest;
  for (const Record& r : records.recent("nim", 3)) recent += r.challenge;
  for (const Record& r : records.fastest("nim", 9)) fastest += r.challenge;
  CHECK(recent == "c3c1c2");
  CHECK(fastest == "c1c0c2");
}

TEST_CASE("A challenge with quotes in its name is only a name") {
  const TempFolder folder;
  Records records = open(folder / "records.sqlite");
  const std::string name = "x'); DROP TABLE results; --";
  add(records, solve(name, 10));
  CHECK(records.best("nim", name));
}

TEST_CASE("Two programs add to one file at a time and nothing is lost") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  const auto add_twenty = [&file](const std::string& row) {
    auto records = Records::open(file);
    for (int tries = 0; !records && tries < 100; ++tries) records = Records::open(file);
    bool good = records.ok();
    for (int i = 0; good && i < 20; ++i) {
      const bool added = records.value().add(solve("slam/" + row + "/" + std::to_string(i), 10)).ok();
      good = added || records.value().has_waiting();
    }
    for (int tries = 0; good && records.value().has_waiting() && tries < 100; ++tries) static_cast<void>(records.value().add_waiting());
    return good;
  };
  ChildProcess one([&] { return add_twenty("A"); });
  ChildProcess two([&] { return add_twenty("B"); });
  CHECK(one.succeeded());
  CHECK(two.succeeded());
  CHECK(open(file).solved_count("nim", "slam/") == 40);
  CHECK(asides(folder).empty());
}

TEST_CASE("What cannot be added while another program has the file is added later, and what is taken back meanwhile is not") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  Records records = open(file);
  Record given_up = solve("slam/A/4", 3);
  given_up.solved = false;
  {
    const sqlite::Connection other(file);
    REQUIRE(other.run("BEGIN EXCLUSIVE") == SQLITE_OK);
    CHECK(records.add(solve("slam/A/3", 10)).problem().text.key == "records.write");
    CHECK_FALSE(records.add(given_up));
    CHECK(records.has_waiting());
    CHECK(records.withdraw(given_up));
    CHECK_FALSE(records.add_waiting());
    CHECK(Records::open(file).problem().text.key == "records.busy");
  }
  CHECK(records.add_waiting());
  CHECK_FALSE(records.has_waiting());
  CHECK(records.count("nim") == 1);
  CHECK(records.solved_count("nim", "slam/") == 1);
}

TEST_CASE("Whoever has the file makes a table wait once, not at each thing that it would write") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  Records records = open(file);
  const sqlite::Connection other(file);
  REQUIRE(other.run("BEGIN EXCLUSIVE") == SQLITE_OK);
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < 8; ++i) static_cast<void>(records.replace(solve("slam/A/3", i), solve("slam/A/4", i)));
  CHECK(records.has_waiting());
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::milliseconds(1500));  // 4 s and more where each waits
}

TEST_CASE("A later end takes the place of the former one of its match, which waits or is in the file, and of no other") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  Records records = open(file);
  Record former = solve("slam/A/3", 10), other = former, later = former;
  former.date = later.date = "2026-01-02T03:04:05Z";
  other.date = "2026-01-02T03:04:06Z";
  later.moves = former.moves + 3;
  add(records, former);
  add(records, other);
  CHECK(records.replace(former, later));
  CHECK(records.count("nim") == 2);
  CHECK(records.recent("nim", 5).front().date == other.date);
  CHECK(records.recent("nim", 5).back().moves == later.moves);
  CHECK(records.replace(former, later));  // what stands there no more is no reason to lose what comes
  CHECK(records.count("nim") == 3);
  Record waiting = solve("slam/A/4", 10), last = waiting;
  last.moves += 2;
  {
    const sqlite::Connection another(file);
    REQUIRE(another.run("BEGIN EXCLUSIVE") == SQLITE_OK);
    CHECK_FALSE(records.add(waiting));
    static_cast<void>(records.replace(waiting, last));
  }
  CHECK(records.add_waiting());
  CHECK(records.count("nim") == 4);
}

TEST_CASE("Results of a program that ends while another has the file are in the records of the next start, once") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  {
    Records records = open(file);
    const sqlite::Connection other(file);
    REQUIRE(other.run("BEGIN EXCLUSIVE") == SQLITE_OK);
    CHECK_FALSE(records.add(solve("slam/A/3", 10)));
    const Records gone = std::move(records);
  }
  CHECK(open(file).count("nim") == 1);
  CHECK(open(file).count("nim") == 1);
}

TEST_CASE("Results and help of a program that started while another had the file are taken in, and can be withdrawn then") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  const HelpedPuzzle of{"nim", "a", "2024-05-31"};
  Record given_up = solve("slam/A/4", 3);
  given_up.solved = false;
  open(file);
  {
    const sqlite::Connection other(file);
    REQUIRE(other.run("BEGIN EXCLUSIVE") == SQLITE_OK);
    CHECK_FALSE(Records::open(file));
    auto beside = Records::open_beside(file);
    REQUIRE(beside.ok());
    add(beside.value(), solve("slam/A/3", 10));
    add(beside.value(), given_up);
    CHECK(beside.value().keep_help(of, {2, false}));
  }
  Records records = open(file);
  CHECK(records.count("nim") == 2);
  CHECK(records.help(of) == DayHelp{2, false});
  CHECK(records.withdraw(given_up));
  CHECK(records.count("nim") == 1);
}

TEST_CASE("A file that is no database is moved aside and told, and a new one works") {
  const TempFolder folder;
  const auto file = folder.write("records.sqlite", std::string(5000, 'x'));
  Records records = open(file);
  REQUIRE(records.damage());
  CHECK(records.damage()->text.key == "records.damaged");
  const auto aside = asides(folder);
  REQUIRE(aside.size() == 1);
  CHECK(std::filesystem::file_size(aside.front()) == 5000);
  add(records, solve("slam/A/4", 10));
  CHECK_FALSE(open(file).damage());
  CHECK(open(file).solved_count("nim", "slam/") == 1);
}

TEST_CASE("A database with a torn page is moved aside and told") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  fill(file);
  std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
  bytes.seekp(4096);
  bytes << std::string(3 * 4096, '\x5a');
  bytes.close();
  const Records records = open(file);
  CHECK(records.damage());
  CHECK(records.solved_count("nim", "") == 0);
  CHECK(asides(folder).size() == 1);
}

TEST_CASE("A truncated database is moved aside and told") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  fill(file);
  std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
  CHECK(open(file).damage());
}

TEST_CASE("A database whose table is gone is moved aside and told") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  {
    const Records records = open(file);
  }
  {
    const sqlite::Connection connection(file);
    REQUIRE(connection.run("DROP TABLE results") == SQLITE_OK);
  }
  CHECK(open(file).damage());
}

TEST_CASE("A file of a newer program is refused and left as it is") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  {
    Records records = open(file);
    add(records, solve("slam/A/4", 10));
  }
  {
    const sqlite::Connection connection(file);
    REQUIRE(connection.run("PRAGMA user_version = 99") == SQLITE_OK);
  }
  const auto records = Records::open(file);
  REQUIRE_FALSE(records.ok());
  CHECK(records.problem().text.key == "records.future");
  CHECK(asides(folder).empty());
}

TEST_CASE("An empty file, as a full disk leaves one, becomes a good one") {
  const TempFolder folder;
  const auto file = folder.write("records.sqlite", "");
  Records records = open(file);
  CHECK_FALSE(records.damage());
  add(records, solve("slam/A/4", 10));
}

TEST_CASE("A place where no file can be made is a problem that names it") {
  const TempFolder folder;
  folder.write("taken", "a file");
  const auto records = Records::open(folder / "taken/records.sqlite");
  REQUIRE_FALSE(records.ok());
  CHECK(records.problem().text.key == "records.open");
}

TEST_CASE("Where the system refuses the file, it is told why in the program's own words") {
  const auto opened = Records::open("/sys/kernel/records.sqlite");  // nobody may make one there
  REQUIRE_FALSE(opened.ok());
  REQUIRE(opened.problem().text.key == "records.open");
  const auto* why = std::get_if<std::vector<Text>>(&opened.problem().text.args[1].value);
  REQUIRE(why);
  CHECK(why->front().key.starts_with("file."));
}

TEST_CASE("No query reads the whole table or sorts it") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  {
    const Records records = open(file);
  }
  const sqlite::Connection connection(file);
  for (const char* query :
       {sql::kBest, sql::kSolved, sql::kSolvedCount, sql::kRecent, sql::kFastest, sql::kBestScore, sql::kHighest, sql::kBestOfPuzzle}) {
    INFO(query);
    sqlite::Statement plan(connection, (std::string("EXPLAIN QUERY PLAN ") + query).c_str());
    REQUIRE(plan.row());
    CHECK(plan.text(3).starts_with("SEARCH results USING "));
    CHECK_FALSE(plan.row());
  }
}

TEST_CASE("Of the stars of a challenge the most count that a solve brought") {
  const TempFolder folder;
  Records records = open(folder / "records.sqlite");
  const auto with_stars = [](std::optional<int> stars, int hints, bool seen = false) {
    Record r = solve("slam/A/4", 20, hints, seen);
    r.stars = stars;
    return r;
  };
  add(records, with_stars(std::nullopt, 0));  // of before they were kept
  CHECK_FALSE(records.best("nim", "slam/A/4")->stars);
  add(records, with_stars(2, 1));
  CHECK(records.best("nim", "slam/A/4")->stars == 2);
  add(records, with_stars(1, 5));
  add(records, with_stars(3, 0, true));  // shown: not solved
  CHECK(records.solved("nim", "slam/").at("slam/A/4").stars == 2);
}

TEST_CASE("A match that several played, or nobody here, is nobody's record") {
  auto started = Match::start(nim::ruleset(), nim::setup(2));
  REQUIRE(started.ok());
  Match match = std::move(started).value();
  CHECK_FALSE(record_of(match).solved);
  REQUIRE(play_line(match, std::vector<std::string>{"take:3", "take:3", "take:3", "take:1"}).ok());
  CHECK_FALSE(record_of(match).own);
  CHECK_FALSE(record_of(match).solved);
  CHECK(record_of(match).score == 5);
  CHECK(record_of(match).uncounted == "several");
  REQUIRE(record_of(match).seats.size() == 2);
  CHECK(record_of(match).seats[1].won);
  CHECK(record_of(match).seats[1].points == 5);
  auto watched = Match::start(nim::ruleset(), nim::setup(0, 2));
  REQUIRE(watched.ok());
  REQUIRE(play_line(watched.value(), std::vector<std::string>{"take:3", "take:3", "take:3", "take:1"}).ok());
  CHECK_FALSE(record_of(watched.value()).own);
  CHECK_FALSE(record_of(watched.value()).solved);
  CHECK(record_of(watched.value()).uncounted == "watched");
}

TEST_CASE("Matches that several played are counted for their game, those that were only watched are not") {
  const TempFolder folder;
  Records records = open(folder / "records.sqlite");
  for (const char* uncounted : {"", "several", "watched", "set_up"}) {
    Record record = solve("", 10);
    record.uncounted = uncounted;
    record.own = record.uncounted.empty();
    add(records, record);
  }
  CHECK(records.count("nim") == 3);
}

TEST_CASE("What is no seat in a record is left out") {
  CHECK(read_seats("").empty());
  CHECK(read_seats("ghost 0 1 2 X\nhuman x\n").empty());
  const auto seats = read_seats("bot 2 0 7 \n");
  REQUIRE(seats.size() == 1);
  CHECK(seats[0] == RecordSeat{{.human = false, .level = 2, .name = {}}, false, 7});
}

TEST_CASE("A file of the first version keeps its results and takes new ones") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  {
    const sqlite::Connection connection(file);
    REQUIRE(
        connection.run("CREATE TABLE results (id INTEGER PRIMARY KEY, game TEXT NOT NULL, variant TEXT NOT NULL, challenge TEXT NOT NULL,"
                       " seconds REAL NOT NULL, moves INTEGER NOT NULL, hints INTEGER NOT NULL, solved INTEGER NOT NULL,"
                       " solution_seen INTEGER NOT NULL, reason TEXT NOT NULL, score INTEGER NOT NULL, date TEXT NOT NULL);"
                       "INSERT INTO results VALUES (NULL, 'nim', 'plain', 'slam/A/4', 61, 1, 0, 1, 0, 'last', 5, '2024-05-31');"
                       "PRAGMA user_version = 1") == SQLITE_OK);
  }
  Records records = open(file);
  CHECK_FALSE(records.damage());
  CHECK(records.best("nim", "slam/A/4")->seconds == 61);
  CHECK_FALSE(records.recent("nim", 1).front().values);
  CHECK_FALSE(records.recent("nim", 1).front().stars);
  add(records, solve("slam/A/5", 10));
  CHECK(records.count("nim") == 2);
  CHECK(records.recent("nim", 1).front().level == 0);
}

TEST_CASE("Totals are told by variant and by the level of the bot") {
  const TempFolder folder;
  Records records = open(folder / "records.sqlite");
  const auto against = [](int level, bool won, bool drawn, double seconds) {
    Record r = solve("", seconds);
    r.level = level;
    r.solved = won;
    r.drawn = drawn;
    return r;
  };
  add(records, against(2, true, false, 50));
  add(records, against(2, false, true, 20));
  add(records, against(2, false, false, 30));
  add(records, against(3, false, false, 40));
  add(records, solve("slam/A/4", 5));
  const auto tallies = records.tallies("nim");
  REQUIRE(tallies.size() == 2);
  CHECK(tallies[0].level == 2);
  CHECK(tallies[0].played == 3);
  CHECK(tallies[0].won == 1);
  CHECK(tallies[0].drawn == 1);
  CHECK(tallies[0].lost() == 1);
  CHECK(tallies[0].fastest == 50);
  CHECK(tallies[1].lost() == 1);
  CHECK_FALSE(tallies[1].fastest);
}

TEST_CASE("A file of the third version keeps every result; what others played in it is no longer one's own") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  {
    const sqlite::Connection connection(file);
    REQUIRE(
        connection.run("CREATE TABLE results (id INTEGER PRIMARY KEY, game TEXT NOT NULL, variant TEXT NOT NULL, challenge TEXT NOT NULL,"
                       " seconds REAL NOT NULL, moves INTEGER NOT NULL, hints INTEGER NOT NULL, solved INTEGER NOT NULL,"
                       " solution_seen INTEGER NOT NULL, reason TEXT NOT NULL, score INTEGER NOT NULL, date TEXT NOT NULL,"
                       " level INTEGER NOT NULL DEFAULT 0, drawn INTEGER NOT NULL DEFAULT 0, by_score INTEGER NOT NULL DEFAULT 0);"
                       "CREATE INDEX results_by_time ON results (game, solved, solution_seen, seconds);"
                       "INSERT INTO results VALUES (NULL, 'nim', 'solo', 'slam/A/4', 61, 1, 0, 1, 0, 'last', 5, '2024-05-31', 0, 0, 0),"
                       " (NULL, 'nim', 'solo', '', 30, 1, 0, 1, 0, 'solved', 5, '2024-05-31', 0, 0, 0),"
                       " (NULL, 'nim', 'pairs', '', 10, 9, 0, 1, 0, 'last', 5, '2024-05-31', 0, 0, 0),"
                       " (NULL, 'nim', 'duel', '', 90, 9, 0, 1, 0, 'last', 5, '2024-05-31', 2, 0, 0),"
                       " (NULL, 'nim', 'duel', '', 20, 9, 0, 1, 0, 'last', 5, '2024-05-31', 0, 0, 0);"
                       "PRAGMA user_version = 3") == SQLITE_OK);
  }
  const Records records = open(file);
  CHECK_FALSE(records.damage());
  CHECK(records.recent("nim", 9).size() == 5);
  const auto recent = records.recent("nim", 9);  // two at one table: nobody's, though a variant was never played otherwise
  CHECK(std::ranges::count_if(recent, &Record::own) == 3);
  CHECK(records.best("nim", "slam/A/4")->seconds == 61);
  const auto fastest = records.fastest("nim", 9);
  REQUIRE(fastest.size() == 2);  // the puzzle outside of a series may have been any
  CHECK(fastest[0].seconds + fastest[1].seconds == 61 + 90);
  const auto tallies = records.tallies("nim");
  REQUIRE(tallies.size() == 2);
  CHECK(std::tie(tallies[0].variant, tallies[0].level, tallies[0].played) == std::make_tuple("duel", 2, 1U));
  CHECK(std::tie(tallies[1].variant, tallies[1].level, tallies[1].played) == std::make_tuple("solo", 0, 1U));
}

TEST_CASE("Times of one puzzle, or against one level, are not held against those of another") {
  const TempFolder folder;
  Records records = open(folder / "records.sqlite");
  const auto timed = [](const char* puzzle, int level, double seconds, int hints = 0) {
    Record r = solve("", seconds, hints);
    r.puzzle = puzzle;
    r.level = level;
    return r;
  };
  for (const Record& r : {timed("plain?n=1", 0, 50), timed("plain?n=1", 0, 40), timed("plain?n=2", 0, 300), timed("plain?n=3", 0, 5, 2),
                          timed("", 1, 70), timed("", 2, 60)})
    add(records, r);
  Record watched = timed("", 0, 1);
  watched.own = false;
  add(records, watched);
  std::string told;
  for (const Record& r : records.fastest("nim", 9))
    told += r.puzzle + "/" + std::to_string(r.level) + ":" + std::to_string(int(r.seconds)) + " ";
  CHECK(told == "plain?n=1/0:40 plain?n=2/0:300 /1:70 /2:60 ");
  CHECK(records.best_of_puzzle("nim", "plain?n=1")->seconds == 40);
  CHECK(records.best_of_puzzle("nim", "plain?n=3")->helped);
  CHECK_FALSE(records.best_of_puzzle("nim", "plain?n=4"));
}

TEST_CASE("Help of a day adds up to the most there was, and gives way to another day's") {
  const TempFolder folder;
  Records records = open(folder / "records.sqlite");
  const HelpedPuzzle today{"nim", "plain?n=1", "2024-05-31"}, tomorrow{"nim", "plain?n=1", "2024-06-01"};
  CHECK(records.help(today) == DayHelp{});
  REQUIRE(records.keep_help(today, {2, false}).ok());
  REQUIRE(records.keep_help(today, {1, true}).ok());
  CHECK(records.help(today) == DayHelp{2, true});
  CHECK(records.help(tomorrow) == DayHelp{});
  REQUIRE(records.keep_help(tomorrow, {1, false}).ok());
  CHECK(records.help(tomorrow) == DayHelp{1, false});
  CHECK(records.help(today) == DayHelp{});
}

TEST_CASE("A puzzle is the same whatever the order of its options and numbers") {
  MatchSetup one, two;
  one.variant = two.variant = "penta";
  one.options = Value::map({{"pieces", Value::list_of(std::vector<int>{11, 2, 3, 6})}, {"rule", "rows"}, {"lock", true}});
  two.options = Value::map({{"lock", true}, {"rule", "rows"}, {"pieces", Value::list_of(std::vector<int>{2, 3, 6, 11})}});
  CHECK(puzzle_key(one) == "penta?lock=true&pieces=2,3,6,11&rule=rows");
  CHECK(puzzle_key(one) == puzzle_key(two));
  using Options = std::vector<std::pair<std::string, std::string>>;
  CHECK(puzzle_options(puzzle_key(one)) == Options{{"lock", "true"}, {"pieces", "2,3,6,11"}, {"rule", "rows"}});
  CHECK(puzzle_options("penta").empty());
}
