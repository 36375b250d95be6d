#include "match/records_file.hpp"

#include "content/file_lock.hpp"
#include "content/files.hpp"
#include "match/date.hpp"
#include "match/records_sql.hpp"

#include <array>
#include <chrono>
#include <string>
#include <system_error>

namespace tablier {
namespace {

/// That a program waits for another's write: a window stands still meanwhile.
constexpr std::chrono::milliseconds kBusyPatience{250}, kOpenPatience{1000};

/// Step n brings a file of version n to version n + 1; an empty file has version 0.
constexpr std::array<const char*, kRecordsVersion> kRecordsSteps{
    "CREATE TABLE results ("
    "  id INTEGER PRIMARY KEY,"
    "  game TEXT NOT NULL, variant TEXT NOT NULL, challenge TEXT NOT NULL,"
    "  seconds REAL NOT NULL, moves INTEGER NOT NULL, hints INTEGER NOT NULL,"
    "  solved INTEGER NOT NULL, solution_seen INTEGER NOT NULL,"
    "  reason TEXT NOT NULL, score INTEGER NOT NULL, date TEXT NOT NULL);"
    "CREATE INDEX results_by_challenge ON results (game, solved, challenge, hints, solution_seen, seconds);"
    "CREATE INDEX results_by_time ON results (game, solved, solution_seen, seconds);"
    "CREATE INDEX results_by_date ON results (game, date);",
    "ALTER TABLE results ADD COLUMN level INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE results ADD COLUMN drawn INTEGER NOT NULL DEFAULT 0;",
    "ALTER TABLE results ADD COLUMN by_score INTEGER NOT NULL DEFAULT 0;"
    "CREATE INDEX results_by_score ON results (game, by_score, score);",
    // What was alone and what was watched was not told apart: where the variant was ever played against others, nobody was alone.
    "ALTER TABLE results ADD COLUMN own INTEGER NOT NULL DEFAULT 1;"
    "ALTER TABLE results ADD COLUMN puzzle TEXT NOT NULL DEFAULT '';"
    "UPDATE results SET own = 0 WHERE level = 0 AND challenge = '' AND by_score = 0 AND EXISTS (SELECT 1 FROM results AS other"
    "  WHERE other.game = results.game AND other.variant = results.variant AND (other.level > 0 OR other.drawn = 1));"
    "DROP INDEX IF EXISTS results_by_time;"
    "CREATE INDEX results_by_puzzle ON results (game, puzzle, solved, solution_seen, hints, seconds);"
    "CREATE INDEX results_by_best ON results"
    "  (game, own, solved, solution_seen, hints, by_score, variant, level, challenge, puzzle, seconds);"
    "CREATE TABLE help (game TEXT NOT NULL, puzzle TEXT NOT NULL, day TEXT NOT NULL, hints INTEGER NOT NULL,"
    "  solution_seen INTEGER NOT NULL, PRIMARY KEY (game, puzzle)) WITHOUT ROWID;",
    // What has neither bot nor score nor puzzle was played by several at one table, but for what ended `solved`, as puzzles then did.
    "UPDATE results SET own = 0 WHERE level = 0 AND challenge = '' AND by_score = 0 AND puzzle = '' AND reason <> 'solved';",
    "ALTER TABLE results ADD COLUMN undos INTEGER NOT NULL DEFAULT 0;",
    "ALTER TABLE results ADD COLUMN seats TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE results ADD COLUMN uncounted TEXT NOT NULL DEFAULT '';",
    "ALTER TABLE results ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;",
    "ALTER TABLE results ADD COLUMN move_values INTEGER;",  // null: not known
    "ALTER TABLE results ADD COLUMN stars INTEGER;"         // null: none are given, or not known
    "DROP INDEX IF EXISTS results_by_challenge;"
    "CREATE INDEX results_by_challenge ON results (game, solved, challenge, hints, solution_seen, seconds, stars);"
    "DROP INDEX IF EXISTS results_by_puzzle;"
    "CREATE INDEX results_by_puzzle ON results (game, puzzle, solved, solution_seen, hints, seconds, stars);",
};

enum class Fitness { sound, damaged, future, unusable };

int version_of(const sqlite::Connection& connection) {
  sqlite::Statement statement(connection, "PRAGMA user_version");
  return statement.row() ? static_cast<int>(statement.integer(0)) : -1;
}

/// After a failure: a file that is merely locked or out of reach must never be taken for a damaged one.
Fitness after_failure(const sqlite::Connection& connection) {
  const int code = connection.code() & 0xff;
  return code == SQLITE_NOTADB || code == SQLITE_CORRUPT || code == SQLITE_ERROR ? Fitness::damaged : Fitness::unusable;
}

Fitness check_pages(const sqlite::Connection& connection) {
  sqlite::Statement check(connection, "PRAGMA quick_check(1)");
  if (!check.row()) return after_failure(connection);
  return check.text(0) == "ok" ? Fitness::sound : Fitness::damaged;
}

bool migrate(const sqlite::Connection& connection, int from) {
  if (from == kRecordsVersion) return true;
  if (connection.run("BEGIN IMMEDIATE") != SQLITE_OK) return false;
  for (auto step = static_cast<std::size_t>(from); step < kRecordsSteps.size(); ++step)
    if (connection.run(kRecordsSteps[step]) != SQLITE_OK) return false;
  const std::string mark = "PRAGMA user_version = " + std::to_string(kRecordsVersion);
  return connection.run(mark.c_str()) == SQLITE_OK && connection.run("COMMIT") == SQLITE_OK;
}

/// A sound database of the right version whose tables somebody has dropped is damaged too.
Fitness check_tables(const sqlite::Connection& connection) {
  sqlite::Statement probe(
      connection,
      "SELECT id, game, variant, challenge, seconds, moves, hints, solved, solution_seen, reason, score, date, level, drawn, by_score,"
      " own, puzzle, undos, seats, uncounted, changed, move_values, stars,"
      " (SELECT day || hints || solution_seen FROM help WHERE game = '' AND puzzle = '') FROM results LIMIT 1");
  return probe.row() || probe.done() ? Fitness::sound : after_failure(connection);
}

Fitness prepare(sqlite::Connection& connection) {
  if (connection.code() != SQLITE_OK) return Fitness::unusable;
  connection.wait_for_locks(kOpenPatience);
  const int version = version_of(connection);
  if (version < 0) return after_failure(connection);
  if (version > kRecordsVersion) return Fitness::future;
  if (const Fitness pages = check_pages(connection); pages != Fitness::sound) return pages;
  if (!migrate(connection, version)) return after_failure(connection);
  return check_tables(connection);
}

/// Moves it and its journals: a stale journal would be played back into the new file.
Result<std::filesystem::path> move_aside(const std::filesystem::path& file) {
  std::filesystem::path aside = file;
  aside += ".damaged-" + iso_date();
  for (int n = 2; std::filesystem::exists(aside); ++n) aside = file.string() + ".damaged-" + iso_date() + "-" + std::to_string(n);
  std::error_code failed;
  std::filesystem::rename(file, aside, failed);
  if (failed) return Problem("records.open", {{"file", file.string()}, {"why", system_reason(failed.value())}});
  for (const char* suffix : {"-journal", "-wal", "-shm"}) std::filesystem::rename(file.string() + suffix, aside.string() + suffix, failed);
  return aside;
}

/// Why in our words, where the system refused.
Problem cannot_open(const std::filesystem::path& file, const sqlite::Connection& connection) {
  if (connection.is_busy()) return Problem("records.busy", {{"file", file.string()}});
  const int error = sqlite3_system_errno(connection.handle());
  if (error != 0) return Problem("records.open", {{"file", file.string()}, {"why", system_reason(error)}});
  return Problem("records.open", {{"file", file.string()}, {"why", connection.message()}});
}

/// SQLite would wait for such a thing, or write a journal beside it.
std::optional<Text> why_no_file(const std::filesystem::path& path) {
  if (is_special_file(path)) return Text("file.special");
  std::error_code error;
  static_cast<void>(std::filesystem::status(path, error));
  return error == std::errc::too_many_symbolic_link_levels ? std::optional(system_reason(error.value())) : std::nullopt;
}

}  // namespace

Result<OpenedRecords> open_records_file(const std::filesystem::path& file) {
  if (const Status made = make_folder(file.parent_path()); !made)
    return Problem("records.open", {{"file", file.string()}, {"why", made.problem().text}});
  if (const auto why = why_no_file(file)) return Problem("records.open", {{"file", file.string()}, {"why", *why}});
  const auto lock = FileLock::wait(file.string() + ".lock");
  OpenedRecords opened{std::make_unique<sqlite::Connection>(file), {}};
  Fitness fitness = prepare(*opened.connection);
  if (fitness == Fitness::damaged) {
    opened.connection.reset();
    const auto aside = move_aside(file);
    if (!aside) return aside.problem();
    opened.damage = Problem("records.damaged", {{"file", file.string()}, {"aside", aside.value().string()}});
    opened.connection = std::make_unique<sqlite::Connection>(file);
    fitness = prepare(*opened.connection);
  }
  if (opened.connection) opened.connection->wait_for_locks(kBusyPatience);
  if (fitness == Fitness::sound) return opened;
  if (fitness == Fitness::future) return Problem("records.future", {{"file", file.string()}});
  return cannot_open(file, *opened.connection);
}

std::filesystem::path records_beside(const std::filesystem::path& file) {
  return file.parent_path() / (file.stem().string() + "-waiting" + file.extension().string());
}

Problem cannot_write(const sqlite::Connection& connection) {
  if (connection.is_busy()) return Problem("records.write", {{"why", Text("records.locked")}});
  if ((connection.code() & 0xff) == SQLITE_FULL) return Problem("records.write", {{"why", Text("file.disk_full")}});
  const int code = connection.code() & 0xff, error = sqlite3_system_errno(connection.handle());
  if (error != 0 && (code == SQLITE_CANTOPEN || code == SQLITE_IOERR)) return Problem("records.write", {{"why", system_reason(error)}});
  if (code == SQLITE_READONLY) return Problem("records.write", {{"why", Text("records.read_only")}});
  return Problem("records.write", {{"why", connection.message()}});
}

Status take_in_from_beside(const sqlite::Connection& records, const std::filesystem::path& file) {
  const auto beside = records_beside(file);
  std::error_code error;
  if (!std::filesystem::exists(beside, error)) return Done{};
  if (const auto sound = open_records_file(beside); !sound) return Problem("records.write", {{"why", sound.problem().text}});
  {
    sqlite::Statement attach(records, "ATTACH ? AS beside");
    if (!attach.bind(beside.string()).done()) return cannot_write(records);
  }
  const bool taken = records.run(sql::kTakeIn) == SQLITE_OK;
  Status answer = taken ? Status(Done{}) : cannot_write(records);
  if (!taken) records.run("ROLLBACK");
  records.run("DETACH beside");
  return answer;
}

}  // namespace tablier
