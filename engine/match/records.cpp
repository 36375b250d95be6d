#include "match/records.hpp"

#include "match/records_file.hpp"
#include "match/records_sql.hpp"

#include <algorithm>
#include <utility>

namespace tablier {

struct Records::Database {
  OpenedRecords opened;
  std::filesystem::path file = {};   ///< empty: of what is kept beside another
  std::vector<Record> waiting = {};  ///< what could not be added yet, nor kept beside the file
  bool has_beside = false;           ///< something that was added here waits beside the file
  const sqlite::Connection& connection() const { return *opened.connection; }
};

struct Records::Removal {
  bool (*same)(const Record&, const Record&);
  Status (*run)(const sqlite::Connection&, const Record&);
};

namespace {

Record read_record(const sqlite::Statement& s) {
  Record r;
  r.game = s.text(0);
  r.variant = s.text(1);
  r.challenge = s.text(2);
  r.seconds = s.real(3);
  r.moves = static_cast<int>(s.integer(4));
  r.hints = static_cast<int>(s.integer(5));
  r.solved = s.integer(6) != 0;
  r.solution_seen = s.integer(7) != 0;
  r.reason = s.text(8);
  r.score = s.integer(9);
  r.date = s.text(10);
  r.level = static_cast<int>(s.integer(11));
  r.drawn = s.integer(12) != 0;
  r.by_score = s.integer(13) != 0;
  r.own = s.integer(14) != 0;
  r.puzzle = s.text(15);
  r.undos = static_cast<int>(s.integer(16));
  r.seats = read_seats(s.text(17));
  r.uncounted = s.text(18);
  r.changed = s.integer(19) != 0;
  r.values = s.number(20);
  r.stars = s.number(21);
  return r;
}

std::vector<Record> read_all(sqlite::Statement& statement) {
  std::vector<Record> all;
  while (statement.row()) all.push_back(read_record(statement));
  return all;
}

std::vector<Record> read_records(const sqlite::Connection& connection, const char* select, std::string_view game, std::size_t max) {
  sqlite::Statement statement(connection, select);
  statement.bind(game).bind(static_cast<std::int64_t>(max));
  return read_all(statement);
}

/// Columns: challenge, solves, fastest without help or null, fastest, most stars or null.
Best read_best(const sqlite::Statement& s) {
  const bool helped = s.null(2);
  return {helped ? s.real(3) : s.real(2), static_cast<int>(s.integer(1)), helped, s.number(4)};
}

Status written(sqlite::Statement& statement, const sqlite::Connection& connection) {
  return statement.done() ? Status(Done{}) : cannot_write(connection);
}

Status insert(const sqlite::Connection& connection, const Record& r) {
  sqlite::Statement insert(connection, sql::kInsert);
  insert.bind(r.game).bind(r.variant).bind(r.challenge).bind(r.seconds);
  insert.bind(std::int64_t{r.moves}).bind(std::int64_t{r.hints}).bind(std::int64_t{r.solved}).bind(std::int64_t{r.solution_seen});
  insert.bind(r.reason).bind(r.score).bind(r.date);
  insert.bind(std::int64_t{r.level}).bind(std::int64_t{r.drawn}).bind(std::int64_t{r.by_score}).bind(std::int64_t{r.own}).bind(r.puzzle);
  insert.bind(std::int64_t{r.undos}).bind(written_seats(r.seats)).bind(r.uncounted).bind(std::int64_t{r.changed});
  insert.bind_number(r.values).bind_number(r.stars);
  return written(insert, connection);
}

Status withdraw_unsolved(const sqlite::Connection& connection, const Record& r) {
  sqlite::Statement remove(connection, sql::kWithdraw);
  remove.bind(r.game).bind(r.puzzle).bind(r.challenge).bind(std::int64_t{r.moves}).bind(r.seconds);
  return written(remove, connection);
}

Status remove_former(const sqlite::Connection& connection, const Record& r) {
  sqlite::Statement remove(connection, sql::kRemove);
  remove.bind(r.game).bind(r.variant).bind(r.challenge).bind(r.date).bind(std::int64_t{r.moves});
  return written(remove, connection);
}

bool is_of_same_round(const Record& a, const Record& b) {
  return a.game == b.game && a.puzzle == b.puzzle && a.challenge == b.challenge && a.moves == b.moves;
}

bool is_of_same_end(const Record& a, const Record& b) {
  return a.game == b.game && a.variant == b.variant && a.challenge == b.challenge && a.date == b.date && a.moves == b.moves;
}

/// The least text that is above all that start with `prefix`: in UTF-8 no text has a byte 0xff.
std::string above(std::string_view prefix) { return std::string(prefix) + '\xff'; }

std::vector<MatchCounts> read_tallies(const sqlite::Connection& connection, const char* sql, std::string_view game) {
  sqlite::Statement query(connection, sql);
  query.bind(game);
  const auto number = [&query](int column) { return static_cast<std::size_t>(query.integer(column)); };
  std::vector<MatchCounts> all;
  while (query.row())
    all.push_back({query.text(0), static_cast<int>(query.integer(1)), number(2), number(3), number(4),
                   query.null(5) ? std::nullopt : std::optional(query.real(5)),
                   query.null(6) ? std::nullopt : std::optional(query.integer(6))});
  return all;
}

}  // namespace

bool counts(const Record& r) { return r.own && r.hints == 0 && !r.solution_seen && r.undos == 0 && !r.changed; }

bool is_done(const Record& r) { return r.own && !r.solution_seen && (r.solved || (r.by_score && r.reason != "resigned")); }

Records::Records(std::unique_ptr<Database> database) : database_(std::move(database)) {}
Records::Records(Records&&) noexcept = default;
Records& Records::operator=(Records&&) noexcept = default;
Records::~Records() {
  if (database_) static_cast<void>(keep_waiting());
}

Result<Records> Records::open(const std::filesystem::path& file) {
  auto opened = open_records_file(file);
  if (!opened) return opened.problem();
  static_cast<void>(take_in_from_beside(*opened.value().connection, file));
  return Records(std::make_unique<Database>(Database{std::move(opened).value(), file}));
}

Result<Records> Records::open_beside(const std::filesystem::path& file) {
  auto opened = open_records_file(records_beside(file));
  if (!opened) return opened.problem();
  return Records(std::make_unique<Database>(Database{std::move(opened).value()}));
}

bool Records::is_beside() const { return database_->file.empty(); }

const std::optional<Problem>& Records::damage() const { return database_->opened.damage; }

Status Records::add(const Record& record) {
  database_->waiting.push_back(record);
  Status added = add_waiting();
  if (added) return added;
  keep_beside();
  return database_->waiting.empty() ? added : Problem(Text("records.unkept", added.problem().text.args));
}

Status Records::keep_waiting() {
  Status added = add_waiting();
  if (!added) keep_beside();
  return database_->waiting.empty() ? Status(Done{}) : added;
}

void Records::keep_beside() {
  auto& waiting = database_->waiting;
  if (waiting.empty() || database_->file.empty()) return;
  auto beside = open_beside(database_->file);
  if (!beside) return;
  beside->database_->waiting = std::exchange(waiting, {});
  static_cast<void>(beside->add_waiting());
  waiting = std::exchange(beside->database_->waiting, {});
  database_->has_beside = true;
}

Status Records::open_moved() {
  if (is_beside() || !database_->connection().has_moved()) return Done{};
  auto opened = open_records_file(database_->file);
  if (!opened) return Problem("records.write", {{"why", opened.problem().text}});
  database_->opened = std::move(opened).value();
  return Done{};
}

Status Records::add_waiting() {
  if (!has_waiting()) return Done{};
  if (const Status opened = open_moved(); !opened) return opened;
  if (database_->has_beside)
    if (const Status taken = take_in_from_beside(database_->connection(), database_->file); !taken) return taken;
  database_->has_beside = false;
  auto& waiting = database_->waiting;
  while (!waiting.empty()) {
    if (const Status added = insert(database_->connection(), waiting.front()); !added) return added;
    waiting.erase(waiting.begin());
  }
  return Done{};
}

bool Records::has_waiting() const { return database_->has_beside || !database_->waiting.empty(); }

Status Records::remove(const Record& record, const Removal& removal) {
  auto& waiting = database_->waiting;
  if (const auto found = std::ranges::find_if(waiting, [&](const Record& w) { return removal.same(w, record); }); found != waiting.end()) {
    waiting.erase(found);
    return Done{};
  }
  if (database_->has_beside)
    if (auto beside = open_beside(database_->file);
        beside && removal.run(beside->database_->connection(), record) && sqlite3_changes(beside->database_->connection().handle()) > 0)
      return Done{};
  if (const Status opened = open_moved(); !opened) return opened;
  return removal.run(database_->connection(), record);
}

Status Records::withdraw(const Record& record) { return remove(record, {is_of_same_round, withdraw_unsolved}); }

Status Records::replace(const Record& former, const Record& record) {
  const Status removed = remove(former, {is_of_same_end, remove_former});
  const Status added = add(record);
  return added ? removed : added;
}

std::optional<Best> Records::best(std::string_view game, std::string_view challenge) const {
  sqlite::Statement query(database_->connection(), sql::kBest);
  query.bind(game).bind(challenge);
  return query.row() ? std::optional(read_best(query)) : std::nullopt;
}

std::optional<Best> Records::best_of_puzzle(std::string_view game, std::string_view puzzle) const {
  sqlite::Statement query(database_->connection(), sql::kBestOfPuzzle);
  query.bind(game).bind(puzzle);
  return query.row() ? std::optional(read_best(query)) : std::nullopt;
}

std::map<std::string, Best> Records::solved(std::string_view game, std::string_view prefix) const {
  sqlite::Statement query(database_->connection(), sql::kSolved);
  query.bind(game).bind(prefix).bind(above(prefix));
  std::map<std::string, Best> all;
  while (query.row()) all.emplace(query.text(0), read_best(query));
  return all;
}

std::size_t Records::solved_count(std::string_view game, std::string_view prefix) const {
  sqlite::Statement query(database_->connection(), sql::kSolvedCount);
  query.bind(game).bind(prefix).bind(above(prefix));
  return query.row() ? static_cast<std::size_t>(query.integer(0)) : 0;
}

std::size_t Records::count(std::string_view game) const {
  sqlite::Statement query(database_->connection(), sql::kCount);
  query.bind(game);
  return query.row() ? static_cast<std::size_t>(query.integer(0)) : 0;
}

std::vector<MatchCounts> Records::tallies(std::string_view game) const {
  return read_tallies(database_->connection(), sql::kTallies, game);
}

std::vector<MatchCounts> Records::rated(std::string_view game) const { return read_tallies(database_->connection(), sql::kRated, game); }

std::optional<std::int64_t> Records::best_score(std::string_view game, std::string_view variant) const {
  sqlite::Statement query(database_->connection(), sql::kBestScore);
  query.bind(game).bind(variant);
  return query.row() && !query.null(0) ? std::optional(query.integer(0)) : std::nullopt;
}

std::vector<Record> Records::highest(std::string_view game, std::size_t max) const {
  return read_records(database_->connection(), sql::kHighest, game, max);
}

std::vector<Record> Records::recent(std::string_view game, std::size_t max) const {
  return read_records(database_->connection(), sql::kRecent, game, max);
}

std::vector<Record> Records::fastest(std::string_view game, std::size_t max) const {
  sqlite::Statement query(database_->connection(), sql::kFastest);
  query.bind(game);
  std::vector<Record> all = read_all(query);
  std::stable_sort(all.begin(), all.end(), [](const Record& a, const Record& b) { return a.date > b.date; });
  if (all.size() > max) all.resize(max);
  return all;
}

DayHelp Records::help(const HelpedPuzzle& of) const {
  sqlite::Statement query(database_->connection(), sql::kHelp);
  query.bind(of.game).bind(of.puzzle).bind(of.day);
  return query.row() ? DayHelp{static_cast<int>(query.integer(0)), query.integer(1) != 0} : DayHelp{};
}

Status Records::keep_help(const HelpedPuzzle& of, const DayHelp& help) {
  if (const Status opened = open_moved(); !opened) return opened;
  sqlite::Statement insert(database_->connection(), sql::kKeepHelp);
  insert.bind(of.game).bind(of.puzzle).bind(of.day).bind(std::int64_t{help.hints}).bind(std::int64_t{help.solution_seen});
  return written(insert, database_->connection());
}

}  // namespace tablier
