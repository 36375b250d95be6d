#include "ui/screens/records_model.hpp"

#include "catch.hpp"
#include "temp_folder.hpp"
#include "ui/screens/library_model.hpp"
#include "ui/table/unread.hpp"

using namespace tablier;
using test::TempFolder;

namespace {

/// 2024-05-31 12:00 UTC.
constexpr std::time_t kRecordsModelNoon = 1'717'156'800;

/// A profile without games; texts are their keys.
struct Profile {
  TempFolder folder;
  Services services;

  Profile() {
    auto opened = Records::open(folder / "records.sqlite");
    REQUIRE(opened.ok());
    services.records.emplace(std::move(opened).value());
  }

  void add(const std::string& variant, const std::string& challenge, double seconds, bool solved, int level = 0, bool drawn = false) {
    Record r;
    r.game = "toy";
    r.variant = variant;
    r.challenge = challenge;
    r.seconds = seconds;
    r.solved = solved;
    r.level = level;
    r.drawn = drawn;
    r.date = "2024-05-31T08:00:00Z";
    REQUIRE(services.records->add(r).ok());
  }
};

/// A game of one series of three challenges.
GameEntry toy() {
  GameEntry game;
  game.name = "toy";
  game.spec.series = SeriesRule{"plain", "items", Text("toy.challenge")};
  game.spec.content.series.push_back({"slam", {}, {}, {{"A", 2, {5, 6, 7, 8}}}});
  return game;
}

}  // namespace

TEST_CASE("A match whose solution was shown is not told as done") {
  Profile profile;
  Record r;
  r.game = "toy";
  r.solved = r.solution_seen = true;
  r.date = "2024-05-31T08:00:00Z";
  REQUIRE(profile.services.records->add(r).ok());
  const auto lines = recent_lines(profile.services, toy(), 10, kRecordsModelNoon);
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].figure == "records.not_done");
  CHECK_FALSE(lines[0].good);
}

TEST_CASE("The list of last matches says where settings were changed and moves taken back") {
  Profile profile;
  Record r;
  r.game = "toy";
  r.level = 1;
  r.changed = true;
  r.undos = 1;
  r.date = "2024-05-31T08:00:00Z";
  REQUIRE(profile.services.records->add(r).ok());
  const auto lines = recent_lines(profile.services, toy(), 10, kRecordsModelNoon);
  REQUIRE(lines.size() == 1);
  for (const char* said : {"table.rules_set", "records.taken_back"}) CHECK(lines[0].note.find(said) != std::string::npos);
}

TEST_CASE("Help is told by its kind, advice and values of moves apart, and that a match with help does not count") {
  Profile profile;
  const auto note_of = [&profile](const Record& r) {
    REQUIRE(profile.services.records->add(r).ok());
    return recent_lines(profile.services, toy(), 1, kRecordsModelNoon).front().note;
  };
  Record r;
  r.game = "toy";
  r.date = "2024-05-31T08:00:00Z";
  CHECK(note_of(r).find("records.no_record") == std::string::npos);
  r.hints = 1;
  CHECK(note_of(r).find("records.hints (n: 1)") != std::string::npos);
  CHECK(note_of(r).ends_with("records.no_record"));
  r.seats = {{{.name = "Anna"}, true, 1}, {{.name = "Ben"}, false, 0}};
  CHECK(note_of(r).find("records.advice (n: 1)") != std::string::npos);
  r.hints = 3;
  r.values = 1;
  CHECK(note_of(r).find("records.advice (n: 2) · records.values") != std::string::npos);
  r.values = 3;
  CHECK(note_of(r).find("records.advice") == std::string::npos);
  CHECK(note_of(r).find("records.values") != std::string::npos);
  r.values.reset();  // recorded before they were told apart
  CHECK(note_of(r).find("records.help (n: 3)") != std::string::npos);
  r.values = 0;
  r.hints = 1;
  r.challenge = "problems/A/1";
  CHECK(note_of(r).find("records.hints (n: 1)") != std::string::npos);
}

TEST_CASE("The list of last matches tells won, lost and drawn ones apart") {
  Profile profile;
  profile.add("plain", "", 60, true, 2);
  profile.add("plain", "", 61, false, 2);
  profile.add("plain", "", 62, false, 2, true);
  profile.add("plain", "", 63, true);
  const auto lines = recent_lines(profile.services, toy(), 10, kRecordsModelNoon);
  REQUIRE(lines.size() == 4);
  CHECK(lines[0].figure == "records.done");
  CHECK(lines[1].figure == "records.drawn");
  CHECK(lines[2].figure == "records.lost");
  CHECK(lines[3].figure == "records.won");
  CHECK(lines[3].good);
  CHECK_FALSE(lines[2].good);
  CHECK(recent_lines(profile.services, toy(), 2, kRecordsModelNoon).size() == 2);
}

