#pragma once

#include <sqlite3.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

/// SQLite with owners, for the records alone.
namespace tablier::sqlite {

/// How long statements wait for a lock of another program. Those that follow each other within five seconds share it: what stands still
/// meanwhile stands once, however many they are.
class LockPatience {
 public:
  using Clock = std::chrono::steady_clock;

  explicit LockPatience(std::chrono::milliseconds patience) : patience_(patience), left_(patience) {}

  /// Sleeps a little; false, at once, where the patience is at its end. `first` is the first time that a statement asks.
  bool wait(bool first);

 private:
  std::chrono::milliseconds patience_;
  Clock::duration left_;
  Clock::time_point last_ = Clock::now();
};

/// An open database, closed when it dies.
class Connection {
 public:
  explicit Connection(const std::filesystem::path& file);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() { sqlite3_close_v2(handle_); }

  sqlite3* handle() const { return handle_; }
  /// SQLITE_OK or the code of the last failure.
  int code() const { return handle_ ? sqlite3_errcode(handle_) : SQLITE_NOMEM; }
  /// Whether another program has locked the file.
  bool is_busy() const { return (code() & 0xff) == SQLITE_BUSY || (code() & 0xff) == SQLITE_LOCKED; }
  /// Whether another file stands where it was opened, or none: nothing can be written any more.
  bool has_moved() const {
    int moved = 0;
    return sqlite3_file_control(handle_, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0;
  }
  std::string message() const { return handle_ ? sqlite3_errmsg(handle_) : "out of memory"; }
  /// From now on statements wait so long for a lock of another program, together; before that, not at all.
  void wait_for_locks(std::chrono::milliseconds patience);
  /// Runs statements that give nothing; SQLITE_OK or the code.
  int run(const char* sql) const { return sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr); }

 private:
  sqlite3* handle_ = nullptr;
  LockPatience patience_{std::chrono::milliseconds(0)};
};

/// A prepared statement: bind in order, then step through its rows.
class Statement {
 public:
  Statement(const Connection& connection, const char* sql) { sqlite3_prepare_v2(connection.handle(), sql, -1, &handle_, nullptr); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  ~Statement() { sqlite3_finalize(handle_); }

  Statement& bind(std::string_view text);
  Statement& bind(std::int64_t number);
  Statement& bind(double number);
  Statement& bind_number(std::optional<int> number);  ///< null where there is none

  /// True while there is a row.
  bool row() { return handle_ && sqlite3_step(handle_) == SQLITE_ROW; }
  /// Runs a statement that gives no row; true when it did.
  bool done() { return handle_ && sqlite3_step(handle_) == SQLITE_DONE; }

  std::string text(int column) const;
  std::int64_t integer(int column) const { return sqlite3_column_int64(handle_, column); }
  double real(int column) const { return sqlite3_column_double(handle_, column); }
  std::optional<int> number(int column) const { return null(column) ? std::nullopt : std::optional(static_cast<int>(integer(column))); }
  bool null(int column) const { return sqlite3_column_type(handle_, column) == SQLITE_NULL; }

 private:
  sqlite3_stmt* handle_ = nullptr;
  int bound_ = 0;
};

}  // namespace tablier::sqlite