TEST_CASE("The last matches of all games stand in the order in which they ended, each with its game") {
  Profile profile;
  const auto add = [&](const char* game, const char* date) {
    Record r;
    r.game = game;
    r.variant = "plain";
    r.date = date;
    REQUIRE(profile.services.records->add(r).ok());
  };
  add("toy", "2024-05-31T08:00:00Z");
  add("other", "2024-05-31T09:00:00Z");
  add("toy", "2024-05-31T10:00:00Z");
  GameEntry other;
  other.name = "other";
  other.spec.title = {{"en", "Other"}};
  GameEntry first = toy();
  first.spec.title = {{"en", "Toy"}};
  const std::vector<std::shared_ptr<const GameEntry>> games{std::make_shared<GameEntry>(first), std::make_shared<GameEntry>(other)};
  const auto lines = recent_lines(profile.services, games, 10, kRecordsModelNoon);
  REQUIRE(lines.size() == 3);
  CHECK(lines[0].title.starts_with("Toy"));
  CHECK(lines[1].title.starts_with("Other"));
  CHECK(lines[2].title.starts_with("Toy"));
  CHECK(recent_lines(profile.services, games, 1, kRecordsModelNoon).size() == 1);
}

TEST_CASE("Of a match that several played it is told who won, how many points each has, and why it does not count") {
  Profile profile;
  Record r;
  r.game = "toy";
  r.own = false;
  r.uncounted = "several";
  r.date = "2024-05-31T08:00:00Z";
  r.seats = {{{.name = "Anna"}, true, 20}, {{.name = "Ben"}, false, 10}};
  REQUIRE(profile.services.records->add(r).ok());
  const auto lines = recent_lines(profile.services, toy(), 10, kRecordsModelNoon);
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].figure.find("records.won_by") != std::string::npos);
  for (const char* said : {"Anna – Ben", "20 – 10", "records.uncounted.several"}) CHECK(lines[0].note.find(said) != std::string::npos);
}

TEST_CASE("A saved match with remarks says so") {
  Profile profile;
  SavedGame save{.file = "here.yaml", .name = {}, .date = {}, .data = SaveData{}};
  save.data->setup.game = "toy";
  save.data->rounds.resize(2);
  const auto note = [&] { return saved_line(profile.services, save, kRecordsModelNoon).note; };
  CHECK(note().find("records.remarks") == std::string::npos);
  save.data->rounds.front().remarks[3] = {"!", {}};
  CHECK(note().find("records.remarks") != std::string::npos);
  const std::string with_one = note();
  save.data->rounds.front().remarks[4] = {"?", {}};
  CHECK(note() != with_one);  // a copy that has more of them is told apart
  const std::string with_two = note();
  save.data->rounds.front().lines.push_back({.after = 1, .move = "K10"});
  CHECK(note() != with_two);
}

TEST_CASE("Each challenge has its best time, without a rank among others; what had help has none") {
  Profile profile;
  profile.add("plain", "slam/A/2", 90, true);
  profile.add("plain", "slam/A/3", 30, true);
  profile.add("plain", "slam/A/3", 40, true);
  profile.add("plain", "", 5, false);
  const auto lines = fastest_lines(profile.services, toy(), 10, kRecordsModelNoon);
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].figure == "1:30");
  CHECK(lines[1].figure == "0:30");
  CHECK(lines[1].rank == 0);
}

TEST_CASE("Scores are ranked within their variant, and a match of several is told as nobody's record") {
  Profile profile;
  const auto scored = [&profile](const char* variant, std::int64_t score, bool own) {
    Record r;
    r.game = "toy";
    r.variant = variant;
    r.score = score;
    r.by_score = own;
    r.own = own;
    r.date = "2024-05-31T08:00:00Z";
    REQUIRE(profile.services.records->add(r).ok());
  };
  scored("plain", 100, true);
  scored("wide", 300, true);
  scored("plain", 200, true);
  scored("plain", 900, false);
  const auto lines = highest_lines(profile.services, toy(), 10, kRecordsModelNoon);
  std::string told;
  for (const RecordLine& line : lines) told += line.title + " " + std::to_string(line.rank) + ":" + line.figure + " ";
  CHECK(told == "wide 1:300 plain 1:200 plain 2:100 ");
  const auto recent = recent_lines(profile.services, toy(), 1, kRecordsModelNoon);
  CHECK(recent[0].figure == "records.no_record");
  CHECK(recent[0].note.ends_with("records.uncounted.before"));  // why was not kept then
  CHECK_FALSE(recent[0].good);
}

TEST_CASE("Totals are one line for each variant and level") {
  Profile profile;
  profile.add("plain", "", 60, true, 2);
  profile.add("plain", "", 40, false, 2);
  profile.add("wide", "", 10, true);
  const auto lines = tally_lines(profile.services, toy());
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].played == 2);
  CHECK(lines[0].won == 1);
  CHECK(lines[0].lost == 1);
  CHECK(lines[0].best == "1:00");
  CHECK_FALSE(lines[0].alone);
  CHECK(lines[1].title == "wide");
}

TEST_CASE("What was played alone is done or not done in the totals, as among the last matches: nobody loses a puzzle") {
  Profile profile;
  profile.add("plain", "", 60, false);
  const auto lines = tally_lines(profile.services, toy());
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].alone);
  CHECK(recent_lines(profile.services, toy(), 1, kRecordsModelNoon)[0].figure == "records.not_done");
}

TEST_CASE("A round alone for points that came to its end is done and told by its points, one that was given up is not") {
  Profile profile;
  const auto scored = [&profile](std::int64_t score, const char* reason) {
    Record r;
    r.game = "toy";
    r.variant = "plain";
    r.score = score;
    r.by_score = true;
    r.reason = reason;
    r.date = "2024-05-31T08:00:00Z";
    REQUIRE(profile.services.records->add(r).ok());
  };
  scored(155, "stuck");
  scored(300, "resigned");
  const auto lines = tally_lines(profile.services, toy());
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].won == 1);
  CHECK(lines[0].lost == 1);
  CHECK(lines[0].best == "155");
  const auto recent = recent_lines(profile.services, toy(), 2, kRecordsModelNoon);
  CHECK(recent[0].figure == "records.not_done");
  CHECK(recent[1].figure == "table.score (n: 155)");
  CHECK(recent[1].good);
}

TEST_CASE("A series tells how far it is and the sum of its best times") {
  Profile profile;
  profile.add("plain", "slam/A/2", 90, true);
  profile.add("plain", "slam/A/2", 60, true);
  profile.add("plain", "slam/A/4", 30, true);
  const auto lines = series_lines(profile.services, toy());
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].solved == 2);
  CHECK(lines[0].total == 3);
  CHECK(lines[0].time == "1:30");
  CHECK(series_progress(profile.services.records, toy()).solved == 2);
  CHECK(series_progress(std::nullopt, toy()).total == 3);
}

TEST_CASE("Nothing is listed where the records could not be opened") {
  const Services services;
  CHECK(recent_lines(services, toy(), 10, kRecordsModelNoon).empty());
  CHECK(tally_lines(services, toy()).empty());
  CHECK(series_lines(services, toy()).front().time.empty());
}

TEST_CASE("A saved game bears its own name, a broken one its file's and the reason") {
  const Services services;
  SavedGame save{"matches/mine.yaml", "mine", "2024-05-31T08:00:00Z", SaveData{}};
  save.data->setup.game = "gone";
  CHECK(saved_line(services, save, kRecordsModelNoon).title == "mine");
  save.name.clear();
  CHECK(saved_line(services, save, kRecordsModelNoon).title == "gone");
  CHECK_FALSE(saved_line(services, save, kRecordsModelNoon).broken);
  CHECK(saved_line(services, save, kRecordsModelNoon).note.find("records.moves") == std::string::npos);
  CHECK(saved_line(services, save, kRecordsModelNoon, PlayedSave{7, {}}).note.find("records.moves (n: 7)") != std::string::npos);
  CHECK(saved_line(services, save, kRecordsModelNoon, PlayedSave{7, {}}).note.find("(n: 7)\u00a0·\u00a00:00") != std::string::npos);
  const std::string which = told_apart(saved_line(services, save, kRecordsModelNoon, PlayedSave{7, {}}));
  CHECK(which.find("records.moves (n: 7)") != std::string::npos);
  CHECK(which.find("records.going_on") != std::string::npos);
  const SavedGame broken{"matches/x.yaml", "x", "", {}, Problem("save.no_save")};
  const RecordLine line = saved_line(services, broken, kRecordsModelNoon);
  CHECK(line.broken);
  CHECK(line.title == "x.yaml");
  CHECK(line.note.find("save.no_save") != std::string::npos);
}

TEST_CASE("A match in which nobody has moved is not listed, also where somebody has run out of time, unless it was named") {
  SavedGame save{"matches/20240531T080000Z-1.yaml", "", "2024-05-31T08:00:00Z", SaveData{}};
  CHECK(is_worth_listing(save, {}));
  CHECK(is_worth_listing(save, PlayedSave{.moves = 1, .winners = {}}));
  CHECK_FALSE(is_worth_listing(save, PlayedSave{.moves = 1, .winners = std::vector{seat(1)}, .begun = false}));
  save.name = "mine";
  CHECK(is_worth_listing(save, PlayedSave{.moves = 0, .winners = {}, .begun = false}));
}

TEST_CASE("A match that was won by the record it was read from, and not by its moves, is over, and says where that is from") {
  const Services services;
  SavedGame save{"matches/a.yaml", "", "2024-05-31T08:00:00Z", SaveData{}};
  save.data->setup.players.resize(2);
  const RecordLine told = saved_line(services, save, kRecordsModelNoon, PlayedSave{8, std::vector{seat(0)}, true});
  CHECK(told.figure.find("records.won_by") != std::string::npos);
  CHECK(told.note.find("records.by_record") != std::string::npos);
  const RecordLine played = saved_line(services, save, kRecordsModelNoon, PlayedSave{8, std::vector{seat(0)}});
  CHECK(played.figure == told.figure);
  CHECK(played.note.find("records.by_record") == std::string::npos);
}

TEST_CASE("A saved match from a position that was set up says so") {
  const Services services;
  SavedGame save{"matches/a.yaml", "", "2024-05-31T08:00:00Z", SaveData{}};
  save.data->setup.players.resize(2);
  const auto note = [&](bool set_up) {
    return saved_line(services, save, kRecordsModelNoon, PlayedSave{.moves = 8, .winners = {}, .set_up = set_up}).note;
  };
  CHECK(note(true).find("records.from_set_up") != std::string::npos);
  CHECK(note(false).find("records.from_set_up") == std::string::npos);
}

TEST_CASE("What is wrong in a file is told with its line, and its column where that is known") {
  const Problem problem{Text("match.move"), {"a.txt", 7, 12}};
  CHECK(with_place(problem).key == "files.column");
  CHECK(with_place(Problem(problem.text, {"a.txt", 7})).key == "files.line");
  CHECK(with_place(Problem(problem.text)).key == "match.move");
}

TEST_CASE("Saved matches of the same day are told apart by who played and who won") {
  const Services services;
  SavedGame save{"matches/mine.yaml", "", "2024-05-31T08:00:00Z", SaveData{}};
  save.data->over = true;
  save.data->setup.players = {{.name = "alice"}, {.name = "bob"}};
  const auto line = [&](std::vector<Seat> winners) {
    return saved_line(services, save, kRecordsModelNoon, PlayedSave{9, std::move(winners)});
  };
  CHECK(line({seat(1)}).note.find("alice – bob") != std::string::npos);
  CHECK(line({seat(1)}).figure == "records.won_by (n: 1, names: bob)");
  CHECK_FALSE(line({seat(1)}).good);
  CHECK(line({}).figure == "records.drawn");
  CHECK(saved_line(services, save, kRecordsModelNoon).figure == "records.over");
  save.data->setup.players = {Player{}, Player{}};
  CHECK(line({seat(1)}).note.find("records.at_one_screen (n: 2)") != std::string::npos);
  save.data->setup.players[1].human = false;
  CHECK(line({seat(0)}).figure == "records.won");
  CHECK(line({seat(0)}).good);
  CHECK(line({seat(1)}).figure == "records.lost");
  save.data->setup.players.resize(1);
  CHECK(line({seat(0)}).figure == "records.over");
}

TEST_CASE("A match to go on with has no title but words: the name of its game's files is told where it is gone, and no variant's") {
  const Services services;
  SaveData save;
  save.setup.game = "gone";
  save.setup.variant = "plain";
  save.date = "2024-05-31T08:00:00Z";
  const ResumeLabels unread = resume_label(services, save, kRecordsModelNoon, {});
  CHECK(unread.title.empty());
  CHECK(unread.place.empty());
  const ResumeLabels gone = resume_label(services, save, kRecordsModelNoon, Result<MatchStanding>(Problem("game.unknown")));
  CHECK(gone.stuck);
  CHECK(gone.title == "gone");
  CHECK(gone.place == "gone");
}
